import { numberAt } from '@tickmark/document'
import { isAmount, textOf } from '../../lines/text-line.ts'
import { linesOf } from '../parts/lines-of-cells.ts'
import type { Grid, GridCell } from '../parts/page-table.ts'

/** Text of a row stands so far below its upper edge, as a share of the row; what is set in the middle of two rows stands on it. */
const BELOW_EDGE = 0.25

/**
 * Puts a label into the row that it stands in where the rule between it and the head above is not drawn: below an empty head of
 * labels it often is not. Only the lowest of its rows may hold amounts, else it names them all; or nothing, below heads.
 */
export function settleLabels(grid: Grid): Grid {
  const cells = grid.cells.flatMap((cell) => (belongsToLastRow(cell, grid) ? partAboveLastRow(cell) : [cell]))
  return { ...grid, cells }
}

function belongsToLastRow(cell: GridCell, { cells, rowEdges }: Grid): boolean {
  const { rowIndex, columnIndex, rowSpan, tokens } = cell
  if (columnIndex > 0 || rowSpan < 2 || tokens.length === 0) return false
  const last = rowIndex + rowSpan - 1
  const [top, bottom] = [numberAt(rowEdges, last), numberAt(rowEdges, last + 1)]
  const least = top + BELOW_EDGE * (bottom - top)
  if (linesOf([cell]).some((line) => (line.top + line.bottom) / 2 < least)) return false
  const beside = cells.filter(
    (other) => other.columnIndex > 0 && other.tokens.length > 0 && other.rowIndex <= last && rowIndex < endOf(other),
  )
  const [above, level] = [beside.filter((one) => one.rowIndex < last), beside.filter((one) => one.rowIndex === last)]
  if (above.length === 0 || above.some(holdsAmount)) return false
  return level.length === 0 || level.some(holdsAmount)
}

function holdsAmount({ tokens }: GridCell): boolean {
  return isAmount(textOf(tokens))
}

function endOf({ rowIndex, rowSpan }: GridCell): number {
  return rowIndex + rowSpan
}

function partAboveLastRow(cell: GridCell): GridCell[] {
  const above = cell.rowSpan - 1
  return [
    { ...cell, rowSpan: above, tokens: [] },
    { ...cell, rowIndex: cell.rowIndex + above, rowSpan: 1 },
  ]
}
