import { expect, test } from 'vitest'
import { review } from '../src/review.ts'
import { typeDocument } from '../src/testing/type-document.ts'

const LINES = [12_345, 8_207, 51_118, 33_902, 7_764, 19_083, 2_651, 44_290, 6_377]
const TOTAL = LINES.reduce((sum, value) => sum + value, 0)
const print = (value: number) => value.toLocaleString('en-US')

/** Nine lines in thousands and their total, in two years of which one adds up to the last digit. */
const table = (off: number) => `
# Expenses (in thousands)

| | 2024 | 2023 |
${LINES.map((value, at) => `| Expense ${'ABCDEFGHI'[at]} | ${print(value)} | ${print(value + 7 * at)} |`).join('\n')}
| Total | ${print(TOTAL + off)} | ${print(TOTAL + 7 * 36)} |
`

const told = (off: number) =>
  review(typeDocument(table(off)), { type: 'financial_report' })
    .findings.filter(({ severity }) => severity !== 'suggestion')
    .map(({ actual }) => actual)

test.each([0, 1, -2, 3])('nine rounded amounts may be off by %i', (off) => expect(told(off)).toEqual([]))

test.each([6, -8, 90, 20_000])('rounding does not explain %i', (off) => expect(told(off)).toHaveLength(1))
