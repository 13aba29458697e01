/** What a company moves in a quarter, in grains (the smallest amount it keeps): whole numbers, expenses and payments positive. */
export interface Flows {
  revenue: number
  costOfSales: number
  sellingExpenses: number
  adminExpenses: number
  researchExpenses: number
  impairment: number
  otherIncome: number
  disposalGain: number
  interestIncome: number
  interestExpense: number
  taxAtRate: number
  nonDeductible: number
  foreignRates: number
  deferredTax: number
  currentTax: number
  nonControlling: number
  translation: number
  depreciation: number
  amortisation: number
  changeReceivables: number
  changeInventories: number
  changePrepayments: number
  changePayables: number
  changeContractLiabilities: number
  changeAccruals: number
  changeProvisions: number
  taxPaid: number
  purchasePpe: number
  purchaseIntangibles: number
  disposalProceeds: number
  borrowingsDrawn: number
  borrowingsRepaid: number
  shareIssue: number
  dividendsPaid: number
  dividendsToNci: number
  fxOnCash: number
  toSurplusReserve: number
  issuedCapital: number
  provisionsCharged: number
  provisionsUsed: number
  allowanceWrittenOff: number
  staffCost: number
}

/** What it has at the end of a quarter, in grains. */
export interface Ends {
  cash: number
  receivablesGross: number
  allowance: number
  rawMaterials: number
  workInProgress: number
  finishedGoods: number
  prepayments: number
  intangibles: number
  deferredTaxAsset: number
  shortBorrowings: number
  longBorrowings: number
  payables: number
  contractLiabilities: number
  accruals: number
  taxPayable: number
  provisions: number
  shareCapital: number
  sharePremium: number
  surplusReserve: number
  retainedEarnings: number
  translationReserve: number
  nciEquity: number
}

/** A class of property: its cost and what was written off, with what moved them. */
export interface PpeClass {
  cost: number
  accumulated: number
  additions: number
  disposedCost: number
  disposedAccumulated: number
  exchange: number
  depreciation: number
}

export interface Quarter {
  flows: Flows
  ends: Ends
  ppe: PpeClass[]
  segments: { revenue: number; profit: number }[]
  regions: number[]
  /** Shares at the end, and the average of the quarter; whole shares. */
  shares: number
  averageShares: number
  employees: number
  /** Share of the year that is over: 1 to 4. */
  ofYear: number
  /** Of the year so far: tax is worked out on the whole of it. */
  yearToDate: { profit: number; taxAtRate: number }
}
