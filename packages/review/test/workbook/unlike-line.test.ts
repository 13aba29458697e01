import type { Finding } from '@tickmark/document'
import { describe, expect, test } from 'vitest'
import { reviewExample } from './review-example.ts'

function typedOverIn(body: string): Finding[] {
  return reviewExample(body).findings.filter(({ ruleId }) => ruleId === 'formula/constant-in-formulas')
}

/** Twice the units, less the cost; D4 would be 600 and D5 450, B7:B11 the price times the quantity. */
const TIMELINE = (x: number): string => `# Model
| Year | 2024 | 2025 | 2026 | 2027 | 2028 |
| Units | 100 | 200 | 300 | 400 | 500 |
| Price | 2 | 2 | 2 | 2 | 2 |
| Revenue | =B2*B3 | =C2*C3 | ${x} | =E2*E3 | =F2*F3 |
| Cost | =B4*0.25 | =C4*0.25 | =D4*0.25 | =E4*0.25 | =F4*0.25 |`

const LIST = (x: number): string => `# Costs
| Item | Price | Quantity | Amount |
| Screws | 12 | 40 | =B2*C2 |
| Plates | 35 | 18 | =B3*C3 |
| Motors | 300 | 2 | ${x} |
| Gyros | 150 | 3 | =B5*C5 |
| Wheels | 80 | 6 | =B6*C6 |
| Cables | 9 | 30 | =B7*C7 |`

const SIZES = [0.05, 0.2, 1 / 3, 1.03, 1.3, 3, 5, 20, 1000, -1]

describe.each([
  ['a year among years', TIMELINE, 'D4'],
  ['a line of a list', LIST, 'D4'],
])('a number typed over a formula: %s', (_, model, cell) => {
  test.each(SIZES)('×%f is found and serious', (factor) => {
    const found = typedOverIn(model(Math.round(600 * factor * 100) / 100))
    expect(found.map(({ severity, evidence: [{ location }] }) => [severity, location.cell])).toEqual([
      ['serious', cell],
    ])
  })
})

test.each([
  [
    'the first balance of a chain, where there is nothing to add up',
    `# Debt
| Year | 2023 | 2024 | 2025 | 2026 | 2027 |
| Opening | | =B4 | =C4 | =D4 | =E4 |
| Paid | | -50 | -50 | -50 | -50 |
| Closing | 450 | =C2+C3 | =D2+D3 | =E2+E3 | =F2+F3 |`,
  ],
  [
    'the first balance of a chain, among zeros for what has not moved yet',
    `# Debt
| Year | 2023 | 2024 | 2025 | 2026 | 2027 |
| Opening | | =B5 | =C5 | =D5 | =E5 |
| Due | 0 | -50 | -50 | -50 | -50 |
| Paid early | 0 | -10 | -20 | -30 | -40 |
| Closing | 450 | =SUM(C2:C4) | =SUM(D2:D4) | =SUM(E2:E4) | =SUM(F2:F4) |`,
  ],
  [
    'a margin, and a balance, in a column of totals over the quarters',
    `# Quarters
| Line | Q1 | Q2 | Q3 | Q4 | Year |
| Revenue | 229 | 211 | 188 | 195 | =SUM(B2:E2) |
| Costs | 167 | 166 | 164 | 160 | =SUM(B3:E3) |
| Cash at the end | 423 | 406 | 395 | 411 | 411 |
| Tax | 17 | 11 | 13 | 16 | =SUM(B5:E5) |
| Capital spending | 9 | 12 | 6 | 7 | =SUM(B6:E6) |
| Depreciation | 12 | 11 | 11 | 12 | =SUM(B7:E7) |`,
  ],
  [
    'inputs in every second column, beside what is computed from them',
    `# Steps
| Item | Factor | a | a1 | b | b1 | c | c1 | d | d1 |
| x | 3 | 10 | =$B2*C2 | 8 | =$B2*E2 | 7 | =$B2*G2 | 9 | =$B2*I2 |
| y | 4 | 11 | =$B3*C3 | 9 | =$B3*E3 | 5 | =$B3*G3 | 6 | =$B3*I3 |`,
  ],
])('no formula was typed over: %s', (_, body) => {
  expect(typedOverIn(body)).toEqual([])
})
