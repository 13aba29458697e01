import { expect, test } from 'vitest'
import { reviewExample, tableOf } from './review-example.ts'

const told = (body: string, rule: string, blockOf?: typeof tableOf): string[] =>
  reviewExample(body, { withEffects: true, ...(blockOf && { blockOf }) }).findings.flatMap(
    ({ ruleId, severity, evidence: [{ location }] }) =>
      ruleId === rule && severity !== 'suggestion' ? [location.cell ?? ''] : [],
  )

const PLAN = (rates: string): string => `# Assumptions
| | 2024 | 2025 | 2026 | 2027 | 2028 |
| Growth | 3% | 4% | 4% | 5% | 5% |
| Tax rate | ${rates} |
# Forecast
| | 2024 | 2025 | 2026 | 2027 | 2028 |
| Tax rate | =Assumptions!B3 | =Assumptions!B3 | =Assumptions!C3 | =Assumptions!D3 | =Assumptions!E3 |`

test('a value typed once stands for all periods; a row of links into other years stays told', () => {
  const once = PLAN('25%').replaceAll(/=Assumptions![C-E]3/g, '=Assumptions!B3')
  expect(told(once, 'formula/period-misaligned')).toEqual([])
  expect(told(PLAN('25% | 26% | 27% | 28% | 29%'), 'formula/period-misaligned')).not.toEqual([])
})

const COSTS = (volume: string): string => `# Plant
| | 2024 | 2025 | 2026 |
| Volume | 100 | 110 | 120 |
| |
| Costs | =B2*4 | =C2*4 | =D2*4 |
| Variable costs | ${['B', 'C', 'D'].map((column) => volume.replaceAll('#', column)).join(' | ')} |
| Fixed costs | 300 | 310 | 320 |
| Total costs | =SUM(B5:B6) | =SUM(C5:C6) | =SUM(D5:D6) |`

test('a price above the line that multiplies it is no addend; an amount there is one', () => {
  expect(told(COSTS('=#4*#2'), 'formula/short-range')).toEqual([])
  expect(told(COSTS('=#2*7'), 'formula/short-range')).not.toEqual([])
})

const STATE = (answer: string): string => `# Balance
| | 2023 | 2024 |
| ${answer} | =IF(B5=B6,"CHECK","ERROR") | =IF(C5=C6,"CHECK","ERROR") |
| |
| Cash | 10 | 12 |
| Total assets | 10 | 12 |
| Total liabilities and equity | 10 | 12 |`

test('what a formula answers heads no line of checks', () => {
  expect(told(STATE('Balances'), 'formula/failing-check')).toEqual([])
})

const FLOWS = (rest: string): string => `# CF
| | 2024 | 2025 | 2026 |
| Net income | 50 | 60 | 70 |
| Depreciation | 20 | 21 | 22 |
| Cash from operations | =B2+B3 | =C2+C3 | =D2+D3 |
| Cash at the end | 80 | 170 | 270 |
| Cash at the start | 5 | 80 | 170 |
| Other | ${['B', 'C', 'D'].map((column) => rest.replaceAll('#', column)).join(' | ')} |
| Net change in cash | =B4+B7 | =C4+C7 | =D4+D7 |`

test('a remainder that takes a flow off again says nothing of its sign; a flow that is deducted stays told', () => {
  expect(told(FLOWS('=#5-(#6+#4)'), 'assumption/cash-flow-signs')).toEqual([])
  const deducted = FLOWS('=#5-#6').replace('=B2+B3 | =C2+C3 | =D2+D3', '=B2-B3 | =C2-C3 | =D2-D3')
  expect(told(deducted, 'assumption/cash-flow-signs')).not.toEqual([])
})

const SHARES = (name: string): string => `# Drivers
| | 2021 | 2022 | 2023 | 2024 | 2025 |
| Revenue | 100 | 110 | 121 | 133.1 | 146.41 |
| Costs | 60 | 66 | 72 | 80 | 90 |
| D&A as a % of Revenue | 3.2% | 3.3% | 3.1% | 3.2% | 3.2% |
| Capex as a % of Revenue | 5.7% | 5.6% | 5.8% | 5.7% | 5.7% |
| Working capital as a % of Revenue | 12.1% | 12.1% | 12.1% | 12.1% | 14.1% |
| ${name} | 21% | 21% | 21% | 21% | 21% |`

test('shares of revenue are no parts of a tax rate; of the needs they are', () => {
  const mismatches = (name: string) => told(SHARES(name), 'calculation/share-mismatch', tableOf)
  expect(mismatches('Corporate Tax Rate')).toEqual([])
  expect(mismatches('Needs as a % of Revenue')).toEqual(['F7'])
})
