import { expect, test } from 'vitest'
import { review } from '../src/review.ts'
import { typeDocument } from '../src/testing/type-document.ts'

const findingsOf = (text: string) =>
  review(typeDocument(text), { type: 'financial_report' }).findings.filter(({ severity }) => severity !== 'suggestion')
const told = (text: string) => findingsOf(text).map(({ actual, expected }) => `${actual} → ${expected}`)

const schedules = (mark: (number: number) => string, rate: string) =>
  [2, 5, 9, 14]
    .map(
      (number) => `
附表 為他人背書保證

| 背書保證者 | 期末背書保證餘額 | 備註 |
| 松嶺開發 | ${number},545,093 | ${mark(number)} |
| 海岳物流 | ${number},756,827 | ${mark(number)} |

${mark(number - 1)}係經董事會通過之額度。

${mark(number)}本表金額涉及外幣者，係以財務報告日之匯率(美元：新台幣 1：${number === 14 ? rate : '32.79'}，人民幣：新台幣 1：4.492)換算為新台幣。
`,
    )
    .join('\n')

test.each([
  (number: number) => `(註${number})`,
  (number: number) => `註${number}：`,
  (number: number) => `（注）${number}．`,
])('the mark of a remark is no figure, the rate that a remark repeats is one', (mark) => {
  expect(told(schedules(mark, '32.79'))).toEqual([])
  expect(
    findingsOf(schedules(mark, '39.27'))
      .flatMap(({ evidence }) => evidence.map(({ text }) => text))
      .join(),
  ).toContain('39.27')
})

const guarantees = (head: string, third: string) => `
附表 对外担保情况

单位：万元

| 担保人 | 期末担保余额 | ${head} | 担保最高限额 |
| 松岭开发 | 1,354.51 | 32.04% | 4,227.23 |
| 海岳物流 | 1,475.68 | 36.10% | 4,088.10 |
| 明州投资 | 237.80 | 6.79% | 3,500.00 |
| 安平建设 | 512.40 | ${third} | 2,049.60 |
`

test('in per cent of a whole that is not printed, a share is none of a limit beside it', () => {
  // 200 % of a net worth of 1,024.80 is the limit of the last one.
  expect(told(guarantees('占最近一期净资产的比例', '50.00%'))).toEqual([])
  // Where the head says so, it is.
  expect(told(guarantees('占担保最高限额的比例', '25.00%'))).toEqual([])
  expect(told(guarantees('占担保最高限额的比例', '52.00%'))).toEqual(['52.00% → 25.00%'])
})

const convenience = (cost: string) => `
（除特别注明外，金额单位均为人民币百万元）

| | 2024年度 | US$ thousand, 2024 (US$1 = 7.46) |
| 营业收入 | 4,959 | 664,745 |
| 营业成本 | ${cost} | 465,282 |
| 毛利 | 1,488 | 199,464 |

# 合并利润表

（除特别注明外，金额单位均为人民币百万元）

| | 2024年度 | 2023年度 |
| 营业收入 | 4,959 | 4,712 |
| 营业成本 | 3,471 | 3,306 |
| 毛利 | 1,488 | 1,406 |
`

test('the unit of one column in another currency is not that of its table', () => {
  expect(told(convenience('3,471'))).toEqual([])
  expect(told(convenience('3,741'))).not.toEqual([])
})

test('heads that stand in turns with the columns of their numbers are those of the next ones', () => {
  const ratios = (year: string, before: string) => `
| | ${year} | | ${before} | |
| 毛利率 | | 52.4% | | 51.0% |
| 純益率 | | 15.8% | | 15.9% |
| 營業收入 | | 5,976,902 | | 5,977,669 |
| 本期淨利 | | 944,351 | | 950,449 |
`
  expect(told(ratios('112年度', '111年度'))).toEqual([])
})
