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
  expect(book.sheets.map(({ name }) => name)).toEqual(['Problems', 'Figures', 'Contents', '1 Annual report'])
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
