import { expect, test } from 'vitest'
import { indexWords } from '../../lines/text-line.ts'
import type { Grid, GridCell } from '../parts/page-table.ts'
import { settleLabels } from './settle-labels.ts'

const [WIDTH, HEIGHT] = [100, 20]

/** A cell whose text stands in a row, or on the edge above it. */
function cell(
  text: string,
  columnIndex: number,
  [rowIndex, rowSpan, stands]: readonly [number, number, number],
): GridCell {
  const [left, top] = [columnIndex * WIDTH + 4, stands * HEIGHT + 5]
  const words = text
    ? [{ text, left, right: left + 40, top, bottom: top + 10, fontSize: 10, origin: 'text' as const }]
    : []
  return { rowIndex, columnIndex, rowSpan, columnSpan: 1, tokens: indexWords(words) }
}

/** A label over two drawn rows beside a head and what stands below it. */
function grid(label: GridCell, head: string, below: string): Grid {
  const cells = [label, cell(head, 1, [0, 1, 0]), cell(below, 1, [1, 1, 1])]
  return { kind: 'ruled', columnEdges: [0, WIDTH, 2 * WIDTH], rowEdges: [0, HEIGHT, 2 * HEIGHT], cells }
}

const rowsOfLabel = ({ cells }: Grid) =>
  cells
    .filter(({ columnIndex, tokens }) => columnIndex === 0 && tokens.length > 0)
    .map(({ rowIndex, rowSpan }) => [rowIndex, rowSpan])

test('a label stands in the row of its amounts, not in the empty head above', () => {
  expect(rowsOfLabel(settleLabels(grid(cell('Profit', 0, [0, 2, 1]), 'Year', '1,537')))).toEqual([[1, 1]])
  expect(rowsOfLabel(settleLabels(grid(cell('Assets', 0, [0, 2, 1]), 'Plant', '')))).toEqual([[1, 1]])
})

test('a label names two rows where it stands between them, or where both hold amounts or heads', () => {
  const between = grid(cell('Profit', 0, [0, 2, 0.5]), 'Year', '1,537')
  const amounts = grid(cell('Profit', 0, [0, 2, 1]), '1,375', '1,537')
  const heads = grid(cell('Item', 0, [0, 2, 1]), 'Group', 'Parent')
  for (const one of [between, amounts, heads]) expect(rowsOfLabel(settleLabels(one))).toEqual([[0, 2]])
})
