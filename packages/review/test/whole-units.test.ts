import { expect, test } from 'vitest'
import { review } from '../src/review.ts'
import { typeDocument } from '../src/testing/type-document.ts'

const rulesOf = (text: string) =>
  review(typeDocument(text), { type: 'financial_report' })
    .findings.filter(({ severity }) => severity !== 'suggestion')
    .map(({ ruleId, actual }) => `${ruleId} ${actual ?? ''}`)

const report = (unit: string, noteUnit: string) => `
# Income statement

${unit}

| | 2024 | 2023 |
| Revenue | 8,657,223 | 7,829,647 |
| Cost of sales | 5,412,086 | 4,998,310 |
| Gross profit | 3,245,137 | 2,831,337 |
| Income tax expense | 811,284 | 707,834 |

# Note 4 Income tax

${noteUnit}

| | 2024 | 2023 |
| Current tax | 643,100 | 611,000 |
| Deferred tax | 168,184 | 96,834 |
| Total | 811,284 | 707,834 |
`

test.each([
  ['(Expressed in Canadian dollars)', '(in millions of Canadian dollars)'],
  ['(in U.S. dollars)', '(in thousands, except per share data)'],
  ['$', '$m'],
  ['in Euro', 'in T€'],
  ['(in euro)', '(in migliaia di euro)'],
])('a table in thousands of what the others print in full is told: %s, %s', (unit, noteUnit) => {
  expect(rulesOf(report(unit, unit))).toEqual([])
  expect(rulesOf(report(unit, noteUnit))).toEqual([expect.stringContaining('consistency/unit-contradiction')])
})

const earnings = (basic: string, diluted: string) => `
# Income statement

in T€

| | 2024 | 2023 |
| Umsatzerlöse | 48.120 | 45.333 |
| Konzernergebnis | 9.441 | 8.120 |
| Unverwässertes Ergebnis je Aktie (€) | ${basic} | 3,69 |
| Verwässertes Ergebnis je Aktie (€) | ${diluted} | 3,62 |
`

test('diluted earnings per share are at most the basic ones, however far they are off', () => {
  expect(rulesOf(earnings('4,43', '4,34'))).toEqual([])
  expect(rulesOf(earnings('4,43', '4,44'))).toEqual([])
  expect(rulesOf(earnings('(4,43)', '(4,43)'))).toEqual([])
  for (const wrong of ['4,84', '13,02', '43,40'])
    expect(rulesOf(earnings('4,43', wrong))).toEqual([`consistency/part-exceeds-whole ${wrong}`])
})

test('a line in brackets is a part of the line above it', () => {
  const costs = (part: string) => `
# 注記

| | 2019年3月期 | 2020年3月期 |
| 販売費 | 251,525 | 320,444 |
| （うち人件費） | 96,759 | 132,607 |
| 一般管理費 | 175,130 | 217,289 |
| （うち人件費） | 74,902 | ${part} |
`
  expect(rulesOf(costs('96,510'))).toEqual([])
  expect(rulesOf(costs('289,530'))).toEqual(['consistency/part-exceeds-whole 289,530'])
})

test('assets and liabilities that come to a net amount may each exceed it; one that does not come to it is told', () => {
  const values = (assets: string, liabilities: string, before = ['92,268', '201,842']) => `
# 附注 51、衍生金融工具

| 项目内容 | 2003-12-31 | 2002-12-31 |
| 衍生金融工具公平价值 | 109,574 | 54,674 |
| 其中：金融资产 | ${before[0]} | ${assets} |
| 金融负债 | ${before[1]} | ${liabilities} |
`
  expect(rulesOf(values('112,134', '166,808'))).toEqual([])
  expect(rulesOf(values('221,482', '(166,808)', ['311,416', '(201,842)']))).toEqual([])
  expect(rulesOf(values('1,121,340', '166,808'))).toContain('consistency/part-exceeds-whole 1,121,340')
})
