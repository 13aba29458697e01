import { expect, test } from 'vitest'
import { collectFacts } from '../facts/collect-facts.ts'
import { review } from '../index.ts'
import { typeDocument } from '../testing/type-document.ts'

/** The printed values that are called wrong in more than a suggestion. */
function wrong(text: string): (string | undefined)[] {
  return review(typeDocument(text))
    .findings.filter(({ severity, evidence }) => severity !== 'suggestion' && evidence[0]?.value)
    .map(({ actual }) => actual)
}

const margins = (third: string) => `
# Quarterly results (in millions)

| | Q4 | Q3 | Q2 | Q1 |
| Net revenue | 1,106 | 1,307 | 1,027 | 832 |
| Cost of sales | 755 | 1,248 | 708 | 563 |
| Gross margin | 351 | ${third} | 319 | 269 |
`

test('a gross margin of 59 beside one of 351 is an amount', () => {
  expect(wrong(margins('59'))).toEqual([])
  expect(wrong(margins('69'))).toEqual(['69'])
})

const abridged = (profit: string) => `
# Consolidated statements of income (in millions)

| | 2017 | 2016 |
| Income before income taxes | 3,806 | 3,892 |
| Provision for income taxes | (769) | (1,425) |
| Equity-method investment activity, net of tax | (4) | (96) |
| Net income | 3,033 | 2,371 |

# Quarterly results (in millions)

| | First | Second | Third | Fourth |
| Income before income taxes | 953 | 666 | 316 | 1,872 |
| Provision for income taxes | (229) | (467) | (58) | (16) |
| Net income | 724 | 197 | 256 | ${profit} |
`

test('a table that leaves out a line of the statements may be off by as much as that line', () => {
  expect(wrong(abridged('1,856'))).toEqual([])
  expect(wrong(abridged('1,586'))).toEqual(['1,586'])
})

test('two tables side by side are read as two where the right one has lines of its own', () => {
  const { grids } = collectFacts(
    typeDocument(`
# Capital (in millions)

| | 2021 | 2020 | | 2021 |
| Total equity | 280,714 | 279,354 | Capital at December 31, 2020 | 205,078 |
| Less: Preferred stock | 31,563 | 30,063 | Net income | 13,921 |
| Common equity | 249,151 | 249,291 | Dividends declared | (2,760) |
| | | | Changes in reserves | (6,194) |
| | | | Change in capital | 1,000 |
| Capital | 206,078 | 205,078 | Capital at March 31, 2021 | 206,078 |
`),
  )
  expect(grids.map(({ rows }) => rows[2]!.label)).toEqual(['Common equity', 'Dividends declared'])
})

const associated = (share: string) => `
# Results (in millions)

| | 2018 | % of revenue | 2017 | % of revenue |
| Product sales | 2,255 | 30% | 2,110 | 30% |
| Subscriptions | 5,245 | 70% | 4,907 | 70% |
| Total revenues | 7,500 | 100% | 7,017 | 100% |
| Cost of subscriptions | 399 | 8% | 484 | 10% |
| Product development | 1,101 | 15% | 1,069 | 15% |
| Sales and marketing | 1,062 | ${share} | 1,378 | 20% |
| Administration | 832 | 11% | 760 | 11% |
| Operating income | 1,988 | 27% | 1,309 | 19% |
| Net income | 1,813 | 24% | 273 | 4% |
`

test('a cost may be a percentage of its own revenue rather than of the whole', () => {
  expect(wrong(associated('14%'))).toEqual([])
  expect(wrong(associated('24%'))).toEqual(['24%'])
})

test('a label that goes on in the next line is one label', () => {
  const text = `
# Selected data (in millions)

| | 2018 | 2017 | 2016 |
| Net income from continuing operations | 6,727 | 1,182 | 6,550 |
| Net income attributable to shareowners of | | | |
| The Company | 6,434 | 1,248 | 6,527 |

# Net income from continuing operations (in millions)

| | 2018 | 2017 | 2016 |
| Net income from continuing operations | 6,727 | 1,182 | 6,550 |
| Net income from continuing operations attributable to shareowners of | | | |
| The Company | 6,734 | 1,181 | 6,527 |
`
  expect(wrong(text)).toEqual([])
})

test.each([
  'The re-pricing represents a 50 basis point reduction compared to the prior rate and a 25 basis point reduction compared to the prior floor.',
])('silent on: %s', (sentence) => {
  expect(wrong(`# Results\n\n${sentence}`)).toEqual([])
})

const statements = (sentence: string) => `
# Consolidated statements of income (in millions)

| | 2018 | 2017 |
| Net sales | 140,608 | 123,179 |
| Income before income taxes | 15,123 | 20,497 |
| Provision for income taxes | 4,600 | 6,204 |

${sentence}
`

test('what a line changed by, or a law will make of it, is not what it is', () => {
  expect(
    wrong(statements('Sales grew despite a reduction in net sales of $140 million due to a divestiture.')),
  ).toEqual([])
  expect(
    wrong(statements('The deduction lowers the effective tax rate to 10.5% for calendar years 2018 through 2025.')),
  ).toEqual([])
  expect(wrong(statements('The effective tax rate was 40.5% in 2018.'))).toEqual(['40.5%'])
})

const segments = (own: string) => `
# Consolidated revenue (in thousands)

| | 2016 | 2015 |
| Casino | 440,832 | 450,166 |
| Residential | 2,646 | 33,358 |
| Other | 58,247 | 51,948 |
| Total | 501,725 | 535,472 |

# Segments (in thousands)

| | 2016 | 2015 |
| North | 1,012,259 | 990,475 |
| South | 119,367 | 111,006 |
| Residential | ${own} | 33,358 |
| Total | 1,134,302 | 1,134,839 |
`

test('two lines that both add up in their own table differ by what they mean, not by a slip', () => {
  expect(wrong(segments('2,676'))).toEqual([])
  expect(wrong(segments('2,686'))).toContain('2,686')
})
