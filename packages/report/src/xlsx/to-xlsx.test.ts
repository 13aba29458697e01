import type { Review } from '@tickmark/document'
import { readXlsx } from 'hucre/xlsx'
import { expect, test } from 'vitest'
import { documentOf, HOSTILE, sampleReport, tableOf } from '../testing/sample-report.ts'
import { neutraliseText } from './neutralise-text.ts'
import { toXlsx } from './to-xlsx.ts'

test('numbers are numbers, merged cells are merged, every table has its sheet and its line in the contents', async () => {
  const merged = tableOf(
    't1',
    [
      ['Item', '2024', '^'],
      ['Cash', '(1,200)', '12.5%'],
    ],
    { '0,1': [1, 2] },
    { caption: 'Balance [sheet]: a/b' },
  )
  const bytes = await toXlsx({
    ...sampleReport(),
    review: undefined,
    document: documentOf([merged, tableOf('t2', [['a'], ['7']])]),
  })
  const book = await readXlsx(bytes, { readStyles: true })
  expect(book.sheets.map(({ name }) => name)).toEqual(['Contents', '1 Balance sheet a b', '2'])
  expect(book.sheets[1]!.rows[1]).toEqual(['Cash', -1200, 0.125])
  expect(book.sheets[1]!.merges).toEqual([expect.objectContaining({ startRow: 0, startCol: 1, endRow: 0, endCol: 2 })])
})

test('findings and figures come first; no text turns into a formula', async () => {
  const bytes = await toXlsx(sampleReport())
  const book = await readXlsx(bytes)
  expect(book.sheets.map(({ name }) => name)).toEqual([
    'Problems',
    'Figures',
    'What was checked',
    'Contents',
    '1 Annual report',
  ])
  const [problems, figures] = book.sheets
  expect(problems!.rows.slice(1).map((row) => row[2])).toEqual(['▲ Serious', '◆ Warning'])
  expect(figures!.rows[2]![5]).toBe(1_200_000)
  expect(figures!.rows[2]![1]).toBe(`'${HOSTILE}`)
  const formulas = book.sheets.flatMap((sheet) => [...(sheet.cells?.values() ?? [])].filter((cell) => cell.formula))
  expect(formulas).toEqual([])
})

test.each([
  ['=1+1', "'=1+1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ["+cmd|' /C calc'!A0", "'+cmd|' /C calc'!A0"],
  ['- Depreciation (note 3)', '- Depreciation (note 3)'],
  ['-5%', '-5%'],
])('%s is written as %s', (text, written) => {
  expect(neutraliseText(text)).toBe(written)
})

test('long and equal captions give valid names that differ', async () => {
  const tables = [1, 2].map((number) =>
    tableOf(`t${number}`, [['a'], ['1']], {}, { caption: 'A caption that is far longer than any sheet name may be' }),
  )
  const book = await readXlsx(await toXlsx({ ...sampleReport(), review: undefined, document: documentOf(tables) }))
  const names = book.sheets.map(({ name }) => name)
  expect(new Set(names).size).toBe(3)
  expect(names.every((name) => name.length <= 31)).toBe(true)
})

const LIVE = tableOf('t1', [
  ['Item', '2024', '2023'],
  ['Cash', '1,200', '900'],
  ['Receivables', '300', '100'],
  ['Less: provision', '(50)', '40'],
  ['Net', '1,450', '960'],
  ['Rounded', '1,501', '1,000'],
])

/** Figures of a table's cells, as a review has them. */
function figureAt(rowIndex: number, columnIndex: number): Review['figures'][number] {
  const amount = { value: '0', scale: 0, unit: 'money' as const, decimals: 0 }
  const location = { block: 't1', rowIndex, columnIndex }
  return { id: `${rowIndex}:${columnIndex}`, amount, text: '', location, state: 'verified', checks: [] }
}

async function sheetOf(sums: Review['sums']) {
  const figures = LIVE.cells.map(({ rowIndex, columnIndex }) => figureAt(rowIndex, columnIndex))
  const report = sampleReport()
  const bytes = await toXlsx({
    ...report,
    document: documentOf([LIVE]),
    review: { ...report.review, findings: [], figures, sums },
  })
  const book = await readXlsx(bytes)
  const formulas = [...(book.sheets.at(-1)!.cells?.entries() ?? [])].flatMap(([at, { formula }]) =>
    formula ? [[at, formula]] : [],
  )
  return { bytes, formulas: Object.fromEntries(formulas) as Record<string, string>, rows: book.sheets.at(-1)!.rows }
}

const addends = (column: number, ...rows: number[]) =>
  rows.map((row) => ({ figure: `${Math.abs(row)}:${column}`, sign: row < 0 ? (-1 as const) : (1 as const) }))

test('recognised sums calculate, with the printed number stored beside the formula', async () => {
  const { formulas, rows } = await sheetOf([
    { result: '4:1', addends: addends(1, 1, 2, 3), holds: true },
    { result: '4:2', addends: addends(2, 1, 2, -3), holds: true },
  ])
  expect(formulas).toEqual({ '4,1': 'SUM(B2:B4)', '4,2': 'C2+C3-C4' })
  expect(rows[4]).toEqual(['Net', 1450, 960])
})

test('a sum that does not hold, that rounding explains, or that would go round in a circle stays the printed number', async () => {
  const { formulas } = await sheetOf([
    { result: '5:1', addends: addends(1, 1, 2), holds: true, difference: '1' },
    { result: '5:2', addends: addends(2, 1, 3), holds: false, difference: '60' },
    { result: '4:1', addends: addends(1, 1, 2, 3), holds: true },
    { result: '1:1', addends: addends(1, 4, -2, -3), holds: true },
  ])
  expect(formulas).toEqual({ '4,1': 'SUM(B2:B4)' })
})

test('the same review gives the same bytes', async () => {
  const once = await sheetOf([{ result: '4:1', addends: addends(1, 1, 2, 3), holds: true }])
  await new Promise((resolve) => setTimeout(resolve, 1100))
  const again = await sheetOf([{ result: '4:1', addends: addends(1, 1, 2, 3), holds: true }])
  expect(Buffer.compare(Buffer.from(once.bytes), Buffer.from(again.bytes))).toBe(0)
})
