import { expect, test } from 'vitest'
import { review } from '../src/review.ts'
import { typeDocument } from '../src/testing/type-document.ts'

/** What a review says is wrong about a typed report: the values that it shows first. */
function wrong(text: string): string[] {
  return review(typeDocument(text), { type: 'financial_report' })
    .findings.filter(({ severity }) => severity !== 'suggestion')
    .map(({ evidence }) => evidence[0]!.value ?? '')
}

const cashFlows = (sentence: string) => `
# Cash flow statements (in US dollars)

| | Nine Months Ended February 29, 2024 | Nine Months Ended February 28, 2023 |
| Net loss | (284,915) | (347,973) |
| Other receivable | (1,016) | (1,679) |
| Accounts payable | (21,191) | 195,847 |
| Net cash used in operating activities | (307,122) | (153,805) |

${sentence}
`

test('of two amounts that a sentence compares each has the period behind it, and both restate the line', () => {
  const sentence = (now: string, then: string) =>
    `Net cash used in operating activities during the nine months ended February 29, 2024, was $${now} compared to $${then} during the nine months ended February 28, 2023.`
  expect(wrong(cashFlows(sentence('307,122', '153,805')))).toEqual([])
  expect(wrong(cashFlows(sentence('309,122', '153,805')))).toEqual(['$309,122'])
  expect(wrong(cashFlows(sentence('307,122', '135,805')))).toEqual(['$135,805'])
})

test('a sentence that begins with the change refers to the amounts of the one before', () => {
  const text = (change: string) =>
    `Consulting fees were $12,500 for the six months ended December 31, 2023, compared to $1,094,093 for the six months ended December 31, 2022. The reduction of $${change} was mainly due to a reduction in non-cash expenses.`
  expect(wrong(text('1,081,593'))).toEqual([])
  expect(wrong(text('1,018,593'))).toEqual(['$1,018,593'])
})

const taxes = (rate: string) => `
# Statements of operations (in thousands)

| | Three Months Ended December 30, 2023 | Three Months Ended December 31, 2022 |
| Income before provision for income taxes | 44,029 | 42,224 |
| Provision for income taxes | 12,788 | 9,280 |
| Net income | 31,241 | 32,944 |

For the three months ended December 30, 2023 and December 31, 2022, the Company reported income tax expense of $12.8 million and $9.3 million, respectively, representing effective tax rates of ${rate}% and 22.0%, respectively.
`

test('effective tax rates are recomputed by the charges that stand in the same turn', () => {
  expect(wrong(taxes('29.0'))).toEqual([])
  expect(wrong(taxes('33.3'))).toEqual(['33.3%'])
})

test('what would happen if is no change, nor is cash used after cash provided', () => {
  expect(
    wrong(
      'If the U.S. dollar weakened by 10%, the amount recorded would have been $903 million and $946 million lower as of December 31, 2022 and 2023, respectively.',
    ),
  ).toEqual([])
  expect(
    wrong(
      'Cash used for operations was $375 in 2018 compared with cash provided from operations of $385 in 2017, resulting in an increase in cash used of $760.',
    ),
  ).toEqual([])
})

const costs = (other: string) => `
# Research and development (in thousands)

| | 2023 | 2022 | 2021 |
| Outsourced services | 95,226 | 44,719 | 5,101 |
| Payroll costs | 9,856 | 6,560 | 7,279 |
| Other expenses | 499 | ${other} | 900 |
| Total | 105,581 | 51,858 | 13,280 |

# General and administrative (in thousands)

| | 2023 | 2022 | 2021 |
| Outsourced services | 9,531 | 13,554 | 504 |
| Payroll costs | 9,340 | 9,099 | 1,346 |
| Insurance | 2,257 | 2,585 | 310 |
| Other expenses | 1,976 | 1,428 | 659 |
| Total | 23,104 | 26,666 | 2,819 |
`

test('a total is not excused by another total over some of the same kinds of cost', () => {
  expect(wrong(costs('579'))).toEqual([])
  expect(wrong(costs('529'))).toHaveLength(1)
})

test('a margin that grows by basis points has not grown by as many per cent', () => {
  const margins = `
# Connectivity (in millions)

| | 2023 | 2022 | Change |
| Residential | 38,068 | 36,131 | 5.4% |
| Business | 2,292 | 2,203 | 4.0% |
| Total | 40,360 | 38,334 | 5.3% |
| Business margin | 57.7 | 57.3 | 40 bps |
`
  expect(wrong(margins)).toEqual([])
})

test('a percentage between a change and what it led to tells whose scale word is wrong', () => {
  const text = (after: string) => `Net earnings increased $226 million, or 2%, to $14.9 ${after}.`
  expect(wrong(text('billion'))).toEqual([])
  expect(wrong(text('million'))).toHaveLength(1)
})

test('a percentage is that of the printed change, where the amounts are printed less finely', () => {
  const text = (rate: string) =>
    `Research and development expenses of $2.9 billion for the six months ended July 1, 2023 increased by $494 million, or ${rate}%, compared to $2.4 billion for the prior year period.`
  expect(wrong(text('21'))).toEqual([])
  expect(wrong(text('25'))).toEqual(['25%'])
})
