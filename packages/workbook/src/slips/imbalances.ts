import { cellsRead } from '../concepts/composition.ts'
import { cellAt, conceptOfCell, linesWith, positionIn } from '../concepts/concept-lines.ts'
import type { WorkbookModel } from '../model/model.ts'
import { isCalculation, numberOf, type ModelCell } from '../sheet/grid.ts'
import { consequencesOf } from './consequences.ts'

/** Two totals that should be equal. */
export interface TotalsPair {
  left: ModelCell
  right: ModelCell
}

/** Total assets beside liabilities and equity of the same period, where they differ by more than rounding. */
export function imbalancesOf(model: WorkbookModel): TotalsPair[] {
  return linesWith(model, 'total_assets')
    .flatMap((left): TotalsPair[] => {
      const right = linesWith(model, 'total_liabilities_equity').find(
        (line) =>
          line.sheet === left.sheet &&
          line.direction === left.direction &&
          line.line > left.line &&
          // The heading over the other side, in the row of the years.
          !model.axes(line.sheet).some((axis) => axis.direction === line.direction && axis.line === line.line),
      )
      return left.cells.flatMap((cell) => {
        const other = right && cellAt(right, positionIn(left, cell))
        return other ? [{ left: cell, right: other }] : []
      })
    })
    .filter(isUnequal)
}

/** A unit in the last place that a statement prints, or a hundred-thousandth, is rounding. */
export function isUnequal({ left, right }: TotalsPair): boolean {
  const [a, b] = [numberOf(left), numberOf(right)]
  return a !== undefined && b !== undefined && Math.abs(a - b) > Math.max(1, 1e-5 * Math.abs(a))
}

/** Whether the imbalance is told, and not what follows from another error. */
export function isOwnImbalance(model: WorkbookModel, { left, right }: TotalsPair): boolean {
  return !consequencesOf(model).has(left) && !consequencesOf(model).has(right)
}

/** Cells of a check that do nothing but compare the two totals. */
export function balanceChecksOf(model: WorkbookModel, { left, right }: TotalsPair): ModelCell[] {
  return model.graph.dependants(left).filter((cell) => {
    if (!isCalculation(cell) || conceptOfCell(model, cell) !== 'check') return false
    const read = cellsRead(model, cell)
    return read.length === 2 && read.includes(left) && read.includes(right)
  })
}
