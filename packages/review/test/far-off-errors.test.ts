import { describe, expect, test } from 'vitest'
import { review } from '../src/index.ts'
import { typeDocument } from '../src/testing/type-document.ts'

/** The values of tables that are called wrong or held against what should be there. */
function toldOf(text: string): string[] {
  return review(typeDocument(text), { type: 'financial_report' })
    .findings.filter(({ severity, category }) => severity !== 'suggestion' && /calculation|consistency/.test(category))
    .flatMap(({ evidence }) => evidence.map(({ value }) => value ?? ''))
}

const deposits = (other: string) => `
# 同业存放

单位：千元

| 存放性质 | 期末数 | 期初数 |
| 银行同业 | 594,998 | 1,093,145 |
| 证券公司 | 8,511,716 | 6,559,941 |
| 其他非银行金融机构 | 1,348,871 | ${other} |
| 合 计 | 10,455,585 | 8,593,204 |
`

describe('an addend that is larger than the total leaves the total between its lines, as a mean would', () => {
  test.each(['9,401,180', '1,350,291', '94,011,800'])('%s', (wrong) => {
    expect(toldOf(deposits(wrong))).toContain(wrong)
  })
  test('the right one is no problem', () => expect(toldOf(deposits('940,118'))).toEqual([]))
})

const awards = (granted: string) => `
# Restricted stock

| | Shares | Weighted average grant date fair value |
| Nonvested at January 1, 2022 | 229,257 | $ 19.23 |
| Granted | ${granted} | 30.11 |
| Vested | (101,876) | 18.25 |
| Forfeited | (6,989) | 22.14 |
| Nonvested at December 31, 2022 | 259,036 | $ 25.35 |
`

describe('from one day to the next a single column rolls forward, whatever its lines are called', () => {
  test.each(['138,464', '620,732', '1,386,440'])('%s', (wrong) => expect(toldOf(awards(wrong))).toContain(wrong))
  test('prices beside it do not', () => expect(toldOf(awards('138,644'))).toEqual([]))
})

const overdraft = (secured: string) => `
# Borrowings

£’000

| | 2024 | 2023 |
| Credit card | 102 | - |
| Bank loan | 1,204 | - |
| Overdraft, secured | ${secured} | - |
| | 6,665 | - |
`

describe('numbers without a word below the lines are their total where a slip explains the gap, though no other column shows it', () => {
  test('5,395', () => expect(toldOf(overdraft('5,395'))).toContain('5,395'))
  test('the right one is no problem', () => expect(toldOf(overdraft('5,359'))).toEqual([]))
})

const prices = (total: string) => `
# Shares bought

| Month | Shares bought | Average price paid per share |
| November | 120,924 | 71.60 |
| December | 103,057 | 82.18 |
| Total | ${total} | 76.91 |
`

test('a mean of two prices is no sum of them', () => {
  expect(toldOf(prices('223,981'))).toEqual([])
  expect(toldOf(prices('232,981'))).toContain('232,981')
})

const programs = (end: string) => `
# Share-based plans

| | Long-Term Incentive Program | Career shares |
| Outstanding at beginning of year | 1,627,102 | 811,204 |
| Granted | 287,729 | 90,100 |
| Forfeited | (80,426) | (12,004) |
| Distributed | (540,403) | (101,300) |
| Outstanding at end of year | ${end} | 788,000 |
`

test('a long-term programme is no column of terms', () => {
  expect(toldOf(programs('1,294,002'))).toEqual([])
  expect(toldOf(programs('5,970,788'))).toContain('5,970,788')
})
