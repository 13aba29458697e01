import { expect, test } from 'vitest'
import { reviewExample } from './review-example.ts'

/** "severity rule Sheet!A1" of everything above a suggestion. */
function alarmsIn(body: string): string[] {
  return reviewExample(body, { withEffects: true })
    .findings.filter(({ severity }) => severity !== 'suggestion')
    .map(({ severity, ruleId, evidence: [{ location }] }) => `${severity} ${ruleId} ${location.sheet}!${location.cell}`)
}

/** Debts of 900 that are repaid by 100 a year; the exit multiplies the EBITDA of `year`. */
const BUYOUT = ({ year = 'F', debt = '=Model!F5', entry = '' }): string => `# Model
| Year | 2024A | 2025E | 2026E | 2027E | 2028E |
| EBITDA | 200 | =B2*1.05 | =C2*1.05 | =D2*1.05 | =E2*1.05 |
| Repayment | | -100 | -100 | -100 | -100 |
| Cash swept | | =-C2*0.1 | =-D2*0.1 | =-E2*0.1 | =-F2*0.1 |
| Net debt | 900 | =B5+C3+C4 | =C5+D3+D4 | =D5+E3+E4 | =E5+F3+F4 |
# Returns
| Exit EBITDA | =Model!${year}2 |
| Exit multiple | 8 |
| Exit enterprise value | =B1*B2 |
| Less: net debt | ${debt} |
| Exit equity | =B3-B4 |
| Sponsor equity | 700 |
| MOIC | =B5/B6 |
${entry}`

test.each([
  ['typed', { debt: '122' }],
  ['of the year before the exit', { debt: '=Model!E5' }],
  ['of the last year, where the exit is earlier', { year: 'E' }],
])('the debt deducted at exit is not the schedule’s: %s', (_, book) => {
  expect(alarmsIn(BUYOUT(book))).toEqual(['serious assumption/returns Returns!B4'])
})

test.each([
  ['the schedule’s', {}],
  ['the schedule’s of an earlier exit', { year: 'E', debt: '=Model!E5' }],
  ['the schedule’s, typed and rounded', { debt: '409.5' }],
  [
    'that of the purchase, which no schedule tells',
    {
      entry: `| Entry enterprise value | 1600 |
| Net debt at entry | 950 |
| Purchase price | =B8-B9 |`,
    },
  ],
])('the debt deducted is right: %s', (_, book) => {
  expect(alarmsIn(BUYOUT(book))).toEqual([])
})

const DEAL = (equity: number): string => `# Deal
| Sources | Amount | | Uses | Amount |
| Senior debt | 400 | | Purchase price | 720 |
| Sponsor equity | ${equity} | | Fees | 40 |
| Total sources | =SUM(B2:B3) | | Total uses | =SUM(E2:E3) |`

test('sources and uses that stand side by side are held against each other', () => {
  expect(alarmsIn(DEAL(360))).toEqual([])
  expect(alarmsIn(DEAL(344.8))).toEqual(['serious consistency/workbook-unbalanced Deal!B4'])
})

const TAXES = (rate: string): string => `# Plan
| Year | 2024A | 2025E | 2026E | 2027E | 2028E | 2029E |
| Profit before tax | 100 | 110 | 125 | 131 | 140 | 152 |
| Income tax | 25 | =C2*$B$5 | =D2*$B$5 | =E2*$B$5 | =F2*$B$5 | =G2*${rate} |
| |
| Tax rate | 25% |`

test('a rate typed into the last formula of a line, beside the cell that the others read', () => {
  expect(alarmsIn(TAXES('$B$5'))).toEqual([])
  expect(alarmsIn(TAXES('0.2'))).toEqual(['serious formula/inconsistent-formula Plan!G3'])
})
