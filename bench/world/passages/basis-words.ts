import type { Language } from '../truth.ts'

export interface ParentWords {
  title: string
  investments: string
  owed: string
}

/** The balance sheet of the parent alone. */
export const PARENT: Partial<Record<Language, ParentWords>> = {
  en: {
    title: 'Condensed Balance Sheets (Parent Company Only)',
    investments: 'Investments in subsidiaries',
    owed: 'Amounts owed to subsidiaries',
  },
  'zh-Hans': { title: '母公司资产负债表', investments: '长期股权投资', owed: '应付子公司款项' },
  'zh-Hant': { title: '母公司個體資產負債表', investments: '採用權益法之投資', owed: '應付子公司款項' },
  ja: { title: '個別貸借対照表（提出会社）', investments: '関係会社株式', owed: '関係会社に対する債務' },
  ko: { title: '별도재무상태표', investments: '종속기업투자주식', owed: '종속기업에 대한 채무' },
}

/** Taxes deferred, gross and after what is not expected to be used, as filers in the US print them. */
export const GROSS_TAX = {
  assets: ['Net operating loss carryforwards', 'Accruals and reserves', 'Share-based compensation'],
  grossAssets: 'Total gross deferred tax assets',
  allowance: 'Less: valuation allowance',
  netAssets: 'Total deferred tax assets, net of valuation allowance',
  liabilities: ['Depreciation', 'Acquired intangible assets'],
  grossLiabilities: 'Total gross deferred tax liabilities',
} as const

/** Warrants at fair value from measurement to measurement, several years below one another. */
export const WARRANTS = {
  heads: ['Public Warrants', 'Private Placement Warrants', 'Warrant Liabilities'],
  initial: (day: string) => `Initial measurement on ${day}`,
  change: 'Change in valuation inputs or other assumptions',
  end: (day: string) => `Fair value as of ${day}`,
} as const

/** A caption for amounts in another currency than the report's. */
export const DOLLARS: Partial<Record<Language, { text: string; unit: string }>> = {
  en: {
    text: 'Selected amounts translated into U.S. dollars for convenience are as follows.',
    unit: '(Thousands of U.S. dollars)',
  },
  'zh-Hans': { text: '为方便阅读，部分数据折算为美元列示如下。', unit: '单位：千美元' },
  'zh-Hant': { text: '為便利閱讀，部分數據換算為美元列示如下。', unit: '單位：美元千元' },
  ja: { text: '読者の便宜のため、主要な金額を米ドルに換算すると次のとおりであります。', unit: '（単位：千米ドル）' },
  ko: { text: '이용자의 편의를 위하여 주요 금액을 미국달러로 환산하면 다음과 같습니다.', unit: '(단위: 천 미국달러)' },
}

/** Key figures on two bases: last year before and after an adjustment. */
export const TWO_BASES = { after: '调整后', before: '调整前', growth: '本期比上年同期增减(%)' } as const

export const CONTRACT: Record<Language, string> = {
  en: 'Contract',
  'zh-Hans': '合同',
  'zh-Hant': '合約',
  ja: '契約',
  ko: '계약',
  de: 'Vertrag',
  fr: 'Contrat',
  it: 'Contratto',
  es: 'Contrato',
}

/** Who is not listed in Hong Kong, and mentions it. */
export const MENTIONS = [
  'Our subsidiary in Hong Kong sells to customers in the region. Two of those customers are listed on The Stock Exchange of Hong Kong Limited, whose Listing Rules apply to them and not to us.',
  'In 2019 we leased an office in Hong Kong. We are not subject to the Hong Kong Companies Ordinance or to the rules of the Hong Kong Stock Exchange.',
] as const

/** Codes of accounts in a column, below a row that is text alone. */
export const CODED: Partial<Record<Language, { code: string; text: string }>> = {
  en: { code: 'Code', text: 'Expenses of the ordinary business, by account' },
  'zh-Hans': { code: '科目代码', text: '期间费用（按科目列示）' },
  'zh-Hant': { code: '科目代碼', text: '營業費用（按科目列示）' },
  ja: { code: '科目コード', text: '販売費及び一般管理費（科目別）' },
  ko: { code: '계정코드', text: '판매비와관리비(계정별)' },
  de: { code: 'Konto', text: 'Aufwendungen nach Konten' },
  fr: { code: 'Compte', text: 'Charges par compte' },
  it: { code: 'Conto', text: 'Costi per conto' },
  es: { code: 'Cuenta', text: 'Gastos por cuenta' },
}

/** A total that stands above its parts. */
export const TOP_DOWN: Partial<
  Record<
    Language,
    { revenue: string; goods: string; other: string; cost: string; costOfGoods: string; otherCost: string }
  >
> = {
  en: {
    revenue: 'Total revenue, of which:',
    goods: 'Sale of goods',
    other: 'Rendering of services',
    cost: 'Total cost, of which:',
    costOfGoods: 'Cost of goods',
    otherCost: 'Cost of services',
  },
  'zh-Hans': {
    revenue: '一、营业总收入',
    goods: '其中：主营业务收入',
    other: '其他业务收入',
    cost: '二、营业成本合计',
    costOfGoods: '其中：主营业务成本',
    otherCost: '其他业务成本',
  },
  ja: {
    revenue: '売上高の合計',
    goods: 'うち商品及び製品',
    other: 'うち役務の提供',
    cost: '売上原価の合計',
    costOfGoods: 'うち商品及び製品の原価',
    otherCost: 'うち役務の原価',
  },
  ko: {
    revenue: 'Ⅰ. 매출액 합계',
    goods: '1. 제품매출',
    other: '2. 용역매출',
    cost: 'Ⅱ. 매출원가 합계',
    costOfGoods: '1. 제품매출원가',
    otherCost: '2. 용역매출원가',
  },
}

export interface RoundWords {
  text: string
  heads: readonly [string, string, string, string]
  holders: readonly string[]
  preMoney: string
  investment: string
  postMoney: string
}

/** Who bought how many shares in a round, at which price, and what the company was worth before and after. */
export const ROUND: Partial<Record<Language, RoundWords>> = {
  en: {
    text: 'The shares were issued at one price to the following investors.',
    heads: ['Shares', 'Price per share', 'Amount', 'Holding (%)'],
    holders: ['Northbridge Ventures', 'Harbour Lane Partners', 'Founders', 'Employee trust'],
    preMoney: 'Pre-money valuation',
    investment: 'Investment of the round',
    postMoney: 'Post-money valuation',
  },
  'zh-Hans': {
    text: '本轮增资的投资方、认购股数及价格如下。',
    heads: ['认购股数（股）', '每股价格（元）', '认购金额（元）', '占比（%）'],
    holders: ['北桥创业投资合伙企业', '远航股权投资基金', '创始团队', '员工持股平台'],
    preMoney: '投前估值',
    investment: '本轮投资金额',
    postMoney: '投后估值',
  },
  ja: {
    text: '当該増資の引受先、株式数及び価格は次のとおりであります。',
    heads: ['株式数（株）', '１株当たり価格（円）', '払込金額（円）', '割合（％）'],
    holders: ['港南投資事業組合', '北橋ベンチャーズ', '創業者', '従業員持株会'],
    preMoney: '増資前企業価値',
    investment: '増資額',
    postMoney: '増資後企業価値',
  },
  ko: {
    text: '금번 증자의 인수인, 주식수 및 가격은 다음과 같습니다.',
    heads: ['주식수(주)', '주당 가격(원)', '인수금액(원)', '비율(%)'],
    holders: ['한강투자조합', '북교벤처스', '창업자', '우리사주조합'],
    preMoney: '투자 전 기업가치',
    investment: '금번 투자금액',
    postMoney: '투자 후 기업가치',
  },
}
