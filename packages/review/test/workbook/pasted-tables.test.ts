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

const SCHEDULE = (heads: string, lines: readonly string[]): string => `# Debt
| Interest rate | 5.25% |
| |
| | ${heads} |
| Opening loan | ${lines[0]} |
| Repayment | ${lines[1]} |
| Closing loan | ${lines[2]} |
| Interest | ${lines[3]} |
# Plan
| | ${heads} |
| EBITDA | 400 | =B2*1.04 | =C2*1.04 | =D2*1.04 |
| Interest | =Debt!B7 | =Debt!C7 | =Debt!D7 | =Debt!E7 |
| Profit | =B2-B3 | =C2-C3 | =D2-D3 | =E2-E3 |`

const PASTED = [
  '1200.5 | 1093.4437 | 981.22101 | 863.55512',
  '-107.0563 | -112.22269 | -117.66589 | -123.40112',
  '1093.4437 | 981.22101 | 863.55512 | 740.154',
  '63.02625 | 57.40579 | 51.5141 | 45.33664',
]
const TYPED = ['1200 | 1100 | 1000 | 900', '-100 | -100 | -100 | -100', '1100 | 1000 | 900 | 800', '63 | 58 | 53 | 47']

test('a schedule of values that are computed from each other was pasted; what somebody typed in round numbers, or has been, was not', () => {
  const grids = (body: string) =>
    reviewExample(body).findings.flatMap(({ ruleId, evidence: [{ location }] }) =>
      ruleId === 'traceability/workbook-hardcoded' ? [location.cell] : [],
    )
  const forecast = '2025E | 2026E | 2027E | 2028E'
  expect(grids(SCHEDULE(forecast, PASTED))).toEqual(['C4:E7'])
  expect(grids(SCHEDULE(forecast, TYPED))).toEqual([])
  expect(grids(SCHEDULE('2021A | 2022A | 2023A | 2024A', PASTED))).toEqual([])
  // Digits alone compute nothing.
  const unrelated = PASTED.map((line, at) => line.replaceAll('.', `${at + 3}.`))
  expect(grids(SCHEDULE(forecast, unrelated))).toEqual([])
})
