import { CURRENT_FIRST, incomeByFunction, indirectCashFlow } from '../kinds/western-outlines.ts'
import { ENGLISH_MANNER } from '../languages/english-manner.ts'
import { MONTHS } from '../languages/english-dates.ts'
import type { Day, Manner } from '../manner.ts'

const day = ({ year, month, day }: Day) => `${MONTHS[month - 1]} ${day}, ${year}`

/** A Japanese group's report for readers abroad: yen, and dollars for convenience. */
export const manner: Manner = {
  ...ENGLISH_MANNER,
  id: 'japan-english',
  country: 'JP',
  framework: 'J-GAAP',
  kinds: ['annual-report'],
  currency: { code: 'JPY', symbol: '¥' },
  number: { group: ',', grouping: 'thousands', decimal: '.', negative: 'brackets', zero: '—', percent: '%' },
  scales: [{ power: 6, decimals: 0, caption: 'Millions of yen' }],
  prose: [
    { before: '¥', after: ' billion', power: 9, decimals: 1 },
    { before: '¥', after: ' million', power: 6, decimals: 0 },
  ],
  perShare: { before: '¥', after: ' (yen)', decimals: 2, power: 0, unit: 'JPY/share' },
  yearEnds: [3, 3, 3, 12],
  taxRate: { percent: 31 },
  parThousandths: 50000,
  usualEarnings: 120,
  size: { least: 9.6, most: 11.9 },
  heads: {
    ...ENGLISH_MANNER.heads,
    proseDay: day,
    prosePeriod: (one) =>
      one.months === 12 ? `the fiscal year ended ${day(one.end)}` : `the ${one.months} months ended ${day(one.end)}`,
    statementStretch: (one) => `Year ended ${day(one.end)}`,
    statementDay: day,
    atDay: (one) => `Balance at ${day(one)}`,
  },
  names: {
    ...ENGLISH_MANNER.names,
    companies: [
      'Kiryu Seiko Co., Ltd.',
      'Kitahama Electric Co., Ltd.',
      'Setouchi Chemical Corporation',
      'Mitsuba Foods Co., Ltd.',
    ],
    regions: ['Japan', 'Asia', 'North America and Europe'],
    cities: ['Tokyo', 'Osaka', 'Nagoya'],
  },
  forms: { income: incomeByFunction(false), balance: CURRENT_FIRST, cashFlow: indirectCashFlow('profitBeforeTax') },
  traits: { 'convenience-currency': 0.9, 'nested-heads': 0.1 },
}
