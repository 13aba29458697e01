import { expect, test } from 'vitest'
import { reviewExample } from './review-example.ts'

/** What is told above suggestion: rule and cell. */
const told = (body: string): string[] =>
  reviewExample(body, { withEffects: true })
    .findings.filter(({ severity }) => severity !== 'suggestion')
    .map(({ ruleId, evidence: [{ location }] }) => `${ruleId} ${location.cell}`)

test('formulas over places that nobody has filled are one finding; one that divides by nought is another', () => {
  const book = (divisor: string): string => `# Beta
| Share | Market |
| | |
| | |
| Slope | =SLOPE(A2:A3,B2:B3) |
| Mean | =AVERAGE(A2:A3) |
| Price | 12 |
| Earnings | ${divisor} |
| Multiple | =B6/B7 |`
  expect(told(book('3'))).toEqual(['formula/error-value B4'])
  expect(told(book('0'))).toEqual(['formula/error-value B4', 'formula/error-value B8'])
})

const LIVES = (last: string): string => `# Assets
| | Life | 2020 | 2021 | 2022 | 2023 | 2024 | 2025 |
| Equipment | 4 | 800 | 120 | 240 | 160 | 340 | 410 |
| Depreciation | | =SUM($C2:C2)/$B2 | =SUM($C2:D2)/$B2 | =SUM($C2:E2)/$B2 | =SUM($C2:F2)/$B2 | =SUM($D2:G2)/$B2 | ${last} |
| Charge | | =C3 | =D3 | =E3 | =F3 | =G3 | =H3 |`

test('what was bought a life ago is written off; a window of another length stays told', () => {
  expect(told(LIVES('=SUM($E2:H2)/$B2'))).toEqual([])
  expect(told(LIVES('=SUM($F2:H2)/$B2'))).not.toEqual([])
})

const GROWN = (value: string): string => `# DCF
| WACC | 8% |
| Terminal growth rate | 2% |
| | 2024 | 2025 | 2026 | 2027 | 2028 |
| Free cash flow | 90 | 95 | 99 | 104 | =E4*(1+B2) |
| Discount factor | =1/(1+B1)^1 | =1/(1+B1)^2 | =1/(1+B1)^3 | =1/(1+B1)^4 | |
| Present value | =B4*B5 | =C4*C5 | =D4*D5 | =E4*E5 | |
| Terminal value | ${value} |
| PV of terminal value | =B7*E5 |
| Enterprise value | =SUM(B6:E6)+B8 |`

test('a flow that has grown already stands for the year after the forecast; a denominator that adds stays told', () => {
  expect(told(GROWN('=F4/(B1-B2)'))).toEqual([])
  expect(told(GROWN('=F4/(B1+B2)'))).toContain('calculation/workbook-terminal-value B7')
})

const DRIVEN = (debt: string): string => `# Model
| | 2021 | 2022 | 2023 | 2024 | 2025 | 2026 |
| Long-term debt | =B6 | =C6 | =D6 | ${debt} | 20000 | 20000 |
| Drawn | | | | =E2-D2 | =F2-E2 | =G2-F2 |
| Opening | | | | =D6 | =E6 | =F6 |
| Closing | | | | =E4+E3 | =F4+F3 | =G4+G3 |
| Debt | 20000 | 20000 | 20000 | =E5 | =F5 | =G5 |`

test('an assumption that the model goes on from is no value pasted over its history', () => {
  expect(told(DRIVEN('20000'))).toEqual([])
})
