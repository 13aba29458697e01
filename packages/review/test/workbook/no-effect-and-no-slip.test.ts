import { expect, test } from 'vitest'
import { reviewExample, tableOf } from './review-example.ts'

const findingsOf = (body: string, rule: string) =>
  reviewExample(body, { blockOf: tableOf }).findings.filter(({ ruleId }) => ruleId === rule)

const told = (body: string, rule: string): string[] =>
  findingsOf(body, rule).flatMap(({ severity, evidence: [{ location }] }) =>
    severity === 'suggestion' ? [] : [location.cell ?? ''],
  )

const BUDGET = (odd: string, tokens: string): string => `# Budget
| | Voted budget | 2015 | 2016 | 2017 | 2018 |
| Salaries | 1060000 | 1075000 | 1097000 | 1110000 | 1125000 |
| Elections | 2000000 | ${odd} | 1100000 | 1100000 | 1100000 |
| Archives | 65000 | 67000 | 68000 | ${tokens} | 69000 |
| Grants | 96000 | 97000 | ${tokens} | 98000 | 99000 |
| Studies | 41000 | ${tokens} | 42000 | 42500 | 43000 |
| Prizes | 5200 | 5300 | 5400 | ${tokens} | 5500 |
| Claims | ${tokens} | 880000 | ${tokens} | ${tokens} | ${tokens} |`

test('an amount that keeps the lines of a budget open is in no other unit; a slip by a thousand beside it is', () => {
  const rule = 'assumption/scale-outlier'
  expect(told(BUDGET('100', '100'), rule)).toEqual([])
  expect(told(BUDGET('1100', '100'), rule)).toEqual(['C3'])
  expect(told(BUDGET('1100000000', '100'), rule)).toEqual(['C3'])
})

const PROGRAMME = (before: string): string => `# Budget
| | Account 2013, provisional | Voted budget 2014 | 2015 | 2016 | 2017 | 2018 |
| Rehabilitation | ${before} | 1315000 | 1150 | 1200 | 1250 |
| Salaries | 1040000 | 1060000 | 1075000 | 1097000 | 1110000 | 1125000 |`

test('a line that goes on before its periods in numbers of that size ends there', () => {
  const rule = 'assumption/scale-outlier'
  expect(told(PROGRAMME('1287317 | 1360000'), rule)).toEqual([])
  expect(told(PROGRAMME('1100 | 1120'), rule)).toEqual(['D2'])
})

const SUMMARY = (source: string): string => `# Value
| Flows to the firm | 2026 | 2027 | 2028 | 2029 | | Valuation | FCFF | FCFE |
| Free cash flow | 80 | 85 | 90 | 95 | | PV of cash flows | 270 | 190 |
| Rate | 10% | 10% | 10% | 10% | | PV of terminal value | =E2*1.02/(10%-2%)*E4 | 640 |
| Discount factor | =1/1.1^1 | =1/1.1^2 | =1/1.1^3 | =1/1.1^4 | | Cash | 40 | 40 |
| | | | | | | Debt | 70 | |
| | | | | | | Equity | 240 | 230 |

# Summary
| PV of terminal value | ${source} |`

test('a list of results under the flows that they value has no years', () => {
  expect(told(SUMMARY('=Value!H3'), 'calculation/workbook-terminal-value')).toEqual([])
  expect(told(SUMMARY('=Value!C4*1211'), 'calculation/workbook-terminal-value')).toEqual(['B1'])
})

const REINVESTED = (sign: string, line = '(Capital spending - depreciation)'): string => `# Flow to equity
| Net income | 545 |
| ${line} | 230 |
| Working capital needed | 42 |
| Free cash flow to equity | =B1${sign}B2-B3 |`

test('capital spending less depreciation is deducted as capital spending is', () => {
  const rule = 'assumption/cash-flow-signs'
  expect(told(REINVESTED('-'), rule)).toEqual([])
  expect(told(REINVESTED('+'), rule)).toEqual(['B4'])
  expect(told(REINVESTED('-', 'Depreciation'), rule)).toEqual(['B4'])
  expect(told(REINVESTED('+', 'Depreciation'), rule)).toEqual([])
})

const FACTORS = (value: string): string => `# Project
| Rate | 10% |
| | 2026 | 2027 | 2028 | 2029 |
| Flow | 100 | 110 | 120 | 130 |
| Discount factor | =(1+$B$1)^1 | =(1+$B$1)^2 | =(1+$B$1)^3 | =(1+$B$1)^4 |
| Value | ${value} |`

test('factors above one that nobody reads change no value', () => {
  const rule = 'assumption/discount-factor'
  const row = (formula: (column: string) => string) => ['B', 'C', 'D', 'E'].map((column) => formula(column)).join(' | ')
  expect(told(FACTORS(row((column) => `=${column}3/${column}4`)), rule)).toEqual([])
  expect(told(FACTORS(row((column) => `=${column}3*0.9`)), rule)).toEqual([])
  expect(told(FACTORS(row((column) => `=${column}3*${column}4`)), rule)).toEqual(['B4:E4'])
})

const RETURNS = (third: string, last: string): string => `# Prices
| Day | Price | Return |
| 4 | 110 | =LN(B2/B3) |
| 3 | 105 | =LN(B3/B4) |
| 2 | 100 | ${third} |
| 1 | 99 | ${last} |`

test('the last of a list of changes has nothing before it; one amidst them that reads a blank is an error', () => {
  const rule = 'formula/error-value'
  expect(told(RETURNS('=LN(B4/B5)', '=LN(B5/B8)'), rule)).toEqual([])
  expect(told(RETURNS('=LN(B4/B8)', ''), rule)).toEqual([])
  expect(told(RETURNS('=LN(B4/B8)', '=LN(B5/B3)'), rule)).toEqual(['C4'])
})

const INTEREST = (whole: string): string => `# Model
| | 2024 | 2025 | 2026 |
| Interest | 15 | =SUM(C3:C4) | =SUM(D3:D4) |
| Revolver | | 2 | 3 |
| Loans | | 12 | 11 |
| Exchange losses | 1.5 | 1.6 | 1.7 |
| |
| Financial expenses | ${whole} | =SUM(C3:C5) | =SUM(D3:D5) |`

test('a cell that another period adds beside the line of the sum is no part of it', () => {
  const rule = 'formula/short-range'
  expect(told(INTEREST('=B2+B5'), rule)).toEqual([])
  expect(told(INTEREST('16.5'), rule)).toEqual(['C2:D2'])
})

const COSTS = (line: string): string => `# Income statement
| | 2024 | 2025 | 2026 |
| COGS | =Costs!B4 | =Costs!C4 | =Costs!D4 |

# Costs
| | 2024 | 2025 | 2026 |
| COGS without depreciation | 80 | 85 | 90 |
| Depreciation | 10 | 11 | 12 |
| ${line} | =B2+B3 | =C2+C3 | =D2+D3 |`

test('a line that says how its item is measured is that item', () => {
  const rule = 'formula/label-mismatch'
  expect(told(COSTS('COGS include Depreciation'), rule)).toEqual([])
  expect(told(COSTS('Depreciation in all'), rule)).toEqual(['B2:D2'])
  expect(
    told(
      COSTS('COGS')
        .replace('| COGS | =Costs', '| Operating profit | =Costs')
        .replace('| COGS | =B2+B3', '| Operating profit excl. depreciation (EBITDA) | =B2+B3'),
      rule,
    ),
  ).toEqual(['B2:D2'])
})

const GROWTH = (rate: string, growth: string): string => `# DCF
| Rf | ${rate} |
| Perpetual growth | ${growth} |
| WACC | 18% |
| Flow | 100 |
| Terminal value | =B4*(1+B2)/(B3-B2) |`

test("what the model's own risk-free rate allows is no high growth", () => {
  const rule = 'assumption/terminal-growth'
  expect(told(GROWTH('10%', '5%'), rule)).toEqual([])
  expect(told(GROWTH('3%', '5%'), rule)).toEqual(['B2'])
  expect(told(GROWTH('10%', '12%'), rule)).toEqual(['B2'])
})
