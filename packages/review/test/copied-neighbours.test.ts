import { expect, test } from 'vitest'
import { review } from '../src/review.ts'
import { typeDocument } from '../src/testing/type-document.ts'

const told = (text: string) =>
  review(typeDocument(text), { type: 'financial_report' })
    .findings.filter(({ severity }) => severity !== 'suggestion')
    .map(({ actual, expected }) => `${actual} → ${expected}`)

const segments = (asia: string) => `
# Income statement

in thousands of CHF

| | 2021 | 2020 |
| Revenue | 4,693,019 | 4,372,817 |
| Cost of sales | (2,811,406) | (2,604,115) |
| Gross profit | 1,881,613 | 1,768,702 |

# Note 3 Revenue

in thousands of CHF

| | 2021 | 2020 |
| North America | 2,468,187 | 2,430,338 |
| Europe | 1,301,442 | 1,208,524 |
| Asia Pacific | 923,390 | ${asia} |
| Total | 4,693,019 | 4,372,817 |
`

test('a total copied into the line above it is told where another column shows the sum', () => {
  expect(told(segments('733,955'))).toEqual([])
  expect(told(segments('4,372,817'))).toEqual([expect.stringContaining('4,372,817 → ')])
})

const movement = (disposals: string) => `
# Note 6 Property, plant and equipment

$m

| | Land and buildings | Plant and machinery | Fixtures and equipment | Total |
| Accumulated depreciation | | | | |
| At 30 June 2021 | 220.3 | 339.4 | 255.1 | 814.8 |
| Charge for the year | 17.6 | 15.9 | 67.1 | 100.6 |
| Disposals | (2.1) | – | (4.3) | ${disposals} |
| At 31 December 2021 | 235.8 | 355.3 | 317.9 | 909.0 |
`

test('an amount copied from the row below into a movement is told, though the right one is negative', () => {
  expect(told(movement('(6.4)'))).toEqual([])
  expect(told(movement('909.0'))).toEqual(['909.0 → -6.4'])
})

test('a line that is the whole, with what details it, is no sum', () => {
  expect(
    told(`
# Note 9 Loans

| | 2021 | 2020 |
| Secured loans | 4,372,817 | 4,113,602 |
| maturing within a year | 1,208,524 | 1,044,210 |
| maturing later | 3,164,293 | 3,069,392 |
| Total | 4,372,817 | 4,113,602 |
`),
  ).toEqual([])
})
