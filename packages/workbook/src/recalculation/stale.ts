import { evaluateFormula } from '../sheet/evaluate.ts'
import { walkFormula, type FormulaNode } from '../formula/parse.ts'
import { cellsInArea, isCalculation, numberOf, type ModelCell, type FormulaCell } from '../sheet/grid.ts'
import { formulaCells, gridOf, type WorkbookModel } from '../model/model.ts'
import type { CellValue } from '../model/recalculator.ts'
import { rememberFor } from '../model/remember.ts'

/** A formula whose stored value is not what it gives, while everything that it reads is as stored. */
export interface StaleCell {
  cell: ModelCell
  computed: CellValue
  /** Two independent computations agree. */
  confirmed: boolean
}

export const staleCellsOf = rememberFor((model: WorkbookModel): StaleCell[] => {
  const different = new Map<FormulaCell, CellValue>()
  for (const cell of formulaCells(model)) {
    if (cell.shape.functions.has('TABLE')) continue
    const computed = model.recalculation?.valueAt(cell)
    if (computed !== undefined && !isSameValue(cell.cell.value, computed)) different.set(cell, computed)
  }
  return [...different].flatMap(([cell, computed]) => {
    if (readsAny(model, cell, different) || isRoundingLeft(model, cell, computed)) return []
    const own = typeof computed === 'number' ? evaluateFormula(model.grids, cell.cell.formula, cell) : undefined
    if (own !== undefined && !isSameValue(own, computed)) return []
    if (own === undefined && (typeof computed !== 'number' || computesArrays(cell.shape.root))) return []
    return [{ cell, computed, confirmed: own !== undefined }]
  })
})

/** Equal to a millionth: stored values carry 15 digits, sums of thousands of them fewer. */
export function isSameValue(stored: CellValue, computed: CellValue): boolean {
  if (typeof stored === 'number' && typeof computed === 'number')
    return Math.abs(stored - computed) <= 1e-6 * Math.max(1e-3, Math.abs(stored), Math.abs(computed))
  // A link to an empty cell shows nothing or zero, as the program likes.
  if (computed === 0 && (stored ?? '') === '') return true
  return String(stored ?? '') === String(computed ?? '')
}

/** Digits that are lost when large amounts are taken from each other. */
const LOST = 1e-12

/** What binary fractions leave where amounts cancel out is not always the same. */
function isRoundingLeft(model: WorkbookModel, cell: ModelCell, computed: CellValue): boolean {
  const stored = cell.cell.value
  if (typeof stored !== 'number' || typeof computed !== 'number') return false
  const sizes = model.graph
    .precedentAreas(cell)
    .flatMap((area) =>
      area.top === area.bottom && area.left === area.right
        ? [Math.abs(numberOf(gridOf(model, area.sheet)?.at(area.top, area.left)) ?? 0)]
        : [],
    )
  return Math.abs(stored - computed) <= LOST * Math.max(0, ...sizes)
}

function readsAny(model: WorkbookModel, cell: ModelCell, different: ReadonlyMap<ModelCell, CellValue>): boolean {
  return model.graph.precedentAreas(cell).some((area) => {
    for (const read of cellsInArea(gridOf(model, area.sheet), area))
      if (read !== cell && isCalculation(read) && different.has(read)) return true
    return false
  })
}

/** Arithmetic on whole ranges: engines differ on when it spills, so one alone is no witness. */
function computesArrays(root: FormulaNode): boolean {
  return [...walkFormula(root)].some(
    (node) =>
      node.type === 'binary' &&
      [node.left, node.right].some((side) => side.type === 'reference' && side.reference.isRange),
  )
}
