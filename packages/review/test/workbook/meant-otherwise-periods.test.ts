import { expect, test } from 'vitest'
import { reviewExample, tableOf } from './review-example.ts'

const told = (body: string): string[] =>
  reviewExample(body, { withEffects: true, blockOf: tableOf }).findings.flatMap(
    ({ ruleId, severity, evidence: [{ location }] }) =>
      severity === 'suggestion' ? [] : [`${ruleId} ${location.cell}`],
  )

const YEARS_DOWN = (first: string): string => `# Plan
| | Revenue | Costs | Profit |
| 2021 | 800 | 500 | 300 |
| 2022 | 900 | 560 | 340 |
| 2023 | 990 | 610 | 380 |
| Change | =B4-B3 | =C4-C3 | =D4-D3 |
| 2024 | =${first}*1.1 | =B6*0.6 | =B6-C6 |
| 2025 | =B6*1.1 | =B7*0.6 | =B7-C7 |
| 2026 | =B7*1.1 | =B8*0.6 | =B8-C8 |
| 2027 | =B8*1.1 | =B9*0.6 | =B9-C9 |
| |
| | Cash | Debt | Net |
| 2021 | 80 | 50 | 30 |
| 2022 | 90 | 56 | 34 |
| 2023 | 99 | 61 | 38 |
| Change | =B14-B13 | =C14-C13 | =D14-D13 |
| 2024 | =B14+1 | =B16*0.4 | =B16-C16 |
| 2025 | =B16+1 | =B17*0.4 | =B17-C17 |
| 2026 | =B17+1 | =B18*0.4 | =B18-C18 |
| 2027 | =B18+1 | =B19*0.4 | =B19-C19 |`

test('tables below each other whose years begin anew: the first forecast reads across the change between them', () => {
  expect(told(YEARS_DOWN('B4'))).toEqual([])
  expect(told(YEARS_DOWN('B3'))).toContain('formula/inconsistent-formula B6')
})

const STEPS = (third: string): string => `# Drivers
| | 2024 | 2025 | 2026 | 2027 | 2028 | 2029 |
| Price growth | 4% | =IFERROR(B2-0.1%,0) | =IFERROR(C2-0.1%,0) | =IFERROR(${third},0) | =IFERROR(E2-0.1%,0) | =IFERROR(F2-0.1%,0) |
| Revenue | 800 | =B3*(1+C2) | =C3*(1+D2) | =D3*(1+E2) | =E3*(1+F2) | =F3*(1+G2) |`

test('a step that is typed within IFERROR is an assumption as without it; a step from another year is none', () => {
  expect(told(STEPS('D2-0.25%'))).toEqual([])
  expect(told(STEPS('C2-0.1%'))).not.toEqual([])
})

const QUARTERS = (cash: readonly [number, number, number]): string => `# Quarters
| | Products | Services | Revenue | Cash |
| Mar-22 | 178 | 89 | 267 | 268 |
| Jun-22 | 189 | 95 | 284 | 286 |
| Sep-22 | 172 | 89 | 261 | 267 |
| Dec-22 | 235 | 124 | 359 | 351 |
| 2022 | 774 | 397 | 1171 | ${cash[0]} |
| Mar-23 | 200 | 99 | 299 | 286 |
| Jun-23 | 203 | 102 | 305 | 301 |
| Sep-23 | 186 | 94 | 280 | 284 |
| Dec-23 | 258 | 131 | 389 | 384 |
| 2023 | 847 | 426 | 1273 | ${cash[1]} |
| Mar-24 | 216 | 106 | 322 | 441 |
| Jun-24 | 219 | 110 | 329 | 502 |
| Sep-24 | 201 | 102 | 303 | 554 |
| Dec-24 | 279 | 141 | 420 | 628 |
| 2024 | 915 | 459 | 1374 | ${cash[2]} |`

test('a balance at the end of each year is no sum of its quarters; one line that is added up otherwise stays told', () => {
  expect(told(QUARTERS([351, 384, 628]))).toEqual([])
  expect(told(QUARTERS([1172, 1265, 628]))).not.toEqual([])
})

const FACTORS = (beginning: string, second: string): string => `# Valuation
| Discount rate | 10% |
| |
| | 2023A | 2024E | 2025E | 2026E | 2027E |
| Free cash flow | 90 | 100 | 110 | 120 | 130 |
| Discount period | ${beginning} | 1 | =C5+1 | =D5+1 | =E5+1 |
| Discount factor | ${beginning} | =1/(1+$B$1)^C5 | =1/(1+$B$1)^D5 | =${second}/(1+$B$1)^E5 | =1/(1+$B$1)^F5 |
# Summary
| | 2023A | 2024E | 2025E | 2026E | 2027E |
| Discount factor | =Valuation!B6 | =Valuation!C6 | =Valuation!D6 | =Valuation!E6 | =Valuation!F6 |`

test('a nought ahead of the first factor is no factor', () => {
  expect(told(FACTORS('0', '1'))).toEqual([])
  expect(told(FACTORS('0', '2'))).not.toEqual([])
})
