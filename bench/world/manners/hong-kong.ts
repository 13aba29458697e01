import { GROUPS_CURRENT_FIRST, incomeByFunction, indirectCashFlow } from '../kinds/western-outlines.ts'
import { ENGLISH_MANNER } from '../languages/english-manner.ts'
import { TAIWANESE_LABELS, TAIWANESE_NOTES, TAIWANESE_TITLES } from '../languages/traditional-chinese.ts'
import type { Labels } from '../labels.ts'
import type { Day, Manner } from '../manner.ts'

/** What companies in Hong Kong call otherwise than those in Taiwan. */
const CHINESE: Partial<Labels> = {
  revenue: '收益',
  costOfSales: '銷售成本',
  grossProfit: '毛利',
  sellingExpenses: '銷售及分銷費用',
  adminExpenses: '行政費用',
  researchExpenses: '研發費用',
  otherIncome: '其他收入',
  interestIncome: '融資收入',
  interestExpense: '融資成本',
  profitBeforeTax: '除稅前溢利',
  incomeTax: '所得稅開支',
  netProfit: '年內溢利',
  attributable: '本公司擁有人',
  nonControlling: '非控股權益',
  receivables: '貿易應收款項',
  payables: '貿易應付款項',
  cash: '現金及現金等價物',
  totalAssets: '資產總值',
  totalLiabilities: '負債總額',
  netAssets: '資產淨值',
  totalEquity: '權益總額',
  note: '附註',
}

/** Both languages in one cell: "Revenue 收益". */
function both<T extends Record<string, string>>(english: T, chinese: Record<string, string>): T {
  return Object.fromEntries(
    Object.entries(english).map(([key, text]) => [key, text && chinese[key] ? `${text} ${chinese[key]}` : text]),
  ) as T
}

const day = ({ year, month, day }: Day) => `${year}年${month}月${day}日`
const english = ENGLISH_MANNER.heads

/** A Hong Kong company's bilingual report: heads and labels in both languages, text in English, HK$'000. */
export const manner: Manner = {
  ...ENGLISH_MANNER,
  id: 'hong-kong',
  country: 'HK',
  framework: 'HKFRS',
  currency: { code: 'HKD', symbol: 'HK$' },
  scales: [
    { power: 3, decimals: 0, caption: 'HK$’000 千港元' },
    { power: 3, decimals: 0, caption: '(Expressed in HK$’000 港幣千元)' },
    { power: 6, decimals: 0, caption: 'HK$ million 百萬港元' },
  ],
  prose: [{ before: 'HK$', after: ' million', power: 6, decimals: 1 }],
  perShare: { before: '', after: ' (HK cents 港仙)', decimals: 2, power: -2, unit: 'HKD/share' },
  yearEnds: [12, 3, 6],
  taxRate: { percent: 17 },
  labels: both(ENGLISH_MANNER.labels, { ...TAIWANESE_LABELS, ...CHINESE }),
  titles: both(ENGLISH_MANNER.titles, TAIWANESE_TITLES),
  noteTitles: both(ENGLISH_MANNER.noteTitles, TAIWANESE_NOTES),
  heads: {
    ...english,
    end: (one, ago) =>
      `${english.end(one, ago)} 二零${Array.from(String(one.year).slice(2), (digit) => '零一二三四五六七八九'[Number(digit)]).join('')}年`,
    statementStretch: (one) => `${english.statementStretch(one)} 截至${day(one.end)}止`,
    statementDay: (one) => `${english.statementDay(one)} 於${day(one)}`,
  },
  names: {
    ...ENGLISH_MANNER.names,
    companies: ENGLISH_MANNER.names.companies.map((name) =>
      name.replace(' plc', ' Holdings Limited').replace('Holdings Holdings', 'Holdings'),
    ),
    cities: ['Hong Kong'],
  },
  forms: {
    income: incomeByFunction(true),
    balance: GROUPS_CURRENT_FIRST,
    cashFlow: indirectCashFlow('profitBeforeTax'),
  },
  page: { ...ENGLISH_MANNER.page, fonts: ['Liberation Sans', 'Liberation Serif'] },
  traits: { 'nested-heads': 0.5 },
}
