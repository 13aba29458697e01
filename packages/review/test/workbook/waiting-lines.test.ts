import type { Finding } from '@tickmark/document'
import { describe, expect, test } from 'vitest'
import { reviewExample } from './review-example.ts'

/** Severity and place of what is said of sums and their ranges. */
function saidOf(body: string): string[] {
  return reviewExample(body, { withEffects: true })
    .findings.filter(({ ruleId }) => ruleId === 'formula/short-range' || ruleId === 'formula/inconsistent-formula')
    .map(({ severity, evidence: [{ location }] }: Finding) => `${severity} ${location.cell}`)
}

/** Costs by quarter; the third leaves the last line out, which holds `legal` in the quarters. */
const COSTS = (legal: readonly string[], label = 'Legal'): string => `# Budget
| Costs | Q1 | Q2 | Q3 | Q4 |
| Salaries | 410 | 420 | 433 | 441 |
| Rent | 95 | 95 | 95 | 95 |
| ${label} | ${legal.join(' | ')} |
| Total | =SUM(B2:B4) | =SUM(C2:C4) | =SUM(D2:D3) | =SUM(E2:E4) |`

describe('a sum that leaves out a line of its block which holds nothing today', () => {
  test('is a warning where the sums beside it add the line up', () => {
    expect(saidOf(COSTS(['40', '', '', '12']))).toEqual(['warning D5'])
  })

  test('is a warning where a nought stands in its place', () => {
    expect(saidOf(COSTS(['0', '0', '0', '0']))).toEqual(['warning D5'])
  })

  test('is serious where the line holds an amount', () => {
    expect(saidOf(COSTS(['40', '0', '31', '12']))).toEqual(['serious D5'])
  })

  test('is told of the sums that leave it out, though most do', () => {
    const body = `# Budget
| Costs | Q1 | Q2 | Q3 | Q4 | Q5 |
| Salaries | 410 | 420 | 433 | 441 | 450 |
| Rent | 95 | 95 | 95 | 95 | 95 |
| Legal | 0 | 0 | 0 | 0 | 0 |
| Total | =SUM(B2:B3) | =SUM(C2:C3) | =SUM(D2:D4) | =SUM(E2:E3) | =SUM(F2:F3) |`
    const said = saidOf(body)
    expect(said.length).toBeGreaterThan(0)
    expect(said.some((text) => text.endsWith(' D5'))).toBe(false)
  })
})

describe('a range that differs by what is no line of the block is a suggestion at most', () => {
  test('a closing line without a name', () => {
    expect(saidOf(COSTS(['', '', '', ''], '')).filter((text) => !text.startsWith('suggestion'))).toEqual([])
  })

  test('a heading above the lines', () => {
    const body = `# Budget
| Costs | Q1 | Q2 | Q3 | Q4 |
| Running costs | | | | |
| Salaries | 410 | 420 | 433 | 441 |
| Rent | 95 | 95 | 95 | 95 |
| Total | =SUM(B2:B4) | =SUM(C2:C4) | =SUM(D3:D4) | =SUM(E2:E4) |`
    expect(saidOf(body).filter((text) => !text.startsWith('suggestion'))).toEqual([])
  })

  test('a ratio above the lines that the first period has no number for', () => {
    const body = `# Budget
| Costs | Q1 | Q2 | Q3 | Q4 |
| Change in % | | 2.0% | 3.0% | 1.0% |
| Salaries | 410 | 420 | 433 | 441 |
| Rent | 95 | 95 | 95 | 95 |
| Total | =SUM(B2:B4) | =SUM(C3:C4) | =SUM(D3:D4) | =SUM(E3:E4) |`
    expect(saidOf(body).filter((text) => !text.startsWith('suggestion'))).toEqual([])
  })

  test('the first period of growth rates, beside ratios that have one', () => {
    const body = `# Ratios
| | 2020 | 2021 | 2022 | 2023 | Mean |
| Growth | | 4.0% | 6.0% | 5.0% | =AVERAGE(C2:E2) |
| Margin | 12.0% | 13.0% | 11.0% | 12.5% | =AVERAGE(B3:E3) |
| Cost ratio | 61.0% | 60.0% | 62.0% | 61.5% | =AVERAGE(B4:E4) |
| Tax rate | 25.0% | 25.0% | 24.0% | 25.5% | =AVERAGE(B5:E5) |
| Pay-out | 30.0% | 31.0% | 33.0% | 35.5% | =AVERAGE(B6:E6) |`
    expect(saidOf(body).filter((text) => !text.startsWith('suggestion'))).toEqual([])
  })

  test('what the last line holds of something', () => {
    const body = `# Budget
| Costs | Q1 | Q2 | Q3 | Q4 |
| Salaries | 410 | 420 | 433 | 441 |
| Rent | 95 | 95 | 95 | 95 |
| Of which leased | 0 | 0 | 0 | 0 |
| Total | =SUM(B2:B3) | =SUM(C2:C3) | =SUM(D2:D3) | =SUM(E2:E3) |`
    expect(saidOf(body).filter((text) => !text.startsWith('suggestion'))).toEqual([])
  })
})
