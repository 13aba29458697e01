import type { SheetCell, Workbook } from '@tickmark/document'
import { isSameValue } from '../recalculation/stale.ts'
import { completeValue } from '../model/complete-values.ts'
import { gridOf, type WorkbookModel } from '../model/model.ts'
import { cellsInArea, type ModelCell } from '../sheet/grid.ts'

/** The part of a workbook that a change can move, and what it reads: what an engine has to load to tell the effect. */
export interface ModelSlice {
  workbook: Workbook
  /** Formulas of the whole model, and values that their arrays fill, that the change reaches. */
  affected: readonly ModelCell[]
}

/** Formulas that find what they read by an address that they compute may read anything. */
const ANYWHERE = ['OFFSET', 'INDIRECT'] as const

/**
 * Cuts out what the cells feed (and, where `towards` is given, what feeds those). All else that is read stands as a value: the one that it
 * has when the model is computed anew, which need not be the stored one.
 */
export function sliceModel(
  model: WorkbookModel,
  changed: readonly ModelCell[],
  towards?: ReadonlySet<ModelCell>,
): ModelSlice {
  const hidden = [...model.grids.values()].flatMap(({ cells }) => cells.filter(computesAddresses))
  const reached = [...model.graph.reach([...changed, ...hidden])]
  const affected = towards && hidden.length === 0 ? reached.filter((cell) => towards.has(cell)) : reached
  const kept = new Set<ModelCell>([...changed, ...affected])
  const needed = new Set<ModelCell>(kept)
  if (hidden.length === 0)
    for (const cell of affected)
      for (const area of model.graph.precedentAreas(cell))
        for (const read of cellsInArea(gridOf(model, area.sheet), area)) needed.add(read)
  const sheets = model.workbook.sheets.map((sheet) => {
    const grid = gridOf(model, sheet.name)
    const cells = (grid?.cells ?? []).filter((cell) => hidden.length > 0 || needed.has(cell))
    return { ...sheet, cells: cells.map((cell) => asBase(model, cell, kept)) }
  })
  const before = new Set(changed)
  return { workbook: { ...model.workbook, sheets }, affected: affected.filter((cell) => !before.has(cell)) }
}

function computesAddresses({ shape }: ModelCell): boolean {
  return ANYWHERE.some((name) => shape?.functions.has(name))
}

/** A cell as it stands when everything is computed; a formula that nothing moves is the value that it gives. */
function asBase(model: WorkbookModel, { cell, ...place }: ModelCell, kept: ReadonlySet<ModelCell>): SheetCell {
  const own = gridOf(model, place.sheet)?.at(place.row, place.column)
  const value = cell.formula === undefined ? undefined : model.recalculation?.valueAt(place)
  const current =
    value === undefined || value === null || isSameValue(cell.value, value)
      ? cell
      : { ...cell, ...completeValue(value, cell.numberFormat) }
  if (cell.formula === undefined || (own && kept.has(own))) return current
  const { formula: _formula, arrayRange: _range, ...plain } = current
  return plain
}
