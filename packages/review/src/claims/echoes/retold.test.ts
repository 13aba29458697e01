import { expect, test } from 'vitest'
import { review } from '../../review.ts'
import { typeDocument } from '../../testing/type-document.ts'

const BETWEEN = Array.from(
  { length: 14 },
  (_, index) => `Paragraph ${'abcdefghijklmn'[index]} speaks of something else altogether.`,
).join('\n\n')

const ratios = (later: string) => `
# Capital

At December 31, 2022, the Bank's total risk-based capital ratio and the Tier 1 leverage ratio were 13.17% and 8.77%, respectively.

${BETWEEN}

As of December 31, 2022, the Bank's total risk-based capital ratio and the Tier 1 leverage ratio were ${later}% and 8.77%, respectively.
`

test('what a report tells twice in the same words is ticked in both places, and told where the figures differ', () => {
  const same = review(typeDocument(ratios('13.17')))
  expect(same.findings).toEqual([])
  expect(same.figures.map(({ state }) => state)).toEqual(['verified', 'verified', 'verified', 'verified'])
  const other = review(typeDocument(ratios('13.71')))
  expect(other.findings.map(({ ruleId, actual, expected }) => ({ ruleId, actual, expected }))).toEqual([
    { ruleId: 'consistency/same-item-differs', actual: '13.71%', expected: '13.17%' },
  ])
  expect(review(typeDocument(ratios('31.17'))).findings).toHaveLength(1)
})

test('words beside the figure that the other place lacks make it another figure', () => {
  expect(review(typeDocument(ratios('13.71').replace('were 13.71', 'were at most 13.71'))).findings).toEqual([])
  expect(review(typeDocument(ratios('13.71').replaceAll('were 13', 'were at most 13'))).findings).toHaveLength(1)
})

/** Dollars at ¥122.39 beside their yen. */
const CONVERTED = `
| | Millions of yen | Thousands of U.S. dollars |
| Freight | 1,207 | 9,862 |
| Advertising | 3,391 | 27,707 |
| Salaries | 5,113 | 41,776 |
| Rent | 2,089 | 17,068 |
`

test('one step is told, whatever other amounts of the document were converted', () => {
  expect(review(typeDocument(ratios('13.18') + CONVERTED)).findings.map(({ actual }) => actual)).toEqual(['13.18%'])
})

const impacts = (first: string, second: string) => `
# Business Software

Revenue, gross margin, and operating income included an unfavorable foreign currency impact of ${first}, respectively.

${BETWEEN}

# Home Computing

Revenue, gross margin, and operating income included an unfavorable foreign currency impact of ${second}, respectively.
`

test('sections of several segments say the like of each in the same words; small rates agree by chance, long ones do not', () => {
  expect(review(typeDocument(impacts('4%, 4%, and 6%', '3%, 4%, and 6%'))).findings).toEqual([])
  expect(
    review(typeDocument(impacts('4.31%, 4.25%, and 6.08%', '3.31%, 4.25%, and 6.08%'))).findings.map(
      ({ actual, expected }) => `${actual} ${expected}`,
    ),
  ).toEqual(['3.31% 4.31%'])
})
