import type { Workbook } from '@tickmark/document'
import { Model } from '@ironcalc/wasm'
import type { Place } from '../formula/reference.ts'
import { graphOf } from '../model/graph.ts'
import type { PutIn, Scenarios } from '../model/recalculator.ts'
import { gridsOf, type ModelCell } from '../sheet/grid.ts'
import { loadWorkbook, readValue, setStored, type Formula } from './load-engine.ts'
import { isSameValue } from './stale.ts'

/**
 * Loads a workbook once and computes it for many states of its inputs. Every formula is computed; where one does not give its stored value
 * (the engine lacks a function, or does not iterate), what it feeds is not known.
 */
export function openScenarios(workbook: Workbook): Scenarios {
  const grids = gridsOf(workbook)
  const model = new Model('workbook', 'en', 'UTC', 'en')
  model.pauseEvaluation()
  const formulas = loadWorkbook(model, workbook, new Map(), () => 'compute')
  model.resumeEvaluation()
  model.evaluate()
  const sheets = new Map(workbook.sheets.map(({ name }, index) => [name.toLowerCase(), index]))
  const cellAt = ({ sheet, row, column }: Place): ModelCell | undefined =>
    grids.get(sheet.toLowerCase())?.at(row, column)
  const astray = formulas
    .filter((formula) => isAstray(model, formula))
    .flatMap(({ sheet, cell }) => cellAt({ sheet, row: cell.rowIndex, column: cell.columnIndex }) ?? [])
  const lost = new Set(astray)

  function put(inputs: readonly PutIn[]): void {
    model.pauseEvaluation()
    for (const { sheet, row, column, value } of inputs)
      model.setUserInput(sheets.get(sheet.toLowerCase()) ?? 0, row + 1, column + 1, String(value))
    model.resumeEvaluation()
    model.evaluate()
  }

  function restore(inputs: readonly Place[]): void {
    model.pauseEvaluation()
    for (const place of inputs) {
      const cell = cellAt(place)
      if (cell) setStored(model, sheets.get(place.sheet.toLowerCase()) ?? 0, cell.cell)
    }
    model.resumeEvaluation()
  }

  /** Whether something on the way from the inputs to the output cannot be computed. */
  function isBarred(inputs: readonly Place[], output: ModelCell): boolean {
    if (lost.size === 0) return false
    const { reach } = graphOf(workbook)
    const moving = reach(inputs.flatMap((input) => cellAt(input) ?? []))
    const barred = [...lost].filter((cell) => moving.has(cell))
    return barred.length > 0 && reach(barred).has(output)
  }

  return {
    compute(inputs, output) {
      const cell = cellAt(output)
      if (!cell || isBarred(inputs, cell)) return undefined
      put(inputs)
      const value = readValue(model, sheets.get(output.sheet.toLowerCase()) ?? 0, cell.cell)
      restore(inputs)
      return value
    },
    close: () => model.free(),
  }
}

/** A formula that the engine was not given, or of which it makes something else than the file does. */
function isAstray(model: Model, { sheetIndex, cell, isLeftOut }: Formula): boolean {
  return isLeftOut || !isSameValue(cell.value, readValue(model, sheetIndex, cell))
}
