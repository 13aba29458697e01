import { BALANCE, CASH_FLOW, INCOME, NOTES } from './report-figures.ts'
import { RESPONSIBILITY } from './report-policies.ts'
import { heading, paragraph, phrase, printAmount, type Part } from './phrase.ts'

const n = printAmount
const percent = (current: number, prior: number) => (((current - prior) / prior) * 100).toFixed(1)
const share = (part: number, whole: number) => ((part / whole) * 100).toFixed(1)
const [revenue, priorRevenue] = INCOME.revenue
const [profit, priorProfit] = INCOME.netProfit
const [research, priorResearch] = INCOME.research
const [gross, priorGross] = INCOME.grossProfit

export const COMPANY = phrase(
  '澄川精密制造股份有限公司',
  'Clearbrook Precision Manufacturing Co., Ltd.',
  '청천정밀제조 주식회사',
  '澄川精密製造株式会社',
)
export const TITLE = phrase('2025年年度报告', 'Annual Report 2025', '2025년 사업보고서', '2025年度 年次報告書')

function assurance(): Part[] {
  return [
    heading(1, phrase('第一节 重要提示', 'Section 1 Important notice', '제1장 유의사항', '第1章 重要事項')),
    paragraph(
      phrase(
        '本公司董事会及全体董事保证本报告内容的真实、准确、完整，不存在虚假记载、误导性陈述或者重大遗漏，并承担个别和连带的法律责任。',
        'The board of directors confirms that this report is true, accurate and complete and contains no false records, misleading statements or material omissions.',
        '당사의 이사회는 본 보고서의 내용이 진실하고 정확하며 완전함을 확인하며, 허위의 기재나 중요한 사항의 누락이 없음을 확인합니다.',
        '当社取締役会は、本報告書の内容が真実、正確かつ完全であり、虚偽の記載又は重要な事項の欠落がないことを確認する。',
      ),
    ),
    paragraph(
      phrase(
        '明德会计师事务所（特殊普通合伙）为本公司2025年度财务报表出具了标准无保留意见的审计报告，报告日期为2026年3月18日。',
        'Mingde Certified Public Accountants issued an unqualified opinion on the financial statements for 2025, dated March 18, 2026.',
        '명덕회계법인은 당사의 2025년 재무제표에 대하여 2026년 3월 18일자로 적정의견을 표명하였습니다.',
        '明徳監査法人は当社の2025年度の財務諸表について、2026年3月18日付で無限定適正意見を表明した。',
      ),
    ),
    RESPONSIBILITY,
  ]
}

function profile(): Part[] {
  return [
    heading(
      1,
      phrase('第二节 公司简介和主要财务指标', 'Section 2 The company', '제2장 회사의 개요', '第2章 会社の概況'),
    ),
    paragraph(
      phrase(
        '本公司主要从事精密零部件及总成产品的研发、生产和销售，并提供相关技术服务，产品应用于工业自动化、医疗器械和轨道交通领域。',
        'The Group develops, makes and sells precision components and assemblies for industrial automation, medical devices and rail transport, and provides related technical services.',
        '당사는 정밀부품과 조립품의 연구개발, 제조 및 판매를 주된 사업으로 하며, 산업자동화, 의료기기 및 철도 분야에 관련 기술서비스를 제공하고 있습니다.',
        '当社グループは、産業用自動機器、医療機器及び鉄道分野向けの精密部品及びアセンブリの開発・製造・販売並びに関連する技術サービスの提供を主たる事業としている。',
      ),
    ),
  ]
}

function performance(): Part[] {
  return [
    heading(
      1,
      phrase(
        '第三节 管理层讨论与分析',
        "Section 3 Management's discussion and analysis",
        '제3장 경영진의 논의와 분석',
        '第3章 経営者による財政状態及び経営成績の分析',
      ),
    ),
    heading(2, phrase('一、经营成果', '3.1 Results of operations', '3.1 영업의 성과', '3.1 経営成績')),
    paragraph(
      phrase(
        `2025年度，本集团实现营业收入${n(revenue)}万元，较上年的${n(priorRevenue)}万元增长${percent(revenue, priorRevenue)}%；实现净利润${n(profit)}万元，较上年的${n(priorProfit)}万元增长${percent(profit, priorProfit)}%。`,
        `In 2025 revenue was $${n(revenue)} thousand, an increase of ${percent(revenue, priorRevenue)}% from $${n(priorRevenue)} thousand in 2024. Net profit was $${n(profit)} thousand, an increase of ${percent(profit, priorProfit)}% from $${n(priorProfit)} thousand in 2024.`,
        `2025년 매출액은 ${n(revenue)}백만원으로 전년 ${n(priorRevenue)}백만원 대비 ${percent(revenue, priorRevenue)}% 증가하였고, 당기순이익은 ${n(profit)}백만원으로 전년 ${n(priorProfit)}백만원 대비 ${percent(profit, priorProfit)}% 증가하였습니다.`,
        `2025年度の売上高は${n(revenue)}百万円となり、前期の${n(priorRevenue)}百万円から${percent(revenue, priorRevenue)}%増加した。当期純利益は${n(profit)}百万円となり、前期の${n(priorProfit)}百万円から${percent(profit, priorProfit)}%増加した。`,
      ),
    ),
    paragraph(
      phrase(
        `毛利为${n(gross)}万元，毛利率为${share(gross, revenue)}%，上年毛利率为${share(priorGross, priorRevenue)}%。精密零部件收入${n(NOTES.components[0])}万元，占营业收入的${share(NOTES.components[0], revenue)}%。`,
        `Gross profit was $${n(gross)} thousand; the gross margin was ${share(gross, revenue)}%, compared with ${share(priorGross, priorRevenue)}% in 2024. Precision components contributed revenue of $${n(NOTES.components[0])} thousand, or ${share(NOTES.components[0], revenue)}% of revenue.`,
        `매출총이익은 ${n(gross)}백만원이며 매출총이익률은 ${share(gross, revenue)}%로 전년은 ${share(priorGross, priorRevenue)}%였습니다. 정밀부품 매출액은 ${n(NOTES.components[0])}백만원으로 매출액의 ${share(NOTES.components[0], revenue)}%를 차지합니다.`,
        `売上総利益は${n(gross)}百万円、売上総利益率は${share(gross, revenue)}%（前期は${share(priorGross, priorRevenue)}%）となった。精密部品の売上高は${n(NOTES.components[0])}百万円で、売上高の${share(NOTES.components[0], revenue)}%を占める。`,
      ),
    ),
    paragraph(
      phrase(
        `研发费用为${n(research)}万元，较上年的${n(priorResearch)}万元增长${percent(research, priorResearch)}%，主要系新一代伺服部件研发投入增加所致。`,
        `Research and development expenses were $${n(research)} thousand, an increase of ${percent(research, priorResearch)}% from $${n(priorResearch)} thousand in 2024, mainly for the new generation of servo components.`,
        `연구개발비는 ${n(research)}백만원으로 전년 ${n(priorResearch)}백만원 대비 ${percent(research, priorResearch)}% 증가하였으며, 이는 주로 차세대 서보 부품의 개발 투자 확대에 따른 것입니다.`,
        `研究開発費は${n(research)}百万円となり、前期の${n(priorResearch)}百万円から${percent(research, priorResearch)}%増加した。主な要因は次世代サーボ部品の開発投資の増加である。`,
      ),
    ),
    ...position(),
  ]
}

function position(): Part[] {
  const [debt, debtBefore] = BALANCE.totalLiabilities
  const [assets, assetsBefore] = BALANCE.totalAssets
  const [operating, operatingBefore] = CASH_FLOW.operating
  const [inventories, inventoriesBefore] = BALANCE.inventories
  return [
    heading(
      2,
      phrase(
        '二、财务状况与现金流量',
        '3.2 Financial position and cash flows',
        '3.2 재무상태와 현금흐름',
        '3.2 財政状態及びキャッシュ・フロー',
      ),
    ),
    paragraph(
      phrase(
        `期末资产总计${n(assets)}万元，负债合计${n(debt)}万元，资产负债率为${share(debt, assets)}%，上年末为${share(debtBefore, assetsBefore)}%。期末存货余额为${n(inventories)}万元，较上年末的${n(inventoriesBefore)}万元增长${percent(inventories, inventoriesBefore)}%，详见附注3。`,
        `At year end total assets were $${n(assets)} thousand and total liabilities $${n(debt)} thousand; liabilities were ${share(debt, assets)}% of assets, compared with ${share(debtBefore, assetsBefore)}% a year earlier. Inventories were $${n(inventories)} thousand, an increase of ${percent(inventories, inventoriesBefore)}% from $${n(inventoriesBefore)} thousand (see Note 3).`,
        `기말 자산총계는 ${n(assets)}백만원, 부채총계는 ${n(debt)}백만원으로 부채의 자산 대비 비율은 ${share(debt, assets)}%이며 전기말은 ${share(debtBefore, assetsBefore)}%였습니다. 기말 재고자산은 ${n(inventories)}백만원으로 전기말 ${n(inventoriesBefore)}백만원 대비 ${percent(inventories, inventoriesBefore)}% 증가하였습니다(주석 3 참조).`,
        `期末の資産合計は${n(assets)}百万円、負債合計は${n(debt)}百万円で、総資産に対する負債の比率は${share(debt, assets)}%（前期末は${share(debtBefore, assetsBefore)}%）である。棚卸資産は${n(inventories)}百万円で、前期末の${n(inventoriesBefore)}百万円から${percent(inventories, inventoriesBefore)}%増加した（注記3参照）。`,
      ),
    ),
    paragraph(
      phrase(
        `经营活动产生的现金流量净额为${n(operating)}万元，较上年的${n(operatingBefore)}万元增长${percent(operating, operatingBefore)}%。主要客户的信用政策未发生变化，详见附注12。`,
        `Net cash from operating activities was $${n(operating)} thousand, an increase of ${percent(operating, operatingBefore)}% from $${n(operatingBefore)} thousand. Credit terms of the main customers are unchanged (see Note 12).`,
        `영업활동현금흐름은 ${n(operating)}백만원으로 전년 ${n(operatingBefore)}백만원 대비 ${percent(operating, operatingBefore)}% 증가하였습니다. 주요 고객에 대한 신용정책은 변동이 없습니다(주석 12 참조).`,
        `営業活動によるキャッシュ・フローは${n(operating)}百万円で、前期の${n(operatingBefore)}百万円から${percent(operating, operatingBefore)}%増加した。主要顧客に対する与信条件に変更はない（注記12参照）。`,
      ),
    ),
  ]
}

function governance(): Part[] {
  return [
    heading(
      1,
      phrase('第四节 公司治理', 'Section 4 Corporate governance', '제4장 지배구조', '第4章 コーポレート・ガバナンス'),
    ),
    paragraph(
      phrase(
        '公司董事会由7名董事组成，其中独立董事3名。报告期内召开董事会会议6次、股东大会2次，会议的召集、召开及表决程序符合《公司法》和公司章程的规定。',
        'The board has seven directors, three of them independent. It met six times during the year, and two general meetings were held, all convened and conducted in accordance with the articles of association.',
        '당사의 이사회는 이사 7명으로 구성되며 이 중 3명은 사외이사입니다. 당기 중 이사회는 6회, 주주총회는 2회 개최되었으며 관련 법령과 정관에 따라 진행되었습니다.',
        '当社の取締役会は取締役7名で構成され、うち3名は社外取締役である。当期は取締役会を6回、株主総会を2回、法令及び定款に従って開催した。',
      ),
    ),
    heading(1, phrase('第五节 重要事项', 'Section 5 Significant matters', '제5장 중요사항', '第5章 重要事項')),
    paragraph(
      phrase(
        '报告期内，公司无重大诉讼、仲裁事项，无对外担保，未发生控股股东及其关联方非经营性占用资金的情况。',
        'There was no significant litigation or arbitration during the year, no guarantee was given to third parties, and no funds were used by the controlling shareholder other than in the course of business.',
        '당기 중 중요한 소송이나 중재는 없으며, 제3자에 대한 지급보증 및 최대주주의 비영업 목적 자금 사용도 없습니다.',
        '当期において重要な訴訟又は仲裁はなく、第三者に対する債務保証及び支配株主による事業外の資金利用もない。',
      ),
    ),
    heading(
      1,
      phrase(
        '第六节 股份变动及股东情况',
        'Section 6 Share capital and shareholders',
        '제6장 주식 및 주주',
        '第6章 株式及び株主の状況',
      ),
    ),
    paragraph(
      phrase(
        '报告期内，公司股份总数未发生变动，仍为32,000万股。截至2025年12月31日，普通股股东总数为18,462户。',
        'The number of shares did not change and remained 32,000 thousand. On December 31, 2025 there were 18,462 shareholders on record.',
        '당기 중 발행주식총수의 변동은 없으며 32,000천주입니다. 2025년 12월 31일 현재 보통주주는 18,462명입니다.',
        '当期中に発行済株式総数の変動はなく、32,000千株である。2025年12月31日現在の株主数は18,462名である。',
      ),
    ),
  ]
}

/** Everything before the statements. */
export function front(): Part[] {
  return [
    ...assurance(),
    ...profile(),
    ...performance(),
    ...governance(),
    { kind: 'new-page' },
    heading(1, phrase('第七节 财务报告', 'Section 7 Financial statements', '제7장 재무제표', '第7章 財務諸表')),
  ]
}
