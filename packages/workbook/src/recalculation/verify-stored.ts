import { evaluateCell } from '../sheet/evaluate.ts'
import { isFormula, type Grids, type ModelCell } from '../sheet/grid.ts'
import { isSameValue } from './stale.ts'

/** Cells of ranges looked at before the engine is asked instead: running totals over 50,000 rows span a billion. */
const MOST_READ = 20_000_000

/** What checking each formula against the stored values that it reads has shown. */
export interface Verification {
  /** Formulas that only the engine can compute. */
  open: ReadonlySet<ModelCell>
  /** Formulas whose stored value is not what they give. */
  wrong: number
}

/**
 * Computes every formula from the values stored in the cells that it reads. Where all agree, computing the whole workbook anew gives
 * the stored values again: each cell follows from its inputs, those from theirs. That holds for cycles that were iterated, too.
 */
export function verifyStored(grids: Grids, isIterative: boolean): Verification {
  const open = new Set<ModelCell>()
  const budget = { left: MOST_READ }
  let wrong = 0
  for (const grid of grids.values())
    for (const cell of grid.cells) {
      if (!isFormula(cell)) continue
      const value = budget.left > 0 && !cell.cell.arrayRange ? evaluateCell(grids, cell, budget) : undefined
      if (value === undefined) open.add(cell)
      else if (!isSameValue(cell.cell.value, value) && !(isIterative && isNear(cell.cell.value, value))) wrong++
    }
  return { open, wrong }
}

/** An iteration ends when nothing moves by more than a thousandth (the default of the programs). */
function isNear(stored: unknown, computed: unknown): boolean {
  if (typeof stored !== 'number' || typeof computed !== 'number') return false
  return Math.abs(stored - computed) <= Math.max(1e-3, 1e-5 * Math.abs(stored))
}
