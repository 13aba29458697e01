import { expect, test } from 'vitest'
import { review } from '../src/review.ts'
import { typeDocument } from '../src/testing/type-document.ts'

/** Each dollar amount is the yen amount beside it at ¥122.39, the total as well: it is not the sum of the lines above. */
const report = (dollars: string) => `
# Note 12. Other expenses

| | Millions of yen | Thousands of U.S. dollars |
| Freight | 1,207 | 9,862 |
| Advertising | 3,391 | 27,707 |
| Salaries | 5,113 | 41,776 |
| Rent | 2,089 | 17,068 |
| Total | 11,801 | ${dollars} |
`

const totals = (dollars: string) =>
  review(typeDocument(report(dollars)), { type: 'financial_report' })
    .findings.filter(({ ruleId }) => ruleId === 'calculation/total-mismatch')
    .map(({ actual }) => actual)

test('converted amounts are held to the rounding of the amounts that they were converted from', () => {
  expect(totals('96,421')).toEqual([])
})

test.each(['964,210', '296,421', '69,421'])('a total of %s is no rounding, in whatever currency', (wrong) => {
  expect(totals(wrong)).toEqual([wrong])
})
