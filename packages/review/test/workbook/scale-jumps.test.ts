import { expect, test } from 'vitest'
import { reviewExample } from './review-example.ts'

const PLAN = (cost: number, staff = 388): string => `# Plan
| Year | 2022A | 2023A | 2024E | 2025E | 2026E |
| Revenue | 3120 | 3310 | =C2*1.05 | =D2*1.05 | =E2*1.05 |
| Cost | 1710 | ${cost} | =C3*1.04 | =D3*1.04 | =E3*1.04 |
| Rent | 240 | 250 | =C4*1.02 | =D4*1.02 | =E4*1.02 |
| Staff | 371 | ${staff} | =C5*1.03 | =D5*1.03 | =E5*1.03 |`

const found = (body: string): string[] =>
  reviewExample(body)
    .findings.filter(({ ruleId }) => ruleId === 'assumption/scale-outlier')
    .map(({ evidence: [{ location }] }) => `${location.cell}`)

test('one of two years of what was is a thousand times the other, while the lines beside it stay', () => {
  expect(found(PLAN(1_795_000))).toEqual(['C3'])
  expect(found(PLAN(1.795))).toEqual(['C3'])
  expect(found(PLAN(1795))).toEqual([])
  // A business that was bought is no slip of units.
  expect(found(PLAN(9100, 2400))).toEqual([])
})

const PERIODS = (factor: string): string => `# DCF
| Year | 2024 | 2025 | 2026 | 2027 | 2028 |
| Discount rate | 8% |
| Discount period | 0 | 1 | =C3+1 | =D3+1 | =E3+1 |
| Discount factor | ${factor} | =1/(1+$B$2)^C3 | =1/(1+$B$2)^D3 | =1/(1+$B$2)^E3 | =1/(1+$B$2)^F3 |`

test('a year that was counts no period; the first year that is discounted does', () => {
  const odd = (body: string): number =>
    reviewExample(body).findings.filter(({ ruleId }) => ruleId === 'assumption/discount-factor').length
  expect([odd(PERIODS('0')), odd(PERIODS('=1/(1+$B$2)^B3'))]).toEqual([0, 1])
})
