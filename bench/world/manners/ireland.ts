import { NET_ASSETS, incomeByFunction, indirectCashFlow } from '../kinds/western-outlines.ts'
import { ENGLISH_MANNER } from '../languages/english-manner.ts'
import type { Manner } from '../manner.ts'

/** An Irish company: debts in brackets, euro, notes as "Note 12". */
export const manner: Manner = {
  ...ENGLISH_MANNER,
  id: 'ireland',
  country: 'IE',
  framework: 'FRS 102',
  currency: { code: 'EUR', symbol: '€' },
  scales: [
    { power: 0, decimals: 0, caption: '€' },
    { power: 3, decimals: 0, caption: '€’000' },
  ],
  prose: [
    { before: '€', after: '', power: 0, decimals: 0 },
    { before: '€', after: 'm', power: 6, decimals: 2 },
  ],
  perShare: { before: '', after: ' (cent)', decimals: 2, power: -2, unit: 'EUR/share' },
  taxRate: { percent: 13 },
  labels: {
    ...ENGLISH_MANNER.labels,
    revenue: 'Turnover',
    payables: 'Trade creditors',
    receivables: 'Debtors',
    inventories: 'Stocks',
    cash: 'Cash at bank and in hand',
    shareCapital: 'Called up share capital presented as equity',
    retainedEarnings: 'Profit and loss account',
    totalEquity: 'Shareholders’ funds',
    ppe: 'Tangible assets',
  },
  notes: {
    ...ENGLISH_MANNER.notes,
    number: (count) => `Note ${count}`,
    gap: ': ',
    refer: { before: 'Note ', after: '' },
  },
  names: {
    ...ENGLISH_MANNER.names,
    companies: ENGLISH_MANNER.names.companies.map((name) => name.replace(' plc', ' DAC')),
    cities: ['Dublin', 'Cork', 'Galway'],
  },
  forms: { income: incomeByFunction(true), balance: NET_ASSETS, cashFlow: indirectCashFlow('profitBeforeTax') },
}
