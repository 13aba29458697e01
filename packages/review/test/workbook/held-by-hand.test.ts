import { expect, test } from 'vitest'
import { reviewExample } from './review-example.ts'

const told = (body: string): string[] =>
  reviewExample(body, { withEffects: true })
    .findings.filter(({ ruleId, severity }) => ruleId === 'formula/inconsistent-formula' && severity !== 'suggestion')
    .map(({ evidence: [{ location }] }) => location.cell ?? '')

const PROJECT = (fourth: string): string => `# Project
| Cost share | 40% | Life | 4 | Value at end | 90 |
| Year | 1 | 2 | 3 | 4 | 5 | 6 |
| Revenue | 100 | 110 | 121 | 133 | 146 | 161 |
| Costs | =B3*B1 | =C3*B1 | =D3*B1 | ${fourth} | =F3*B1 | =G3*B1 |
| Margin | =B3-B4 | =C3-C4 | =D3-D4 | =E3-E4 | =F3-F4 | =G3-G4 |`

test('among formulas that stay at an input without a $ the one that reads elsewhere is told', () => {
  expect(told(PROJECT('=E3*B1'))).toEqual([])
  expect(told(PROJECT('=E3*$B$1'))).toEqual([])
  expect(told(PROJECT('=B1*E3'))).toEqual([])
  expect(told(PROJECT('=E3*D1'))).toEqual(['E4'])
  expect(told(PROJECT('=D3*B1'))).toEqual(['E4'])
})

const TABLE = (middle: string): string => `# What if
| EBITDA | 1366 | Flows | 2435 | Multiple | 6.5 | Value | =B1*F1/(1+8%)^5+D1 |
| | 5.5 | 6 | 6.5 | 7 | 7.5 | 8 |
| 10% | =B1*B2/(1+A3)^5+D1 | =B1*C2/(1+A3)^5+D1 | =B1*D2/(1+A3)^5+D1 | =B1*E2/(1+A3)^5+D1 | =B1*F2/(1+A3)^5+D1 | =B1*G2/(1+A3)^5+D1 |
| 11% | =B1*B2/(1+A4)^5+D1 | =B1*C2/(1+A4)^5+D1 | ${middle} | =B1*E2/(1+A4)^5+D1 | =B1*F2/(1+A4)^5+D1 | =B1*G2/(1+A4)^5+D1 |
| 12% | =B1*B2/(1+A5)^5+D1 | =B1*C2/(1+A5)^5+D1 | =B1*D2/(1+A5)^5+D1 | =B1*E2/(1+A5)^5+D1 | =B1*F2/(1+A5)^5+D1 | =B1*G2/(1+A5)^5+D1 |`

test('the middle of a table that links to a result of other rates is told; one that gives what its place asks for is not', () => {
  expect(told(TABLE('=H1'))).toEqual(['D4'])
  expect(told(TABLE('=B1*D2/(1+A4)^5+D1'))).toEqual([])
  expect(told(TABLE('=H1').replace('(1+8%)', '(1+11%)'))).toEqual([])
})

const FACTORS = (third: string): string => `# Factors
| Rate | 8% |
| Year | 1 | 2 | 3 | 4 | 5 | 6 |
| Discount factor | =1/(1+B1)^0.5 | =1/(1+B1)^1.5 | ${third} | =1/(1+B1)^3.5 | =1/(1+B1)^4.5 | =1/(1+B1)^5.5 |`

test('numbers that change from cell to cell are each its own', () => {
  expect(told(FACTORS('=1/(1+B1)^2.5'))).toEqual([])
})
