import { expect, test } from 'vitest'
import { review } from '../src/review.ts'
import { typeDocument } from '../src/testing/type-document.ts'

const told = (text: string) =>
  review(typeDocument(text), { type: 'financial_report' })
    .findings.filter(({ severity }) => severity !== 'suggestion')
    .map(({ actual }) => actual)

/** Maturities of assets; in the second row the label was set into the first number. */
const maturities = (loans: string, total: string) => `
# Liquidity

| | Overdue | Within 3 months | 3 to 12 months | Total |
| Placements | 109,272 | 17,247,170 | 580,222 | 17,936,664 |
${loans}
| Other assets | 187,218 | 1,588,591 | 4,740,132 | 6,515,941 |
| Total assets | 2,898,692 | 97,971,959 | 302,293,376 | ${total} |
`

test('a row whose label runs into its first number accuses no column', () => {
  const glued = '| Loans to customers2,602,202 | 79,136,198 | | 296,973,022 | 378,711,422 |'
  const whole = '| Loans to customers | 2,602,202 | 79,136,198 | 296,973,022 | 378,711,422 |'
  expect(told(maturities(glued, '403,164,027'))).toEqual([])
  expect(told(maturities(whole, '403,164,027'))).toEqual([])
  expect(told(maturities(whole, '430,164,027'))).toEqual(['430,164,027'])
})

const investments = (fund: string, total: string) => `
# Investments

| Investment type | Total | Unrated |
${fund}
| Program of the state | 893,134 | 893,134 |
| Certificates of deposit | 8,759,339 | 8,759,339 |
| Municipal bonds | 470,000 | 470,000 |
| Total investments | ${total} | 13,085,310 |
`

test('an amount at the end of a label, beside a blank, is the row’s first', () => {
  expect(told(investments('| Agency fund $ 2,962,837 | | 2,962,837 |', '13,085,310'))).toEqual([])
  expect(told(investments('| Agency fund | 2,962,837 | 2,962,837 |', '13,085,310'))).toEqual([])
  expect(told(investments('| Agency fund | 2,962,837 | 2,962,837 |', '13,805,310'))).toContain('13,805,310')
})

const assets = (disposals: string) => `
# Fixed assets

| Cost | Buildings | Vehicles | Computers | Furniture | Total |
| Opening balance | 5,213,077 | 209,222 | 1,619,746 | 187,647 | 7,229,692 |
| Additions | 182,832 | 28,022 | 484,036 | 46,419 | 741,309 |
${disposals}
| Closing balance | 5,361,880 | 214,759 | 1,920,689 | 226,928 | 7,724,256 |
`

test('a total too wide for its column, printed a line lower, is the total of the row above', () => {
  const row = '| Disposals | (34,029) | (22,485) | (183,093) |'
  expect(told(assets(`${row} | (7,138) |\n| | | | | | (246,745) |`))).toEqual([])
  expect(told(assets(`${row} (7,138) | (246,745) |`))).toEqual([])
  expect(told(assets(`${row} | (7,138) |\n| | | | | | (264,745) |`))).toEqual(['(264,745)'])
})

test('a total without a name below a gap stays the total', () => {
  const portfolio = (total: string) => `
# Investments

| Security | Shares | Value |
| Harwood Trading | 1,200 | 48,310 |
| Marlow Pine | 3,400 | 91,204 |
| Cash | | 5,116 |
| | | ${total} |
`
  expect(told(portfolio('144,630'))).toEqual([])
  expect(told(portfolio('146,430'))).toEqual(['146,430'])
})
