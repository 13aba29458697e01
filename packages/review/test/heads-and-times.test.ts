import { expect, test } from 'vitest'
import { review } from '../src/review.ts'
import { typeDocument } from '../src/testing/type-document.ts'

const told = (text: string, language: 'en' | 'zh' | 'ja' = 'en') =>
  review(typeDocument(text, language), { type: 'financial_report' })
    .findings.filter(({ severity }) => severity !== 'suggestion')
    .map(({ ruleId, evidence: [{ value }] }) => `${ruleId.split('/')[1]}: ${value}`)

test('a head that says better or worse leaves the sign to what is good', () => {
  const costs = (rent: string) => `
# Selling, general and administrative expenses

| | 2022 | 2021 | Better / (Worse) % Change |
| Compensation | 1,014.8 | 834.5 | (21.6)% |
| Advertising | 95.4 | 61.6 | (54.9)% |
| Rent | 51.0 | 53.2 | ${rent} |
| Other | 393.9 | 325.4 | (21.1)% |
| Freight | 110.0 | 100.0 | (10.0)% |
`
  expect(told(costs('4.1%'))).toEqual([])
  expect(told(costs('14.1%'))).toEqual(['change-mismatch: 14.1%'])
})

test('the tax of each year is at the rate of its law', () => {
  const reconciliation = (tax: string) => `
# Income tax

Amounts in millions of KRW

| | 2018 | 2017 |
| Profit before income tax | 44,398,855 | 36,533,552 |
| Tax calculated at the statutory tax rate | 12,209,685 | ${tax} |
| Tax effects of non-taxable income | (1,120,000) | (801,119) |
| Income tax expense | 11,089,685 | 8,040,000 |
`
  expect(told(reconciliation('8,841,120'))).toEqual([])
  expect(told(reconciliation('8,481,120'))).toContain('tax-reconciliation: 8,481,120')
})

test('shares told in thousands and what each earned make the profit as nearly as both were rounded', () => {
  const earnings = (profit: string) => `
# 주당이익

(단위: 백만원, 천주)

| | 당기 | 전기 |
| 당기순이익 중 보통주 해당분 | ${profit} | 9,013,500 |
| 가중평균유통보통주식수 | 130,924 | 129,050 |
| 기본 보통주 주당이익(단위: 원) | 96,784 | 69,845 |
`
  expect(told(earnings('12,671,410'))).toEqual([])
})

test('on a day a balance stands, which is no line of the cash flow', () => {
  const sentence = (amount: string) => `
# Balance sheet

Amounts in thousands of USD

| | December 31, 2022 | December 31, 2021 |
| Accounts receivable | 2,201 | 1,700 |
| Inventories | 3,300 | 3,100 |
| Total current assets | 5,501 | 4,800 |

# Statement of cash flows

Amounts in thousands of USD

| | Year ended December 31, 2022 | Year ended December 31, 2021 |
| Net profit | 6,000 | 5,000 |
| Accounts receivable | (428) | (392) |
| Net cash from operating activities | 5,572 | 4,608 |

# Liquidity

The accounts receivable as of December 31, 2022 was $${amount} million.
`
  expect(told(sentence('2.2'))).toEqual([])
  expect(told(sentence('3.2'))).toEqual(['prose-differs-from-table: $3.2 million'])
})

test('a list of what is due says nothing of leases by its times', () => {
  expect(
    told(`
# Leases

Amounts in thousands of USD

| | At December 31, 2022 |
| One year or less | 3,062 |
| After one year through five years | 6,010 |
| Total lease payments | 9,072 |

# Deposits

Time deposits scheduled to mature in one year or less totaled $766.8 million at December 31, 2022.
`),
  ).toEqual([])
})

test('what remains is less than the whole, and the rest of a hundred per cent no part of its first', () => {
  expect(
    told(`
# Capital

The options vest over three years, with 34% vesting after the first year, 33% after the second year and the remaining 33% after the third year.

In February, our Board authorized a new $5.0 billion program that superseded the previous $5.0 billion authorization, which had $2.2 billion remaining.
`),
  ).toEqual([])
  expect(
    told('# Proceeds\n\nOf the $880 million raised, $210 million has been spent, which leaves $760 million.'),
  ).toHaveLength(1)
})

test('two dates that one head has for all columns are those of the columns below', () => {
  const statement = (total: string) => `
# 合併資產負債表

單位：新台幣仟元

| | 九十七年十二月三十一日 九十六年十二月三十一日 | 九十七年十二月三十一日 九十六年十二月三十一日 | 九十七年十二月三十一日 九十六年十二月三十一日 | 九十七年十二月三十一日 九十六年十二月三十一日 |
| | 金額 | % | 金額 | % |
---
| 流動資產合計 | 1,720,089 | 86 | 2,097,902 | 87 |
| 固定資產淨額 | 279,874 | 14 | 329,231 | 13 |
| 資產總額 | 1,999,963 | 100 | ${total} | 100 |
| 負債總額 | 977,211 | 49 | 1,139,484 | 47 |
| 股東權益總額 | 1,022,752 | 51 | 1,287,649 | 53 |
| 負債及股東權益總額 | 1,999,963 | 100 | 2,427,133 | 100 |
`
  expect(told(statement('2,427,133'), 'zh')).toEqual([])
  expect(told(statement('2,472,133'), 'zh')).not.toEqual([])
})

test('the surrender value of policies is no cash, and shares outstanding explain the par value of a line', () => {
  const flows = (depreciation: string) => `
# Consolidated statements of cash flows

Amounts in thousands of USD

| | 2022 | 2021 |
| Cash flows from operating activities | | |
| Net income | 45,579 | 34,240 |
| Depreciation of premises and equipment | ${depreciation} | 2,989 |
| Deferred income tax benefit | (1,007) | (975) |
| Increase in cash surrender value of life insurance | (2,671) | (2,952) |
| Stock-based compensation expense | 1,132 | 417 |
| Net cash provided by operating activities | 45,279 | 33,719 |
`
  expect(told(flows('2,246'))).toEqual([])
  expect(told(flows('2,264'))).toHaveLength(1)
  const equity = (common: string) => `
# Consolidated balance sheets

Amounts in millions of USD

| | December 26, 2020 | December 28, 2019 |
| Stockholders’ equity | | |
| Common stock, par value $0.01; shares authorized: 2,250; shares outstanding: 1,211 | ${common} | 12 |
| Additional paid-in capital | 10,544 | 9,963 |
| Treasury stock, at cost | (131) | (53) |
| Accumulated deficit | (4,588) | (7,095) |
| Total stockholders’ equity | 5,837 | 2,827 |
`
  expect(told(equity('12'))).toEqual([])
  expect(told(equity('62'))).toHaveLength(1)
})

test('what a sentence includes may not be all, but never more than the whole', () => {
  const assumed = (part: string) =>
    `# Acquisition\n\nLiabilities assumed totaled $23 million, including ${part} of contributions in aid of construction and assumed debt of $7 million.\n\nThe price of $40.318 million consists of $25.174 million of cash and $15.144 million of shares.`
  expect(told(assumed('$9 million'))).toEqual([])
  expect(told(assumed('$90 million'))).toHaveLength(1)
})

test('a rate by the name of an increase has no direction', () => {
  expect(
    told('# Pensions\n\nOur rate of compensation increase was 3.02% for 2017, 3.07% for 2016 and 3.10% for 2015.'),
  ).toEqual([])
  expect(told('# Margins\n\nThe margin increased from 3.10% in 2016 to 3.02% in 2017.')).toHaveLength(1)
})

test('diluted earnings are of the profit that is left once what dilutes had been shares', () => {
  const earnings = (diluted: string) => `
# Earnings per share

| | 2022 | 2021 | 2020 |
| Net income - basic | 73,774 | 27,139 | 32,857 |
| Less: fair value adjustment for warrants | (57,021) | - | - |
| Net income - diluted | 16,753 | 27,139 | 32,857 |
| Weighted average common shares outstanding - basic | 116,762,928 | 89,959,993 | 67,673,884 |
| Weighted average common shares outstanding - diluted | 117,248,296 | 89,959,993 | 67,673,884 |
| Basic earnings per share | 0.63 | 0.30 | 0.49 |
| Diluted earnings per share | ${diluted} | 0.30 | 0.49 |
`
  expect(told(earnings('0.14'))).toEqual([])
  expect(told(earnings('0.41'))).toEqual(['ratio-mismatch: 0.41'])
})
