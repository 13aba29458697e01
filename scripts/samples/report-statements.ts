import type { Language, Translations } from '@tickmark/document'
import { PARENT_BALANCE, PARENT_CASH_FLOW, PARENT_EQUITY, PARENT_INCOME } from './parent-figures.ts'
import { BALANCE, CASH_FLOW, EQUITY, INCOME, SHARES } from './report-figures.ts'
import { amounts, earningsPerShare, heading, phrase, type Part, type Row } from './phrase.ts'

export const UNIT = phrase('单位：万元', '(in thousands of US dollars)', '(단위: 백만원)', '（単位：百万円）')
const ITEM = phrase('项目', 'Item', '과목', '科目')
const NOTE = phrase('附注', 'Note', '주석', '注記')
const CLOSING = phrase('2025年12月31日', 'December 31, 2025', '2025년 12월 31일', '2025年12月31日')
const PRIOR_CLOSING = phrase('2024年12月31日', 'December 31, 2024', '2024년 12월 31일', '2024年12月31日')
export const YEAR = phrase('2025年度', '2025', '2025년', '2025年度')
export const PRIOR_YEAR = phrase('2024年度', '2024', '2024년', '2024年度')

type Line = readonly [
  label: Translations,
  values: readonly [number, number] | undefined,
  style?: Row['style'],
  note?: number,
]

const rows = (lines: readonly Line[]): Row[] =>
  lines.flatMap(([label, values, style, note]) => (values ? [{ label, values: amounts(...values), style, note }] : []))

const section = (label: Translations): Row => ({ label, values: ['', ''], style: 'head' })

type Years = readonly [number, number]
/** Lines of statements by their names; a line that a company does not have is missing. */
type Books = Partial<Record<string, Years>>

function balanceRows(books: Books): Row[] {
  return [
    section(phrase('流动资产：', 'Current assets:', '유동자산', '流動資産')),
    ...rows([
      [phrase('货币资金', 'Cash and cash equivalents', '현금및현금성자산', '現金及び預金'), books.cash, undefined, 1],
      [phrase('应收账款', 'Trade receivables', '매출채권', '売掛金'), books.receivables, undefined, 2],
      [phrase('预付款项', 'Prepayments', '선급금', '前渡金'), books.prepayments],
      [phrase('存货', 'Inventories', '재고자산', '棚卸資産'), books.inventories, undefined, 3],
      [phrase('其他流动资产', 'Other current assets', '기타유동자산', 'その他流動資産'), books.otherCurrentAssets],
      [
        phrase('流动资产合计', 'Total current assets', '유동자산 합계', '流動資産合計'),
        books.currentAssets,
        'subtotal',
      ],
    ]),
    section(phrase('非流动资产：', 'Non-current assets:', '비유동자산', '固定資産')),
    ...rows([
      [
        phrase('固定资产', 'Property, plant and equipment', '유형자산', '有形固定資産'),
        books.propertyPlantEquipment,
        undefined,
        4,
      ],
      [phrase('使用权资产', 'Right-of-use assets', '사용권자산', '使用権資産'), books.rightOfUse],
      [phrase('无形资产', 'Intangible assets', '무형자산', '無形固定資産'), books.intangibles],
      [phrase('商誉', 'Goodwill', '영업권', 'のれん'), books.goodwill],
      [phrase('长期股权投资', 'Investments in subsidiaries', '종속기업투자', '関係会社株式'), books.investments],
      [phrase('递延所得税资产', 'Deferred tax assets', '이연법인세자산', '繰延税金資産'), books.deferredTax],
      [
        phrase('非流动资产合计', 'Total non-current assets', '비유동자산 합계', '固定資産合計'),
        books.nonCurrentAssets,
        'subtotal',
      ],
      [phrase('资产总计', 'Total assets', '자산총계', '資産合計'), books.totalAssets, 'total'],
    ]),
    section(phrase('流动负债：', 'Current liabilities:', '유동부채', '流動負債')),
    ...rows([
      [
        phrase('短期借款', 'Short-term borrowings', '단기차입금', '短期借入金'),
        books.shortTermBorrowings,
        undefined,
        5,
      ],
      [phrase('应付账款', 'Trade payables', '매입채무', '買掛金'), books.payables],
      [phrase('合同负债', 'Contract liabilities', '계약부채', '契約負債'), books.contractLiabilities],
      [phrase('应付职工薪酬', 'Employee benefits payable', '미지급급여', '未払従業員給付'), books.employeeBenefits],
      [phrase('应交税费', 'Taxes payable', '미지급세금', '未払法人税等'), books.taxesPayable],
      [
        phrase('流动负债合计', 'Total current liabilities', '유동부채 합계', '流動負債合計'),
        books.currentLiabilities,
        'subtotal',
      ],
    ]),
    section(phrase('非流动负债：', 'Non-current liabilities:', '비유동부채', '固定負債')),
    ...rows([
      [phrase('长期借款', 'Long-term borrowings', '장기차입금', '長期借入金'), books.longTermBorrowings, undefined, 5],
      [phrase('租赁负债', 'Lease liabilities', '리스부채', 'リース債務'), books.leaseLiabilities],
      [phrase('递延收益', 'Deferred income', '이연수익', '繰延収益'), books.deferredIncome],
      [
        phrase('非流动负债合计', 'Total non-current liabilities', '비유동부채 합계', '固定負債合計'),
        books.nonCurrentLiabilities,
        'subtotal',
      ],
      [phrase('负债合计', 'Total liabilities', '부채총계', '負債合計'), books.totalLiabilities, 'subtotal'],
    ]),
    section(phrase('所有者权益：', 'Equity:', '자본', '純資産')),
    ...rows([
      [phrase('股本', 'Share capital', '자본금', '資本金'), books.shareCapital],
      [phrase('资本公积', 'Capital reserve', '자본잉여금', '資本剰余金'), books.capitalReserve],
      [phrase('盈余公积', 'Surplus reserve', '이익준비금', '利益準備金'), books.surplusReserve],
      [phrase('未分配利润', 'Retained earnings', '미처분이익잉여금', '繰越利益剰余金'), books.retainedEarnings],
      [
        phrase(
          '归属于母公司所有者权益合计',
          'Equity attributable to owners of the parent',
          '지배기업 소유주지분',
          '親会社株主持分合計',
        ),
        books.ownersEquity,
        'subtotal',
      ],
      [phrase('少数股东权益', 'Non-controlling interests', '비지배지분', '非支配株主持分'), books.minorities],
      [phrase('所有者权益合计', 'Total equity', '자본총계', '純資産合計'), books.totalEquity, 'subtotal'],
      [
        phrase('负债和所有者权益总计', 'Total liabilities and equity', '부채및자본총계', '負債純資産合計'),
        books.liabilitiesAndEquity,
        'total',
      ],
    ]),
  ]
}

function incomeRows(books: Books, language: Language): Row[] {
  return [
    ...rows([
      [phrase('营业收入', 'Revenue', '매출액', '売上高'), books.revenue, undefined, 6],
      [phrase('减：营业成本', 'Cost of sales', '매출원가', '売上原価'), books.costOfSales],
      [phrase('毛利', 'Gross profit', '매출총이익', '売上総利益'), books.grossProfit, 'subtotal'],
      [phrase('销售费用', 'Selling expenses', '판매비', '販売費'), books.selling],
      [phrase('管理费用', 'Administrative expenses', '관리비', '一般管理費'), books.administrative],
      [phrase('研发费用', 'Research and development expenses', '연구개발비', '研究開発費'), books.research],
      [
        phrase('期间费用合计', 'Total operating expenses', '판매비와관리비 합계', '販売費及び一般管理費合計'),
        books.operatingExpenses,
        'subtotal',
      ],
      [phrase('营业利润', 'Operating profit', '영업이익', '営業利益'), books.operatingProfit, 'subtotal'],
      [phrase('减：财务费用', 'Finance costs', '금융비용', '支払利息'), books.financeCosts],
      [phrase('加：其他收益', 'Other income', '기타수익', '営業外収益'), books.otherIncome],
      [
        phrase('利润总额', 'Profit before tax', '법인세비용차감전순이익', '税引前当期純利益'),
        books.profitBeforeTax,
        'subtotal',
      ],
      [phrase('减：所得税费用', 'Income tax expense', '법인세비용', '法人税等'), books.incomeTax, undefined, 7],
      [phrase('净利润', 'Net profit', '당기순이익', '当期純利益'), books.netProfit, 'total'],
      [
        phrase(
          '归属于母公司所有者的净利润',
          'Attributable to owners of the parent',
          '지배기업 소유주 귀속',
          '親会社株主に帰属する当期純利益',
        ),
        books.toOwners,
        'of-which',
      ],
      [
        phrase(
          '少数股东损益',
          'Attributable to non-controlling interests',
          '비지배지분 귀속',
          '非支配株主に帰属する当期純利益',
        ),
        books.toMinorities,
        'of-which',
      ],
    ]),
    ...(books.toOwners ? [perShareRow(books.toOwners, language)] : []),
  ]
}

function perShareRow(toOwners: Years, language: Language): Row {
  return {
    label: phrase(
      '基本每股收益（元/股）',
      'Basic earnings per share (US dollars)',
      '기본주당이익(원)',
      '1株当たり当期純利益（円）',
    ),
    values: toOwners.map((profit) => earningsPerShare(profit, SHARES, language)),
  }
}

function cashFlowRows(books: Books): Row[] {
  return rows([
    [
      phrase('销售商品、提供劳务收到的现金', 'Cash received from customers', '고객으로부터의 현금유입', '営業収入'),
      books.fromCustomers,
    ],
    [
      phrase('收到其他与经营活动有关的现金', 'Other operating receipts', '기타 영업활동 현금유입', 'その他の営業収入'),
      books.otherReceipts,
    ],
    [
      phrase('经营活动现金流入小计', 'Total operating cash inflows', '영업활동 현금유입 소계', '営業活動収入小計'),
      books.operatingInflows,
      'subtotal',
    ],
    [
      phrase(
        '购买商品、接受劳务支付的现金',
        'Cash paid to suppliers',
        '공급자에 대한 현금유출',
        '原材料又は商品の仕入による支出',
      ),
      books.toSuppliers,
    ],
    [
      phrase('支付给职工以及为职工支付的现金', 'Cash paid to employees', '종업원에 대한 현금유출', '人件費の支出'),
      books.toEmployees,
    ],
    [phrase('支付的各项税费', 'Taxes paid', '세금 납부', '税金の支払額'), books.taxes],
    [
      phrase('支付其他与经营活动有关的现金', 'Other operating payments', '기타 영업활동 현금유출', 'その他の営業支出'),
      books.otherPayments,
    ],
    [
      phrase('经营活动现金流出小计', 'Total operating cash outflows', '영업활동 현금유출 소계', '営業活動支出小計'),
      books.operatingOutflows,
      'subtotal',
    ],
    [
      phrase(
        '经营活动产生的现金流量净额',
        'Net cash from operating activities',
        '영업활동현금흐름',
        '営業活動によるキャッシュ・フロー',
      ),
      books.operating,
      'total',
    ],
    [
      phrase(
        '购建固定资产支付的现金',
        'Purchase of property, plant and equipment',
        '유형자산의 취득',
        '有形固定資産の取得による支出',
      ),
      books.purchasePpe,
    ],
    [
      phrase(
        '购买无形资产支付的现金',
        'Purchase of intangible assets',
        '무형자산의 취득',
        '無形固定資産の取得による支出',
      ),
      books.purchaseIntangibles,
    ],
    [
      phrase(
        '处置固定资产收回的现金净额',
        'Proceeds from disposals',
        '유형자산의 처분',
        '有形固定資産の売却による収入',
      ),
      books.disposals,
    ],
    [
      phrase(
        '投资活动产生的现金流量净额',
        'Net cash used in investing activities',
        '투자활동현금흐름',
        '投資活動によるキャッシュ・フロー',
      ),
      books.investing,
      'total',
    ],
    [phrase('取得借款收到的现金', 'Proceeds from borrowings', '차입금의 차입', '借入れによる収入'), books.borrowed],
    [phrase('偿还债务支付的现金', 'Repayment of borrowings', '차입금의 상환', '借入金の返済による支出'), books.repaid],
    [phrase('分配股利支付的现金', 'Dividends paid', '배당금의 지급', '配当金の支払額'), books.dividends],
    [
      phrase('支付租赁负债的现金', 'Payment of lease liabilities', '리스부채의 상환', 'リース債務の返済による支出'),
      books.leases,
    ],
    [phrase('支付利息的现金', 'Interest paid', '이자의 지급', '利息の支払額'), books.interest],
    [
      phrase(
        '筹资活动产生的现金流量净额',
        'Net cash used in financing activities',
        '재무활동현금흐름',
        '財務活動によるキャッシュ・フロー',
      ),
      books.financing,
      'total',
    ],
    [
      phrase(
        '汇率变动对现金的影响',
        'Effect of exchange rate changes',
        '현금에 대한 환율변동효과',
        '現金及び現金同等物に係る換算差額',
      ),
      books.exchange,
    ],
    [
      phrase(
        '现金及现金等价物净增加额',
        'Net increase in cash and cash equivalents',
        '현금및현금성자산의 순증가',
        '現金及び現金同等物の増加額',
      ),
      books.netIncrease,
      'subtotal',
    ],
    [
      phrase(
        '期初现金及现金等价物余额',
        'Cash and cash equivalents at beginning of year',
        '기초 현금및현금성자산',
        '現金及び現金同等物の期首残高',
      ),
      books.opening,
    ],
    [
      phrase(
        '期末现金及现金等价物余额',
        'Cash and cash equivalents at end of year',
        '기말 현금및현금성자산',
        '現金及び現金同等物の期末残高',
      ),
      books.closing,
      'total',
    ],
  ])
}

function equityRows(books: Record<keyof typeof EQUITY, readonly number[]>): Row[] {
  const row = (label: Translations, values: readonly number[], style?: Row['style']): Row => ({
    label,
    values: amounts(...values),
    style,
  })
  const profit = phrase('综合收益总额', 'Total comprehensive income', '총포괄이익', '当期純利益')
  const appropriation = phrase(
    '提取盈余公积',
    'Appropriation to surplus reserve',
    '이익준비금 적립',
    '利益準備金の積立',
  )
  const dividends = phrase('对股东的分配', 'Dividends to shareholders', '배당금 지급', '剰余金の配当')
  return [
    row(
      phrase('2024年1月1日余额', 'Balance at January 1, 2024', '2024년 1월 1일', '2024年1月1日残高'),
      books.priorOpening,
      'subtotal',
    ),
    row(profit, books.priorProfit),
    row(appropriation, books.priorAppropriation),
    row(dividends, books.priorDividends),
    row(
      phrase('2024年12月31日余额', 'Balance at December 31, 2024', '2024년 12월 31일', '2024年12月31日残高'),
      books.opening,
      'subtotal',
    ),
    row(profit, books.profit),
    row(appropriation, books.appropriation),
    row(dividends, books.dividends),
    row(
      phrase('2025年12月31日余额', 'Balance at December 31, 2025', '2025년 12월 31일', '2025年12月31日残高'),
      books.closing,
      'total',
    ),
  ]
}

const withoutNote = ({ note: _note, ...row }: Row): Row => row

const EQUITY_HEAD = [
  ITEM,
  phrase('股本', 'Share capital', '자본금', '資本金'),
  phrase('资本公积', 'Capital reserve', '자본잉여금', '資本剰余金'),
  phrase('盈余公积', 'Surplus reserve', '이익준비금', '利益準備金'),
  phrase('未分配利润', 'Retained earnings', '이익잉여금', '利益剰余金'),
  phrase('少数股东权益', 'Non-controlling interests', '비지배지분', '非支配株主持分'),
  phrase('合计', 'Total', '합계', '合計'),
]

const GROUP_TITLES = [
  phrase('合并资产负债表', 'Consolidated statement of financial position', '연결재무상태표', '連結貸借対照表'),
  phrase(
    '合并利润表',
    'Consolidated statement of profit or loss and other comprehensive income',
    '연결포괄손익계산서',
    '連結損益及び包括利益計算書',
  ),
  phrase('合并现金流量表', 'Consolidated statement of cash flows', '연결현금흐름표', '連結キャッシュ・フロー計算書'),
  phrase(
    '合并所有者权益变动表',
    'Consolidated statement of changes in equity',
    '연결자본변동표',
    '連結株主資本等変動計算書',
  ),
] as const

const PARENT_TITLES = [
  phrase('母公司资产负债表', 'Parent company statement of financial position', '별도재무상태표', '個別貸借対照表'),
  phrase('母公司利润表', 'Parent company statement of profit or loss', '별도손익계산서', '個別損益計算書'),
  phrase(
    '母公司现金流量表',
    'Parent company statement of cash flows',
    '별도현금흐름표',
    '個別キャッシュ・フロー計算書',
  ),
  phrase(
    '母公司所有者权益变动表',
    'Parent company statement of changes in equity',
    '별도자본변동표',
    '個別株主資本等変動計算書',
  ),
] as const

function table(title: Translations, head: readonly Translations[], lines: readonly Row[]): Part[] {
  return [heading(2, title), { kind: 'table', caption: title, unit: UNIT, head, rows: lines }]
}

/** The four primary statements of the group, then those of the parent company. */
export function statements(language: Language): Part[] {
  const newPage: Part = { kind: 'new-page' }
  const noted = (head: readonly Translations[]) => [ITEM, NOTE, ...head]
  const years = [YEAR, PRIOR_YEAR]
  const dates = [CLOSING, PRIOR_CLOSING]
  const parentHead = EQUITY_HEAD.filter((head) => head !== EQUITY_HEAD[5])
  return [
    ...table(GROUP_TITLES[0], noted(dates), balanceRows(BALANCE)),
    newPage,
    ...table(GROUP_TITLES[1], noted(years), incomeRows(INCOME, language)),
    newPage,
    ...table(GROUP_TITLES[2], [ITEM, ...years], cashFlowRows(CASH_FLOW)),
    newPage,
    ...table(GROUP_TITLES[3], EQUITY_HEAD, equityRows(EQUITY)),
    newPage,
    ...table(PARENT_TITLES[0], [ITEM, ...dates], balanceRows(PARENT_BALANCE).map(withoutNote)),
    newPage,
    ...table(PARENT_TITLES[1], [ITEM, ...years], incomeRows(PARENT_INCOME, language).map(withoutNote)),
    newPage,
    ...table(PARENT_TITLES[2], [ITEM, ...years], cashFlowRows(PARENT_CASH_FLOW)),
    newPage,
    ...table(PARENT_TITLES[3], parentHead, equityRows(PARENT_EQUITY)),
  ]
}
