import { expect, test } from 'vitest'
import { review } from '../../review.ts'
import { typeDocument } from '../../testing/type-document.ts'

/** Loans by kind; the head of the last column stands on the page before, as where a table goes on. */
const told = (mortgages: string, change: string) =>
  review(
    typeDocument(`
# Loans

(in millions)

| Item | 2025 | 2024 | |
| Corporate loans | 1,606,935 | 1,429,790 | +0.07 percentage points |
| Personal loans | 1,767,168 | 1,977,719 | +0.02 percentage points |
| of which: mortgages | ${mortgages} | 303,568 | ${change} |
| Credit cards | 434,997 | 514,092 | -0.21 percentage points |
`),
    { type: 'financial_report' },
  ).findings.flatMap(({ ruleId, evidence }) => (ruleId.endsWith('part-exceeds-whole') ? [evidence[0]?.value] : []))

test('the rate of a part may rise more than that of its whole', () => {
  expect(told('326,098', '+0.17 percentage points')).toEqual([])
  expect(told('326,098', '+1.70 percentage points')).toEqual([])
})

test('an amount beside such rates that exceeds its whole is told, however far', () => {
  expect(told('1,867,168', '+0.17 percentage points')).toEqual(['1,867,168'])
  expect(told('18,671,680', '+0.17 percentage points')).toEqual(['18,671,680'])
})

/** One line of a quarter's income statement, of which a line is said to be a part. */
const ofLine = (whole: string, part: string) =>
  review(
    typeDocument(`
# 合并利润表

单位：元

| 项目 | 2009年7-9月 | 2008年7-9月 |
| 营业收入 | 8,903,172,110.20 | 8,101,556,020.31 |
| ${whole} | 128,396,297.65 | 17,676,690.34 |
| ${part} | 15,457,400.00 | 18,423,600.01 |
| 营业支出 | 4,120,334,902.71 | 3,905,118,366.90 |
`),
    { type: 'financial_report' },
  ).findings.flatMap(({ ruleId, evidence }) => (ruleId.endsWith('part-exceeds-whole') ? [evidence[0]?.value] : []))

test('what is left of gains and losses may be less than one of them', () => {
  expect(ofLine('投资收益', '其中：对联营企业和合营企业的投资收益')).toEqual([])
})

test('a part of what only adds up is told', () => {
  expect(ofLine('利息收入', '其中：贷款利息收入')).toEqual(['18,423,600.01'])
})
