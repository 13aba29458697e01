import { itemAt } from '@tickmark/document'
import { allPrecedents } from '../concepts/composition.ts'
import type { WorkbookModel } from '../model/model.ts'
import { isCalculation, isConstantNumber, numberOf, type ModelCell } from '../sheet/grid.ts'
import { distance } from '../sheet/lines.ts'
import { findSensitivityTables, isSameRate, type SensitivityTable } from './sensitivity.ts'

/** A pasted table of what-ifs that does not show the model's result where its heads are the model's own assumptions. */
export interface StaleTypedTable {
  /** The cell under the model's own assumptions. */
  centre: ModelCell
  heads: readonly [ModelCell, ModelCell]
  /** The corner, which reads the result that the table varies. */
  result: ModelCell
}

/** Pasted results are rounded. */
const TOLERANCE = 0.005

/** Tables of typed numbers whose corner is a formula, as a data table has it. */
export function findStaleTypedTables(model: WorkbookModel): StaleTypedTable[] {
  return findSensitivityTables(model).flatMap((table) => staleTable(model, table) ?? [])
}

function staleTable(model: WorkbookModel, table: SensitivityTable): StaleTypedTable | undefined {
  const [top, side] = [table.top[0], table.side[0]]
  const result = top && side && table.at(top.row, side.column)
  const value = numberOf(result)
  if (!result || !isCalculation(result) || !value || !isPasted(table)) return undefined
  const inputs = [...allPrecedents(model, result)].filter(isConstantNumber)
  const isOwn = (head: ModelCell): boolean => inputs.some((input) => isSameRate(numberOf(input), head))
  const centres = table.side.filter(isOwn).flatMap((row) =>
    table.top.filter(isOwn).flatMap((column) => {
      const centre = table.at(row.row, column.column)
      return centre ? [{ centre, heads: [column, row] as const }] : []
    }),
  )
  const agrees = centres.some(({ centre }) => isNear(numberOf(centre) ?? 0, value))
  // Heads meet other assumptions by chance; the model's own stand in the middle.
  const middle = table.at(
    itemAt(table.side, table.side.length >> 1).row,
    itemAt(table.top, table.top.length >> 1).column,
  )
  const [first] = centres.toSorted((a, b) => (middle ? distance(a.centre, middle) - distance(b.centre, middle) : 0))
  return first && !agrees ? { ...first, result } : undefined
}

function isPasted({ top, side, at }: SensitivityTable): boolean {
  return side.every((row) => top.every((column) => isConstantNumber(at(row.row, column.column))))
}

function isNear(actual: number, wanted: number): boolean {
  return Math.abs(actual - wanted) <= TOLERANCE * Math.abs(wanted)
}

/** A table of what-ifs in which an axis moves nothing: its input cell feeds no result, or the table was pasted before it was computed. */
export interface StillTable {
  first: ModelCell
  last: ModelCell
  /** The heads that make no difference. */
  heads: readonly ModelCell[]
  /** Neither axis does. */
  isWhole: boolean
}

export function findStillTables(model: WorkbookModel): StillTable[] {
  return findSensitivityTables(model).flatMap((table): StillTable[] => {
    const { top, side, at } = table
    const rows = side.map((row) => top.map((column) => at(row.row, column.column)))
    const [first, last] = [rows[0]?.[0], rows.at(-1)?.at(-1)]
    const isEqual = (cells: readonly (ModelCell | undefined)[]): boolean =>
      cells.every((cell) => numberOf(cell) === numberOf(cells[0])) && Boolean(numberOf(cells[0]))
    const isStillDown = top.every((_, column) => isEqual(rows.map((row) => row[column])))
    const isStillAcross = rows.every(isEqual)
    if (!first || !last || (!isStillDown && !isStillAcross)) return []
    return [{ first, last, heads: isStillDown ? side : top, isWhole: isStillDown && isStillAcross }]
  })
}
