import { expect, test } from 'vitest'
import { checkFacts } from '../src/judge/check-facts.ts'
import { review } from '../src/index.ts'
import { typeDocument } from '../src/testing/type-document.ts'

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
  const { grids } = checkFacts(
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
  'Segment revenue of $38.7 billion in fiscal 2018 increased 6.7% compared to the prior year and includes approximately $715 million of revenue from the extra week.',
  'Had the standard been adopted, total assets would have been approximately $1.2 billion and $1.0 billion lower as of December 31, 2015 and 2014, respectively.',
  'The decision grants relief of $373 million as compared to approximately $588 million requested, subject to ensuring that the overall impact would result in no rate increase.',
  'Losses increased by $8.8 million, or 57%, compared to the year ended December 31, 2013, primarily reflecting growth in payment volume of $9.0 billion, or 60%.',
  'We issued new notes plus applicable cash of $0.6 billion (not including accrued interest) in exchange for $8.3 billion of old notes.',
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

test('TBD in several cells of a table is its notation, and alone a placeholder', () => {
  const table = (second: string) => `
# Regulatory assets

| | 2022 | 2021 | Recovery period |
| Pension benefits | 3,000 | 2,900 | TBD years |
| Wildfire costs | 1,200 | 1,100 | ${second} |
`
  const found = (text: string) => review(typeDocument(text)).findings.map(({ ruleId }) => ruleId)
  expect(found(table('TBD years'))).not.toContain('completeness/placeholder')
  expect(found(table('5 years'))).toContain('completeness/placeholder')
})

test('net sales and total revenue are two lines, though either may be called revenue', () => {
  expect(
    wrong(`
# Effect of the new standard (in millions)

| | As Reported | Effect |
| Net sales | 149,351 | 1,332 |
| Merchandise costs | 132,886 | 1,324 |
| Gross margin | 16,465 | 8 |

# Quarterly results (in millions)

| | First Quarter | Second Quarter | Third Quarter | Fourth Quarter |
| Net sales | 34,311 | 34,628 | 33,964 | 46,448 |
| Membership fees | 758 | 768 | 776 | 1,050 |
| Total revenue | 35,069 | 35,396 | 34,740 | 47,498 |
| Merchandise costs | 30,623 | 30,720 | 30,233 | 41,310 |
`),
  ).toEqual([])
})

test('rates under a heading of their own are none of the amounts above it', () => {
  expect(
    wrong(`
# Services (in millions)

| | 2016 | 2015 | 2014 |
| Americas | 1,716 | 1,766 | 1,850 |
| EMEA | 1,033 | 1,097 | 1,125 |
| Asia Pacific | 640 | 683 | 729 |
| Total revenues | 3,389 | 3,546 | 3,704 |
| Total expenses | 2,759 | 2,944 | 2,971 |
| Total margin | 630 | 602 | 733 |
| Total margin % | 19% | 17% | 20% |
| % Revenues by geography: | | | |
| Americas | 51% | 50% | 50% |
| EMEA | 30% | 31% | 30% |
| Asia Pacific | 19% | 19% | 20% |
`),
  ).toEqual([])
})
