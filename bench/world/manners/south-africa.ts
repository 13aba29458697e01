import { LONG_FIRST, incomeByFunction, indirectCashFlow } from '../kinds/western-outlines.ts'
import { ENGLISH_MANNER } from '../languages/english-manner.ts'
import type { Manner } from '../manner.ts'

/** A South African company: groups by a blank, rand in thousands or millions, earnings in cents, years to February and June. */
export const manner: Manner = {
  ...ENGLISH_MANNER,
  id: 'south-africa',
  country: 'ZA',
  currency: { code: 'ZAR', symbol: 'R' },
  number: { ...ENGLISH_MANNER.number, group: ' ', zero: '-' },
  scales: [
    { power: 3, decimals: 0, caption: 'R’000' },
    { power: 6, decimals: 0, caption: 'Rm' },
    { power: 0, decimals: 0, caption: 'Figures in Rand' },
  ],
  prose: [
    { before: 'R', after: ' million', power: 6, decimals: 1 },
    { before: 'R', after: ' billion', power: 9, decimals: 2 },
  ],
  perShare: { before: '', after: ' (cents)', decimals: 1, power: -2, unit: 'ZAR/share' },
  yearEnds: [2, 6, 12, 9],
  taxRate: { percent: 27 },
  labels: {
    ...ENGLISH_MANNER.labels,
    interestIncome: 'Investment income',
    interestExpense: 'Finance costs',
    incomeTax: 'Taxation',
    profitBeforeTax: 'Profit before taxation',
    shareCapital: 'Stated capital',
    retainedEarnings: 'Accumulated profit',
    receivables: 'Trade and other receivables',
    payables: 'Trade and other payables',
  },
  names: {
    ...ENGLISH_MANNER.names,
    companies: ENGLISH_MANNER.names.companies.map((name) => name.replace(' plc', ' Limited')),
    cities: ['Sandton', 'Cape Town', 'Durban'],
  },
  forms: { income: incomeByFunction(true), balance: LONG_FIRST, cashFlow: indirectCashFlow('profitBeforeTax') },
  section: (count) => `${count}.`,
}
