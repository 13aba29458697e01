import { expect, test } from 'vitest'
import { review } from '../src/review.ts'
import { typeDocument } from '../src/testing/type-document.ts'

const findingsOf = (text: string) =>
  review(typeDocument(text), { type: 'financial_report' }).findings.filter(({ severity }) => severity !== 'suggestion')
const told = (text: string) => findingsOf(text).map(({ actual, expected }) => `${actual} → ${expected}`)

const peers = (label: string, median: string) => `
# Aerospace peers

| Company | EV/EBITDA | EV/Sales |
| Safran | 20.5x | 3.1x |
| MTU Aero Engines | 11.9x | 1.8x |
| Rolls-Royce | 18.0x | 2.2x |
| TransDigm | 25.0x | 9.9x |
| ${label} | ${median} | 2.2x |
`

test('a statistic leaves out the line that its label names', () => {
  expect(told(peers('Median (excl. TransDigm)', '18.0x'))).toEqual([])
  expect(told(peers('Median (excl. TransDigm)', '81.0x'))).toEqual(['81.0x → 18.0'])
  // Nobody knows which line is meant.
  expect(told(peers('Median (excl. outliers)', '18.0x'))).toEqual([])
})

const range = (sentence: string) => `
# Peers

| Company | EV/EBITDA |
| Hirano | 11.6x |
| Takatori | 22.0x |
| Stech | 5.6x |
| Keiwa | 4.0x |

${sentence}
`

test('multiples in brackets are those of the names before them, no range', () => {
  expect(told(range('The price stands between Keiwa (4.0x) and Stech (5.6x).'))).toEqual([])
  expect(told(range('The peers trade between 4.0x and 22.0x.'))).toEqual([])
  expect(told(range('The peers trade between 4.0x and 5.6x.'))).toHaveLength(1)
})

test('an error value that the text explains is no placeholder; one that stands for a figure is', () => {
  const rules = (text: string) => findingsOf(text).map(({ ruleId }) => ruleId)
  expect(rules('# #N/A\n\nA #N/A error tells you that the data cannot be found.')).toEqual([])
  expect(rules('Revenue came to #REF! million in 2024. A #N/A error tells you that data is missing.')).toEqual([
    'completeness/placeholder',
  ])
})

const equity = (says: string, total: string) => `
${says}

# Statement of changes in equity

Millions of yen

| | Capital surplus | Treasury shares | Retained earnings | Total |
| Acquisition of treasury shares | - | (0) | - | (0) |
| Disposal of treasury shares | (72) | 138 | - | 66 |
| Dividends | - | - | (15,636) | (15,636) |
| Transfer to capital surplus | 72 | - | (72) | - |
| Share-based payments | 63 | (0) | - | 62 |
| Total transactions with owners | 63 | ${total} | (15,709) | (15,509) |
`

test('what is cut off may take as many units from a total as addends were cut towards zero, in the language that says so', () => {
  const cut = '(Yen amounts are rounded down to millions.)'
  expect(told(equity(cut, '136'))).toEqual([])
  expect(told(equity(cut, '126'))).not.toEqual([])
  expect(told(equity(cut, '1,360'))).not.toEqual([])
})
