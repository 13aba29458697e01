import { expect, test } from 'vitest'
import { review } from '../src/review.ts'
import { typeDocument } from '../src/testing/type-document.ts'

const findingsOf = (text: string) =>
  review(typeDocument(text), { type: 'financial_report' }).findings.filter(({ severity }) => severity !== 'suggestion')
const told = (text: string) => findingsOf(text).map(({ actual, expected }) => `${actual} → ${expected}`)

const bank = (total: string) => `
# Balance sheet

₹ in lakhs

| Particulars | 2025 | 2024 |
| Cash and balances at central banks | 280,953.69 | 263,131.74 |
| Loans to customers | 2,077,514.07 | 2,085,936.55 |
| Other assets | 99,184.91 | 108,716.28 |
| Total assets | 2,457,652.67 | 2,457,784.57 |
| Deposits from customers | 1,518,549.69 | 1,154,500.60 |
| Debt securities in issue | 520,391.62 | 567,838.04 |
| Total liabilities | 2,038,941.31 | 1,722,338.64 |
| Total equity | 418,711.36 | 735,445.93 |
| Total equity and liabilities | ${total} | 2,457,784.57 |
`

test('liabilities and equity that together are the assets excuse no other total of them, however far off', () => {
  expect(told(bank('2,457,652.67'))).toEqual([])
  expect(told(bank('2,475,652.67'))).toEqual(['2,475,652.67 → 2,457,652.67'])
  expect(told(bank('24,576,526.70'))).toEqual(['24,576,526.70 → 2,457,652.67'])
})

const fund = (value: string, verb = 'narrowed') => `
The net asset value per share rose by 17.6% to HK$80.0963 at 31 March 2023, from HK$68.0971 a year earlier.

The shares closed at HK$67.44; the discount to net asset value ${verb} to 15.8% from 17.1%.

| | 31 March 2023 | 31 March 2022 |
| Shares in issue | 8,124,300 | 8,124,663 |
| Net asset value per share | ${value} | 68.0971 |
| Share price | 67.44 | 56.45 |
`

test.each(['80.0943', '240.2889'])('an amount of one share is held against the line of its name: %s', (wrong) => {
  expect(told(fund('80.0963'))).toEqual([])
  expect(findingsOf(fund(wrong)).flatMap(({ evidence }) => evidence.map(({ text }) => text))).toContain(wrong)
})

test('a gap that is said to widen from one rate to a smaller one is told', () => {
  const rules = findingsOf(fund('80.0963', 'widened')).map(({ ruleId }) => ruleId)
  expect(rules).toEqual(['consistency/direction-contradicts-figures'])
})

const unit = (value: string, assets = '650,726,442') => `
| | 31 March 2023 | 31 March 2022 |
| Shares in issue | 8,124,300 | 8,124,663 |
| Net asset value per share | ${value} | 68.0971 |

# Statement of financial position

HKD

| | 31 March 2023 | 31 March 2022 |
| Investments | 631,221,691 | 537,169,659 |
| Cash | 19,504,751 | 16,096,470 |
| Net assets | ${assets} | 553,266,129 |
`

test('net assets divided by the units in issue are what one unit comes to, however far off', () => {
  expect(told(unit('80.0963'))).toEqual([])
  expect(told(unit('80.9063'))).toEqual(['80.9063 → 80.0963'])
  expect(told(unit('8,009.6300')).join()).toContain('→ 80.0963')
})
