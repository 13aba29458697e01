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
  const beside = grid.cells.filter((cell) => cell.columnIndex !== tall.columnIndex && isBeside(cell, tall))
  if (own.every(isEntry)) return isSpread(own, linesOf(beside))
  const amounts = nearestAmounts(beside, tall)
  const labelled = amounts.filter((line) => own.some((other) => isLevel(line, other)))
  return own.length >= FEWEST_ROWS && amounts.length > 0 && labelled.length >= LABELLED_SHARE * amounts.length
}

/** Numbers one below the other, each on the height of a line beside it, are no words over several lines. */
function isSpread(own: readonly TextLine[], beside: readonly TextLine[]): boolean {
  return (
    own.length > 1 && beside.length >= FEWEST_ROWS && own.every((line) => beside.some((other) => isLevel(line, other)))
  )
}

/** The lines of the nearest column behind a cell that holds enough amounts. */
function nearestAmounts(beside: readonly GridCell[], { columnIndex }: GridCell): TextLine[] {
  const columns = Map.groupBy(
    beside.filter((cell) => cell.columnIndex > columnIndex),
    (cell) => cell.columnIndex,
  )
  const inOrder = [...columns].toSorted(([a], [b]) => a - b).map(([, cells]) => linesOf(cells).filter(hasAmount))
  return inOrder.find((lines) => lines.length >= FEWEST_ROWS) ?? []
}

/** An amount, or the number of a note. */
function isEntry({ segments }: TextLine): boolean {
  return segments.every(({ tokens }) => isAmount(textOf(tokens)) || NOTE.test(textOf(tokens)))
}

const NOTE = /^\(?\d{1,2}(?:[.,]\d{1,2})*(?:\([a-z]\))?\)?$/

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
