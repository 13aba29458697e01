import { expect, test } from 'vitest'
import { review } from '../src/review.ts'
import { typeDocument } from '../src/testing/type-document.ts'

const findingsOf = (text: string) =>
  review(typeDocument(text), { type: 'financial_report' }).findings.filter(({ severity }) => severity !== 'suggestion')
const told = (text: string) => findingsOf(text).map(({ actual, expected }) => `${actual} → ${expected}`)

test('a compound rate is one a year, also where the word stands behind it and the years are a range', () => {
  const spending = (rate: string) => `
Spending per head in China increased from $16.4 to $28.8 in 2014-18 (${rate} CAGR), as the awareness of health grows.
`
  expect(told(spending('15.1%'))).toEqual([])
  expect(told(spending('11.9%'))).toEqual(['11.9% → 15.1%'])
  expect(told(spending('151%'))).toHaveLength(1)
})

const statements = `
# Income statement

USD million

| | 2024 | 2023 | 2022 | 2021 |
| Revenue | 1,682.4 | 1,887.5 | 2,114.3 | 2,184.9 |
| Cost of sales | 1,101.2 | 1,220.1 | 1,322.0 | 1,301.4 |
| Gross profit | 581.2 | 667.4 | 792.3 | 883.5 |
| Net profit | 31.2 | 42.7 | 101.9 | 144.8 |
`

test('a change from a year that is said is counted from that year', () => {
  const sentence = (words: string) => `${statements}\n${words}\n`
  expect(told(sentence('Revenue declined by 23.0% from its 2021 peak.'))).toEqual([])
  expect(told(sentence('In 2024, revenue declined by 23.0% from 2021.'))).toEqual([])
  expect(told(sentence('In 2024, revenue declined by 32.0% from 2021.')).join()).toContain('→ 23.0%')
})

const forecast = (amount: string) => `
# Financial summary

USD million

| | FY24A | FY25A | FY26E |
| Revenue | 11,350 | 12,919 | 14,628 |
| EBITDA | 1,402 | 1,188 | 1,515 |
| Net profit | 681 | 651 | 843 |

The company achieved total revenue of $${amount} million, driven by passenger volumes.
`

test('what is expected is not what a report reports', () => {
  expect(told(forecast('12,919'))).toEqual([])
  expect(told(forecast('12,199')).join()).toContain('12,919')
})

test('a word of direction in another clause is not that of a pair in brackets', () => {
  const margins = (words: string) => `${words} (from 13% in FY23 to 7% in FY25).`
  expect(told(margins('Operating expenses have risen faster than revenue, compressing EBITDA margins'))).toEqual([])
  expect(findingsOf(margins('Expenses were cut, and the EBITDA margin has risen')).map(({ ruleId }) => ruleId)).toEqual(
    ['consistency/direction-contradicts-figures'],
  )
})

test('nobody decides by the last places of ten: no serious finding, and none less for a larger gap', () => {
  const balance = (total: string) => `
# Financial position

| | 2020 | 2021 | 2022 | 2023 | 2024 |
| Current assets | 695,723,886 | 852,901,530 | 879,002,636 | 833,961,238 | 961,166,627 |
| Non-current assets | 801,807,904 | 775,411,652 | 741,431,319 | 714,972,976 | 670,428,382 |
| Total assets | 1,497,531,790 | 1,628,313,182 | 1,620,433,955 | 1,548,934,214 | ${total} |
`
  const severities = (total: string) => findingsOf(balance(total)).map(({ severity }) => severity)
  expect(severities('1,631,595,009')).toEqual([])
  expect(severities('1,631,595,006')).not.toContain('serious')
  expect(severities('1,631,559,009')).toContain('serious')
  expect(severities('16,315,950,090')).toContain('serious')
})
