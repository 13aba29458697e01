import { isCalculation, isNumeric, numberOf, type ModelCell, type SheetGrid } from '../sheet/grid.ts'
import { cellsRead, linkOf } from '../concepts/composition.ts'
import { areaContains } from '../formula/reference.ts'
import { gridOf, type WorkbookModel } from '../model/model.ts'
import { findDataTables } from '../recalculation/data-tables.ts'
import { mainValueOf, type NamedValue } from './valuation.ts'

/** A two-way table: values that rise along the top and down the side, results between them. */
export interface SensitivityTable {
  top: readonly ModelCell[]
  side: readonly ModelCell[]
  at(row: number, column: number): ModelCell | undefined
}

export function findSensitivityTables(model: WorkbookModel): SensitivityTable[] {
  return [...model.grids.values()].flatMap((grid) => tablesOf(grid))
}

function tablesOf(grid: SheetGrid): SensitivityTable[] {
  const tables: SensitivityTable[] = []
  for (const corner of grid.cells) {
    // Heads are rates or multiples: small numbers; years and amounts would make a table of every statement.
    if (!isHead(corner)) continue
    const top = runFrom(corner, (step) => grid.at(corner.row, corner.column + step))
    const side = runFrom(grid.at(corner.row + 1, corner.column - 1), (step) =>
      grid.at(corner.row + 1 + step, corner.column - 1),
    )
    if (top.length < 3 || side.length < 3 || goesOn(grid.at(corner.row, corner.column - 1), top)) continue
    const filled = side.every((head) => top.every((column) => isNumeric(grid.at(head.row, column.column))))
    if (filled) tables.push({ top, side, at: (row, column) => grid.at(row, column) })
  }
  return tables
}

/** The cell before the first head is a head too, unless it is the formula of the corner: a result, which the steps of the heads do not reach. */
function goesOn(before: ModelCell | undefined, [first, second]: readonly ModelCell[]): boolean {
  if (!isHead(before) || !isCalculation(before)) return isHead(before)
  const step = valueOf(second) - valueOf(first)
  return Math.abs(valueOf(first) - valueOf(before) - step) <= Math.abs(step) * UNEVEN
}

/** Of a cell without a number nothing holds. */
function valueOf(cell: ModelCell | undefined): number {
  return numberOf(cell) ?? Number.NaN
}

/** Steps that differ by no more are equal, rounded. */
const UNEVEN = 0.05

function isHead(cell: ModelCell | undefined): cell is ModelCell {
  const value = numberOf(cell)
  return cell?.cell.type === 'number' && value !== undefined && value > 0 && value < 60
}

/** Heads that rise (or fall) by even steps. */
function runFrom(first: ModelCell | undefined, at: (step: number) => ModelCell | undefined): ModelCell[] {
  if (!isHead(first)) return []
  const run = [first]
  for (let next = at(1); isHead(next); next = at(run.length)) {
    const [step, expected] = [
      valueOf(next) - valueOf(run.at(-1)),
      run.length > 1 ? valueOf(run[1]) - valueOf(first) : undefined,
    ]
    if (step === 0 || (expected !== undefined && Math.abs(step - expected) > Math.abs(expected) * UNEVEN)) break
    run.push(next)
  }
  return run
}

/** An axis of discount or growth rates around another value than the model's own. */
export interface StrayedAxis {
  heads: readonly ModelCell[]
  middle: ModelCell
  base: NamedValue
  /** The axis was made to follow the model: its other heads, or the other axis, are formulas, and only the middle is typed. */
  isLinkLost: boolean
}

/** Of the two axes one shows the model's own rate; the other encloses the model's other rate without showing it. */
export function findStrayedAxis(model: WorkbookModel, { top, side }: SensitivityTable): StrayedAxis | undefined {
  const rates = [mainValueOf(model, 'wacc'), mainValueOf(model, 'terminal_growth')]
  for (const [heads, others] of [
    [top, side],
    [side, top],
  ] as const)
    for (const [base, other] of [rates, rates.toReversed()]) {
      const middle = heads[(heads.length - 1) / 2]
      if (!base || !other || !middle || isCalculation(middle)) continue
      if (variesAnother(model, { heads, others, base: base.cell })) continue
      const twin = others.find((head) => isSameRate(other.value, head))
      if (!twin || heads.some((head) => isSameRate(base.value, head))) continue
      const isLinkLost = isCalculation(twin) || heads.some(isCalculation)
      if (!encloses(heads, base.value) && !(isLinkLost && isNear(middle, base.value))) continue
      return { heads, middle, base, isLinkLost }
    }
  return undefined
}

/** A table of what-ifs names the cells whose place its heads take: an axis of another input says nothing of this one. */
function variesAnother(
  model: WorkbookModel,
  { heads, others, base }: { heads: readonly ModelCell[]; others: readonly ModelCell[]; base: ModelCell },
): boolean {
  const [head] = heads
  const [other] = others
  if (!head || !other) return false
  const isAcross = head.row === heads[1]?.row
  const result = isAcross ? { row: other.row, column: head.column } : { row: head.row, column: other.column }
  const cell = gridOf(model, head.sheet)?.at(result.row, result.column)
  // A table beside it may compute from its results, under the same axes.
  const places = cell ? [cell, ...cellsRead(model, cell)] : []
  const table = findDataTables(model.grids).find(({ area }) => places.some((place) => areaContains(area, place)))
  if (!table) return false
  const place = table.inputs.length > 1 ? table.inputs[isAcross ? 0 : 1] : table.inputs[0]
  const input = place && gridOf(model, place.sheet)?.at(place.row, place.column)
  return (
    input !== undefined && ![input, linkOf(model, input)?.cell].includes(base) && linkOf(model, base)?.cell !== input
  )
}

function encloses(heads: readonly ModelCell[], value: number): boolean {
  const [first, last] = [valueOf(heads[0]), valueOf(heads.at(-1))]
  return value > Math.min(first, last) && value < Math.max(first, last)
}

/** Another version of the same rate rather than a rate of its own. */
function isNear(middle: ModelCell, value: number): boolean {
  return Math.abs(valueOf(middle) - value) < value / 2
}

/** Equal as far as anybody types a rate. */
export function isSameRate(rate: number, head: ModelCell): boolean {
  return Math.abs(rate - valueOf(head)) < 1e-7
}
