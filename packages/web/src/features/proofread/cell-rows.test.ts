import type { TextPiece } from '@tickmark/contract'
import { expect, test } from 'vitest'
import { cellRowsOf } from './cell-rows.ts'

const cell = (row: number, column: number, text: string, span?: TextPiece['span']): TextPiece => ({
  block: 'b1',
  row,
  column,
  type: 'cell',
  from: 0,
  text,
  words: [],
  ...(span && { span }),
})
const shown = (...pieces: TextPiece[]) =>
  cellRowsOf(pieces).map(({ cells }) => cells.map(({ column, piece }) => `${column} ${piece?.text ?? ''}`))

test('a corner without text keeps the heads over their columns', () => {
  expect(shown(cell(0, 1, '2025'), cell(0, 2, '2024'), cell(1, 0, 'Cash'), cell(1, 2, '7'))).toEqual([
    ['0 ', '1 2025', '2 2024'],
    ['0 Cash', '1 ', '2 7'],
  ])
})

test('what a cell from above or beside covers is no gap', () => {
  const group = cell(0, 0, 'Item', { columns: 1, rows: 2 })
  const years = cell(0, 1, 'Years', { columns: 2, rows: 1 })
  expect(shown(group, years, cell(1, 1, '2025'), cell(1, 2, '2024'), cell(2, 1, '5'))).toEqual([
    ['0 Item', '1 Years'],
    ['1 2025', '2 2024'],
    ['0 ', '1 5'],
  ])
})
