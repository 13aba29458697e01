import { total } from '../kinds/outlines.ts'
import { GROUPS_CURRENT_FIRST, incomeByFunction, indirectCashFlow } from '../kinds/western-outlines.ts'
import {
  TAIWANESE_LABELS,
  TAIWANESE_NOTES,
  TAIWANESE_SENTENCES,
  TAIWANESE_TITLES,
} from '../languages/traditional-chinese.ts'
import type { Day, Manner, Stretch } from '../manner.ts'

const DIGITS = '〇一二三四五六七八九'
/** Years since 1911, in characters one by one: 民國一一三年. */
const republic = (year: number) => [...String(year - 1911)].map((digit) => DIGITS[Number(digit)]).join('')
const tens = (count: number) =>
  (count >= 20 ? DIGITS.charAt(Math.floor(count / 10)) : '') +
  (count >= 10 ? '十' : '') +
  (count % 10 ? DIGITS.charAt(count % 10) : '')
const day = (one: Day) => `民國${republic(one.year)}年${tens(one.month)}月${tens(one.day)}日`
const part: Record<number, string> = { 3: '第一季', 6: '上半年度', 9: '前三季', 12: '年度' }
/** 113年度; of a part of the year its days, 113年1月1日至9月30日. */
const stretch = ({ start, end, months }: Stretch) =>
  `${end.year - 1911}年` + (months === 12 ? '度' : `${start.month}月${start.day}日至${end.month}月${end.day}日`)

/** Numbers of the chart of accounts, which stand beside the labels of statements. */
const CODES: Manner['accountCodes'] = {
  cash: '1100',
  receivables: '1170',
  inventories: '1310',
  prepayments: '1410',
  ppe: '1600',
  intangibles: '1780',
  deferredTaxAsset: '1840',
  shortBorrowings: '2100',
  payables: '2170',
  contractLiabilities: '2130',
  accruals: '2219',
  taxPayable: '2230',
  longBorrowings: '2540',
  provisions: '2550',
  shareCapital: '3110',
  sharePremium: '3200',
  retainedEarnings: '3350',
  translationReserve: '3400',
  nciEquity: '3600',
  revenue: '4000',
  costOfSales: '5000',
  sellingExpenses: '6100',
  adminExpenses: '6200',
  researchExpenses: '6300',
  operatingProfit: '6900',
  interestIncome: '7100',
  otherIncome: '7010',
  interestExpense: '7050',
  profitBeforeTax: '7900',
  incomeTax: '7950',
  netProfit: '8200',
  translation: '8361',
  totalComprehensive: '8500',
}

export const manner: Manner = {
  id: 'taiwan',
  country: 'TW',
  language: 'zh-Hant',
  framework: 'T-IFRS',
  kinds: ['annual-report', 'interim-report'],
  currency: { code: 'TWD', symbol: '$' },
  currencyInTable: 'first-and-totals',
  number: { group: ',', grouping: 'thousands', decimal: '.', negative: 'brackets', zero: '-', percent: '%' },
  scales: [{ power: 3, decimals: 0, caption: '單位：新台幣千元' }],
  prose: [
    { before: '新台幣', after: '千元', power: 3, decimals: 0 },
    { before: '新台幣', after: '億元', power: 8, decimals: 2 },
  ],
  perShare: { before: '', after: '（元）', decimals: 2, power: 0, unit: 'TWD/share' },
  yearEnds: [12],
  taxRate: { percent: 20 },
  parThousandths: 10000,
  usualEarnings: 4,
  size: { least: 8.5, most: 11 },
  labels: TAIWANESE_LABELS,
  titles: TAIWANESE_TITLES,
  noteTitles: TAIWANESE_NOTES,
  heads: {
    end: (one) => `${one.year - 1911}.${one.month}.${one.day}`,
    stretch,
    proseDay: day,
    prosePeriod: (one) => `民國${one.end.year - 1911}${one.months === 12 ? '' : '年'}${part[one.months]}`,
    statementStretch: (one) => `${day(one.start)}至${tens(one.end.month)}月${tens(one.end.day)}日`,
    statementDay: day,
    atDay: (one) => `${day(one)}餘額`,
  },
  notes: {
    number: (count) => `(${tens(count)})`,
    gap: '',
    refer: { before: '附註六', after: '', number: (count) => `(${tens(count)})` },
    inColumn: false,
  },
  say: TAIWANESE_SENTENCES,
  names: {
    companies: ['晨曜精密股份有限公司', '遠嵐電子股份有限公司', '合潤食品股份有限公司', '立衡材料股份有限公司'],
    segments: [
      ['電子零件', '系統產品', '維修服務'],
      ['食品', '通路', '物流'],
    ],
    regions: ['台灣', '亞洲', '美洲及歐洲'],
    people: ['董事長：林志遠', '董事長：黃淑芬', '董事長：吳建宏'],
    auditors: ['安信聯合會計師事務所', '誠衡聯合會計師事務所'],
    cities: ['台北市', '新竹市', '高雄市'],
  },
  forms: {
    income: incomeByFunction(true),
    balance: [
      ...GROUPS_CURRENT_FIRST.filter((row) => row.concept !== 'netAssets'),
      total('liabilitiesAndEquity', { totalLiabilities: 1, totalEquity: 1 }),
    ],
    cashFlow: indirectCashFlow('profitBeforeTax'),
  },
  oldestFirst: false,
  section: () => '',
  sectionGap: '',
  page: { size: 'A4', fonts: ['Noto Serif CJK TC', 'Noto Sans CJK TC'], pointSize: [8.5, 10] },
  furniture: { head: (company) => company, foot: (page) => `~${page}~` },
  shareHeads: ['金\u3000額', '％'],
  traits: {
    'account-codes': 0.9,
    'percent-columns': 0.8,
    'notes-in-label': 0.9,
    'nested-heads': 0,
    'two-sided': 0.2,
    'change-columns': 0,
  },
  accountCodes: CODES,
}
