import { expect, test } from 'vitest'
import { reviewExample } from './review-example.ts'

/** A return of 20 % at 8 times and 5 % of growth; the table holds `centre` under them. */
const BOOK = (centre: number, corner = '=B4'): string => `# Exit
| Exit multiple | 8 |
| Growth | 5% |
| Entry multiple | 7 |
| IRR | =B1/B3*(1+B2)-1 |
| | |
| ${corner} | 7 | 8 | 9 |
| 0.04 | 0.04 | 0.1886 | 0.3371 |
| 0.05 | 0.05 | ${centre} | 0.35 |
| 0.06 | 0.06 | 0.2114 | 0.3629 |`

const found = (body: string): string[] =>
  reviewExample(body)
    .findings.filter(({ ruleId }) => ruleId === 'assumption/sensitivity-centre')
    .map(({ evidence: [{ location }] }) => `${location.cell}`)

test('a pasted table is held against the result that its corner reads', () => {
  expect(found(BOOK(0.2))).toEqual([])
  expect(found(BOOK(0.231))).toEqual(['C8'])
  expect(found(BOOK(0.024))).toEqual(['C8'])
})
