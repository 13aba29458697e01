import type { Ends, Flows } from './quarter.ts'

/** Sums of other concepts over the same time: what they are in terms of what a quarter holds. */
export const FLOW_SUMS = {
  grossProfit: { revenue: 1, costOfSales: -1 },
  operatingExpenses: { sellingExpenses: 1, adminExpenses: 1, researchExpenses: 1, impairment: 1 },
  operatingProfit: { grossProfit: 1, operatingExpenses: -1, otherIncome: 1, disposalGain: 1 },
  financeNet: { interestIncome: 1, interestExpense: -1 },
  profitBeforeTax: { operatingProfit: 1, financeNet: 1 },
  incomeTax: { currentTax: 1, deferredTax: 1 },
  netProfit: { profitBeforeTax: 1, incomeTax: -1 },
  attributable: { netProfit: 1, nonControlling: -1 },
  totalComprehensive: { netProfit: 1, translation: 1 },
  comprehensiveAttributable: { attributable: 1, translation: 1 },
  totalCosts: {
    costOfSales: 1,
    sellingExpenses: 1,
    adminExpenses: 1,
    researchExpenses: 1,
    financeNet: -1,
  },
  nonOperatingNet: { otherIncome: 1, disposalGain: 1, interestIncome: 1, interestExpense: -1 },
  /** What is not paid of a gain stands in the cash flow as a loss. */
  disposalLoss: { disposalGain: -1 },
  changeTaxPayable: { currentTax: 1, taxPaid: -1 },
  interestPaid: { interestExpense: 1 },
  interestReceived: { interestIncome: 1 },
  cashGenerated: {
    profitBeforeTax: 1,
    depreciation: 1,
    amortisation: 1,
    impairment: 1,
    disposalGain: -1,
    financeNet: -1,
    changeReceivables: 1,
    changeInventories: 1,
    changePrepayments: 1,
    changePayables: 1,
    changeContractLiabilities: 1,
    changeAccruals: 1,
    changeProvisions: 1,
  },
  operatingCash: { cashGenerated: 1, interestReceived: 1, interestPaid: -1, taxPaid: -1 },
  investingOutflows: { purchasePpe: 1, purchaseIntangibles: 1 },
  investingCash: { disposalProceeds: 1, investingOutflows: -1 },
  financingInflows: { borrowingsDrawn: 1, shareIssue: 1 },
  financingOutflows: { borrowingsRepaid: 1, dividendsPaid: 1, dividendsToNci: 1 },
  financingCash: { financingInflows: 1, financingOutflows: -1 },
  cashChangeBeforeFx: { operatingCash: 1, investingCash: 1, financingCash: 1 },
  netCashChange: { cashChangeBeforeFx: 1, fxOnCash: 1 },
  issuedPremium: { shareIssue: 1, issuedCapital: -1 },
  /** The direct method: what customers paid, and the rest of the operating cash flow by payee. */
  receiptsCustomers: { revenue: 1, changeReceivables: 1, changeContractLiabilities: 1 },
  receiptsOther: { otherIncome: 1, interestIncome: 1 },
  operatingInflows: { receiptsCustomers: 1, receiptsOther: 1 },
  operatingOutflows: { operatingInflows: 1, operatingCash: -1 },
  paidOther: { sellingExpenses: 1 },
  paidSuppliers: { operatingOutflows: 1, staffCost: -1, taxPaid: -1, paidOther: -1 },
} as const satisfies Record<string, Record<string, number>>

/** Sums of balances at one day. */
export const END_SUMS = {
  receivables: { receivablesGross: 1, allowance: -1 },
  inventories: { rawMaterials: 1, workInProgress: 1, finishedGoods: 1 },
  currentAssets: { cash: 1, receivables: 1, inventories: 1, prepayments: 1 },
  nonCurrentAssets: { ppe: 1, intangibles: 1, deferredTaxAsset: 1 },
  totalAssets: { currentAssets: 1, nonCurrentAssets: 1 },
  currentLiabilities: { shortBorrowings: 1, payables: 1, contractLiabilities: 1, accruals: 1, taxPayable: 1 },
  nonCurrentLiabilities: { longBorrowings: 1, provisions: 1 },
  totalLiabilities: { currentLiabilities: 1, nonCurrentLiabilities: 1 },
  netCurrentAssets: { currentAssets: 1, currentLiabilities: -1 },
  assetsLessCurrent: { nonCurrentAssets: 1, netCurrentAssets: 1 },
  netAssets: { totalAssets: 1, totalLiabilities: -1 },
  equityAttributable: {
    shareCapital: 1,
    sharePremium: 1,
    surplusReserve: 1,
    retainedEarnings: 1,
    translationReserve: 1,
  },
  totalEquity: { equityAttributable: 1, nciEquity: 1 },
  liabilitiesAndEquity: { totalLiabilities: 1, totalEquity: 1 },
  borrowings: { shortBorrowings: 1, longBorrowings: 1 },
  ppe: { ppeCost: 1, ppeAccumulated: -1 },
} as const satisfies Record<string, Record<string, number>>

export type FlowConcept = keyof Flows | keyof typeof FLOW_SUMS
export type EndConcept = keyof Ends | keyof typeof END_SUMS | 'ppeCost' | 'ppeAccumulated'
export type Concept = FlowConcept | EndConcept | 'openingCash' | 'closingCash'
