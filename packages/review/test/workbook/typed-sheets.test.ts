import { cellAddress, type Block, type Document, type SheetCell } from '@tickmark/document'
import { expect, test } from 'vitest'
import { review } from '../../src/review.ts'

/** A sheet as a program exports it, values alone: a line a row, fields parted by "|". */
function sheetOf(text: string): Document {
  const rows = text
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((field) => field.trim()))
  const cells = rows.flatMap((fields, rowIndex) =>
    fields.flatMap((field, columnIndex): SheetCell[] => {
      const address = cellAddress(rowIndex, columnIndex)
      const isNumber = field !== '' && Number.isFinite(Number(field))
      if (field === '') return []
      const type = isNumber ? 'number' : 'text'
      return [{ address, rowIndex, columnIndex, type, value: isNumber ? Number(field) : field, text: field }]
    }),
  )
  const [rowCount, columnCount] = [rows.length, Math.max(...rows.map(({ length }) => length))]
  const table: Block = {
    type: 'table',
    id: 't0',
    layer: 'body',
    sheet: 'Data',
    range: `A1:${cellAddress(rowCount - 1, columnCount - 1)}`,
    rowCount,
    columnCount,
    headerRowCount: 1,
    headerColumnCount: 1,
    cells: cells.map(({ rowIndex, columnIndex, text: own }) => ({
      rowIndex,
      columnIndex,
      rowSpan: 1,
      columnSpan: 1,
      text: own,
    })),
  }
  const sheet = { name: 'Data', visibility: 'visible' as const, merges: [], hiddenRows: [], hiddenColumns: [] }
  return {
    version: 1,
    name: 'data.csv',
    format: 'csv',
    language: 'en',
    metadata: {},
    pageCount: 1,
    pages: [],
    blocks: [table],
    bookmarks: [],
    annotations: [],
    notices: [],
    workbook: {
      sheets: [{ ...sheet, rowCount, columnCount, cells }],
      definedNames: [],
      externalLinks: [],
      iterativeCalculation: false,
      date1904: false,
    },
  }
}

const statement = (operating: number): string => `
  Item | 2020 | 2021 | 2022 | 2023 | 2024
  Gross profit | 63728.91 | 70716.82 | 78001.40 | 85110.07 | 91224.55
  Marketing | 58000.00 | 60378.00 | 62853.50 | 65430.49 | 68113.14
  Customers | 1588 | 1781 | 1976 | 2180 | 2391
  Fixed costs | 25000.00 | 25100.00 | 25200.00 | 25310.00 | 25420.00
  Operating result | -19271.09 | -14761.18 | -10052.10 | ${operating} | -2308.59`

const BALANCE = `
  Balance sheet | 2023 | 2024
  Cash | 120 | 140
  Receivables | 210 | 230
  Inventory | 280 | 300
  Total current assets | 610 | 690
  Fixed assets | 500 | 520
  Total assets | 1110 | 1190
  Payables | 300 | 330
  Loans | 250 | 200
  Total liabilities | 550 | 530
  Share capital | 400 | 400
  Retained earnings | 160 | 260
  Total equity | 560 | 660
  Total liabilities and equity | 1110 | 1190`

const seriousIn = (text: string) =>
  review(sheetOf(text), { type: 'financial_report' })
    .findings.filter(({ severity }) => severity === 'serious')
    .map(({ ruleId, evidence: [{ location }], expected }) => [ruleId, location.cell, expected])

test('a typed sheet is footed and cross-footed like the table of a report', () => {
  expect(seriousIn(BALANCE)).toEqual([['calculation/total-mismatch', 'C5', '670']])
})

test('lines that need not stand together are proven by the other columns, however far the wrong one is off', () => {
  const { figureCounts, findings } = review(sheetOf(statement(-5630.42)), { type: 'financial_report' })
  expect(findings.filter(({ severity }) => severity !== 'suggestion')).toEqual([])
  expect(figureCounts.verified).toBe(20)
  for (const wrong of [-5603.42, -563.04, -5630420])
    expect(seriousIn(statement(wrong))).toMatchObject([['calculation/total-mismatch', 'E6', expect.anything()]])
})

const toldIn = (text: string) =>
  review(sheetOf(text), { type: 'financial_report' })
    .findings.filter(({ severity }) => severity !== 'suggestion')
    .map(({ evidence: [{ location }] }) => location.cell)

/** Assumptions typed for each year, most of which stay as they are. */
const ASSUMPTIONS = `
  Assumption         | 2022 | 2023 | 2024  | 2025  | 2026
  Units sold         | 5000 | 9000 | 14000 | 31000 | 40000
  Price per unit     | 1250 | 1250 | 1250  | 1250  | 1250
  Salaries           | 7250 | 7250 | 7250  | 7250  | 7250
  Rent               | 1875 | 1875 | 1875  | 1875  | 1875
  Insurance          | 2430 | 2430 | 2430  | 2430  | 2430
  Software           | 3560 | 3560 | 3560  | 3560  | 3560
  Marketing          | 4680 | 4680 | 4680  | 4680  | 4680
`

test('periods that repeat each other are no sums of one another', () => {
  expect(toldIn(ASSUMPTIONS)).toEqual([])
  const quarters = ['2025 (1)', '2025 (2)', '2025 (3)', '2025 (4)', '2026 (1)']
  expect(
    toldIn(
      [2022, 2023, 2024, 2025, 2026].reduce(
        (text, year, at) => text.replace(` ${year} `, ` ${quarters[at]} `),
        ASSUMPTIONS,
      ),
    ),
  ).toEqual([])
})

test('the year is still the sum of its quarters, by any size', () => {
  const book = (year: number) => `
  Line      | Q1 2024 | Q2 2024 | Q3 2024 | Q4 2024 | FY2024
  Sales     | 5127    | 5391    | 5718    | 6042    | 22278
  Rent      | 1875    | 1875    | 1875    | 1875    | 7500
  Salaries  | 7251    | 7251    | 7448    | 7448    | 29398
  Insurance | 243     | 251     | 262     | 270     | ${year}
  Software  | 356     | 371     | 371     | 390     | 1488
  `
  expect(toldIn(book(1026))).toEqual([])
  for (const wrong of [1062, 2026, 102600]) expect(toldIn(book(wrong))).toContain('F5')
})
