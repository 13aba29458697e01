import { expect, test } from 'vitest'
import { reviewExample, tableOf } from './review-example.ts'

const told = (body: string, ...rules: string[]): string[] =>
  reviewExample(body, { blockOf: tableOf }).findings.flatMap(({ ruleId, severity, evidence: [{ location }] }) =>
    severity !== 'suggestion' && (rules.length === 0 || rules.includes(ruleId)) ? [location.cell ?? ''] : [],
  )

const MARGINS = (last: string, aside: string): string => `# Data
| | 2017 | 2018 | 2019 | 2020 | 2021 | 2022 | | | | | Regression |
| Sales | 67982 | 79809 | 86068 | 75660 | 70372 | 88329 | | | | | 65599 |
| Net profit | 7509 | 7880 | 7649 | 5676 | 4389 | 3879 | | | | | 8103 |
| Net margin | 11.05% | 9.87% | 8.89% | 7.50% | 6.24% | ${last} | | | | | ${aside} |`

test('what stands far from the lanes that keep a ratio is another table; among them it is wrong', () => {
  expect(told(MARGINS('4.39%', '64.76%'), 'calculation/ratio-mismatch')).toEqual([])
  expect(told(MARGINS('6.39%', '64.76%'), 'calculation/ratio-mismatch')).toEqual(['G4'])
})

const CASH = (first: number, second: number): string => `# Balance sheet
| | 2023 | 2024 |
| Cash and cash equivalents | 259800000 | 204200000 |
| Total current assets | 759800000 | 704200000 |
| Total assets | 2626600000 | 2655000000 |

# Cash flow statement
| | 2023 | 2024 |
| Net increase in cash | 11.6 | -55.6 |
| Cash and cash equivalents at the beginning of the year | 248.2 | 259.8 |
| Cash and cash equivalents at the end of the year | ${first} | ${second} |`

test('a statement in millions ties with one in units; where one year ties in units, the other is wrong', () => {
  const rule = 'consistency/cash-differs-from-balance-sheet'
  expect(told(CASH(259.8, 204.2), rule)).toEqual([])
  expect(told(CASH(259800000, 204.2), rule)).toHaveLength(1)
})

const BETAS = (beta: string): string => `# Beta
| Date | Close | | Raw beta | | ${beta} | | | | | | | Date | Close |
| 2026-07-03 | 4461.1 | | Levered beta | | 1.14 | | | | | | | 2026-07-03 | 95.02 |`

test('a name does not reach the numbers of a table beside its own', () => {
  expect(told(BETAS('1.08'), 'assumption/implausible-input')).toEqual([])
  expect(told(BETAS('95.02'), 'assumption/implausible-input')).toEqual(['F1'])
})

const PATH = (rest: string): string => `# Working capital
| | 2025A | 2026E | 2027E | 2028E | 2029E | 2030E | 2031E |
| Receivables | 100 | =B2*1.1 | =C2*1.1 | =D2*1.1 | =E2*1.1 | =F2*1.1 | =G2*1.1 |
| Inventories | 100 | =B3*1.1 | =C3*1.1 | =D3*1.1 | =E3*1.1 | =F3*1.1 | =G3*1.1 |
| Payables | 100 | =B4*1.1 | =C4*1.1 | =D4*1.1 | =E4*1.1 | =F4*1.1 | =G4*1.1 |
| Prepaid share | 16.99% | =B5-1% | =C5-1% | =D5-1% | ${rest} |`

test('a path of steps may end in typed numbers', () => {
  expect(told(PATH('=E5-1% | 12% | 10%'), 'formula/constant-in-formulas')).toEqual([])
})

const MEMO = (label: string): string => `# Cash flow
| | 2025E | 2026E | 2027E | 2028E |
| Profit after tax | 900 | 950 | 990 | 1040 |
| Depreciation | 110 | 120 | 130 | 140 |
| Change in working capital | -40 | -30 | -35 | -45 |
| ${label} | -301 | -318 | -331 | -348 |
| Cash flow from operations | =SUM(B2:B4) | =SUM(C2:C4) | =SUM(D2:D4) | =SUM(E2:E4) |`

test('a memorandum is no part of the sum; a line without such a word is', () => {
  expect(told(MEMO('(Memo) Tax already reflected above'), 'formula/short-range')).toEqual([])
  expect(told(MEMO('Interest paid'), 'formula/short-range')).toEqual(['B6:E6'])
})

const COSTS = (formula: string): string => `# Investment
| Item | Price | Quantity |
| Land | 100 | =B2*$B$12 |
| Works | 200 | =B3*$B$12 |
| Machines | 300 | =B4*$B$12 |
| Fees | 50 | =B5*$B$12 |
| Roads | 60 | =B6*$B$12 |
| Total before reserve | | =SUM(C2:C6) |
| Reserve | 10% | ${formula} |
| |
| |
| |
| Index | 1.1 |`

test('behind the total of a list stands another kind of line', () => {
  expect(told(COSTS('=B8*C7'), 'formula/inconsistent-formula')).toEqual([])
})

const ODD = (last: (row: number) => number): string => {
  const lines = Array.from({ length: 5 }, (_, block) => {
    const parts = [2023, 2022, 2021, 2020].map(
      (year) =>
        [((year * 7919 + block * 104729) % 9973) + 0.37, ((year * 6101 + block * 15485863) % 8191) + 0.41] as const,
    )
    const of = (index: 0 | 1) => parts.map((part) => part[index].toFixed(2)).join(' | ')
    const sum = parts.map(([a, b]) => (a + b).toFixed(2))
    const first = parts[0] ?? [0, 0]
    return `| Debt ${block} | ${(first[0] * 1.1).toFixed(2)} | ${of(0)} |
| Leases ${block} | ${(first[1] * 1.1).toFixed(2)} | ${of(1)} |
| Debt and leases ${block} | ${((first[0] + first[1]) * 1.1 + last(block)).toFixed(2)} | ${sum.join(' | ')} |`
  })
  return `# Balance sheet
| | TTM | 2023 | 2022 | 2021 | 2020 |
${lines.join('\n')}`
}

test('a lane in which many sums break that share no figure is of another kind; one sum in it is wrong', () => {
  const rules = ['calculation/total-mismatch', 'calculation/difference-mismatch']
  expect(
    told(
      ODD((row) => 100 + row),
      ...rules,
    ),
  ).toEqual([])
  expect(
    told(
      ODD((row) => (row === 2 ? 1234 : 0)),
      ...rules,
    ),
  ).toHaveLength(1)
})

const PAID = (total: string): string => `# Plan
| Month | Paid so far |
| January | 1250.5 |
| February | 2731.25 |
| March | 4102.75 |
| April | 5688.1 |
| Total | ${total} |`

test('the total of running totals repeats the last; another number is no total of them', () => {
  const rule = 'calculation/total-mismatch'
  expect(told(PAID('5688.1'), rule)).toEqual([])
  expect(told(PAID('6588.1'), rule)).toEqual(['B6'])
  expect(told(PAID('56881'), rule)).toEqual(['B6'])
})

const MIX = (share: string): string => `# Mix
| Segment | Change | Share |
| North | -12.5% | ${share} |
| South | 130.2% | 30.5% |
| West | 4.1% | 24.5% |
| Total | 2.4% | 100.0% |`

test('rates below nothing and above the whole add up to nothing; shares beside them do', () => {
  expect(told(MIX('45.0%'))).toEqual([])
  expect(told(MIX('54.0%'), 'calculation/share-mismatch')).toEqual(['C5'])
})

const ORDERS = (second: string): string => `# Orders
| Item | Quantity | Unit price | Amount |
| A | 120 | 12.35 | 1482.00 |
| B | 75 | 8.41 | ${second} |
| C | 310 | 3.07 | 951.70 |
| D | 41 | 99.50 | 4079.50 |
| E | 12 | 4.33 | 52.00 |`

test('a product is known as well as its factors; one further off is wrong', () => {
  const rule = 'calculation/product-mismatch'
  expect(told(ORDERS('630.75'), rule)).toEqual([])
  expect(told(ORDERS('603.75'), rule)).toEqual(['D3'])
  expect(told(ORDERS('6307.50'), rule)).toEqual(['D3'])
})

const CHARTED = (last: string): string => `# Chart
| | 2021 | 2022 | 2023 | 2024 |
| Actual | 90 | 95 | 99 | |
| Shown | =IF(B2="",NA(),B2) | =IF(C2="",NA(),C2) | =IF(D2="",NA(),D2) | ${last} |`

test('NA() keeps a point off a chart; a search that finds nothing is an error', () => {
  const rule = 'formula/error-value'
  expect(told(CHARTED('=IF(E2="",NA(),E2)'), rule)).toEqual([])
  expect(told(CHARTED('=VLOOKUP("x",A1:B2,2,FALSE)'), rule)).toEqual(['E3'])
})

const BALANCED = (other: string, check: (column: string) => string): string => `# Balance
| | 2024 | 2025 | 2026 |
| Assets | 900 | 950 | 990 |
| Liabilities and equity | 900 | ${other} | 990 |
| Check | ${['B', 'C', 'D'].map((column) => check(column)).join(' | ')} |`

test('a check that shows 1 where all is well; one that shows a difference of 1 fails', () => {
  const rule = 'formula/failing-check'
  const flag = (column: string) => `=IF(${column}2=${column}3,1,0)`
  expect(told(BALANCED('950', flag), rule)).toEqual([])
  expect(told(BALANCED('940', flag), rule)).not.toEqual([])
  expect(
    told(
      BALANCED('949', (column) => `=${column}2-${column}3`),
      rule,
    ),
  ).not.toEqual([])
})
