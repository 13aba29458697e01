// The books of the target: 2023, 2024, 2025; balances 2024 and 2025. Everything foots; the seeded errors are put in by seed-errors.ts.

export const EARNINGS = {
  controllers: [48_200, 55_430, 63_745],
  drives: [36_150, 40_850, 46_210],
  service: [9_850, 11_420, 13_045],
  revenue: [94_200, 107_700, 123_000],
  costOfSales: [60_290, 68_390, 77_490],
  grossProfit: [33_910, 39_310, 45_510],
  selling: [6_590, 7_430, 8_360],
  administrative: [5_650, 6_250, 6_890],
  research: [6_120, 7_110, 8_240],
  depreciation: [3_010, 3_340, 3_720],
  operatingExpenses: [21_370, 24_130, 27_210],
  operatingProfit: [12_540, 15_180, 18_300],
  financeCosts: [840, 780, 700],
  profitBeforeTax: [11_700, 14_400, 17_600],
  incomeTax: [2_925, 3_600, 4_400],
  netProfit: [8_775, 10_800, 13_200],
  ebitda: [15_550, 18_520, 22_020],
  relocation: [0, 410, 620],
  grants: [-380, -290, -460],
  litigation: [150, 0, 240],
  remuneration: [420, 450, 480],
  adjustedEbitda: [15_740, 19_090, 22_900],
} as const

export const POSITION = {
  shortTermLoans: [8_000, 7_000],
  longTermLoans: [9_500, 8_500],
  leases: [2_140, 1_980],
  shareholderLoan: [1_500, 1_500],
  grossDebt: [21_140, 18_980],
  cash: [9_840, 12_650],
  netDebt: [11_300, 6_330],
  unpaidDividends: [600, 900],
  socialInsurance: [310, 350],
  deferredGrants: [480, 420],
  adjustedNetDebt: [12_690, 8_000],
  receivables: [21_540, 24_600],
  inventories: [15_460, 17_240],
  prepayments: [2_050, 2_310],
  payables: [-12_880, -14_530],
  contractLiabilities: [-3_120, -3_620],
  workingCapital: [23_050, 26_000],
} as const

/** Revenue of 2025 and its share of the whole. */
export const CUSTOMERS = [
  ['A', 18_450, '15.0%'],
  ['B', 13_530, '11.0%'],
  ['C', 9_840, '8.0%'],
  ['D', 7_380, '6.0%'],
  ['E', 6_150, '5.0%'],
] as const
export const OTHER_CUSTOMERS = [67_650, '55.0%'] as const
export const TOP_FIVE = [55_350, '45.0%'] as const

export const STAFF = {
  research: [78, 86],
  production: [206, 214],
  sales: [49, 52],
  administration: [37, 38],
  total: [370, 390],
} as const

export const PRICE = { multiple: '8.0', enterprise: 183_200, equity: 175_200 } as const
