import { GROUPS_CURRENT_FIRST, incomeByFunction, indirectCashFlow } from '../kinds/western-outlines.ts'
import { ENGLISH_MANNER } from '../languages/english-manner.ts'
import type { Manner } from '../manner.ts'

/** An Indian company: lakhs and crores, years to March. */
export const manner: Manner = {
  ...ENGLISH_MANNER,
  id: 'india',
  country: 'IN',
  framework: 'Ind AS',
  currency: { code: 'INR', symbol: '₹' },
  number: { group: ',', grouping: 'lakh', decimal: '.', negative: 'brackets', zero: '-', percent: '%' },
  scales: [
    { power: 5, decimals: 2, caption: '(₹ in lakhs)' },
    { power: 7, decimals: 2, caption: '(₹ in crores)' },
  ],
  prose: [{ before: '₹', after: ' crore', power: 7, decimals: 2 }],
  perShare: { before: '₹', after: ' (₹)', decimals: 2, power: 0, unit: 'INR/share' },
  notes: { ...ENGLISH_MANNER.notes, number: (count) => `NOTE - ${count}:` },
  yearEnds: [3],
  size: { least: 8.5, most: 10.5 },
  parThousandths: 10000,
  usualEarnings: 20,
  labels: {
    ...ENGLISH_MANNER.labels,
    revenue: 'Revenue from operations',
    sharePremium: 'Securities premium',
    shareCapital: 'Equity share capital',
    otherIncome: 'Other income',
    note: 'Note No.',
    item: 'Particulars',
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
  traits: { lattice: 0.7 },
}
