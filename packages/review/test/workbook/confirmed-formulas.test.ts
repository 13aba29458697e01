import { expect, test } from 'vitest'
import { reviewExample, tableOf } from './review-example.ts'

function reviewOf(body: string) {
  const { figures, figureCounts } = reviewExample(body, { blockOf: tableOf })
  const verified = figures.flatMap(({ state, location }) => (state === 'verified' ? [location.cell] : []))
  return { verified, figureCounts }
}

/** Equity as it is computed apart; in each test another formula. */
const balance = (retained: readonly string[], payables: string): string => `# Balance
| Balance sheet | 2023 | 2024 |
| Cash | 120 | 140 |
| Receivables | 490 | 550 |
| Total current assets | =SUM(B2:B3) | =SUM(C2:C3) |
| Fixed assets | 500 | 520 |
| Total assets | =B4+B5 | =C4+C5 |
| Payables | ${payables} | 530 |
| Share capital | 400 | 400 |
| Retained earnings | ${retained.join(' | ')} |
| Total equity | =SUM(B8:B9) | =SUM(C8:C9) |
| Total liabilities and equity | =B7+B10 | =C7+C10 |`

test('two sides that are computed apart and meet confirm each other; totals are confirmed by what they are called', () => {
  const { verified, figureCounts } = reviewOf(balance(['160', '280'], '550'))
  expect(verified).toEqual(expect.arrayContaining(['B6', 'C6', 'B10', 'C10', 'B11', 'C11']))
  // What somebody typed is confirmed by nothing that is computed from it.
  expect(verified).not.toContain('B2')
  expect(figureCounts.verified + figureCounts.contradicted + figureCounts.unverified).toBe(figureCounts.total)
})

test('a balance that is forced confirms neither side', () => {
  const { verified } = reviewOf(balance(['=B6-B7-B8', '=C6-C7-C8'], '550'))
  expect(verified).not.toContain('B9')
  expect(verified).not.toContain('C9')
})

test('that a formula gives its stored value confirms nothing, and is counted', () => {
  const { verified, figureCounts } = reviewOf(`# Plan
| Item | 2023 | 2024 | 2025 |
| Price | 12.5 | 13.1 | 13.7 |
| Volume | 830 | 870 | 910 |
| Sales | =B2*B3 | =C2*C3 | =D2*D3 |
| Commission | =B4*0.07 | =C4*0.07 | =D4*0.07 |`)
  expect(verified).toEqual([])
  expect(figureCounts.recomputed).toBe(6)
})
