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
  expect(told(QUARTERS([351, 3840, 628]))).not.toEqual([])
})

const FACTORS = (beginning: string, second: string, first = '2023A'): string => `# Valuation
| Discount rate | 10% |
| |
| | ${first} | 2024E | 2025E | 2026E | 2027E |
| Free cash flow | 90 | 100 | 110 | 120 | 130 |
| Discount period | ${beginning} | 1 | =C5+1 | =D5+1 | =E5+1 |
| Discount factor | ${beginning} | =1/(1+$B$1)^C5 | =1/(1+$B$1)^D5 | =${second}/(1+$B$1)^E5 | =1/(1+$B$1)^F5 |
# Summary
| | ${first} | 2024E | 2025E | 2026E | 2027E |
| Discount factor | =Valuation!B6 | =Valuation!C6 | =Valuation!D6 | =Valuation!E6 | =Valuation!F6 |`

test('a nought ahead of the first factor is no factor', () => {
  expect(told(FACTORS('0', '1'))).toEqual([])
  expect(told(FACTORS('0', '2'))).not.toEqual([])
})

test('a nought as the factor of the first forecast period discounts its flow to nothing', () => {
  expect(told(FACTORS('0', '1', '2023E'))).toContain('assumption/discount-factor B2:F2')
})

const OUTLAY = (heads: string, formula: string): string => `# Project
| Discount rate | 10% |
| |
| Year | ${heads} |
| Net cash flow | -1000 | 400 | 500 | 450 |
| NPV | ${formula} |`

test('what is paid in period 0 is not discounted; what is paid a year from now is', () => {
  expect(told(OUTLAY('0 | 1 | 2 | 3', '=NPV(B1,B4:E4)'))).toEqual(['assumption/present-value B5'])
  expect(told(OUTLAY('Year 0 | Year 1 | Year 2 | Year 3', '=NPV(B1,B4:E4)'))).toEqual(['assumption/present-value B5'])
  expect(told(OUTLAY('1 | 2 | 3 | 4', '=NPV(B1,B4:E4)'))).toEqual([])
  expect(told(OUTLAY('0 | 1 | 2 | 3', '=B4+NPV(B1,C4:E4)'))).toEqual([])
})

const PER_SHARE = (profit: string): string => `# Results
| USD thousand | 2019 | 2020 | 2021 | 2022 | 2023 | 2024 |
| Net income | 835 | 539 | 748 | 732 | 910.053184 | ${profit} |
| Shares outstanding | 245 | 245 | 245 | 245 | 245 | 245 |
| Earnings per share | 3.408163 | 2.2 | 3.053061 | 2.987755 | 3.714503 | 3.989307 |`

test('earnings per share of many decimals are rounded, not declared', () => {
  expect(told(PER_SHARE('977.3801'))).toEqual([])
  expect(told(PER_SHARE('987.3801'))).toEqual(['calculation/product-mismatch G2'])
  // Revenue is near the product by chance, and no profit.
  const revenue = PER_SHARE('987.3801').replace('Net income', 'International')
  expect(told(revenue)).toEqual([])
})

const MEAN = (mean: string): string => `# Debt
| 单位：万元 | 2019 | 2020 | 2021 | 2022 | 平均 |
| 债务 | 1830 | 1737 | 1630 | 1507 | 1676 |
| 利息 | 130 | 137 | 130 | 107 | 126 |
| 净负债/EBITDA | 5.38x | 4.90x | 4.37x | 3.85x | ${mean} |`

test('the mean of ratios is a ratio, not an amount in the unit of its table', () => {
  expect(told(MEAN('4.625'))).toEqual([])
  expect(told(MEAN('5.625'))).toEqual(['calculation/average-mismatch F4'])
})

const GROWTH = (profit: string): string => `# Results
| 单位：万元 | 2021 | 2022 | 2023 | 2024 | 年均复合增速 |
| 毛利 | 3200 | 3641 | 5013 | 5313.8 | 18.41736% |
| 费用 | 2304 | 2906 | 3609 | 3775.1 | 17.89303% |
| 营业利润 | 896 | 735 | 1404 | ${profit} | 19.74925% |`

test('growth rates of several years are no parts of each other, as the amounts are', () => {
  expect(told(GROWTH('1538.7'))).toEqual([])
  expect(told(GROWTH('1638.7'))).not.toEqual([])
})
