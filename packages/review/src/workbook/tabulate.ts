import type { Workbook } from '@tickmark/document'
import { Model } from '@ironcalc/wasm'
import type { DataTable } from './data-tables.ts'
import type { Place } from './formula/reference.ts'
import { gridsOf, numberOf, type ModelCell } from './grid.ts'
import { keyOf, loadWorkbook, readValue } from './load-engine.ts'
import type { CellValue } from './recalculation.ts'
import { isSameValue } from './stale.ts'

/** Formulas computed for one table, all its cells together: some seconds of the engine. */
const MOST_EVALUATED = 1_000_000

/**
 * The results of a data table by the keys of their cells: its two heads put into its two inputs, everything between computed anew.
 * `affected` are the cells that the inputs feed, themselves included. Empty where something on the way cannot be computed, or where
 * the model as it stands does not give the corner's stored value (an iteration, a file saved without being calculated).
 */
export function tabulate(
  workbook: Workbook,
  table: DataTable,
  affected: ReadonlySet<ModelCell>,
): ReadonlyMap<string, CellValue> {
  const { area, corner, rowInput, columnInput } = table
  const size = (area.bottom - area.top + 1) * (area.right - area.left + 1)
  if (!affected.has(corner) || size * affected.size > MOST_EVALUATED) return new Map()
  const grid = gridsOf(workbook).get(area.sheet.toLowerCase())!
  const sheetIndex = workbook.sheets.findIndex(({ name }) => name === grid.name)
  const places = new Set([...affected].map(keyOf))
  const model = new Model('workbook', 'en', 'UTC', 'en')
  model.pauseEvaluation()
  const formulas = loadWorkbook(
    model,
    workbook,
    new Map(),
    (sheet, { rowIndex, columnIndex }) => !places.has(keyOf({ sheet, row: rowIndex, column: columnIndex })),
  )
  const isWhole = formulas.every(({ isLeftOut, cell }) => !isLeftOut || isTable(cell.formula))
  const cornerWith = (inputs: readonly (readonly [Place, number])[]): CellValue => {
    model.pauseEvaluation()
    for (const [{ row, column }, value] of inputs) model.setUserInput(sheetIndex, row + 1, column + 1, String(value))
    model.resumeEvaluation()
    model.evaluate()
    return readValue(model, sheetIndex, corner.cell)
  }
  const found = new Map<string, CellValue>()
  if (isWhole && isSameValue(corner.cell.value, cornerWith([])))
    for (let row = area.top; row <= area.bottom; row++)
      for (let column = area.left; column <= area.right; column++) {
        const [top, side] = [numberOf(grid.at(area.top - 1, column)), numberOf(grid.at(row, area.left - 1))]
        if (top === undefined || side === undefined) continue
        const value = cornerWith([
          [rowInput, top],
          [columnInput, side],
        ])
        if (typeof value === 'number') found.set(keyOf({ sheet: grid.name, row, column }), value)
      }
  model.free()
  return found
}

/** Other tables, and what they feed, hold what they store. */
function isTable(formula = ''): boolean {
  return formula.startsWith('TABLE(')
}
