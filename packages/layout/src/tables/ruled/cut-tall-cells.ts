import { isAmount, textOf } from '../../lines/text-line.ts'
import type { TextLine } from '../../lines/text-line.ts'
import type { Grid, GridCell } from '../parts/page-table.ts'
import { linesOf } from '../parts/lines-of-cells.ts'

/** Rows of amounts from which on the lines of a cell beside them show that they are their labels. */
const FEWEST_ROWS = 3
/** Of so many rows of amounts this share has a line of the cell on its own height. */
const LABELLED_SHARE = 0.7

/**
 * Where level lines run under the amounts alone, the labels of many rows stand in one drawn cell. Its lines go to the drawn rows
 * that they stand in, if they are the labels of the amounts beside them and no heading over all of these.
 */
export function cutTallCells(grid: Grid): Grid {
  const cells = grid.cells.flatMap((cell) => (cell.rowSpan > 1 && labelsRows(grid, cell) ? cut(grid, cell) : [cell]))
  return { ...grid, cells }
}

function labelsRows(grid: Grid, tall: GridCell): boolean {
  const own = linesOf([tall])
  if (own.length < FEWEST_ROWS) return false
  const beside = grid.cells.filter((cell) => cell.columnIndex !== tall.columnIndex && isBeside(cell, tall))
  // What stands behind the amounts is of them only if it is a column of amounts itself.
  const isColumn = own.every(hasAmount)
  const amounts = linesOf(beside.filter(({ columnIndex }) => isColumn || columnIndex > tall.columnIndex)).filter(
    hasAmount,
  )
  const labelled = amounts.filter((line) => own.some((other) => isLevel(line, other)))
  return amounts.length >= FEWEST_ROWS && labelled.length >= LABELLED_SHARE * amounts.length
}

function hasAmount({ segments }: TextLine): boolean {
  return segments.some(({ tokens }) => isAmount(textOf(tokens)))
}

function isBeside({ rowIndex, rowSpan }: GridCell, tall: GridCell): boolean {
  return rowIndex >= tall.rowIndex && rowIndex + rowSpan <= tall.rowIndex + tall.rowSpan
}

/** Whether two lines stand at one height: the middle of each within the other. */
function isLevel(a: TextLine, b: TextLine): boolean {
  const [middleA, middleB] = [(a.top + a.bottom) / 2, (b.top + b.bottom) / 2]
  return middleA > b.top && middleA < b.bottom && middleB > a.top && middleB < a.bottom
}

/** A piece for each drawn row that the cell reaches over; whole lines stay together. */
function cut({ rowEdges }: Grid, tall: GridCell): GridCell[] {
  const rowOf = ({ top, bottom }: TextLine): number => {
    const under = rowEdges.findIndex((edge) => edge > (top + bottom) / 2) - 1
    return Math.min(Math.max(under, tall.rowIndex), tall.rowIndex + tall.rowSpan - 1)
  }
  const lines = linesOf([tall])
  return Array.from({ length: tall.rowSpan }, (_, offset) => {
    const rowIndex = tall.rowIndex + offset
    const tokens = lines
      .filter((line) => rowOf(line) === rowIndex)
      .flatMap(({ segments }) => segments.flatMap((segment) => segment.tokens))
    return { ...tall, rowIndex, rowSpan: 1, tokens }
  })
}
