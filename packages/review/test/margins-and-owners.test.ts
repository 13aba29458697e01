import { expect, it } from 'vitest'
import { review } from '../src/index.ts'
import { typeDocument } from '../src/testing/type-document.ts'

const found = (text: string) => review(typeDocument(text, 'en')).findings.map(({ actual }) => actual)

const segments = (margin: string, total: string) => `
# Adjusted EBIT by segment

(in millions)

| | Flexibles | Rigids | Other | Total |
| Sales | 2,974 | 951 | | 3,925 |
| EBIT | 210 | 87 | (46) | 251 |
| Pension settlements | 12 | 2 | 4 | 18 |
| Amortization | 200 | 13 | 3 | 216 |
| Adjusted EBIT | 422 | 102 | (39) | ${total} |
| Adjusted EBIT / sales % | 14.2% | 10.7% | | ${margin} |
| % growth | (14) | (24) | — | (14) |
`

it('a margin of the whole is no sum of margins, an amount of the whole is', () => {
  expect(found(segments('12.4%', '485'))).toEqual([])
  expect(found(segments('12.4%', '585'))).toContain('585')
})

const perShare = (eps: string) => `
# Consolidated Statement of Income

(in millions except per share amounts)

| | 2024 | 2023 |
| Net revenue | 17,846 | 16,200 |
| Net income | 1,944 | 4,273 |
| Less: Net income attributable to noncontrolling interests | 12 | 12 |
| Net Income Attributable to Acme | 1,932 | 4,261 |
| Net income attributable to Acme per common share | $1.40 | ${eps} |
| Weighted-average common shares outstanding | 1,384 | 1,391 |
`

it('earnings per share are of the profit that is left for the shareholders', () => {
  expect(found(perShare('$3.06'))).toEqual([])
  expect(found(perShare('$3.60'))).toContain('$3.60')
})

const volumes = (total: string) => `
# Performance

| | Reported % Change | Impact of Foreign Exchange | Impact of Acquisitions | Organic % Change |
| North America | 8% | —% | 3% | 12% |
| Latin America | 21% | (6)% | 1% | 16% |
| Europe | 5% | 5% | 4% | 14% |
| Asia | (1)% | 6% | —% | 4% |
| Total | ${total} | 2% | 2% | 14% |
`

it('effects on a change are no amounts that change', () => expect(found(volumes('10%'))).toEqual([]))

it.each([
  'Net cash from operations was $173 million as compared with $666 million last year, as we built up our inventory.',
  'We continue to expect a core annual effective tax rate of 20 percent.',
])('%s', (sentence) => expect(found(`${perShare('$3.06')}\n${sentence}\n`)).toEqual([]))

const margins = (eps2024: string, eps2023: string) => `
# Income statement

(in millions, except per share data)

| | 2024 | 2023 | 2022 |
| Net income attributable to Acme plc | 1,048 | 805 | 939 |
| Weighted average number of shares, basic | 1,468 | 1,509 | 1,551 |
| Basic earnings per share attributable to Acme | ${eps2024} | ${eps2023} | 0.605 |
`

it('what option holders take of the profit is no error', () => {
  expect(found(margins('0.709', '0.532'))).toEqual([])
  expect(found(margins('0.714', '0.352'))).toContain('0.352')
})

const segmentsTwice = (note: string) => `
# Revenue

(in millions)

| | 2024 | 2023 |
| Beverages | 31,472 | 29,118 |
| Snacks | 12,743 | 11,902 |
| Cereals | 7,305 | 6,981 |

${note}

| | 2024 | 2023 |
| Beverages | 31,472 | 29,118 |
| Snacks | 12,743 | 11,902 |
`

it('the unit of a note is not that of the next table', () => {
  expect(found(segmentsTwice('(in thousands)'))).toContain('in thousands')
  expect(found(segmentsTwice('(b) In thousands.'))).toEqual([])
})
