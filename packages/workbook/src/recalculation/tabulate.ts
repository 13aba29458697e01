import type { Workbook } from '@tickmark/document'
import { Model } from '@ironcalc/wasm'
import type { DataTable } from './data-tables.ts'
import type { Place } from '../formula/reference.ts'
import type { ModelCell } from '../sheet/grid.ts'
import { keyOf, loadWorkbook, readValue } from './load-engine.ts'
import type { CellValue } from '../model/recalculator.ts'
import { isSameValue } from './stale.ts'

/**
 * The results of a data table by the keys of their cells: its heads put into its inputs, everything between computed anew. `affected`
 * are the cells that the inputs feed, themselves included. Empty where something on the way cannot be computed; without those whose
 * formula does not give its stored value in the model as it stands (an iteration, a file saved without being calculated).
 */
export function tabulate(
  workbook: Workbook,
  { area, inputs, scenarios }: DataTable,
  affected: ReadonlySet<ModelCell>,
): ReadonlyMap<string, CellValue> {
  const found = new Map<string, CellValue>()
  const tabulated = new Set(
    scenarios.flatMap(({ results }) => results.map(({ formula }) => formula)).filter((cell) => affected.has(cell)),
  )
  if (tabulated.size === 0) return found
  const sheetIndex = workbook.sheets.findIndex(({ name }) => name === area.sheet)
  const places = new Set([...affected].map(keyOf))
  const model = new Model('workbook', 'en', 'UTC', 'en')
  model.pauseEvaluation()
  const formulas = loadWorkbook(model, workbook, new Map(), (place) => (places.has(keyOf(place)) ? 'compute' : 'fix'))
  if (formulas.every(({ isLeftOut, cell }) => !isLeftOut || isTable(cell.formula))) {
    model.resumeEvaluation()
    model.evaluate()
    const valueOf = ({ cell }: ModelCell): CellValue => readValue(model, sheetIndex, cell)
    const asStored = new Set([...tabulated].filter((formula) => isSameValue(formula.cell.value, valueOf(formula))))
    for (const { heads, results } of asStored.size > 0 ? scenarios : []) {
      putIn(model, sheetIndex, inputs, heads)
      for (const { place, formula } of results) {
        const value = asStored.has(formula) ? valueOf(formula) : undefined
        if (typeof value === 'number') found.set(keyOf(place), value)
      }
    }
  }
  model.free()
  return found
}

function putIn(model: Model, sheetIndex: number, inputs: readonly Place[], heads: readonly number[]): void {
  model.pauseEvaluation()
  for (const [index, { row, column }] of inputs.entries())
    model.setUserInput(sheetIndex, row + 1, column + 1, String(heads[index]))
  model.resumeEvaluation()
  model.evaluate()
}

/** Other tables, and what they feed, hold what they store. */
function isTable(formula = ''): boolean {
  return formula.startsWith('TABLE(')
}
