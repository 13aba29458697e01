import { expect, test } from 'vitest'
import { review } from '../src/review.ts'
import { typeDocument } from '../src/testing/type-document.ts'

const told = (text: string) =>
  review(typeDocument(text), { type: 'financial_report' })
    .findings.filter(({ severity }) => severity !== 'suggestion')
    .flatMap(({ evidence }) => evidence.map(({ value }) => value))

const debtors = (second: string) => `
# Trade debtors

| | 2024 |
| Abbot & Lane | 143,546 |
| Corran Works | ${second} |
| Dale Fabrication | 68,184 |
| Elmwood Stores | 160,706 |
| Total | 505,490 |
`

test('an amount in brackets among others without is a slip of its sign, and proves no sum that adds it', () => {
  expect(told(debtors('133,054'))).toEqual([])
  expect(told(debtors('(133,054)'))).toContain('(133,054)')
})

const result = (cost: string) => `
# Income statement

| | 2024 |
| Revenue | 505,490 |
| Cost of sales | ${cost} |
| Distribution | 68,184 |
| Administration | 60,706 |
| Operating profit | 243,546 |
`

test('costs printed without a sign, or in brackets, are taken off', () => {
  expect(told(result('133,054'))).toEqual([])
  expect(
    told(result('(133,054)').replace('| 68', '| (68').replace('184 |', '184) |').replace('60,706', '(60,706)')),
  ).toEqual([])
})
