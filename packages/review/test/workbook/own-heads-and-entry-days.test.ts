import { expect, test } from 'vitest'
import { reviewExample, tableOf } from './review-example.ts'

const told = (body: string, ...rules: string[]): string[] =>
  reviewExample(body, { blockOf: tableOf }).findings.flatMap(({ ruleId, severity, evidence: [{ location }] }) =>
    severity !== 'suggestion' && (rules.length === 0 || rules.includes(ruleId)) ? [location.cell ?? ''] : [],
  )

const CASES = (step: string): string => `# Model
| | | 2025 | 2026 | 2027 | 2028 | 2029 |
| Revenue | | 900 | 950 | 1000 | 1050 | 1100 |
| Interest income | | =C2*2% | =D2*2% | =E2*2% | =F2*2% | =G2*2% |
| |
| R&D, base | | 0.08 | 0.09 | 0.09 | 0.09 | 0.09 |
| R&D, weak | 0.01 | =C5+$B$6 | =D5+$B$6 | =E5+$B$6 | =F5+$B$6 | =G5+$B$6 |
| SG&A, base | | 0.02 | 0.03 | 0.03 | 0.03 | 0.03 |
| SG&A, weak | 0.01 | =C7+${step} | =D7+${step} | =E7+${step} | =F7+${step} | =G7+${step} |`

test('copies that hold on to one blank cell are one finding', () => {
  expect(told(CASES('$B$8'), 'formula/text-operand')).toEqual([])
  expect(told(CASES('$C$4'), 'formula/text-operand')).toEqual(['C8:G8'])
})

const CASH_FLOW = (inventories: string | number, total = 45207): string => `# Cash flow
| | 2023 | 2022 |
| Profit before tax | 37967 | 24365 |
| Depreciation | 12895 | 11904 |
| Interest income | -4335 | -3312 |
| Trade receivables | 2201 | 282 |
| Inventories | -17882 | ${inventories} |
| Loans | 1679 | 820 |
| Cash generated from operations | 32525 | ${total} |`

test('a sum of which one part is still to be read says nothing of the others; with all parts it does', () => {
  const rule = 'calculation/total-mismatch'
  expect(told(CASH_FLOW('REVIEW REQUIRED'), rule)).toEqual([])
  expect(told(CASH_FLOW('待确认'), rule)).toEqual([])
  expect(told(CASH_FLOW(11148), rule)).toEqual([])
  expect(told(CASH_FLOW(11148, 54207), rule)).not.toEqual([])
  expect(told(CASH_FLOW(11148, 452070), rule)).not.toEqual([])
})

const YEARS = (first: string): string => `# Income
| | 2016 | LTM | 2015 | 2014 | 2013 |
| Revenue | 11106 | 10982 | 11444 | 12754 | 12777 |

# Cash flow
| | | | | | |
| | | 2016 | 2015 | 2014 | 2013 |
| Capital expenditure | | 370 | 352 | 285 | 200 |
| Capex % | | =C3/Income!${first} | =D3/Income!D2 | =E3/Income!E2 | =F3/Income!F2 |`

test('a formula that reads the column with the head of its own, where the two sheets differ; one that reads another year is told', () => {
  const rule = 'formula/inconsistent-formula'
  expect(told(YEARS('B2'), rule)).toEqual([])
  expect(told(YEARS('E2'), rule)).toEqual(['C4'])
})

const BALANCE = (total: number, last = '=SUM(F2:F6)'): string => `# Balance
| | Q1 | Q2 | Q3 | Q4 | All |
| Debt | 377 | 85 | 139 | 72 | =B2+C2+D2+E2 |
| Payables | 206 | 170 | 186 | 195 | =B3+C3+D3+E3 |
| Accrued | 209 | 229 | 152 | 187 | =B4+C4+D4+E4 |
| Taxes | 78 | 74 | 71 | 86 | =B5+C5+D5+E5 |
| Dividends | 5 | 5 | 5 | 5 | =B6+C6+D6+E6 |
| Current liabilities | 875 | 563 | ${total} | 545 | ${last} |
| Loans | 1406 | 1202 | 1317 | 1346 | =SUM(B8:E8) |
| Deferred taxes | 205 | 184 | 186 | 193 | =SUM(B9:E9) |
| Provisions | 125 | 111 | 113 | 111 | =SUM(B10:E10) |
| Other | 81 | 60 | 58 | 58 | =SUM(B11:E11) |
| Capital | 633 | 478 | 627 | 598 | =SUM(B12:E12) |
| Treasury stock | -89 | -52 | -87 | -87 | =SUM(B13:E13) |
| Retained earnings | 435 | 298 | 399 | 378 | =SUM(B14:E14) |
| Noncontrolling | 581 | 842 | 635 | 685 | =SUM(B15:E15) |`

test('a total down its own column where typed columns foot over the same lines; a shorter one is told', () => {
  const rules = ['formula/inconsistent-formula', 'formula/short-range']
  expect(told(BALANCE(553), ...rules)).toEqual([])
  expect(told(BALANCE(553, '=SUM(F2:F5)'), ...rules)).not.toEqual([])
})

const VALUE = (time: number, flow = 700): string => `# DCF
| | 2025 | 2026 | 2027 | 2028 | 2029 |
| Free cash flow | ${flow} | 720 | 750 | 790 | 810 |
| Years | ${time} | ${time + 1} | ${time + 2} | ${time + 3} | ${time + 4} |
| Present value | =B2/(1+$B$6)^B3 | =C2/(1+$B$6)^C3 | =D2/(1+$B$6)^D3 | =E2/(1+$B$6)^E3 | =F2/(1+$B$6)^F3 |
| |
| WACC | 8% |
| Enterprise value | =SUM(C4:F4) |`

test('a value leaves out what came in up to its own day; a later flow and an outlay of that day are told', () => {
  const rule = 'formula/short-range'
  expect(told(VALUE(0), rule)).toEqual([])
  expect(told(VALUE(1), rule)).toEqual(['B7'])
  expect(told(VALUE(1, 7000), rule)).toEqual(['B7'])
  expect(told(VALUE(0, -700), rule)).toEqual(['B7'])
})

const RATIO = (first: string): string => `# Capex
| | 2022 | 2023 | 2024 | 2025 | 2026E |
| Revenue | 2255 | 2757 | 2937 | 3174 | 3400 |
| Capital expenditure | ${first} | 96 | 670 | 536 | |
| Capex / revenue | =B3/B2 | =C3/C2 | =D3/D2 | =E3/E2 | =AVERAGE(C4:E4) |`

test('a mean leaves out the year of which the sheet holds no data; a year with data is told', () => {
  const rule = 'formula/short-range'
  expect(told(RATIO(''), rule)).toEqual([])
  expect(told(RATIO('480'), rule)).toEqual(['F4'])
  expect(told(RATIO('4800'), rule)).toEqual(['F4'])
})

const STATEMENTS = (second: string): string => `# Costs
| Year 1 | | | Year 2 | |
| Salaries | =SUM(B3:B4) | | Salaries | =SUM(E3:E4) |
| - Developers | 81 | | - Developers | 91 |
| - Researchers | 105 | | - Researchers | 115 |
| Office | 12 | | Office | 13 |
| Software | 10 | | Software | 10 |
| Total expenses | =SUM(B2:B6) | | Total expenses | ${second} |`

test('blocks side by side that repeat one sum repeat one mistake; another sum is another', () => {
  const rule = 'formula/double-count'
  expect(told(STATEMENTS('=SUM(E2:E6)'), rule)).toEqual(['B7'])
  expect(told(STATEMENTS('=SUM(E2:E5)'), rule)).toEqual(['B7', 'E7'])
})

const ROOMS = (more: string): string => `# Rooms
| Place | Rooms | Price | Cost |
| Paris | '1 | 1604 | =B2*C2 |
| |
| Florence | '2 | 890 | =B4*C4 |
| |
| Rome | 1 | 950 | =B6*C6 |
${more}`

test('texts that only a product reads are told once and as a warning', () => {
  const rule = 'formula/number-as-text'
  const grades = (body: string): string[] =>
    reviewExample(body).findings.flatMap(({ ruleId, severity }) => (ruleId === rule ? [severity] : []))
  expect(grades(ROOMS(''))).toEqual(['warning'])
  expect(grades(ROOMS('| Rooms | =SUM(B2:B6) |'))).toContain('serious')
})

const BRIDGE = (row: number): string => `# Assumptions
| Shares outstanding (mm) | 2587 |
| Net debt | 9800 |
| Share price | 38.5 |

# Valuation
| Enterprise value | 98000 |
| Less: net debt | =-Assumptions!B${row} |
| Equity value | =B1+B2 |`

test('the net debt of a bridge that links to the shares', () => {
  const rule = 'formula/label-mismatch'
  expect(told(BRIDGE(2), rule)).toEqual([])
  expect(told(BRIDGE(1), rule)).toEqual(['B2'])
})
