import type { Anomaly } from '../copies/anomalies.ts'
import { resolveReference } from '../formula/reference.ts'
import type { FormulaShape } from '../formula/shape.ts'
import { gridOf, type WorkbookModel } from '../model/model.ts'
import { isAggregate } from '../sheet/aggregates.ts'
import {
  cellsInArea,
  isCalculation,
  isConstantNumber,
  isText,
  numberOf,
  shapeIn,
  type FormulaCell,
  type ModelCell,
  type SheetGrid,
} from '../sheet/grid.ts'

/** Rows of heads above a column that are compared. */
const HEAD_ROWS = 12

/**
 * Reads the column of another sheet that bears the head of its own, as its copies do, where a copy's formula would read one that bears another:
 * the two sheets set their columns out differently.
 */
export function readsOwnHead(
  model: WorkbookModel,
  { kind, peers, expected, direction }: Anomaly,
  cell: FormulaCell,
): boolean {
  if (kind !== 'reference' || direction !== 'row') return false
  const sharesHead = ({ references }: FormulaShape, host: ModelCell): boolean => {
    const grid = gridOf(model, host.sheet)
    const own = grid ? headTextsAbove(grid, host) : new Set<string>()
    const read = references.flatMap((reference) => {
      const area = reference.sheet && !reference.isRange ? resolveReference(reference, host) : undefined
      return area && area.sheet !== host.sheet ? [area] : []
    })
    return (
      read.length > 0 &&
      read.every(({ sheet, top: row, left: column }) => {
        const there = gridOf(model, sheet)
        return there !== undefined && [...headTextsAbove(there, { row, column })].some((head) => own.has(head))
      })
    )
  }
  return (
    sharesHead(cell.shape, cell) &&
    !sharesHead(shapeIn(model.grids, expected, cell), cell) &&
    peers.every((peer) => sharesHead(peer.shape, peer))
  )
}

/** What stands at the top of a column: words, and years as numbers. */
function headTextsAbove(grid: SheetGrid, { row, column }: { row: number; column: number }): Set<string> {
  const heads = grid.column(column).filter((cell) => cell.row < row && cell.row < HEAD_ROWS && !isCalculation(cell))
  const isHead = (cell: ModelCell): boolean => isText(cell) || isYear(numberOf(cell))
  return new Set(heads.filter(isHead).map(({ cell }) => cell.text.trim()))
}

const isYear = (value: number | undefined): boolean =>
  value !== undefined && Number.isInteger(value) && value > 1900 && value < 2200

/** Columns of typed numbers that foot at a row as the formula does in its own, for it to be a total of lines. */
const LEAST_FOOTED = 2

/** A total down its own column, among formulas that add along their rows: the typed columns beside it foot over the same lines. */
export function footsTypedBlock(model: WorkbookModel, { kind, direction }: Anomaly, cell: FormulaCell): boolean {
  const [range, more] = cell.shape.references
  const area = range && !more ? resolveReference(range, cell) : undefined
  const grid = gridOf(model, cell.sheet)
  if (kind !== 'range' || direction !== 'column' || !grid || !area || !isAggregate(cell.shape)) return false
  if (area.left !== cell.column || area.right !== cell.column || area.bottom >= cell.row) return false
  const foots = (total: ModelCell): boolean => {
    const place = { ...area, left: total.column, right: total.column }
    const parts = [...cellsInArea(grid, place)].filter(isConstantNumber).map((part) => numberOf(part) ?? 0)
    const sum = parts.reduce((all, part) => all + part, 0)
    return parts.length > 1 && sum !== 0 && Math.abs(sum - (numberOf(total) ?? 0)) <= 1e-9 * Math.abs(sum)
  }
  return grid.row(cell.row).filter((total) => isConstantNumber(total) && foots(total)).length >= LEAST_FOOTED
}
