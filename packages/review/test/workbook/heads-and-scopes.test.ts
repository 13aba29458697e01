import { expect, test } from 'vitest'
import { reviewExample, tableOf } from './review-example.ts'

const told = (body: string, ...rules: string[]): string[] =>
  reviewExample(body, { blockOf: tableOf }).findings.flatMap(({ ruleId, severity, evidence: [{ location }] }) =>
    severity !== 'suggestion' && rules.includes(ruleId) ? [location.cell ?? ''] : [],
  )

const ROUNDS = (last: string): string => `# Rounds
| | Seed | A | B | C | Total |
| Invested | 1000 | 5000 | 17500 | 35000 | =SUM(B2:E2) |
| Share price | 2 | 4 | 7 | 10 | 10 |
| Shares bought | =B2/B3 | =C2/C3 | =D2/D3 | =E2/E3 | ${last} |
| Shares so far | =SUM($B4:B4) | =SUM($B4:C4) | =SUM($B4:D4) | =SUM($B4:E4) |`

test('what an amount buys adds up in a line of its own; a total of quotients in their own line is no quotient', () => {
  const rule = 'formula/meaningless-sum'
  expect(told(ROUNDS('=F2/F3'), rule)).toEqual([])
  expect(told(ROUNDS('=SUM(B4:E4)'), rule)).toEqual(['F4'])
})

const SEGMENTS = (cloud: string): string => `# Segments
| | FY2023 | FY2024 | FY2025 | FY2026 |
| Cloud |
| Revenue | ${cloud} |
| Growth | | 10% | 12% | 13% |
| Personal |
| Revenue | =History!B4 | =History!C4 | =History!D4 | =History!E4 |

# History
| Segment revenue | FY2023 | FY2024 | FY2025 | FY2026 |
| Revenue | 195 | 219 | 241 | 265 |
| Cloud | 110 | 124 | 136 | 150 |
| Personal | 85 | 95 | 105 | 115 |
| Operating income | FY2023 | FY2024 | FY2025 | FY2026 |
| Group | 60 | 66 | 73 | 80 |
| Cloud | 40 | 44 | 49 | 54 |`

test('a line under the heading of a segment takes that segment; another segment, or another item of it, is a wrong link', () => {
  const rule = 'formula/label-mismatch'
  const row = (line: number) => `=History!B${line} | =History!C${line} | =History!D${line} | =History!E${line}`
  expect(told(SEGMENTS(row(3)), rule)).toEqual([])
  expect(told(SEGMENTS(row(4)), rule)).toEqual(['B3:E3'])
  expect(told(SEGMENTS(row(7)), rule)).toEqual(['B3:E3'])
})

const MIDDLES = (first: string): string => `# DCF
| | FY2027E | FY2028E | FY2029E | FY2030E |
| Middle | 2026-12-30 | 2027-12-30 | 2028-12-30 | 2029-12-30 |
| Free cash flow | ${first} |

# Forecast
| | FY2026A | FY2027E | FY2028E | FY2029E | FY2030E | FY2031E |
| Free cash flow | 90 | 100 | 110 | 120 | 130 | 140 |`

test('of two heads over a column one has to agree; a row that agrees with neither is out of step', () => {
  const rule = 'formula/period-misaligned'
  expect(told(MIDDLES('=Forecast!C2 | =Forecast!D2 | =Forecast!E2 | =Forecast!F2'), rule)).toEqual([])
  expect(told(MIDDLES('=Forecast!D2 | =Forecast!E2 | =Forecast!F2 | =Forecast!G2'), rule)).toEqual(['B3:E3'])
})

const QUARTERS = (first: string): string => `# Bridge
| | 2025 | 2025 | 2025 | 2025 |
| | Q1 2025 | Q2 2025 | Q3 2025 | Q4 2025 |
| Revenue | ${first} |

# Data
| | Q1 2025 | Q2 2025 | Q3 2025 | Q4 2025 | Q1 2026 |
| Revenue | 90 | 100 | 110 | 120 | 130 |`

test('the year over its quarters excuses no quarter that is another', () => {
  expect(told(QUARTERS('=Data!C2 | =Data!D2 | =Data!E2 | =Data!F2'), 'formula/period-misaligned')).toEqual(['B3:D3'])
})

const HISTORY_AT_RIGHT = (capex: string, charge: string): string => `# DCF
| Period | 1 | 2 | 3 | | FY2021A | FY2022A | FY2023A |
| EBIT | 90 | 95 | 99 | | 80 | 84 | 88 |
| Depreciation | 30 | 30 | 30 | | 31 | 34 | 62 |
| Capex | -30 | -30 | -30 | | -31 | -30 | ${capex} |
| Free cash flow | =SUM(B2:B4) | =SUM(C2:C4) | =SUM(D2:D4) | | =SUM(F2:F4) | =SUM(G2:G4) | =SUM(H2:H4) |
| Present value | =B5/1.1^B1 | =C5/1.1^C1 | =D5/1.1^D1 | | ${charge} |`

test('years of the past beside the forecast are no terminal year; the last year that is valued is', () => {
  const rule = 'assumption/terminal-normalisation'
  expect(told(HISTORY_AT_RIGHT('-20', ''), rule)).toEqual([])
  expect(told(HISTORY_AT_RIGHT('-20', '=F5/1.1 | =G5/1.1 | =H5/1.1'), rule)).toEqual(['H3'])
})

const CAPITAL = (first: number): string => `# DCF
| | 2025E | 2026E | 2027E | 2028E |
| NOPAT | 90 | 95 | 99 | 104 |
| Depreciation | 20 | 21 | 22 | 23 |
| Capex | -25 | -26 | -27 | -28 |
| Net working capital | =Data!C2 | =Data!D2 | =Data!E2 | =Data!F2 |
| Free cash flow | =SUM(B2:B5) | =SUM(C2:C5) | =SUM(D2:D5) | =SUM(E2:E5) |

# Data
| | 2024A | 2025E | 2026E | 2027E | 2028E |
| Net working capital | ${first} | 40 | 44 | 47 | 52 |`

test('what has gone down as well as up is a change, whatever it is called; a balance in a cash flow is told', () => {
  const rule = 'assumption/cash-flow-definition'
  expect(told(CAPITAL(-12), rule)).toEqual([])
  expect(told(CAPITAL(38), rule)).toEqual(['B6:E6'])
})

const STATEMENT = (capital: string): string => `# Model
| | 2025E | 2026E | 2027E | 2028E |
| Net income | 90 | 95 | 99 | 104 |
| Depreciation | 20 | 21 | 22 | 23 |
| Receivables | 12 | 13 | 9 | 8 |
| Payables | 3 | 2 | 6 | 5 |
| Working capital | ${capital} |
| Cash from operations | =B2+B3+B6 | =C2+C3+C6 | =D2+D3+D6 | =E2+E3+E6 |
| Capex | -25 | -26 | -27 | -28 |
| FCF | =B7+B8 | =C7+C8 | =D7+D8 | =E7+E8 |

# Balance
| | 2025E | 2026E | 2027E | 2028E |
| Net working capital | 38 | 40 | 44 | 47 |`

test('a subtotal of a cash flow statement is of changes; a balance that the statement takes is told', () => {
  const rule = 'assumption/cash-flow-definition'
  expect(told(STATEMENT('=SUM(B4:B5) | =SUM(C4:C5) | =SUM(D4:D5) | =SUM(E4:E5)'), rule)).toEqual([])
  expect(told(STATEMENT('=Balance!B2 | =Balance!C2 | =Balance!D2 | =Balance!E2'), rule)).toEqual(['B9:E9'])
})

const BUTTON = (rate: string): string => `# Loan
| Rate | ${rate} | 850 (white) |
| Amount | 1000 |
| Interest | =B1*B2 |`

test('what a button turns is seen in the cell beside it; a hidden number that a formula computes with is not', () => {
  const rule = 'traceability/workbook-hidden-source'
  expect(told(BUTTON('=C1*0.0001'), rule)).toEqual([])
  expect(told(BUTTON('=C1*0.0001*B2/1000'), rule)).toEqual(['C1'])
})

const COMPOUND = (staff: string, head: string): string => `# Summary
| | 2021 | 2022 | 2023 | 2024 | ${head} |
| Revenue | 900 | 950 | 1010 | 1090 | 6.6% |
| Costs | 600 | 630 | 700 | 745 | 7.5% |
| Staff | 210 | 228 | 240 | 266 | ${staff} |
| Rent | 80 | 82 | 85 | 90 | 4.0% |`

test('a typed rate of compound growth is held against its line, over the span of its column', () => {
  const rules = ['formula/typed-statistic', 'calculation/change-mismatch']
  expect(told(COMPOUND('8.2%', 'CAGR'), ...rules)).toEqual([])
  expect(told(COMPOUND('9.2%', 'CAGR'), ...rules)).toEqual(['F4'])
  expect(told(COMPOUND('82%', '年均复合增长率'), ...rules)).toEqual(['F4'])
  expect(told(COMPOUND('9.2%', 'Weight'), ...rules)).toEqual([])
})

const TEXTS = (first: string): string => `# Costs
| Wages | '1250 |
| Rent | ${first} |
| Energy | '410 |
| Total | =SUM(B1:B3) |`

test('a total of nothing but texts leaves out all of them', () => {
  expect(told(TEXTS("'900"), 'formula/number-as-text')).toEqual(['B1'])
})

const SOURCES = (total: string): string => `# History
| Item | Source | 2023 | 2024 | 2025 |
| Revenue | S1 | 900 | 940 | 990 |
| Cost of sales | S1 | -500 | -520 | -550 |
| Gross profit | S1 | 400 | 420 | 440 |
| Interest income | S1 | 4 | 5 | 6 |
| |
| Depreciation and amortisation | S2 | 50 | 52 | 55 |
| Property, plant and equipment | S2 | 60 | 40 | 45 |
| Intangible assets | S2 | 3 | 6 | 9 |
| ${total} | Computed | =SUM(C8:C9) | =SUM(D8:D9) | =SUM(E8:E9) |`

test('a column of sources names no line: depreciation is no part of capital expenditure, but of other totals', () => {
  const rule = 'formula/short-range'
  expect(told(SOURCES('Total capex'), rule)).toEqual([])
  expect(told(SOURCES('Total non-cash items'), rule)).toEqual(['C10:E10'])
})

const TERMINAL = (head: string): string => `# DCF
| WACC | 9% |
| Year | 1 | 2 | 3 | 4 | 5 | 6 | ${head} |
| Flow | 50 | 52 | 54 | 57 | 60 | 62 | 700 |
| Factor | =1/(1+$B$1)^B2 | =1/(1+$B$1)^C2 | =1/(1+$B$1)^D2 | =1/(1+$B$1)^E2 | =1/(1+$B$1)^F2 | =1/(1+$B$1)^G2 | =1/(1+$B$1)^7 |
| Value | =B3*B4 | =C3*C4 | =D3*D4 | =E3*E4 | =F3*F4 | =G3*G4 | =H3*H4 |`

test('a column without a head writes out what the head would say; with one it departs from its copies', () => {
  const rules = ['formula/inconsistent-formula', 'formula/embedded-constant']
  expect(told(TERMINAL(''), ...rules)).toEqual([])
  expect(told(TERMINAL('8'), ...rules)).toEqual(['H4'])
})

const FORM = (days: string, receivables: string, units: string): string => `# Form
| | | Month 1 | Month 2 | Month 3 |
| Growth | 10% |
| Units | | ${units} | =C3*(1+$B$2) | =D3*(1+$B$2) |
| Cost | | =C3*4 | =D3*4 | =E3*4 |
| Receivables | ${days} | ${receivables} |
| Margin | | =(C3-C4)/C3 | =(D3-D4)/D3 | =(E3-E4)/E3 |`

test('a form that nobody has filled in gives errors until somebody does; one that computes with the name of its line does for ever', () => {
  const rule = 'formula/error-value'
  const named = '=$A$5*C4 | =$A$5*D4 | =$A$5*E4'
  const asked = '=$B$5*C4 | =$B$5*D4 | =$B$5*E4'
  expect(told(FORM('# of days', asked, ''), rule)).toEqual([])
  expect(told(FORM('# of days', named, ''), rule)).toEqual(['C5'])
  expect(told(FORM('# of days', asked, '100'), rule)).toEqual(['C5'])
})

const DRAWN = (second: string): string => `# Data
| | Rent | ${second} |
| Distribution | Beta | Beta |
| Lower bound | 0.98 | 1144 |
| Upper bound | 1.01 | 34344 |
| Ratio | 0.36 | 11.59 |
| Alpha | 17.11 | 2.49 |`

const PEER_BETAS = (second: string): string => `# Data
| Company | Beta | Leverage |
| North | 0.98 | 0.3 |
| South | 1.01 | 0.4 |
| West | ${second} | 0.2 |
| East | 1.2 | 0.1 |`

test('one word over columns side by side says what kind they are; the head of one column names what is below it', () => {
  const rule = 'assumption/implausible-input'
  expect(told(DRAWN('Price'), rule)).toEqual([])
  expect(told(PEER_BETAS('17.11'), rule)).toEqual(['B4'])
})
