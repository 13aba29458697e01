import type { ModelCoverage, UncomputedReason } from '@tickmark/document'
import { findCycles } from '../model/cycles.ts'
import { formulaCells, type WorkbookModel } from '../model/model.ts'
import { isSameValue } from '../recalculation/stale.ts'
import type { FormulaCell } from '../sheet/grid.ts'
import { placeOf } from './places.ts'

/** Places that are named for a reason. */
const MOST_PLACES = 12
/** Their value depends on when, how often or where one computes. */
const VOLATILE = ['TODAY', 'NOW', 'RAND', 'RANDBETWEEN', 'RANDARRAY', 'CELL', 'INFO'] as const

/** Which formulas were computed anew, and why the others were not. */
export function coverageOf(model: WorkbookModel): ModelCoverage {
  const { recalculation } = model
  const looping = new Set(findCycles(model).flat())
  const dear = new Set(recalculation?.beyondBudget.map(({ sheet, row, column }) => `${sheet}!${row},${column}`))
  const missing = new Set(recalculation?.unsupported)
  const reasons = new Map<UncomputedReason, { cells: FormulaCell[]; detail: Set<string> }>()
  let [formulas, computed, differing] = [0, 0, 0]
  for (const cell of formulaCells(model)) {
    formulas++
    const value = recalculation?.valueAt(cell)
    const reason = ownReason(cell, { missing, isDear: dear.has(`${cell.sheet}!${cell.row},${cell.column}`) })
    if (value !== undefined && !reason) {
      computed++
      if (!isSameValue(cell.cell.value, value)) differing++
      continue
    }
    const why = reason ?? { reason: looping.has(cell) ? ('cycle' as const) : ('follows' as const) }
    const known = reasons.get(why.reason) ?? { cells: [], detail: new Set() }
    known.cells.push(cell)
    if (why.detail) known.detail.add(why.detail)
    reasons.set(why.reason, known)
  }
  const uncomputed = [...reasons].map(([reason, { cells, detail }]) => ({
    reason,
    count: cells.length,
    detail: [...detail],
    places: cells.slice(0, MOST_PLACES).map(placeOf),
  }))
  return { formulas, computed, differing, uncomputed }
}

/** What in the formula itself stands in the way. */
function ownReason(
  { shape }: FormulaCell,
  { missing, isDear }: { missing: ReadonlySet<string>; isDear: boolean },
): { reason: UncomputedReason; detail?: string } | undefined {
  if (isDear) return { reason: 'budget' }
  if (shape.functions.has('TABLE')) return { reason: 'data_table' }
  if (shape.references.some(({ outside }) => outside === 'workbook')) return { reason: 'outside' }
  const volatile = VOLATILE.find((name) => shape.functions.has(name))
  if (volatile) return { reason: 'volatile', detail: volatile }
  const lacking = [...shape.functions].find((name) => missing.has(name))
  return lacking === undefined ? undefined : { reason: 'function', detail: lacking }
}
