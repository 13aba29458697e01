import type { Anomaly } from '../copies/anomalies.ts'
import { resolveReference } from '../formula/reference.ts'
import type { FormulaShape } from '../formula/shape.ts'
import { gridOf, type WorkbookModel } from '../model/model.ts'
import { isAggregate } from '../sheet/aggregates.ts'
import {
  cellsInArea,
  isCalculation,
  isConstantNumber,
  isNumeric,
  numberOf,
  shapeIn,
  type ModelCell,
} from '../sheet/grid.ts'
import { along } from '../sheet/lines.ts'

/** Typed numbers among the formulas of a line, for each of them, from which on the formulas are the exception. */
const MOST_TYPED = 2
const LEAST_DIFFERENT = 3

/** A list of typed numbers in which a formula stands in here and there for what nobody knew: 65 % of the price where the cost is not known. */
export function isAmongTyped(model: WorkbookModel, { cell, direction, peers }: Anomaly): boolean {
  const grid = gridOf(model, cell.sheet)
  const { form } = peers[0].shape
  const line = (direction === 'row' ? grid?.row(cell.row) : grid?.column(cell.column)) ?? []
  const copies = line.filter((other) => isCalculation(other) && other.shape.form === form)
  const places = copies.map((other) => along(other, direction))
  const [first, last] = [Math.min(...places), Math.max(...places)]
  const typed = line.filter(
    (other) => isConstantNumber(other) && along(other, direction) > first && along(other, direction) < last,
  )
  const isVaried = new Set(typed.map((other) => numberOf(other))).size >= LEAST_DIFFERENT
  return isVaried && typed.length > copies.length * MOST_TYPED
}

/** A typed total of a period of which the sheet holds few of the lines that its copies add up. */
export function totalsUnknownParts(model: WorkbookModel, { cell, expected, peers }: Anomaly): boolean {
  if (!isAggregate(peers[0].shape)) return false
  const known = (shape: FormulaShape, host: ModelCell): number =>
    shape.references.reduce((sum, reference) => {
      const area = resolveReference(reference, host)
      return sum + (area ? [...cellsInArea(gridOf(model, area.sheet), area)].filter(isNumeric).length : 0)
    }, 0)
  const own = known(shapeIn(model.grids, expected, cell), cell)
  return peers.every((peer) => own * 2 < known(peer.shape, peer))
}
