import { lastOf } from '@tickmark/document'
import type { Translations } from '@tickmark/document'
import { CUSTOMERS, EARNINGS, OTHER_CUSTOMERS, POSITION, PRICE, STAFF, TOP_FIVE } from './diligence-figures.ts'
import { amounts, heading, paragraph, phrase, printAmount as n, type Part, type Row } from './phrase.ts'
import { UNIT } from './report-statements.ts'

export const DILIGENCE_TITLE = phrase(
  '财务尽职调查报告',
  'Financial Due Diligence Report',
  '재무실사 보고서',
  '財務デューデリジェンス報告書',
)
export const TARGET = phrase(
  '岚谷自动化科技有限公司',
  'Mistvale Automation Co., Ltd.',
  '남곡자동화기술 주식회사',
  '嵐谷オートメーション株式会社',
)

const ITEM = phrase('项目', 'Item', '구분', '区分')
const YEARS = [
  phrase('2023年度', 'FY2023', '2023년', '2023年度'),
  phrase('2024年度', 'FY2024', '2024년', '2024年度'),
  phrase('2025年度', 'FY2025', '2025년', '2025年度'),
]
const CLOSINGS = [
  phrase('2024年12月31日', 'December 31, 2024', '2024년 12월 31일', '2024年12月31日'),
  phrase('2025年12月31日', 'December 31, 2025', '2025년 12월 31일', '2025年12月31日'),
]
const PERCENT = phrase('单位：%', '(in %)', '(단위: %)', '（単位：%）')
const PEOPLE = phrase('单位：人', '(number of people)', '(단위: 명)', '（単位：人）')

type Line = readonly [label: Translations, values: readonly number[], style?: Row['style']]

function table(number: number, title: Translations, head: readonly Translations[], lines: readonly Line[]): Part {
  const rows = lines.map(([label, values, style]) => ({ label, values: amounts(...values), style }))
  return { kind: 'table', caption: captionOf(number, title), unit: UNIT, head: [ITEM, ...head], rows }
}

function captionOf(number: number, title: Translations): Translations {
  return phrase(
    `表${number}：${title['zh-CN']}`,
    `Table ${number}: ${title.en}`,
    `표 ${number}: ${title.ko}`,
    `表${number}：${title.ja}`,
  )
}

function section(number: number, title: Translations): Part {
  const chinese = '一二三四五六七八九十'.charAt(number - 1)
  const numeral = number > 10 ? `十${'一二三'.charAt(number - 11)}` : chinese
  return heading(
    1,
    phrase(
      `${numeral}、${title['zh-CN']}`,
      `${number}. ${title.en}`,
      `${number}. ${title.ko}`,
      `${number}. ${title.ja}`,
    ),
  )
}

const { revenue, ebitda, adjustedEbitda, profitBeforeTax, incomeTax } = EARNINGS
const [, netDebt] = POSITION.netDebt
const [, grossDebt] = POSITION.grossDebt
const [, cash] = POSITION.cash
const [, adjustedNetDebt] = POSITION.adjustedNetDebt
const growth = ((revenue[2] / revenue[1] - 1) * 100).toFixed(1)

function summary(): Part[] {
  return [
    section(1, phrase('摘要', 'Executive summary', '요약', '要約')),
    paragraph(
      phrase(
        `2025年度营业收入为${n(revenue[2])}万元，较2024年度的${n(revenue[1])}万元增长${growth}%（表2）[S1]。`,
        `Revenue was $${n(revenue[2])} thousand in FY2025, an increase of ${growth}% from $${n(revenue[1])} thousand in FY2024 (Table 2) [S1].`,
        `2025년 매출액은 ${n(revenue[2])}백만원으로 2024년 ${n(revenue[1])}백만원 대비 ${growth}% 증가하였습니다(표 2) [S1].`,
        `2025年度の売上高は${n(revenue[2])}百万円となり、2024年度の${n(revenue[1])}百万円から${growth}%増加した（表2）[S1]。`,
      ),
    ),
    paragraph(
      phrase(
        `2025年度报告EBITDA为${n(ebitda[2])}万元，经正常化调整后的EBITDA为${n(adjustedEbitda[2])}万元（表4）[S2]。`,
        `Reported EBITDA for FY2025 was $${n(ebitda[2])} thousand and adjusted EBITDA $${n(adjustedEbitda[2])} thousand (Table 4) [S2].`,
        `2025년 보고 EBITDA는 ${n(ebitda[2])}백만원, 조정 EBITDA는 ${n(adjustedEbitda[2])}백만원입니다(표 4) [S2].`,
        `2025年度の報告EBITDAは${n(ebitda[2])}百万円、調整後EBITDAは${n(adjustedEbitda[2])}百万円である（表4）[S2]。`,
      ),
    ),
    paragraph(
      phrase(
        `2025年12月31日净负债为${n(netDebt)}万元，即有息负债${n(grossDebt)}万元减去货币资金${n(cash)}万元（表5）[S1]。`,
        `Net debt at December 31, 2025 was $${n(netDebt)} thousand, being gross debt of $${n(grossDebt)} thousand less cash of $${n(cash)} thousand (Table 5) [S1].`,
        `2025년 12월 31일 순차입금은 ${n(netDebt)}백만원, 즉 총차입금 ${n(grossDebt)}백만원에서 현금 ${n(cash)}백만원을 차감한 금액입니다(표 5) [S1].`,
        `2025年12月31日の純有利子負債は${n(netDebt)}百万円、すなわち有利子負債${n(grossDebt)}百万円から現金${n(cash)}百万円を控除した額である（表5）[S1]。`,
      ),
    ),
    paragraph(
      phrase(
        `前五名客户占2025年度营业收入的${TOP_FIVE[1]}（表7）[S3]；客户集中度与搬迁后的产能爬坡是谈判的主要事项。`,
        `The five largest customers account for ${TOP_FIVE[1]} of revenue in FY2025 (Table 7) [S3]. Customer concentration and the ramp-up after the relocation are the main points for negotiation.`,
        `상위 5개 고객이 2025년 매출액의 ${TOP_FIVE[1]}를 차지합니다(표 7) [S3]. 고객 집중도와 이전 후 생산 안정화가 협상의 주요 사항입니다.`,
        `上位5社の顧客が2025年度売上高の${TOP_FIVE[1]}を占める（表7）[S3]。顧客集中と移転後の立ち上げが交渉上の主な論点である。`,
      ),
    ),
  ]
}

function scope(): Part[] {
  return [
    section(
      2,
      phrase(
        '工作范围、编制基础与限制',
        'Scope, basis of preparation and limitations',
        '업무 범위 및 한계',
        '業務範囲と制約',
      ),
    ),
    paragraph(
      phrase(
        '我们的工作涵盖截至2025年12月31日止的三个会计年度，依据经审计的财务报表、管理层报表、对管理层的访谈及虚拟资料室中的文件。我们未进行审计，也未核实管理层声明以外的或有负债。',
        'Our work covered the three years ended December 31, 2025 and rests on audited statements, management accounts, interviews with management and the papers in the data room. We did not carry out an audit, and contingent liabilities were considered only as far as management represented them.',
        '업무 범위는 2025년 12월 31일로 종료되는 3개 회계연도이며, 감사받은 재무제표, 관리회계 자료, 경영진 면담 및 데이터룸 자료에 근거합니다. 감사를 수행하지 않았으며, 우발부채는 경영진 진술 범위에서만 검토하였습니다.',
        '業務は2025年12月31日に終了する3会計年度を対象とし、監査済財務諸表、管理会計資料、経営者への質問及びデータルームの資料に基づく。監査は実施しておらず、偶発債務は経営者の陳述の範囲でのみ検討した。',
      ),
    ),
  ]
}

function business(): Part[] {
  return [
    section(3, phrase('业务与股权结构', 'Business and ownership', '사업 및 지배구조', '事業と株主構成')),
    paragraph(
      phrase(
        '目标公司设计并生产运动控制器和伺服驱动器，并向设备制造商提供售后服务。据行业协会数据，国内市场规模约为36亿元[S4]。',
        'The target designs and makes motion controllers and servo drives and services them for makers of machinery. The trade association puts the domestic market at about $520 million [S4].',
        '대상회사는 모션 컨트롤러와 서보 드라이브를 설계·제조하고 설비 제조사에 사후 서비스를 제공합니다. 산업협회 자료에 따르면 국내 시장 규모는 약 7,000억원입니다 [S4].',
        '対象会社はモーションコントローラとサーボドライブを設計・製造し、機械メーカーにアフターサービスを提供している。業界団体によれば国内市場規模は約760億円である[S4]。',
      ),
    ),
    {
      kind: 'table',
      caption: captionOf(1, phrase('股权结构', 'Ownership', '주주 현황', '株主構成')),
      unit: PERCENT,
      head: [
        phrase('股东', 'Shareholder', '주주', '株主'),
        phrase('持股比例', 'Holding (%)', '지분율(%)', '持株比率（%）'),
      ],
      rows: [
        { label: phrase('创始人', 'Founder', '창업자', '創業者'), values: ['52.0'] },
        {
          label: phrase('管理层持股平台', 'Management vehicle', '경영진 지주회사', '経営陣持株会社'),
          values: ['18.0'],
        },
        { label: phrase('成长基金', 'Growth fund', '성장펀드', '成長ファンド'), values: ['20.0'] },
        { label: phrase('员工', 'Employees', '임직원', '従業員'), values: ['10.0'] },
        { label: phrase('合计', 'Total', '합계', '合計'), values: ['100.0'], style: 'total' },
      ],
    },
  ]
}

function quality(): Part[] {
  return [
    section(4, phrase('盈利质量', 'Quality of earnings', '이익의 질', '収益の質')),
    table(2, phrase('分产品收入', 'Revenue by product', '제품별 매출액', '製品別売上高'), YEARS, [
      [phrase('运动控制器', 'Motion controllers', '모션 컨트롤러', 'モーションコントローラ'), EARNINGS.controllers],
      [phrase('伺服驱动器', 'Servo drives', '서보 드라이브', 'サーボドライブ'), EARNINGS.drives],
      [phrase('售后服务', 'After-sales service', '사후 서비스', 'アフターサービス'), EARNINGS.service],
      [phrase('收入合计', 'Total revenue', '매출액 합계', '売上高合計'), revenue, 'total'],
    ]),
    table(3, phrase('利润表', 'Income statement', '손익계산서', '損益計算書'), YEARS, [
      [phrase('营业收入', 'Revenue', '매출액', '売上高'), revenue],
      [phrase('营业成本', 'Cost of sales', '매출원가', '売上原価'), EARNINGS.costOfSales],
      [phrase('毛利', 'Gross profit', '매출총이익', '売上総利益'), EARNINGS.grossProfit, 'subtotal'],
      [phrase('销售费用', 'Selling expenses', '판매비', '販売費'), EARNINGS.selling],
      [phrase('管理费用', 'Administrative expenses', '관리비', '一般管理費'), EARNINGS.administrative],
      [phrase('研发费用', 'Research and development', '연구개발비', '研究開発費'), EARNINGS.research],
      [phrase('折旧与摊销', 'Depreciation and amortisation', '감가상각비', '減価償却費'), EARNINGS.depreciation],
      [
        phrase('营业费用合计', 'Total operating expenses', '영업비용 합계', '営業費用合計'),
        EARNINGS.operatingExpenses,
        'subtotal',
      ],
      [phrase('营业利润', 'Operating profit', '영업이익', '営業利益'), EARNINGS.operatingProfit, 'subtotal'],
      [phrase('财务费用', 'Finance costs', '금융비용', '支払利息'), EARNINGS.financeCosts],
      [
        phrase('利润总额', 'Profit before tax', '법인세비용차감전순이익', '税引前当期純利益'),
        profitBeforeTax,
        'subtotal',
      ],
      [phrase('所得税费用', 'Income tax expense', '법인세비용', '法人税等'), incomeTax],
      [phrase('净利润', 'Net profit', '당기순이익', '当期純利益'), EARNINGS.netProfit, 'total'],
    ]),
    paragraph(
      phrase(
        '正常化调整剔除非经常性及与所有者有关的项目：苏州厂搬迁费用、政府补助、一宗已结诉讼的和解款，以及高于市场水平的股东薪酬。',
        'The adjustments take out what will not recur or belongs to the owner: the relocation of the plant, government grants, the settlement of a closed lawsuit, and remuneration of the owner above market.',
        '정상화 조정은 비경상적이거나 소유주와 관련된 항목, 즉 공장 이전비용, 정부보조금, 종결된 소송의 합의금 및 시장수준을 초과하는 소유주 보수를 제거한 것입니다.',
        '正常化調整では、工場移転費用、政府補助金、終結した訴訟の和解金及び市場水準を超えるオーナー報酬など、非経常的又は所有者に係る項目を除いている。',
      ),
    ),
    table(4, phrase('EBITDA正常化调整', 'Adjusted EBITDA', 'EBITDA 정상화 조정', 'EBITDAの正常化調整'), YEARS, [
      [phrase('报告EBITDA', 'Reported EBITDA', '보고 EBITDA', '報告EBITDA'), ebitda],
      [phrase('厂房搬迁费用', 'Relocation of the plant', '공장 이전비용', '工場移転費用'), EARNINGS.relocation],
      [phrase('政府补助', 'Government grants', '정부보조금', '政府補助金'), EARNINGS.grants],
      [phrase('诉讼和解', 'Litigation settlement', '소송 합의금', '訴訟和解金'), EARNINGS.litigation],
      [
        phrase('超额股东薪酬', "Owner's excess remuneration", '소유주 초과 보수', 'オーナー超過報酬'),
        EARNINGS.remuneration,
      ],
      [
        phrase('调整后EBITDA合计', 'Total adjusted EBITDA', '조정 EBITDA 합계', '調整後EBITDA合計'),
        adjustedEbitda,
        'total',
      ],
    ]),
  ]
}

function position(): Part[] {
  return [
    section(5, phrase('净负债', 'Net debt', '순차입금', '純有利子負債')),
    table(5, phrase('净负债', 'Net debt', '순차입금', '純有利子負債'), CLOSINGS, [
      [phrase('短期借款', 'Short-term bank loans', '단기차입금', '短期借入金'), POSITION.shortTermLoans],
      [phrase('长期借款', 'Long-term bank loans', '장기차입금', '長期借入金'), POSITION.longTermLoans],
      [phrase('租赁负债', 'Lease liabilities', '리스부채', 'リース債務'), POSITION.leases],
      [phrase('股东借款', 'Shareholder loan', '주주차입금', '株主借入金'), POSITION.shareholderLoan],
      [phrase('有息负债合计', 'Total gross debt', '총차입금 합계', '有利子負債合計'), POSITION.grossDebt, 'subtotal'],
      [phrase('减：货币资金', 'Less: cash', '차감: 현금', '控除：現金'), POSITION.cash],
      [phrase('净负债', 'Net debt', '순차입금', '純有利子負債'), POSITION.netDebt, 'subtotal'],
      [
        phrase('应付未付股利', 'Dividends declared and unpaid', '미지급 배당금', '未払配当金'),
        POSITION.unpaidDividends,
      ],
      [
        phrase('欠缴社会保险', 'Social insurance in arrears', '사회보험료 미납액', '社会保険料未納額'),
        POSITION.socialInsurance,
      ],
      [
        phrase('递延政府补助', 'Deferred government grants', '이연 정부보조금', '繰延政府補助金'),
        POSITION.deferredGrants,
      ],
      [
        phrase('调整后净负债合计', 'Total adjusted net debt', '조정 순차입금 합계', '調整後純有利子負債合計'),
        POSITION.adjustedNetDebt,
        'total',
      ],
    ]),
    section(6, phrase('营运资金', 'Working capital', '운전자본', '運転資本')),
    table(6, phrase('营运资金', 'Net working capital', '순운전자본', '正味運転資本'), CLOSINGS, [
      [phrase('应收账款', 'Trade receivables', '매출채권', '売掛金'), POSITION.receivables],
      [phrase('存货', 'Inventories', '재고자산', '棚卸資産'), POSITION.inventories],
      [phrase('预付款项', 'Prepayments', '선급금', '前渡金'), POSITION.prepayments],
      [phrase('应付账款', 'Trade payables', '매입채무', '買掛金'), POSITION.payables],
      [phrase('合同负债', 'Contract liabilities', '계약부채', '契約負債'), POSITION.contractLiabilities],
      [
        phrase('营运资金合计', 'Total net working capital', '순운전자본 합계', '正味運転資本合計'),
        POSITION.workingCapital,
        'total',
      ],
    ]),
    paragraph(
      phrase(
        '每年三季度因备货而出现资金需求高峰，建议以过去十二个月的月均值而非年末余额确定营运资金基准。',
        'Stocking up brings a peak every third quarter; we suggest a peg based on the average of the last twelve months rather than on year-end balances.',
        '매년 3분기 재고 확보로 자금 수요가 가장 크므로, 기말 잔액이 아닌 최근 12개월 평균을 기준 운전자본으로 제안합니다.',
        '毎年第3四半期に在庫積み増しによる資金需要の山があるため、期末残高ではなく直近12か月の平均を基準運転資本とすることを提案する。',
      ),
    ),
  ]
}

function customers(): Part[] {
  const row = (letter: string, amount: number, share: string): Row => ({
    label: phrase(`客户${letter}`, `Customer ${letter}`, `고객 ${letter}`, `顧客${letter}`),
    values: [n(amount), share],
  })
  return [
    section(7, phrase('客户', 'Customers', '고객', '顧客')),
    {
      kind: 'table',
      caption: captionOf(
        7,
        phrase('2025年度客户集中度', 'Customer concentration FY2025', '2025년 고객 집중도', '2025年度の顧客集中度'),
      ),
      unit: UNIT,
      head: [
        ITEM,
        phrase('收入', 'Revenue', '매출액', '売上高'),
        phrase('占收入比例', 'Share of revenue (%)', '매출 비중(%)', '売上比率（%）'),
      ],
      rows: [
        ...CUSTOMERS.map(([letter, amount, share]) => row(letter, amount, share)),
        {
          label: phrase('其他客户', 'Others', '기타 고객', 'その他'),
          values: [n(OTHER_CUSTOMERS[0]), OTHER_CUSTOMERS[1]],
        },
        { label: phrase('合计', 'Total', '합계', '合計'), values: [n(revenue[2]), '100.0%'], style: 'total' },
      ],
    },
    paragraph(
      phrase(
        `前五名客户收入合计${n(TOP_FIVE[0])}万元。客户A的框架协议将于2026年9月到期，尚未续签[S3]。`,
        `Together the five largest customers brought $${n(TOP_FIVE[0])} thousand. The framework agreement with customer A runs out in September 2026 and has not been renewed [S3].`,
        `상위 5개 고객의 매출은 합계 ${n(TOP_FIVE[0])}백만원입니다. 고객 A와의 기본계약은 2026년 9월에 만료되며 아직 갱신되지 않았습니다 [S3].`,
        `上位5社の売上高は合計${n(TOP_FIVE[0])}百万円である。顧客Aとの基本契約は2026年9月に満了し、更新されていない[S3]。`,
      ),
    ),
  ]
}

function otherMatters(): Part[] {
  return [
    section(8, phrase('法律事项', 'Legal', '법률', '法務')),
    paragraph(
      phrase(
        '目标公司拥有发明专利23项，均已登记在其名下。与前供应商的合同纠纷已于2025年11月和解，除此之外无未决诉讼[S6]。',
        'The target holds 23 patents, all registered in its own name. A contract dispute with a former supplier was settled in November 2025; no other litigation is pending [S6].',
        '대상회사는 발명특허 23건을 보유하고 있으며 모두 자사 명의로 등록되어 있습니다. 전 공급업체와의 계약 분쟁은 2025년 11월 합의로 종결되었고 그 외 계류 중인 소송은 없습니다 [S6].',
        '対象会社は特許23件を保有し、いずれも自社名義で登録されている。元仕入先との契約紛争は2025年11月に和解し、その他係属中の訴訟はない[S6]。',
      ),
    ),
    section(9, phrase('税务', 'Tax', '세무', '税務')),
    paragraph(
      phrase(
        `2025年度所得税费用${n(incomeTax[2])}万元，占利润总额的25.0%（表3）。高新技术企业资格正在申请中，取得后适用税率将下降。`,
        `Income tax of $${n(incomeTax[2])} thousand represents an effective rate of 25.0% of profit before tax in FY2025 (Table 3). A preferential rate has been applied for and is not yet granted.`,
        `2025년 법인세비용은 ${n(incomeTax[2])}백만원으로 법인세비용차감전순이익의 25.0%입니다(표 3). 세액감면을 신청하였으나 아직 승인되지 않았습니다.`,
        `2025年度の法人税等は${n(incomeTax[2])}百万円で、税引前当期純利益の25.0%である（表3）。優遇税率を申請中であるが、認定には至っていない。`,
      ),
    ),
    section(10, phrase('人力资源', 'Human resources', '인력', '人事')),
    {
      kind: 'table',
      caption: captionOf(8, phrase('员工人数', 'Headcount', '인원 현황', '人員数')),
      unit: PEOPLE,
      head: [ITEM, ...CLOSINGS],
      rows: (
        [
          [phrase('研发', 'Research', '연구개발', '研究開発'), STAFF.research],
          [phrase('生产', 'Production', '생산', '生産'), STAFF.production],
          [phrase('销售', 'Sales', '영업', '営業'), STAFF.sales],
          [phrase('管理', 'Administration', '관리', '管理'), STAFF.administration],
          [phrase('合计', 'Total', '합계', '合計'), STAFF.total, 'total'],
        ] as const
      ).map(([label, values, style]) => ({ label, values: values.map(String), style })),
    },
    section(
      11,
      phrase(
        '估值、主要风险与建议',
        'Valuation, key risks and recommendations',
        '가치평가, 주요 위험 및 권고',
        '評価、主要なリスクと提言',
      ),
    ),
    table(
      9,
      phrase('股权价值', 'Equity value', '지분가치', '株式価値'),
      [lastOf(YEARS)],
      [
        [phrase('企业价值', 'Enterprise value', '기업가치', '企業価値'), [PRICE.enterprise]],
        [
          phrase(
            '减：净负债（调整后）',
            'Less: net debt (adjusted)',
            '차감: 순차입금(조정 후)',
            '控除：純有利子負債（調整後）',
          ),
          [adjustedNetDebt],
        ],
        [phrase('股权价值', 'Equity value', '지분가치', '株式価値'), [PRICE.equity], 'total'],
      ],
    ),
    paragraph(
      phrase(
        `按调整后EBITDA的${PRICE.multiple}倍计算，企业价值为${n(PRICE.enterprise)}万元[S5]。建议就客户A续约设置交割条件，并将欠缴社会保险计入净负债。`,
        `At ${PRICE.multiple}x adjusted EBITDA the enterprise value is $${n(PRICE.enterprise)} thousand [S5]. We recommend making renewal by customer A a condition of closing and treating social insurance in arrears as debt.`,
        `조정 EBITDA의 ${PRICE.multiple}배를 적용한 기업가치는 ${n(PRICE.enterprise)}백만원입니다 [S5]. 고객 A의 계약 갱신을 거래종결 조건으로 하고 사회보험료 미납액을 순차입금에 포함할 것을 권고합니다.`,
        `調整後EBITDAの${PRICE.multiple}倍とした企業価値は${n(PRICE.enterprise)}百万円である[S5]。顧客Aの契約更新をクロージング条件とし、社会保険料未納額を純有利子負債に含めることを提言する。`,
      ),
    ),
    section(12, phrase('资料来源', 'Sources', '자료 출처', '出典')),
    ...[
      phrase(
        '[S1] 2023至2025年度经审计财务报表',
        '[S1] Audited financial statements 2023 to 2025',
        '[S1] 2023년~2025년 감사받은 재무제표',
        '[S1] 2023年度から2025年度までの監査済財務諸表',
      ),
      phrase(
        '[S2] 2025年度管理层报表及调整明细',
        '[S2] Management accounts 2025 and schedule of adjustments',
        '[S2] 2025년 관리회계 자료 및 조정 명세',
        '[S2] 2025年度の管理会計資料及び調整明細',
      ),
      phrase(
        '[S3] 2025年客户明细账及主要合同',
        '[S3] Customer ledger 2025 and main contracts',
        '[S3] 2025년 고객 원장 및 주요 계약',
        '[S3] 2025年の顧客台帳及び主要契約',
      ),
      phrase(
        '[S4] 运动控制行业协会，行业年度报告，2025年',
        '[S4] Motion Control Association, market report, 2025',
        '[S4] 모션제어산업협회, 시장 보고서, 2025년',
        '[S4] モーション制御工業会、市場調査レポート、2025年',
      ),
      phrase(
        '[S5] 管理层商业计划书，2026年2月',
        '[S5] Management business plan, February 2026',
        '[S5] 경영진 사업계획서, 2026년 2월',
        '[S5] 経営者による事業計画、2026年2月',
      ),
    ].map(paragraph),
  ]
}

/** The report, free of errors. */
export function diligence(): Part[] {
  const page: Part = { kind: 'new-page' }
  return [
    ...summary(),
    ...scope(),
    ...business(),
    page,
    ...quality(),
    page,
    ...position(),
    page,
    ...customers(),
    ...otherMatters(),
  ]
}
