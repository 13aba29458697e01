import { expect, test } from 'vitest'
import { review } from '../src/review.ts'
import { typeDocument } from '../src/testing/type-document.ts'

const LINES = ['Cash', 'Receivables', 'Inventories', 'Prepayments']

/** A note in thousands whose total is as far off as `off` says in its first column. */
function note(number: number, off: number): string {
  const amounts = LINES.map((_, at) => 1204 + number * 137 + at * 2311)
  const total = amounts.reduce((sum, amount) => sum + amount, 0)
  const print = (amount: number) => amount.toLocaleString('en')
  const rows = amounts.map((own, at) => `| ${LINES[at]} ${number} | ${print(own)} | ${print(own + 419)} |`)
  return `
# Note ${number} Balances of region ${number}

In thousands of dollars

| | 2024 | 2023 |
${rows.join('\n')}
| Total of region ${number} | ${print(total + off)} | ${print(total + 4 * 419)} |
`
}

/** A report of twenty notes, of which every `every`-th is off by one. */
function findingsOf(every: number, offs: Readonly<Record<number, number>> = {}): [string | undefined, string][] {
  const notes = Array.from({ length: 20 }, (_, at) => note(at + 1, offs[at + 1] ?? ((at + 1) % every === 0 ? 1 : 0)))
  return review(typeDocument(notes.join('\n')), { type: 'financial_report' })
    .findings.filter(({ ruleId }) => ruleId === 'calculation/total-mismatch')
    .map(({ actual, severity }) => [actual, severity])
}

test('where all other sums agree to the last digit, one that is a thousand off is a suggestion', () => {
  expect(findingsOf(100, { 7: 1 })).toEqual([['22,519', 'suggestion']])
})

test('where lines are rounded each by itself, a thousand is no error', () => {
  expect(findingsOf(2)).toEqual([])
})

test('a larger error is no quieter there', () => {
  expect(findingsOf(100, { 7: 1000 })).toEqual([['23,518', 'serious']])
})
