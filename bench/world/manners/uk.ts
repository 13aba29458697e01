import { NET_ASSETS, incomeByFunction, indirectCashFlow } from '../kinds/western-outlines.ts'
import { ENGLISH_MANNER } from '../languages/english-manner.ts'
import type { Manner } from '../manner.ts'

/** A listed British company: debts in brackets down to the net assets, earnings in pence. */
export const manner: Manner = {
  ...ENGLISH_MANNER,
  id: 'uk',
  country: 'GB',
  framework: 'UK-adopted IAS',
  currency: { code: 'GBP', symbol: '£' },
  scales: [
    { power: 3, decimals: 0, caption: '£’000' },
    { power: 6, decimals: 1, caption: '£m' },
  ],
  prose: [{ before: '£', after: 'm', power: 6, decimals: 1 }],
  perShare: { before: '', after: ' (pence)', decimals: 2, power: -2, unit: 'GBP/share' },
  labels: {
    ...ENGLISH_MANNER.labels,
    revenue: 'Turnover',
    shareCapital: 'Called up share capital',
    sharePremium: 'Share premium account',
    retainedEarnings: 'Profit and loss account',
    payables: 'Trade creditors',
    receivables: 'Trade debtors',
    inventories: 'Stocks',
    cash: 'Cash at bank and in hand',
    currentLiabilities: 'Creditors: amounts falling due within one year',
    currentLiabilitiesHead: 'Creditors: amounts falling due within one year',
    nonCurrentLiabilitiesHead: 'Creditors: amounts falling due after more than one year',
    equity: 'Capital and reserves',
    totalEquity: 'Shareholders’ funds',
  },
  taxRate: { percent: 25 },
  forms: { income: incomeByFunction(true), balance: NET_ASSETS, cashFlow: indirectCashFlow('profitBeforeTax') },
}
