import type { Block, Table } from '@tickmark/document'
import { expect, test } from 'vitest'
import { buildTable } from '../stated-tables/build-table.ts'
import { captionTables } from './caption-tables.ts'

const line = (text: string): Block => ({ id: text, layer: 'body', type: 'paragraph', text })
function table(...rows: string[][]): Table {
  const cells = rows.flatMap((row, rowIndex) =>
    row.map((text, columnIndex) => ({ rowIndex, columnIndex, rowSpan: 1, columnSpan: 1, text })),
  )
  return buildTable({ cells, rowCount: rows.length, columnCount: rows[0]!.length }, { id: 't', layer: 'body' })
}
const unitOf = (...blocks: Block[]) =>
  captionTables(blocks).flatMap((block) => (block.type === 'table' ? [block.unitText] : []))

test('a unit stands in the line above a table or in the corner of its head', () => {
  const figures = ['Revenue', '1,500', '1,200']
  expect(unitOf(line('(in thousands)'), table(['', '2024', '2023'], figures))).toEqual(['(in thousands)'])
  expect(unitOf(table(['(in millions)', '2024', '2023'], figures))).toEqual(['(in millions)'])
})

test("a unit in the label of a row of figures is that row's own, one in a note that of the table above", () => {
  const cards = table(
    ['', '2024', '2023'],
    ['Network volumes (in billions)', '1,552.8', '1,284.2'],
    ['Cards', '133', '121'],
  )
  expect(unitOf(cards)).toEqual([undefined])
  expect(unitOf(line('(b) In thousands.'), table(['', '2024', '2023'], ['Fair value', '84.03', '62.77']))).toEqual([
    undefined,
  ])
})

test("a unit in one head of several is that column's own; alone in its cell, or in all heads, it is the table's", () => {
  const figures = ['Revenue', '20,475', '131,023']
  const converted = table(['', '2024', 'US$ thousand, 2024'], figures)
  expect(unitOf(line('Millions of yen'), converted)).toEqual(['Millions of yen'])
  expect(unitOf(line('(in millions)'), table(['', '$ thousand, 2024', '$ thousand, 2023'], figures))).toEqual([
    '$ thousand',
  ])
  expect(unitOf(table(['', '2024', '$ thousand, 2023'], figures))).toEqual(['$ thousand'])
})
