import { head, less, line, subtotal, total } from './outlines.ts'
import type { Outline } from './outlines.ts'

/** Expenses by function, deducted one after the other; brackets where `signed`. */
export function incomeByFunction(signed: boolean): Outline {
  const cost = signed ? less : line
  return [
    line('revenue', { note: 'revenue', indent: 0 }),
    cost('costOfSales', { indent: 0 }),
    subtotal('grossProfit', { revenue: 1, costOfSales: -1 }),
    cost('sellingExpenses', { indent: 0 }),
    cost('adminExpenses', { indent: 0, note: 'staff' }),
    cost('researchExpenses', { indent: 0 }),
    cost('impairment', { indent: 0, note: 'receivables' }),
    line('otherIncome', { indent: 0 }),
    line('disposalLoss', { indent: 0, sign: signed ? -1 : 1 }),
    subtotal('operatingProfit', {
      grossProfit: 1,
      sellingExpenses: -1,
      adminExpenses: -1,
      researchExpenses: -1,
      impairment: -1,
      otherIncome: 1,
      disposalLoss: -1,
    }),
    line('interestIncome', { indent: 0 }),
    cost('interestExpense', { indent: 0, note: 'borrowings' }),
    subtotal('profitBeforeTax', { operatingProfit: 1, interestIncome: 1, interestExpense: -1 }),
    cost('incomeTax', { indent: 0, note: 'tax' }),
    total('netProfit', { profitBeforeTax: 1, incomeTax: -1 }),
    head('attributableTo'),
    line('attributable'),
    line('nonControlling'),
    head('otherComprehensive'),
    line('translation'),
    total('totalComprehensive', { netProfit: 1, translation: 1 }),
  ]
}

/** Total operating expenses first, as in the United States. */
export const US_INCOME: Outline = [
  line('revenue', { note: 'revenue', indent: 0 }),
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
  less('disposalLoss', { indent: 0 }),
  subtotal('operatingProfit', { grossProfit: 1, operatingExpenses: -1, otherIncome: 1, disposalLoss: -1 }),
  line('interestIncome', { indent: 0 }),
  less('interestExpense', { indent: 0, note: 'borrowings' }),
  subtotal('profitBeforeTax', { operatingProfit: 1, interestIncome: 1, interestExpense: -1 }),
  line('incomeTax', { indent: 0, note: 'tax' }),
  subtotal('netProfit', { profitBeforeTax: 1, incomeTax: -1 }),
  line('nonControlling', { indent: 0 }),
  total('attributable', { netProfit: 1, nonControlling: -1 }),
]

const CURRENT_ASSETS = [
  line('cash'),
  line('receivables', { note: 'receivables' }),
  line('inventories', { note: 'inventories' }),
  line('prepayments'),
]
const CURRENT_ASSETS_SUM = { cash: 1, receivables: 1, inventories: 1, prepayments: 1 }
const FIXED_ASSETS = [line('ppe', { note: 'ppe' }), line('intangibles'), line('deferredTaxAsset', { note: 'tax' })]
const FIXED_ASSETS_SUM = { ppe: 1, intangibles: 1, deferredTaxAsset: 1 }
const CURRENT_DEBTS = [
  line('shortBorrowings', { note: 'borrowings' }),
  line('payables'),
  line('contractLiabilities', { note: 'revenue' }),
  line('accruals'),
  line('taxPayable', { note: 'tax' }),
]
const CURRENT_DEBTS_SUM = { shortBorrowings: 1, payables: 1, contractLiabilities: 1, accruals: 1, taxPayable: 1 }
const LONG_DEBTS = [line('longBorrowings', { note: 'borrowings' }), line('provisions', { note: 'provisions' })]
const LONG_DEBTS_SUM = { longBorrowings: 1, provisions: 1 }
const EQUITY = [
  line('shareCapital', { note: 'capital' }),
  line('sharePremium'),
  line('translationReserve'),
  line('retainedEarnings'),
]
const EQUITY_SUM = { shareCapital: 1, sharePremium: 1, translationReserve: 1, retainedEarnings: 1 }
const EQUITY_TOTALS = [
  subtotal('equityAttributable', EQUITY_SUM),
  line('nciEquity', { indent: 0 }),
  total('totalEquity', { equityAttributable: 1, nciEquity: 1 }),
]

/** Current items first, assets and then what they are financed by. */
export const CURRENT_FIRST: Outline = [
  head('assets'),
  head('currentAssetsHead'),
  ...CURRENT_ASSETS,
  subtotal('currentAssets', CURRENT_ASSETS_SUM),
  ...FIXED_ASSETS.map((row) => ({ ...row, indent: 0 })),
  total('totalAssets', { currentAssets: 1, ...FIXED_ASSETS_SUM }),
  head('liabilitiesAndEquityHead'),
  head('currentLiabilitiesHead'),
  ...CURRENT_DEBTS,
  subtotal('currentLiabilities', CURRENT_DEBTS_SUM),
  ...LONG_DEBTS.map((row) => ({ ...row, indent: 0 })),
  subtotal('totalLiabilities', { currentLiabilities: 1, ...LONG_DEBTS_SUM }),
  head('equity'),
  ...EQUITY,
  ...EQUITY_TOTALS,
  total('liabilitiesAndEquity', { totalLiabilities: 1, totalEquity: 1 }),
]

/** Current items first, with a subtotal for each group. */
export const GROUPS_CURRENT_FIRST: Outline = [
  head('currentAssetsHead'),
  ...CURRENT_ASSETS,
  subtotal('currentAssets', CURRENT_ASSETS_SUM),
  head('nonCurrentAssetsHead'),
  ...FIXED_ASSETS,
  subtotal('nonCurrentAssets', FIXED_ASSETS_SUM),
  total('totalAssets', { currentAssets: 1, nonCurrentAssets: 1 }),
  head('currentLiabilitiesHead'),
  ...CURRENT_DEBTS,
  subtotal('currentLiabilities', CURRENT_DEBTS_SUM),
  head('nonCurrentLiabilitiesHead'),
  ...LONG_DEBTS,
  subtotal('nonCurrentLiabilities', LONG_DEBTS_SUM),
  subtotal('totalLiabilities', { currentLiabilities: 1, nonCurrentLiabilities: 1 }),
  total('netAssets', { totalAssets: 1, totalLiabilities: -1 }),
  head('equity'),
  ...EQUITY,
  ...EQUITY_TOTALS,
]

/** IFRS in Europe: what stays long first; equity before the debts. */
export const LONG_FIRST: Outline = [
  head('assets'),
  head('nonCurrentAssetsHead'),
  ...FIXED_ASSETS,
  subtotal('nonCurrentAssets', FIXED_ASSETS_SUM),
  head('currentAssetsHead'),
  line('inventories', { note: 'inventories' }),
  line('receivables', { note: 'receivables' }),
  line('prepayments'),
  line('cash'),
  subtotal('currentAssets', CURRENT_ASSETS_SUM),
  total('totalAssets', { nonCurrentAssets: 1, currentAssets: 1 }),
  head('liabilitiesAndEquityHead'),
  head('equity'),
  ...EQUITY,
  ...EQUITY_TOTALS,
  head('nonCurrentLiabilitiesHead'),
  ...LONG_DEBTS,
  subtotal('nonCurrentLiabilities', LONG_DEBTS_SUM),
  head('currentLiabilitiesHead'),
  ...CURRENT_DEBTS,
  subtotal('currentLiabilities', CURRENT_DEBTS_SUM),
  subtotal('totalLiabilities', { nonCurrentLiabilities: 1, currentLiabilities: 1 }),
  total('liabilitiesAndEquity', { totalEquity: 1, totalLiabilities: 1 }),
]

const off = (rows: Outline): Outline => rows.map((row) => ({ ...row, sign: -1 as const }))

/** The British balance sheet: debts in brackets, down to the net assets. */
export const NET_ASSETS: Outline = [
  head('nonCurrentAssetsHead'),
  ...FIXED_ASSETS,
  subtotal('nonCurrentAssets', FIXED_ASSETS_SUM),
  head('currentAssetsHead'),
  line('inventories', { note: 'inventories' }),
  line('receivables', { note: 'receivables' }),
  line('prepayments'),
  line('cash'),
  subtotal('currentAssets', CURRENT_ASSETS_SUM),
  head('currentLiabilitiesHead'),
  ...off(CURRENT_DEBTS),
  { ...subtotal('currentLiabilities', CURRENT_DEBTS_SUM), sign: -1 },
  subtotal('netCurrentAssets', { currentAssets: 1, currentLiabilities: -1 }),
  subtotal('assetsLessCurrent', { nonCurrentAssets: 1, netCurrentAssets: 1 }),
  head('nonCurrentLiabilitiesHead'),
  ...off(LONG_DEBTS),
  total('netAssets', { assetsLessCurrent: 1, longBorrowings: -1, provisions: -1 }),
  head('equity'),
  ...EQUITY,
  ...EQUITY_TOTALS,
]

/** The indirect method, from the profit before tax or, as in the United States, from the net profit. */
export function indirectCashFlow(from: 'profitBeforeTax' | 'netProfit'): Outline {
  const changes = [
    line('changeReceivables'),
    line('changeInventories'),
    line('changePrepayments'),
    line('changePayables'),
    line('changeContractLiabilities'),
    line('changeAccruals'),
    line('changeProvisions'),
  ]
  const changesSum = Object.fromEntries(changes.map((row) => [row.concept, 1]))
  const noCash = { depreciation: 1, amortisation: 1, impairment: 1, disposalLoss: 1 }
  const start = [
    head('operatingActivities'),
    line(from),
    head('adjustments', { indent: 1 }),
    line('depreciation', { note: 'ppe' }),
    line('amortisation'),
    line('impairment'),
    line('disposalLoss'),
  ]
  const operating: Outline =
    from === 'profitBeforeTax'
      ? [
          ...start,
          less('interestIncome'),
          line('interestExpense'),
          ...changes,
          subtotal('cashGenerated', {
            profitBeforeTax: 1,
            ...noCash,
            interestIncome: -1,
            interestExpense: 1,
            ...changesSum,
          }),
          line('interestReceived'),
          less('interestPaid'),
          less('taxPaid'),
          subtotal('operatingCash', { cashGenerated: 1, interestReceived: 1, interestPaid: -1, taxPaid: -1 }),
        ]
      : [
          ...start,
          line('deferredTax'),
          ...changes,
          line('changeTaxPayable'),
          subtotal('operatingCash', { netProfit: 1, ...noCash, deferredTax: 1, ...changesSum, changeTaxPayable: 1 }),
        ]
  return [...operating, ...INVESTING, ...FINANCING, ...CASH_ROLL]
}

const INVESTING: Outline = [
  head('investingActivities'),
  less('purchasePpe', { note: 'ppe' }),
  less('purchaseIntangibles'),
  line('disposalProceeds'),
  subtotal('investingCash', { purchasePpe: -1, purchaseIntangibles: -1, disposalProceeds: 1 }),
]
const FINANCING: Outline = [
  head('financingActivities'),
  line('borrowingsDrawn'),
  less('borrowingsRepaid'),
  line('shareIssue', { note: 'capital' }),
  less('dividendsPaid', { note: 'dividends' }),
  less('dividendsToNci'),
  subtotal('financingCash', {
    borrowingsDrawn: 1,
    borrowingsRepaid: -1,
    shareIssue: 1,
    dividendsPaid: -1,
    dividendsToNci: -1,
  }),
]
const CASH_ROLL: Outline = [
  line('fxOnCash', { indent: 0 }),
  subtotal('netCashChange', { operatingCash: 1, investingCash: 1, financingCash: 1, fxOnCash: 1 }),
  line('openingCash', { indent: 0 }),
  total('closingCash', { openingCash: 1, netCashChange: 1 }),
]
