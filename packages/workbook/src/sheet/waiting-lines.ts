import { isHeadedBy } from '@tickmark/language'
import type { FormulaShape } from '../formula/shape.ts'
import { aggregatesOf, isAggregate, type Aggregate } from './aggregates.ts'
import { isCalculation, isNumeric, numberOf, type FormulaCell, type ModelCell, type SheetGrid } from './grid.ts'
import { columnLabelOf, rowLabelOf } from './labels.ts'
import { isPeriodHead, periodAt, type TimeAxis } from './time-axis.ts'

/** What a formula would add up that it does not: its cell, and the shape that it should have. */
export interface WiderSum {
  cell: FormulaCell
  expected: FormulaShape
}

/**
 * Whether the wider sum takes in a line of its own block that the formula leaves out: one with a name, in whose place a number or a
 * copy of the lines beside it stands, or whose numbers the sums beside this one add up. Empty today, it is filled tomorrow. Headings,
 * spacers, closing blanks, ratios above the lines and "of which" below them are no such line.
 */
export function takesInWaitingLine(grid: SheetGrid, { cell, expected }: WiderSum, axes: readonly TimeAxis[]): boolean {
  const own = aggregatesOf(cell)
  const wider = aggregatesOf({ ...cell, shape: expected })
  return wider.some((aggregate) => {
    const narrow = own.find((other) => isOverlapping(other, aggregate))
    return narrow !== undefined && linesBeyond(narrow, aggregate).some((line) => isWaiting(grid, aggregate, line, axes))
  })
}

function isOverlapping(a: Aggregate, b: Aggregate): boolean {
  return (
    a.functionName === b.functionName &&
    a.direction === b.direction &&
    a.area.top <= b.area.bottom &&
    b.area.top <= a.area.bottom &&
    a.area.left <= b.area.right &&
    b.area.left <= a.area.right
  )
}

/** Rows (of a sum down) or columns that only the wider range holds. */
function linesBeyond(narrow: Aggregate, wider: Aggregate): number[] {
  const [first, last] = endsOf(wider)
  const [from, to] = endsOf(narrow)
  const lines: number[] = []
  for (let line = first; line <= last; line++) if (line < from || line > to) lines.push(line)
  return lines
}

function endsOf({ area, direction }: Aggregate): [number, number] {
  return direction === 'column' ? [area.top, area.bottom] : [area.left, area.right]
}

function isWaiting(grid: SheetGrid, aggregate: Aggregate, line: number, axes: readonly TimeAxis[]): boolean {
  const { area, direction } = aggregate
  const [row, column] = direction === 'column' ? [line, area.left] : [area.top, line]
  const label = direction === 'column' ? rowLabelOf(grid, row, column) : columnLabelOf(grid, row, column)
  if (isPeriodHead(axes, { row, column }) || (label && isHeadedBy('ofWhich', label.cell.text))) return false
  const here = grid.at(row, column)
  // A period without a number in a line is no line of its own: the first year of growth rates waits for nothing.
  if (!here && direction === 'row' && periodAt(axes, { row, column })) return false
  if (here && isTotal(here)) return false
  if (isNumeric(here) && numberOf(here) === 0) return label !== undefined || isCopyOfNext(grid, aggregate, here)
  return label !== undefined && isAddedBeside(grid, aggregate, line)
}

/** What adds up others is no addend beside them. */
const isTotal = (cell: ModelCell): boolean => cell.shape !== undefined && isAggregate(cell.shape)

function isCopyOfNext(grid: SheetGrid, { area, direction }: Aggregate, { row, column, shape }: ModelCell): boolean {
  const next = [-1, 1].map((step) =>
    direction === 'column' ? grid.at(row + step, column) : grid.at(row, column + step),
  )
  return shape !== undefined && next.some((cell) => cell?.shape?.form === shape.form && isWithin(area, cell))
}

const isWithin = ({ top, bottom, left, right }: Aggregate['area'], { row, column }: ModelCell): boolean =>
  row >= top && row <= bottom && column >= left && column <= right

/** A sum beside this one, over the same lines, takes in a number there. */
function isAddedBeside(grid: SheetGrid, aggregate: Aggregate, line: number): boolean {
  const { cell, direction, functionName } = aggregate
  const beside = direction === 'column' ? grid.row(cell.row) : grid.column(cell.column)
  return beside
    .filter((other) => other !== cell)
    .filter(isCalculation)
    .flatMap(aggregatesOf)
    .some((other) => {
      if (other.direction !== direction || other.functionName !== functionName) return false
      const [first, last] = endsOf(other)
      const [from, to] = endsOf(aggregate)
      const there = direction === 'column' ? grid.at(line, other.area.left) : grid.at(other.area.top, line)
      return first <= line && last >= line && first <= to && last >= from && Boolean(numberOf(there))
    })
}
