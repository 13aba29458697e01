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

/** Yen that are cut off at their unit: the lines lack three of their total, and their conversions three yen at the same rate. */
const cutOff = (dollars: string) =>
  review(
    typeDocument(`
# 30. Other operating expense

| | Millions of yen 2021 | Millions of yen 2022 | Thousands of U.S. dollars 2022 |
| Impairment loss | 7,823 | 1,460 | 11,938 |
| Losses related to suspension | 2,396 | 1,123 | ${dollars} |
| Losses on the disposal of property | 383 | 598 | 4,890 |
| Foreign exchange loss | 4,272 | - | - |
| Other | 2,336 | 2,188 | 17,891 |
| Total | 17,213 | 5,372 | 43,928 |
`),
    { type: 'financial_report' },
  ).findings.flatMap(({ ruleId, severity, actual }) =>
    ruleId === 'calculation/total-mismatch' && severity !== 'suggestion' ? [actual] : [],
  )

test('conversions lack what the amounts that were cut off lack', () => {
  expect(cutOff('9,183')).toEqual([])
})

test.each(['9,813', '91,830'])('beside %s, no conversion of what was cut off, the total is told', (wrong) => {
  expect(cutOff(wrong)).toEqual(['43,928'])
})

/** Bonuses in proportion to salaries, in one currency: nothing of them was converted, and no other sum is loosened by it. */
const rewards = (total: string) => `
# 8. Directors' remuneration

| £'000 | Salary 2022 | Bonus 2022 | Benefits 2022 |
| A. Ashdown | 350 | 3,062 | 3,937 |
| B. Brook | 280 | 2,450 | 3,150 |
| C. Croft | 240 | 2,100 | 2,700 |
| D. Dale | 312 | 2,730 | 3,510 |
| E. Elm | 296 | 2,590 | 3,330 |
| Total | 1,478 | 12,932 | 16,627 |

# 20. Payables

| £'000 | 2022 | 2021 |
| Trade payables | 412 | 326 |
| Corporation tax | 706 | 120 |
| Other payables | 733 | 3,233 |
| Accruals | 4,258 | 4,328 |
| Total | ${total} | 8,007 |
`

test.each(['6,119', '6,190', '61,090'])('pay in proportion to pay loosens no sum: %s', (wrong) => {
  const told = (total: string) =>
    review(typeDocument(rewards(total)), { type: 'financial_report' })
      .findings.filter(({ ruleId, severity }) => ruleId === 'calculation/total-mismatch' && severity !== 'suggestion')
      .map(({ actual }) => actual)
  expect(told('6,109')).toEqual([])
  expect(told(wrong)).toEqual([wrong])
})
