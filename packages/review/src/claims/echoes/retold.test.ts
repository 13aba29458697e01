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

/** A report of many other sentences with figures: only there are words known to be rare. */
const REPORT = Array.from({ length: 360 }, (_, at) => {
  const subject = ['Freight', 'Rent', 'Wages', 'Energy', 'Travel', 'Insurance', 'Repairs', 'Training', 'Audit'][at % 9]
  const place = ['Leeds', 'Malmö', 'Porto', 'Graz', 'Turin', 'Ghent', 'Lille', 'Bergen', 'Gdansk', 'Aarhus'][at % 10]
  return `${subject} of the plant in ${place} came to $${at + 11}.${(at * 7) % 10} million after the changes of the year.`
}).join('\n\n')

/** What is told of figures that do not stand in the sentences around. */
const toldOf = (text: string) =>
  review(typeDocument(text)).findings.map(({ ruleId, actual, expected }) => [ruleId, actual, expected])

const capacity = (later: string) => `
# Liquidity

The loans that are pledged are reviewed by the lender each quarter. FNCB's maximum borrowing capacity with the home loan bank was $394.7 million at December 31, 2022.

${REPORT}

# Borrowed funds

Advances are secured by a lien on loans. FNCB's maximum borrowing capacity with the home loan bank was ${later} million at December 31, 2022.
`

test('a thing told in two places in like words is held together, however far apart the amounts', () => {
  expect(toldOf(capacity('$394.7'))).toEqual([])
  for (const wrong of ['$394.5', '$349.7', '$1,394.7', '$3,947.0'])
    expect(toldOf(capacity(wrong))).toEqual([['consistency/same-item-differs', `${wrong} million`, '$394.7 million']])
})

const warrants = (first: string, second: string) => `
# Notes due

Concurrently we sold warrants by which the counterparties have the option to purchase a total of approximately ${first} million shares of our Class A common stock at a price of $414.18 per share.

${REPORT}

# Earlier notes

We sold warrants by which the counterparties have the option to purchase a total of approximately ${second} million shares of our Class A common stock at a price of $31.18 per share.
`

test('like words about two things, which other figures tell apart, contradict nothing', () => {
  expect(toldOf(warrants('1.9', '55.6'))).toEqual([])
})

const dividends = (year: string, amount: string) => `
# Dividends

On May 6, 2021, we made an aggregate cash dividend payment of $365 million to shareholders of record at the close of business.

${REPORT}

On May 6, ${year}, we made an aggregate cash dividend payment of ${amount} million to shareholders of record at the close of business.
`

test('of another year another amount is told in the same words', () => {
  expect(toldOf(dividends('2022', '$367'))).toEqual([])
  expect(toldOf(dividends('2021', '$367'))).toEqual([['consistency/same-item-differs', '$367 million', '$365 million']])
})
