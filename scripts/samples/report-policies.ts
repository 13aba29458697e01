import { heading, paragraph, phrase, type Part } from './phrase.ts'

/** What a reader has to know before the figures: basis of preparation and the policies behind the larger lines. */
export function policies(): Part[] {
  return [
    heading(
      3,
      phrase(
        '编制基础和主要会计政策',
        'Basis of preparation and accounting policies',
        '작성기준 및 중요한 회계정책',
        '作成の基礎及び重要な会計方針',
      ),
    ),
    paragraph(
      phrase(
        '本财务报表以持续经营为基础，按照企业会计准则编制。收入在客户取得相关商品或服务的控制权时确认。存货按成本与可变现净值孰低计量，发出存货的成本采用加权平均法确定。',
        'The statements are prepared on a going concern basis. Revenue is recognised when control of goods or services passes to the customer. Inventories are measured at the lower of cost and net realisable value, cost being the weighted average cost.',
        '재무제표는 계속기업을 전제로 작성되었습니다. 수익은 재화나 용역의 통제가 고객에게 이전될 때 인식합니다. 재고자산은 취득원가와 순실현가능가치 중 낮은 금액으로 측정하며, 원가는 가중평균법으로 결정합니다.',
        '本財務諸表は継続企業を前提として作成している。収益は財又はサービスに対する支配が顧客に移転した時点で認識する。棚卸資産は取得原価と正味実現可能価額のいずれか低い額で測定し、原価は加重平均法により算定する。',
      ),
    ),
    paragraph(
      phrase(
        '租赁负债按租赁付款额的现值初始计量，使用权资产在租赁期内按直线法计提折旧。商誉每年进行减值测试，可收回金额按预计未来现金流量的现值确定。除已披露的融资租入资产外，本集团无重大承诺及或有事项。',
        'Lease liabilities are measured at the present value of the lease payments, and right-of-use assets are depreciated over the lease term. Goodwill is tested for impairment every year against the present value of expected cash flows. Apart from the leases there are no significant commitments or contingencies.',
        '리스부채는 리스료의 현재가치로 최초 측정하고, 사용권자산은 리스기간에 걸쳐 정액법으로 상각합니다. 영업권은 매년 미래현금흐름의 현재가치를 기초로 손상검사를 수행합니다. 리스 외에 중요한 약정사항이나 우발부채는 없습니다.',
        'リース負債はリース料の現在価値で当初測定し、使用権資産はリース期間にわたり定額法で償却する。のれんは毎期、将来キャッシュ・フローの現在価値に基づき減損テストを実施する。リースを除き、重要な契約債務及び偶発債務はない。',
      ),
    ),
  ]
}

/** Who answers for the statements. */
export const RESPONSIBILITY: Part = paragraph(
  phrase(
    '公司负责人、主管会计工作负责人及会计机构负责人声明：保证本年度报告中财务报告的真实、准确、完整。',
    'The chairman of the board and the chief financial officer have signed this report on behalf of the board, which approved it on March 18, 2026.',
    '대표이사와 재무담당임원은 이사회를 대표하여 본 보고서에 서명하였으며, 이사회는 2026년 3월 18일 이를 승인하였습니다.',
    '代表取締役及び最高財務責任者は取締役会を代表して本報告書に署名し、取締役会は2026年3月18日にこれを承認した。',
  ),
)
