import { BALANCE, CASH_FLOW, INCOME } from './report-figures.ts'

// The parent company's own statements: its lines are shares of the group's, everything else follows from them, so that they foot and tie like the group's.
type Years = readonly [number, number]
type Books<Names extends string> = Record<Names, Years>

const ASSETS_SHARE = 0.68
const LIABILITIES_SHARE = 0.62
const DIVIDENDS = [10_560, 9_600] as const
const APPROPRIATIONS = [4_300, 3_300] as const
const PRIOR_PROFIT = 33_420

const both = (make: (year: 0 | 1) => number): Years => [make(0), make(1)]
const share = (years: Years, part: number): Years => both((year) => Math.round(years[year] * part))
const sum = (...lines: readonly Years[]): Years => both((year) => lines.reduce((total, line) => total + line[year], 0))
const minus = (from: Years, ...lines: readonly Years[]): Years => both((year) => from[year] - sum(...lines)[year])

function parentBalance(): Books<
  Exclude<keyof typeof BALANCE, 'minorities' | 'ownersEquity' | 'goodwill'> | 'investments'
> {
  const assets = (name: keyof typeof BALANCE) => share(BALANCE[name], ASSETS_SHARE)
  const debts = (name: keyof typeof BALANCE) => share(BALANCE[name], LIABILITIES_SHARE)
  const current = {
    cash: assets('cash'),
    receivables: assets('receivables'),
    prepayments: assets('prepayments'),
    inventories: assets('inventories'),
    otherCurrentAssets: assets('otherCurrentAssets'),
  }
  const fixed = {
    investments: [62_400, 58_900] as const,
    propertyPlantEquipment: assets('propertyPlantEquipment'),
    rightOfUse: assets('rightOfUse'),
    intangibles: assets('intangibles'),
    deferredTax: assets('deferredTax'),
  }
  const due = {
    shortTermBorrowings: debts('shortTermBorrowings'),
    payables: debts('payables'),
    contractLiabilities: debts('contractLiabilities'),
    employeeBenefits: debts('employeeBenefits'),
    taxesPayable: debts('taxesPayable'),
  }
  const later = {
    longTermBorrowings: debts('longTermBorrowings'),
    leaseLiabilities: debts('leaseLiabilities'),
    deferredIncome: debts('deferredIncome'),
  }
  const [currentAssets, nonCurrentAssets, currentLiabilities, nonCurrentLiabilities] = [current, fixed, due, later].map(
    (lines) => sum(...Object.values(lines)),
  ) as [Years, Years, Years, Years]
  const totalAssets = sum(currentAssets, nonCurrentAssets)
  const totalLiabilities = sum(currentLiabilities, nonCurrentLiabilities)
  const totalEquity = minus(totalAssets, totalLiabilities)
  const { shareCapital, capitalReserve, surplusReserve } = BALANCE
  const retainedEarnings = minus(totalEquity, shareCapital, capitalReserve, surplusReserve)
  return {
    ...current,
    ...fixed,
    ...due,
    ...later,
    currentAssets,
    nonCurrentAssets,
    totalAssets,
    currentLiabilities,
    nonCurrentLiabilities,
    totalLiabilities,
    shareCapital,
    capitalReserve,
    surplusReserve,
    retainedEarnings,
    totalEquity,
    liabilitiesAndEquity: totalAssets,
  }
}

export const PARENT_BALANCE = parentBalance()

const [retained, priorRetained] = PARENT_BALANCE.retainedEarnings
const PROFIT: Years = [retained - priorRetained + APPROPRIATIONS[0] + DIVIDENDS[0], PRIOR_PROFIT]

function parentIncome(): Books<Exclude<keyof typeof INCOME, 'toOwners' | 'toMinorities'>> {
  const part = (name: keyof typeof INCOME) => share(INCOME[name], 0.66)
  const lines = {
    revenue: part('revenue'),
    selling: part('selling'),
    administrative: part('administrative'),
    research: part('research'),
    financeCosts: part('financeCosts'),
    otherIncome: part('otherIncome'),
  }
  const incomeTax = share(PROFIT, 0.15 / 0.85)
  const profitBeforeTax = sum(PROFIT, incomeTax)
  const operatingProfit = minus(sum(profitBeforeTax, lines.financeCosts), lines.otherIncome)
  const operatingExpenses = sum(lines.selling, lines.administrative, lines.research)
  const grossProfit = sum(operatingProfit, operatingExpenses)
  return {
    ...lines,
    costOfSales: minus(lines.revenue, grossProfit),
    grossProfit,
    operatingExpenses,
    operatingProfit,
    profitBeforeTax,
    incomeTax,
    netProfit: PROFIT,
  }
}

export const PARENT_INCOME = parentIncome()

function parentCashFlow(): Books<keyof typeof CASH_FLOW> {
  const part = (name: keyof typeof CASH_FLOW) => share(CASH_FLOW[name], 0.64)
  const opening: Years = [PARENT_BALANCE.cash[1], 31_960]
  const closing = PARENT_BALANCE.cash
  const investingLines = {
    purchasePpe: part('purchasePpe'),
    purchaseIntangibles: part('purchaseIntangibles'),
    disposals: part('disposals'),
  }
  const financingLines = {
    borrowed: part('borrowed'),
    repaid: part('repaid'),
    dividends: both((year) => -DIVIDENDS[year]),
    leases: part('leases'),
    interest: part('interest'),
  }
  const investing = sum(...Object.values(investingLines))
  const financing = sum(...Object.values(financingLines))
  const exchange = part('exchange')
  const netIncrease = minus(closing, opening)
  const operating = minus(netIncrease, investing, financing, exchange)
  const fromCustomers = part('fromCustomers')
  const otherReceipts = part('otherReceipts')
  const operatingInflows = sum(fromCustomers, otherReceipts)
  const operatingOutflows = minus(operating, operatingInflows)
  const paid = { toSuppliers: part('toSuppliers'), toEmployees: part('toEmployees'), taxes: part('taxes') }
  return {
    fromCustomers,
    otherReceipts,
    operatingInflows,
    ...paid,
    otherPayments: minus(operatingOutflows, ...Object.values(paid)),
    operatingOutflows,
    operating,
    ...investingLines,
    investing,
    ...financingLines,
    financing,
    exchange,
    netIncrease,
    opening,
    closing,
  }
}

export const PARENT_CASH_FLOW = parentCashFlow()

/** Share capital, capital reserve, surplus reserve, retained earnings, total. */
export const PARENT_EQUITY = (() => {
  const { shareCapital, capitalReserve, surplusReserve, totalEquity } = PARENT_BALANCE
  const priorOpening = priorRetained - PRIOR_PROFIT + APPROPRIATIONS[1] + DIVIDENDS[1]
  const reserve = surplusReserve[1] - APPROPRIATIONS[1]
  return {
    priorOpening: [
      shareCapital[1],
      capitalReserve[1],
      reserve,
      priorOpening,
      shareCapital[1] + capitalReserve[1] + reserve + priorOpening,
    ],
    priorProfit: [0, 0, 0, PRIOR_PROFIT, PRIOR_PROFIT],
    priorAppropriation: [0, 0, APPROPRIATIONS[1], -APPROPRIATIONS[1], 0],
    priorDividends: [0, 0, 0, -DIVIDENDS[1], -DIVIDENDS[1]],
    opening: [shareCapital[1], capitalReserve[1], surplusReserve[1], priorRetained, totalEquity[1]],
    profit: [0, 0, 0, PROFIT[0], PROFIT[0]],
    appropriation: [0, 0, APPROPRIATIONS[0], -APPROPRIATIONS[0], 0],
    dividends: [0, 0, 0, -DIVIDENDS[0], -DIVIDENDS[0]],
    closing: [shareCapital[0], capitalReserve[0], surplusReserve[0], retained, totalEquity[0]],
  }
})()
