import { expect, test } from 'vitest'
import { reviewExample } from './review-example.ts'

const told = (body: string, rule: string): string[] =>
  reviewExample(body).findings.flatMap(({ ruleId, severity, evidence: [{ location }] }) =>
    ruleId === rule && severity !== 'suggestion' ? [location.cell ?? ''] : [],
  )

const EXIT = (name: string, formula: string): string => `# Exit
| Money invested | 100 |
| Money returned | 250 |
| Multiple | =B2/B1 |
| Years | 5 |
| ${name} | ${formula} |`

test.each([
  ['IRR', '=B3^(1/B4) → 120.1%', true],
  ['IRR', '=B3^(1/B4)-1 → 20.1%', false],
  ['Annual growth factor', '=B3^(1/B4) → 120.1%', false],
])('%s as %s: told is %s', (name, formula, isTold) => {
  expect(told(EXIT(name, formula), 'formula/label-mismatch').length > 0).toBe(isTold)
})

const SALES = (next: string): string => `# Plan
| | 2023 | 2024 | 2025 | 2026 | 2027 |
| Sales growth | | 5% | 6% | 5% | 4% |
| Sales | 100 | ${['B', 'C', 'D', 'E'].map((before, at) => next.replaceAll('#', before).replaceAll('@', 'CDEF'[at] ?? '')).join(' | ')} |`

test.each([
  ['=#3*@2', true],
  ['=#3*(1+@2)', false],
])('sales that go on as %s: told is %s', (next, isTold) => {
  expect(told(SALES(next), 'formula/label-mismatch').length > 0).toBe(isTold)
})

const FLOWS = (total: string): string => `# CF
| Cash from operations | 120 |
| Cash from investing | -40 |
| Cash from financing | -30 |
| Quarters so far | 45 |
| Total | ${total} |`

test.each([
  ['=B1+B2+B3+4242', true],
  ['=SUM(B1:B3)-88', true],
  ['=B1+B2+B3', false],
  ['=200-SUM(B1:B3)', false],
  ['=3+ABS(B1/B2)', false],
  ['=B4+12', false],
])('a sum as %s holds a number of nobody: %s', (total, isTold) => {
  expect(told(FLOWS(total), 'formula/embedded-constant').length > 0).toBe(isTold)
})
