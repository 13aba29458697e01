import { expect, test } from 'vitest'
import { review } from '../src/review.ts'
import { typeDocument } from '../src/testing/type-document.ts'

const told = (text: string) =>
  review(typeDocument(text), { type: 'financial_report' })
    .findings.filter(({ severity }) => severity !== 'suggestion')
    .flatMap(({ evidence }) => evidence.map(({ value }) => value))

const bank = (expense: string, total = '1,382,458') => `
# Income statement

Amounts in thousands of USD

| | 2019 | 2018 |
| Interest income | 1,669,038 | 1,807,208 |
| Interest expense | 692,628 | 793,966 |
| Net interest income | 976,410 | 1,013,242 |
| Fee and commission income | 377,067 | 413,431 |
| Fee and commission expense | ${expense} | 85,678 |
| Net fee and commission income | 307,854 | 327,753 |
| Net trading income | 98,194 | 135,727 |
| Total operating income | ${total} | 1,476,722 |
| Total operating expenses | 546,179 | 558,253 |
| Expected credit losses | 104,662 | 143,632 |
| Income before income taxes | 731,617 | 774,837 |
`

test('lines that come to nothing fill no sum up, whose many roundings would hide the last digit', () => {
  expect(told(bank('69,213'))).toEqual([])
  expect(told(bank('69,216'))).toContain('69,216')
  expect(told(bank('96,213'))).toContain('96,213')
})

test('a total of subtotals lacks no line, however few digits show what it sums', () => {
  const few = (trading: string) => `
# Income statement

Amounts in millions of AUD

| | 2019 | 2018 |
| Finance income | 53.8 | 51.6 |
| Finance costs | 19.2 | 19.8 |
| Net interest income | 34.6 | 31.8 |
| Fee and commission income | 11.1 | 9.5 |
| Fee and commission expense | 2.3 | 1.9 |
| Net fee and commission income | 8.8 | 7.6 |${trading}
| Total operating income | 46.1 | 41.3 |
| Total operating expenses | 19.2 | 16.1 |
| Expected credit losses | 4.2 | 2.0 |
| Profit before tax | 22.7 | 23.2 |
`
  expect(told(few('\n| Net trading income | 2.7 | 1.9 |'))).toEqual([])
  expect(told(few(''))).toContain('46.1')
})

const bridge = (debt: string, equity: string) => `
# Valuation

| | AUD million |
| Enterprise value | 47.1 |
| Net debt | ${debt} |
| Equity value | ${equity} |
`

test.each([
  ['(11.7)', '35.4'],
  ['11.7', '35.4'],
  // Net cash.
  ['(11.7)', '58.8'],
])('net debt of %s leads to an equity value of %s, whichever the brackets mean', (debt, equity) => {
  expect(told(bridge(debt, equity))).toEqual([])
})

test.each([
  ['(11.7)', '53.4'],
  ['11.7', '354.0'],
])('net debt of %s leads to no equity value of %s', (debt, equity) => {
  expect(told(bridge(debt, equity))).toContain(equity)
})
