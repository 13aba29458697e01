import { expect, test } from 'vitest'
import { review } from '../src/review.ts'
import { typeDocument } from '../src/testing/type-document.ts'

/** Dollars that were rounded to thousands, each by itself, and printed in full. */
const report = (total: string, inventories = '4,127,000') => `
# Consolidated balance sheet

In U.S. dollars

| | 2024 | 2023 |
| Cash | 1,208,000 | 1,109,000 |
| Receivables | 3,391,000 | 3,007,000 |
| Inventories | ${inventories} | 3,914,000 |
| Other current assets | 512,000 | 498,000 |
| Total current assets | ${total} | 8,528,000 |
`

function totals(text: string): (string | undefined)[] {
  return review(typeDocument(text), { type: 'financial_report' })
    .findings.filter(({ category }) => category === 'calculation')
    .map(({ actual }) => actual)
}

test('a sum of amounts that were rounded to thousands may be a thousand off', () => {
  expect(totals(report('9,239,000'))).toEqual([])
})

test.each(['9,283,000', '8,238,000', '92,380,000'])('a total of %s is no rounding', (wrong) => {
  expect(totals(report(wrong))).toEqual([wrong])
})

test('amounts that were not rounded are held to the last dollar', () => {
  expect(totals(report('9,239,412', '4,127,411'))).toEqual(['9,239,412'])
})
