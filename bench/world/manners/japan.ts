import { head, line, subtotal, total } from '../kinds/outlines.ts'
import type { Outline } from '../kinds/outlines.ts'
import { CURRENT_FIRST, indirectCashFlow } from '../kinds/western-outlines.ts'
import { JAPANESE_LABELS, JAPANESE_NOTES, JAPANESE_SENTENCES, JAPANESE_TITLES } from '../languages/japanese.ts'
import type { Day, Manner, Stretch, Title } from '../manner.ts'

const day = ({ year, month, day }: Day) => `${year}年${month}月${day}日`
const wide = (count: number) =>
  String(count).replace(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0))
const part: Record<number, string> = {
  3: '第１四半期連結累計期間',
  6: '第２四半期連結累計期間',
  9: '第３四半期連結累計期間',
  12: '連結会計年度',
}
const whose = (ago: number) => ['当', '前', '前々'][ago] ?? ''
const stretch = (one: Stretch) => `${whose(one.ago)}${part[one.months]} (自 ${day(one.start)} 至 ${day(one.end)})`
const year = (one: Day) => `${one.year}年${one.month}月期`

/** Above the line the costs of operations, below it what is not of operations. */
const INCOME: Outline = [
  line('revenue', { indent: 0 }),
  line('costOfSales', { indent: 0 }),
  subtotal('grossProfit', { revenue: 1, costOfSales: -1 }),
  head('operatingExpensesHead'),
  line('sellingExpenses'),
  line('adminExpenses'),
  line('researchExpenses'),
  line('impairment'),
  subtotal(
    'operatingExpenses',
    { sellingExpenses: 1, adminExpenses: 1, researchExpenses: 1, impairment: 1 },
    { indent: 1 },
  ),
  line('otherIncome', { indent: 0 }),
  line('disposalLoss', { indent: 0 }),
  subtotal('operatingProfit', { grossProfit: 1, operatingExpenses: -1, otherIncome: 1, disposalLoss: -1 }),
  line('interestIncome', { indent: 0 }),
  line('interestExpense', { indent: 0 }),
  subtotal('profitBeforeTax', { operatingProfit: 1, interestIncome: 1, interestExpense: -1 }),
  line('currentTax', { indent: 0 }),
  line('deferredTax', { indent: 0 }),
  subtotal('incomeTax', { currentTax: 1, deferredTax: 1 }),
  subtotal('netProfit', { profitBeforeTax: 1, incomeTax: -1 }),
  line('nonControlling', { indent: 0 }),
  total('attributable', { netProfit: 1, nonControlling: -1 }),
]

const CHAPTERS: Partial<Record<Title, string>> = { highlights: '１', letter: '２', review: '３', statements: '第５' }

export const manner: Manner = {
  id: 'japan',
  country: 'JP',
  language: 'ja',
  framework: 'J-GAAP',
  kinds: ['annual-report', 'interim-report', 'quarterly-report'],
  currency: { code: 'JPY', symbol: '¥' },
  currencyInTable: 'never',
  number: { group: ',', grouping: 'thousands', decimal: '.', negative: '△', zero: '－', percent: '％' },
  scales: [
    { power: 6, decimals: 0, caption: '（単位：百万円）' },
    { power: 3, decimals: 0, caption: '（単位：千円）' },
  ],
  prose: [
    { before: '', after: '百万円', power: 6, decimals: 0 },
    { before: '', after: '億円', power: 8, decimals: 0, compound: { power: 12, word: '兆' } },
    { before: '', after: '億円', power: 8, decimals: 1 },
  ],
  perShare: { before: '', after: '（円）', decimals: 2, power: 0, unit: 'JPY/share' },
  yearEnds: [3, 3, 3, 12, 11],
  taxRate: { percent: 31 },
  parThousandths: 50000,
  usualEarnings: 120,
  size: { least: 9.6, most: 11.9 },
  labels: JAPANESE_LABELS,
  titles: JAPANESE_TITLES,
  noteTitles: JAPANESE_NOTES,
  heads: {
    end: (one, ago) => `${whose(ago)}連結会計年度 (${day(one)})`,
    stretch,
    proseDay: day,
    prosePeriod: (one) => (one.months === 12 ? year(one.end) : `${whose(one.ago)}${part[one.months]}`),
    statementStretch: () => '',
    statementDay: () => '',
    atDay: (one) => `${day(one)}残高`,
  },
  notes: {
    number: (count) => `（${wide(count)}）`,
    gap: '',
    refer: { before: '注記', after: '', number: (count) => `（${wide(count)}）` },
    inColumn: false,
  },
  say: JAPANESE_SENTENCES,
  names: {
    companies: [
      '桐生精工株式会社',
      '北浜電機株式会社',
      '瀬戸内化学工業株式会社',
      '三ツ葉食品株式会社',
      '青梅光機株式会社',
    ],
    segments: [
      ['電子部品', '産業機器', 'サービス'],
      ['食品', '飼料', '物流'],
      ['機能材料', '樹脂', '環境'],
    ],
    regions: ['日本', 'アジア', '北米・欧州'],
    people: ['代表取締役社長　山本　健一', '代表取締役社長　佐藤　恵', '代表取締役社長　高橋　直樹'],
    auditors: ['みなと有限責任監査法人', '東洋和監査法人'],
    cities: ['東京', '大阪', '名古屋'],
  },
  forms: { income: INCOME, balance: CURRENT_FIRST, cashFlow: indirectCashFlow('profitBeforeTax') },
  oldestFirst: true,
  section: (_, title) => CHAPTERS[title] ?? '',
  sectionGap: ' ',
  page: { size: 'A4', fonts: ['Noto Serif CJK JP', 'Noto Sans CJK JP'], pointSize: [8.5, 10] },
  furniture: { head: (company, title) => `${company} ${title}`, foot: (page) => `${page}` },
  traits: {
    bands: 0.5,
    lattice: 0.2,
    boxed: 0.3,
    'nested-heads': 0,
    'line-numbers': 0.1,
    'two-pages': 0.5,
    'two-sided': 0.35,
    'rounded-apart': 0.6,
  },
}
