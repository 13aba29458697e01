import { expect, test } from 'vitest'
import { makeGrids } from '../src/facts/grids/make-grids.ts'
import { findStatements } from '../src/summary/find-statements.ts'
import { review } from '../src/review.ts'
import { typeDocument } from '../src/testing/type-document.ts'

const kinds = (text: string) => {
  const document = typeDocument(text)
  return findStatements(document, makeGrids(document)).map(({ kind }) => kind)
}

test.each([
  ['Konzernbilanz', 'Summe kurzfristige Vermögenswerte', 'Bilanzsumme', ['balance-sheet']],
  ['Bilan consolidé', 'Total actifs courants', 'Total actif', ['balance-sheet']],
  ['Stato patrimoniale consolidato', 'Totale attività correnti', 'Totale attivo', ['balance-sheet']],
  ['Balance de situación consolidado', 'Total activo corriente', 'Total activo', ['balance-sheet']],
  ['Entwicklung der Sachanlagen', 'Summe kurzfristige Vermögenswerte', 'Bilanzsumme', []],
])('%s heads a statement, or none', (title, current, total, expected) => {
  const rows = `| | 2024 | 2023 |\n| A | 1.234 | 1.111 |\n| B | 2.345 | 2.222 |\n| ${current} | 3.579 | 3.333 |\n| ${total} | 3.579 | 3.333 |\n`
  expect(kinds(`\n# ${title}\n\n${rows}`)).toEqual(expected)
})

test('a unit that stands over one column alone, behind another’s year, is that of the whole table', () => {
  const [grid] = makeGrids(
    typeDocument(`
# Consolidated income statement

| | 2020 | Millions of yen 2019 |
| Revenue | 1,662,119 | 1,326,051 |
| Cost of sales | 1,072,304 | 831,192 |
| Gross profit | 589,815 | 494,859 |
`),
  )
  const scales = grid?.cells.flat().map((cell) => [cell?.figure.amount.scale, cell?.figure.amount.currency])
  expect(new Set(scales?.map(String))).toEqual(new Set(['6,JPY']))
})

test('of two units in one head the first is the whole table’s, the second that column’s', () => {
  const [grid] = makeGrids(
    typeDocument(`
# Convenience translation

| | 2020 | Millions of yen US$ thousand, 2020 (US$1 = 156.65) |
| Revenue | 101,196 | 646,001 |
| Cost of sales | 70,304 | 448,797 |
| Gross profit | 30,892 | 197,204 |
`),
  )
  const units = grid?.cells.map((row) =>
    row.map((cell) => `${cell?.figure.amount.scale} ${cell?.figure.amount.currency}`),
  )
  expect(new Set(units?.map(String))).toEqual(new Set(['6 JPY,3 USD']))
})

test.each(['Note', 'Anhang', 'Notes 附註', 'Nota'])('%s heads references, which are no amounts', (head) => {
  const [grid] = makeGrids(
    typeDocument(`
# Statement

| | ${head} | 2024 | 2023 |
| Property | 11 | 1,234 | 1,111 |
| Intangibles | 12 | 2,345 | 2,222 |
| Total | | 3,579 | 3,333 |
`),
  )
  expect(grid?.columns.map((column) => column.head)).toEqual(['2024', '2023'])
})

const told = (text: string) =>
  review(typeDocument(text), { type: 'financial_report' })
    .findings.filter(({ severity }) => severity !== 'suggestion')
    .map(({ evidence: [{ value }] }) => value)

const korean = (printed: string) => `
# 요약

2024년 영업활동 현 금흐름은 ${printed}백만원입니다.

# 연결현금흐름표

(단위: 백만원)

| | 2024년 | 2023년 |
| 영업에서 창출된 현금흐름 | 859,690 | 801,502 |
| 이자의 수취 | 12,746 | 11,031 |
| 이자의 지급 | (18,321) | (17,004) |
| 법인세의 납부 | (111,677) | (98,113) |
| 영업활동 현금흐름 | 742,438 | 697,416 |
| 투자활동 현금흐름 | (725,248) | (601,002) |
| 재무활동 현금흐름 | (146,829) | (90,120) |
| 현금및현금성자산의 증가(감소) | (129,639) | 6,294 |
| 기초 현금및현금성자산 | 2,549,273 | 2,542,979 |
| 기말 현금및현금성자산 | 2,419,634 | 2,549,273 |
`

test('a Korean name that a line breaks off in its middle is that of the line', () => {
  expect(told(korean('742,438'))).toEqual([])
  expect(told(korean('724,438'))).toEqual(['724,438백만원'])
})

const equity = (printed: string) => `
# Review

Dividends were EUR ${printed} million in 2019.

# Consolidated income statement

EUR million

| | 2020 | 2019 |
| Revenue | 1,662.1 | 1,326.0 |
| Costs | (1,448.6) | (1,133.5) |
| Profit before tax | 213.5 | 192.5 |
| Income tax | (66.4) | (59.8) |
| Profit for the year | 147.1 | 132.7 |

# Consolidated statement of changes in equity

EUR million

| | Share capital | Retained earnings | Total |
| Balance at 31 December 2018 | 98.0 | 564.6 | 662.6 |
| Profit for the year | | 132.7 | 132.7 |
| Dividends | | (43.0) | (43.0) |
| Balance at 31 December 2019 | 98.0 | 654.3 | 752.3 |
| Profit for the year | | 147.1 | 147.1 |
| Dividends | | (30.4) | (30.4) |
| Balance at 31 December 2020 | 98.0 | 771.0 | 869.0 |
`

test('a line between the balances of two days is of the time that leads to the later', () => {
  expect(told(equity('43.0'))).toEqual([])
  expect(told(equity('34.0'))).toEqual(['EUR 34.0 million'])
  expect(told(equity('430.0'))).toEqual(['EUR 430.0 million'])
})
