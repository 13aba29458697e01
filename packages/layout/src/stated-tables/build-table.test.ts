import { expect, test } from 'vitest'
import { buildTable } from './build-table.ts'
import type { Grid } from './grid.ts'

/** A grid of plain cells; "" is an empty cell, null is none (a span covers it). */
function grid(rows: (string | null)[][], spans: Record<string, number> = {}): Grid {
  const cells = rows.flatMap((row, rowIndex) =>
    row.flatMap((text, columnIndex) =>
      text === null ? [] : [{ rowIndex, columnIndex, rowSpan: 1, columnSpan: spans[text] ?? 1, text }],
    ),
  )
  return { cells, rowCount: rows.length, columnCount: rows[0]!.length }
}

const build = (stated: Grid) => buildTable(stated, { id: 't', layer: 'body' })
const texts = (stated: Grid) => {
  const { cells, rowCount } = build(stated)
  return Array.from({ length: rowCount }, (_, row) =>
    cells.filter((cell) => cell.rowIndex === row).map((cell) => cell.text),
  )
}

test('currency before, bracket and percent behind join the figure; spacers go', () => {
  const stated = grid(
    [
      ['', '', '2024', null, '', '2023', null],
      ['Net loss', '$', '(120', ')', '', '(80', ')'],
      ['Margin', '', '(8.0', ')%', '', '7.5', '%'],
    ],
    { '2024': 2, '2023': 2 },
  )
  expect(texts(stated)).toEqual([
    ['', '2024', '2023'],
    ['Net loss', '$(120)', '(80)'],
    ['Margin', '(8.0)%', '7.5%'],
  ])
})

test('a table without such columns stays as it is', () => {
  const stated = grid([
    ['项目', '本期', '上期'],
    ['营业收入', '1,500', '—'],
    ['净利润', '(20)', '0'],
  ])
  expect(build(stated)).toMatchObject({ columnCount: 3, headerRowCount: 1, headerColumnCount: 1 })
})

test('years head a table, they are not its first figures', () => {
  expect(
    build(
      grid([
        ['(in thousands)', '2024', '2023'],
        ['Revenue', '1,500', '1,200'],
      ]),
    ),
  ).toMatchObject({ headerRowCount: 1 })
})

test('a head of several lines is found whole, a section line below it is not part of it', () => {
  const stated = grid(
    [
      ['', 'Three months ended', null],
      ['', 'June 30,', 'June 30,'],
      ['', '2024', '2023'],
      ['Assets', '', ''],
      ['Cash', '5', '6'],
    ],
    { 'Three months ended': 2 },
  )
  expect(build(stated)).toMatchObject({ headerRowCount: 3, headerColumnCount: 1 })
})

test('a marked head grows by the line of years that its file forgot to mark', () => {
  const stated = {
    ...grid([
      ['', 'December 31,', 'June 30,'],
      ['(in thousands)', '2024', '2024'],
      ['Inventory', '16,841', '18,616'],
    ]),
    markedHeaderRows: 1,
  }
  expect(build(stated)).toMatchObject({ headerRowCount: 2 })
})

test('a running number and a name label a row together', () => {
  expect(
    build(
      grid([
        ['序号', '名称', '金额'],
        ['1', '设备', '900'],
        ['2', '服务', '600'],
      ]),
    ),
  ).toMatchObject({ headerColumnCount: 2 })
})

test('a table of words has a head only when its first row reads like one', () => {
  expect(
    build(
      grid([
        ['Risk', 'Answer'],
        ['Interest rates', 'Hedged with swaps.'],
      ]),
    ),
  ).toMatchObject({ headerRowCount: 1 })
  expect(
    build(
      grid([
        ['Level 1', 'Quoted prices in active markets for identical assets.'],
        ['Level 2', 'x'],
      ]),
    ),
  ).toMatchObject({ headerRowCount: 0 })
})

test('rows without text go, and so does the room that a span had in them', () => {
  const stated = grid([
    ['a', 'b'],
    ['', ''],
    ['c', 'd'],
  ])
  stated.cells[0]!.rowSpan = 2
  expect(build(stated)).toMatchObject({
    rowCount: 2,
    cells: [{ text: 'a', rowSpan: 1 }, { text: 'b' }, { text: 'c' }, { text: 'd' }],
  })
})
