import { ENGLISH_MANNER } from '../languages/english-manner.ts'
import type { Manner } from '../manner.ts'

/** A group of the European continent that reports in English. */
export const manner: Manner = {
  ...ENGLISH_MANNER,
  id: 'ifrs',
  country: 'CH',
  currency: { code: 'CHF', symbol: 'CHF' },
  number: { group: '’', grouping: 'thousands', decimal: '.', negative: 'true-minus', zero: '–', percent: ' %' },
  scales: [
    { power: 6, decimals: 0, caption: 'in CHF million' },
    { power: 6, decimals: 1, caption: 'CHF m' },
    { power: 3, decimals: 0, caption: 'in thousands of CHF' },
  ],
  prose: [{ before: 'CHF ', after: ' million', power: 6, decimals: 1 }],
  perShare: { before: 'CHF ', after: ' (in CHF)', decimals: 2, power: 0, unit: 'CHF/share' },
  yearEnds: [12],
  taxRate: { percent: 19 },
  usualEarnings: 4,
  names: {
    ...ENGLISH_MANNER.names,
    companies: ENGLISH_MANNER.names.companies.map((name) => name.replace(' plc', ' AG')),
  },
}
