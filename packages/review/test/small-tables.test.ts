import { expect, test } from 'vitest'
import { review } from '../src/index.ts'
import { typeDocument } from '../src/testing/type-document.ts'

/** What is called wrong of a typed report above a suggestion. */
function wrong(text: string): (string | undefined)[] {
  const { findings } = review(typeDocument(text), { tuning: { documentType: 'financial_report' } })
  return findings.filter(({ severity }) => severity !== 'suggestion').map(({ actual }) => actual)
}

const netting = (net: string, gross = '1,020,771') => `
# Offsetting

In thousands

| | Gross amount | Amounts set off | Net amount presented |
| Trade receivables | ${gross} | (31,110) | ${net} |
| Trade payables | 751,571 | (22,408) | 729,163 |
`

test('of two lines one shows what the columns are, where its digits are too many for chance', () => {
  expect(wrong(netting('989,661'))).toEqual([])
  expect(wrong(netting('998,661'))).toEqual(['998,661'])
  expect(wrong(netting('9,896,610'))).toEqual(['9,896,610'])
})

test('a line of few digits shows nothing of the line beside it', () => {
  const few = `
# Offsetting

| | Gross amount | Amounts set off | Other amount |
| Receivables | 16 | (3) | 13 |
| Payables | 41 | (5) | 27 |
`
  expect(wrong(few)).toEqual([])
})

const income = (profit: string) => `
# 合并利润表

单位：人民币百万元

| 项目 | 2024年第一季度 | 2023年第一季度 |
| 一、营业收入 | 3,500 | 2,944 |
| 减：营业成本 | 1,718 | 1,488 |
| 销售费用 | 507 | 456 |
| 管理费用 | 358 | 323 |
| 研发费用 | 283 | 207 |
| 财务费用——利息费用 | 33 | 36 |
| 减：利息收入 | 22 | 22 |
| 加：其他收益 | 29 | 25 |
| 信用减值损失 | -11 | -9 |
| 处置固定资产的损失 | -1 | 2 |
| 二、利润总额 | ${profit} | 474 |
`

test('a sign word stands for the lines below it up to the next', () => {
  expect(wrong(income('640'))).toEqual([])
  expect(wrong(income('604'))).toEqual(['604'])
})

const twoTables = (share: string) => `
# Customers and holders

| Channel | % |
| Own website | 24% |
| Field sales | 40% |
| Wholesale | 15% |
| Marketplaces | 31% |
| Shareholder | % |
| Founding family | 14.4% |
| Trusts | 14.4% |
| Employees | 20.6% |
| Treasury shares | 27.0% |
| Free float | ${share} |
| Total | 100.0% |
`

test('the heads again with another word over the labels begin another table', () => {
  expect(wrong(twoTables('23.6%'))).toEqual([])
  expect(review(typeDocument(twoTables('23.6%'))).figureCounts).toMatchObject({ total: 10, verified: 6 })
  expect(wrong(twoTables('32.6%'))).toEqual(['100.0%'])
})

const dividends = (profit: string) => `
# Results and dividends

In U.S. dollars

| | | 2020 | 2019 |
| Profit from continuing operations | | 1,104,616,000 | 940,180,000 |
| Loss from discontinued operations | | (8,873,000) | 25,895,000 |
| Net income | | ${profit} | 966,075,000 |
| | | | (in U.S. dollars) |
| Dividend | Per share | Shares entitled | Total |
| Interim dividend | 0.108 | 241,728,400 | 26,107,000 |
| Final dividend | 0.020 | 241,728,400 | 4,835,000 |
`

test('the columns of a short table tell together what its amounts were rounded to; a unit alone begins the next', () => {
  expect(wrong(dividends('1,095,742,000'))).toEqual([])
  expect(wrong(dividends('1,095,724,000'))).toEqual(['1,095,724,000'])
})

const interim = (ratio: string, now = '2.20 times') => `
# Balance sheet

In thousands

| | 2024 | 2023 |
| Total current assets | 812,400 | 745,300 |
| Total assets | 2,345,100 | 2,178,900 |
| Total current liabilities | 368,600 | 398,100 |
| Total equity | 1,024,300 | 921,700 |

# Ratios

| | Six months to 30 June 2024 | Six months to 30 June 2023 |
| Current ratio | ${now} | ${ratio} |
`

test('half a year is not held against a balance that may be of the year end', () => {
  expect(wrong(interim('2.37 times'))).toEqual([])
  expect(wrong(interim('2.37 times', '2.02 times'))).toEqual(['2.02 times'])
})

const rates = (effective: string) => `
# 連結損益計算書

（単位：百万円）

| | 前連結会計年度 | 当連結会計年度 |
| 税引前当期純利益 | 33,120 | 36,009 |
| 法人税等 | 10,068 | 11,489 |
| 当期純利益 | 23,052 | 24,520 |

法定実効税率は30.6%、税効果会計適用後の法人税等の負担率は${effective}であります。
`

test('the rate that the law sets is not the one that was borne', () => {
  expect(wrong(rates('31.9%'))).toEqual([])
  expect(wrong(rates('39.1%'))).toEqual(['39.1%'])
})
