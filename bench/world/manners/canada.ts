import { CURRENT_FIRST, incomeByFunction, indirectCashFlow } from '../kinds/western-outlines.ts'
import { ENGLISH_MANNER } from '../languages/english-manner.ts'
import { MONTHS } from '../languages/english-dates.ts'
import type { Day, Manner } from '../manner.ts'

const day = ({ year, month, day }: Day) => `${MONTHS[month - 1]} ${day}, ${year}`

/** A Canadian company under IFRS: days as in the United States, dollars, "deficit" and "deferred revenue". */
export const manner: Manner = {
  ...ENGLISH_MANNER,
  id: 'canada',
  country: 'CA',
  currency: { code: 'CAD', symbol: '$' },
  currencyInTable: 'first-and-totals',
  number: { ...ENGLISH_MANNER.number, zero: '-' },
  scales: [
    { power: 0, decimals: 0, caption: '(Expressed in Canadian dollars)' },
    { power: 0, decimals: -3, caption: '(Expressed in Canadian dollars)' },
    { power: 3, decimals: 0, caption: '(in thousands of Canadian dollars, except per share amounts)' },
    { power: 6, decimals: 1, caption: '(in millions of Canadian dollars)' },
  ],
  prose: [
    { before: '$', after: ' million', power: 6, decimals: 1 },
    { before: '$', after: '', power: 0, decimals: 0 },
  ],
  perShare: { before: '$', after: '', decimals: 2, power: 0, unit: 'CAD/share' },
  taxRate: { percent: 27 },
  heads: {
    ...ENGLISH_MANNER.heads,
    end: day,
    proseDay: day,
    statementDay: (one) => `As at ${day(one)}`,
    atDay: (one) => `Balance, ${day(one)}`,
  },
  labels: {
    ...ENGLISH_MANNER.labels,
    contractLiabilities: 'Deferred revenue',
    netProfit: 'Net income',
    incomeTax: 'Income taxes',
  },
  names: {
    ...ENGLISH_MANNER.names,
    companies: ENGLISH_MANNER.names.companies.map((name) => name.replace(' plc', ' Corp.')),
    cities: ['Toronto', 'Calgary', 'Vancouver'],
  },
  forms: { income: incomeByFunction(false), balance: CURRENT_FIRST, cashFlow: indirectCashFlow('netProfit') },
  page: { ...ENGLISH_MANNER.page, size: 'letter' },
}
