import type { InputChange, ModelMove, WhatIf } from '@tickmark/document'
import { labelOf } from '../evidence/evidence.ts'
import { gridOf, type WorkbookModel } from '../model/model.ts'
import type { CellValue, Recalculator } from '../model/recalculator.ts'
import { findDataTables } from '../recalculation/data-tables.ts'
import { isSameValue } from '../recalculation/stale.ts'
import { isFormula, isNumeric, type ModelCell } from '../sheet/grid.ts'
import { resultsOf } from './model-results.ts'
import { findCell, placeOf, roleOf } from './places.ts'
import { printLike } from './print-value.ts'
import { sliceModel } from './slice-model.ts'

/** Results that are listed. */
const MOST_RESULTS = 300
/** Cells whose new text is told for the grid. */
const MOST_CELLS = 20_000
/** Programs differ in the last binary digits. */
const EXACT = 1e-9

/** A cell of the model before and after; `after` is undefined where it is not known. */
export interface Pair {
  cell: ModelCell
  before: CellValue
  after: CellValue | undefined
}

/** A what-if with the numbers themselves. */
export interface ComputedWhatIf {
  told: WhatIf
  /** Every cell that moves, or of which the value is not known any more. */
  values: readonly Pair[]
}

/**
 * Computes what other values of inputs do: every formula that they reach, by the engine that the review computes with. What follows from
 * something that cannot be computed is said to be unknown, never taken as unmoved. Undefined where a changed cell is no typed number.
 */
export function computeWhatIf(
  model: WorkbookModel,
  changes: readonly InputChange[],
  recalculator: Recalculator,
): ComputedWhatIf | undefined {
  const inputs = changes.flatMap(({ value, ...place }) => {
    const cell = findCell(model, place)
    return cell && isNumberInput(cell) ? [{ cell, value }] : []
  })
  if (inputs.length < changes.length) return undefined
  const { workbook, affected } = sliceModel(
    model,
    inputs.map(({ cell }) => cell),
  )
  const after = recalculator.recalculate(
    workbook,
    inputs.map(({ cell: { sheet, row, column }, value }) => ({ sheet, row, column, content: value })),
  )
  const tabled = tabledFrom(model, affected)
  const pairs = [...new Set([...affected, ...tabled])]
    .filter((cell) => isFormula(cell) || cell.cell.computedBy !== undefined)
    .map((cell): Pair => {
      const value = tabled.has(cell) ? undefined : (after.valueAt(cell) ?? undefined)
      return { cell, before: baseValue(model, cell), after: value }
    })
  const moved = pairs.filter(isMoved)
  const unknown = pairs.filter((pair) => pair.after === undefined && !isNothing(pair.before))
  const results = resultsAmong(model, [...moved, ...unknown])
  const told: WhatIf = {
    inputs: inputs.map(({ cell, value }) => moveOf(model, { cell, before: cell.cell.value, after: value })),
    results: results.slice(0, MOST_RESULTS).map((pair) => moveOf(model, pair)),
    omitted: Math.max(0, results.length - MOST_RESULTS),
    steady: countResults(model) - results.length,
    moved: moved.length,
    unknown: unknown.length,
    unsupported: [...after.unsupported],
    beyondBudget: after.beyondBudget.length,
    cells: [
      ...inputs.map(({ cell, value }) => ({ ...placeOf(cell), text: printLike(value, cell.cell.numberFormat) })),
      ...moved.map(({ cell, after: value }) => ({
        ...placeOf(cell),
        text: printLike(value ?? null, cell.cell.numberFormat),
      })),
      ...unknown.map(({ cell }) => ({ ...placeOf(cell), text: null })),
    ].slice(0, MOST_CELLS),
  }
  return { told, values: [...moved, ...unknown] }
}

/** Results of data tables whose formula the change reaches: computed with the model as it stands, and not anew for every what-if. */
function tabledFrom(model: WorkbookModel, affected: readonly ModelCell[]): ReadonlySet<ModelCell> {
  const reached = new Set(affected)
  const places = findDataTables(model.grids).flatMap(({ scenarios }) =>
    scenarios.flatMap(({ results }) => results.filter(({ formula }) => reached.has(formula)).map(({ place }) => place)),
  )
  return new Set(places.flatMap(({ sheet, row, column }) => gridOf(model, sheet)?.at(row, column) ?? []))
}

/** What a person may change: a number, or a date, that somebody typed. */
export function isNumberInput(cell: ModelCell): boolean {
  return typeof cell.cell.value === 'number' && cell.cell.formula === undefined && cell.cell.computedBy === undefined
}

/** The value that a cell has when all is computed; the stored one where that is not known. */
export function baseValue(model: WorkbookModel, cell: ModelCell): CellValue {
  return model.recalculation?.valueAt(cell) ?? cell.cell.value
}

function isMoved({ before, after }: Pair): boolean {
  if (after === undefined) return false
  if (typeof before === 'number' && typeof after === 'number')
    return Math.abs(after - before) > EXACT * Math.max(1, Math.abs(before), Math.abs(after))
  return !isSameValue(before, after)
}

function isNothing(value: CellValue): boolean {
  return value === null || value === ''
}

/** Named results and checks first, then the ends of the chains; within them what is unknown, then the largest move. */
function resultsAmong(model: WorkbookModel, pairs: readonly Pair[]): Pair[] {
  const { named, checks, ends } = resultsOf(model)
  const ranks = new Map<ModelCell, number>([
    ...ends.map((cell) => [cell, 2] as const),
    ...checks.map((cell) => [cell, 1] as const),
  ])
  for (const cell of named) ranks.set(cell, 0)
  const rankOf = ({ cell }: Pair): number => ranks.get(cell) ?? Infinity
  return pairs.filter(({ cell }) => ranks.has(cell)).toSorted((a, b) => rankOf(a) - rankOf(b) || sizeOf(b) - sizeOf(a))
}

function countResults(model: WorkbookModel): number {
  const { named, checks, ends } = resultsOf(model)
  return named.length + checks.length + ends.length
}

function sizeOf({ before, after }: Pair): number {
  if (typeof before !== 'number' || typeof after !== 'number') return Infinity
  return Math.abs(after - before) / Math.max(EXACT, Math.abs(before))
}

function moveOf(model: WorkbookModel, { cell, before, after }: Pair): ModelMove {
  const isNumber = isNumeric(cell) && typeof before === 'number' && typeof after === 'number'
  return {
    ...placeOf(cell),
    label: labelOf(model, cell),
    role: roleOf(model, cell),
    before: printLike(before, cell.cell.numberFormat),
    ...(after !== undefined && { after: printLike(after, cell.cell.numberFormat) }),
    ...(isNumber && { by: after - before }),
    ...(isNumber && before !== 0 && { share: (after - before) / Math.abs(before) }),
  }
}
