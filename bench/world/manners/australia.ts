import { GROUPS_CURRENT_FIRST, incomeByFunction, indirectCashFlow } from '../kinds/western-outlines.ts'
import { ENGLISH_MANNER } from '../languages/english-manner.ts'
import type { Manner } from '../manner.ts'

/** An Australian company: current items first, net assets, earnings in cents, years to June. */
export const manner: Manner = {
  ...ENGLISH_MANNER,
  id: 'australia',
  country: 'AU',
  framework: 'AASB',
  currency: { code: 'AUD', symbol: '$' },
  scales: [
    { power: 0, decimals: 0, caption: '$' },
    { power: 0, decimals: -3, caption: '$' },
    { power: 3, decimals: 0, caption: '$’000' },
    { power: 6, decimals: 1, caption: '$m' },
  ],
  prose: [{ before: '$', after: ' million', power: 6, decimals: 1 }],
  perShare: { before: '', after: ' (cents)', decimals: 2, power: -2, unit: 'AUD/share' },
  yearEnds: [6, 6, 6, 12],
  taxRate: { percent: 30 },
  labels: {
    ...ENGLISH_MANNER.labels,
    shareCapital: 'Issued capital',
    sharePremium: 'Share-based reserve',
    retainedEarnings: 'Accumulated profits',
    costOfSales: 'Cost of goods sold',
    netProfit: 'Profit after income tax expense for the year',
    translationReserve: 'Foreign currency reserve',
  },
  names: {
    ...ENGLISH_MANNER.names,
    companies: ENGLISH_MANNER.names.companies.map((name) => name.replace(' plc', ' Limited')),
  },
  forms: {
    income: incomeByFunction(true),
    balance: GROUPS_CURRENT_FIRST,
    cashFlow: indirectCashFlow('profitBeforeTax'),
  },
}
