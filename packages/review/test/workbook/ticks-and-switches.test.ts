import { expect, test } from 'vitest'
import { reviewExample } from './review-example.ts'

const told = (body: string, rule: string): string[] =>
  reviewExample(body).findings.flatMap(({ ruleId, severity, evidence: [{ location }] }) =>
    severity !== 'suggestion' && ruleId === rule ? [location.cell ?? ''] : [],
  )

const CASH = (head: string): string => `# Cash
| | Jan | Feb | Mar | Apr |
| From operations | ${head} | ${head} | ${head} | ${head} |
| Net income | 24 | 23 | 25 | 21 |
| Depreciation | 1 | 1 | 2 | 2 |
| Receivables | -7 | -6 | -7 | -8 |
| Subtotal | =SUM(B3:B5) | =SUM(C3:C5) | =SUM(D3:D5) | =SUM(E3:E5) |`

test('a tick over a block is no line of its total; an amount is', () => {
  const rule = 'formula/short-range'
  expect(told(CASH('1 (shown ☑)'), rule)).toEqual([])
  expect(told(CASH('0 (shown  )'), rule)).toEqual([])
  expect(told(CASH('12'), rule)).toEqual(['B6:E6'])
  expect(told(CASH('1200'), rule)).toEqual(['B6:E6'])
})

const DEBT = (on: number, rate = '5%'): string => `# Debt
| Average balances | ${on} |
| Rate | ${rate} |
| | 2024 | 2025 | 2026 |
| Opening | 100 | =B6 | =C6 |
| Interest | =IF($B$1=1,AVERAGE(B4,B6),B4)*$B$2 → 5 | =IF($B$1=1,AVERAGE(C4,C6),C4)*$B$2 → 4.75 | =IF($B$1=1,AVERAGE(D4,D6),D4)*$B$2 → 4.5 |
| Closing | =B4-10+B5 → 95 | =C4-10+C5 → 89.75 | =D4-10+D5 → 84.25 |`

test('a cycle that a switch keeps open today is a remark, a closed one an error', () => {
  const rule = 'formula/circular-reference'
  expect(told(DEBT(0), rule)).toEqual([])
  expect(reviewExample(DEBT(0)).findings.some(({ ruleId }) => ruleId === rule)).toBe(true)
  expect(told(DEBT(1), rule)).toEqual(['B6'])
})

test('a condition that depends on the cycle itself is no switch', () => {
  const body = `# Debt
| Rate | 5% |
| | 2024 |
| Opening | 100 |
| Interest | =IF(B5>0,AVERAGE(B3,B5),B3)*B1 → 5 |
| Closing | =B3-10+B4 → 95 |`
  expect(told(body, 'formula/circular-reference')).toEqual(['B4'])
})

const SALE = (costs: string, value: string): string => `# Sale
| NOI | 300 |
| Terminal cap rate | 5% |
| Share of the costs | 2% |
| Gross sales (NOI / terminal cap rate) | ${value} |
| Costs | ${costs} |
| Net sales | =B4-B5 |`

test('a value that is called after how it is computed is no income; an income times its rate is an error', () => {
  const rule = 'formula/line-definition'
  expect(told(SALE('=B4*B3', '=B1/B2'), rule)).toEqual([])
  expect(told(SALE('=B4*B3', '=B1*B2'), rule)).toEqual(['B4'])
})

const BRIDGE = (typed: string): string => `# Discounting
| WACC | 8% |
| | 1 | 2 | 3 |
| Free cash flow | 100 | 100 | 100 |
| PV of free cash flow | =B3/(1+$B$1)^B2 | =C3/(1+$B$1)^C2 | =D3/(1+$B$1)^D2 |
| Terminal value | | | ${typed} |
| PV of terminal value | | | =D5/(1+$B$1)^D2 |
| Enterprise value | =SUM(B4:D4)+D6 |

# Bridge
| Enterprise value | 25000 |
| Cash | 50 |
| Debt | 350 |
| Equity value | =B1+B2-B3 |`

test('the share of the terminal value is that in its own enterprise value', () => {
  const rule = 'assumption/terminal-value-share'
  expect(told(BRIDGE('800'), rule)).toEqual([])
  expect(told(BRIDGE('8000'), rule)).toEqual(['D6'])
})

const GRAPHS = (year: string): string => `# Model
| | 31 Jan 2024 | 29 Feb 2024 | 31 Mar 2024 | 30 Apr 2024 | 31 Jan 2025 | 28 Feb 2025 | 31 Mar 2025 | 30 Apr 2025 |
| Revenue | 10 | 11 | 12 | 13 | 14 | 15 | 16 | 17 |

# Graphs
| | 31 Jan 2024 | 29 Feb 2024 | 31 Mar 2024 | 30 Apr 2024 |
| Revenue 2024 | =Model!B2 | =Model!C2 | =Model!D2 | =Model!E2 |
| ${year} | =Model!F2 | =Model!G2 | =Model!H2 | =Model!I2 |`

test('a row of the months of another year says so at its left', () => {
  const rule = 'formula/period-misaligned'
  expect(told(GRAPHS('Revenue 2025'), rule)).toEqual([])
  expect(told(GRAPHS('Revenue'), rule)).toEqual(['B3:E3'])
})

const PROFIT = (interest: string): string => `# Profit
| | 2023 A | 2024 A | 2025 | 2026 | 2027 |
| EBIT | 90 | 95 | 101 | 108 | 115 |
| Interest expense | ${interest} | ${interest} | -8 | -7 | -6 |
| Profit before tax | =B2 | =C2 | =D2+D3 | =E2+E3 | =F2+F3 |`

test('before tax what is before interest, where the years have none', () => {
  const rule = 'formula/label-mismatch'
  expect(told(PROFIT(''), rule)).toEqual([])
  expect(told(PROFIT('-9'), rule)).toEqual(['B4:C4'])
})

const PLANT = (line: string): string => `# Schedule
| | 2024 | 2025 | 2026 |
| ${line} | 62 | 80 | 103 |
| Depreciation | 40 | 42 | 45 |

# Cash flow
| | 2024 | 2025 | 2026 |
| Depreciation | =Schedule!B3 | =Schedule!C3 | =Schedule!D3 |
| Property and equipment purchased | =-Schedule!B2 | =-Schedule!C2 | =-Schedule!D2 |`

test('plant that is bought is capital expenditure; what is written off is none', () => {
  const rule = 'formula/label-mismatch'
  expect(told(PLANT('CapEx'), rule)).toEqual([])
  expect(told(PLANT('Revenue'), rule)).toEqual(['B3:D3'])
})

const COPIES = (typed: string): string => `# Schedule
| | 2024 | 2025 | 2026 |
| Spending on plant | 62 | 80 | 103 |
| Investments in equipment | ${typed} |

# Cash flow
| | 2024 | 2025 | 2026 |
| Investments in equipment | =-Schedule!B2 | =-Schedule!C2 | =-Schedule!D2 |`

test('a link past the line of its own name that holds the same amounts moves nothing', () => {
  const rule = 'formula/label-mismatch'
  expect(told(COPIES('-62 | -80 | -103'), rule)).toEqual([])
  expect(told(COPIES('-55 | -71 | -90'), rule)).toEqual(['B2:D2'])
})
