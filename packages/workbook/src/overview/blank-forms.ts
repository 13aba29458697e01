import type { WorkbookModel } from '../model/model.ts'
import { rememberFor } from '../model/remember.ts'
import { isCalculation, isConstantNumber, isNumeric, numberOf, type ModelCell } from '../sheet/grid.ts'

/** Formulas of a form that nobody has filled in give nothing, but for a few that begin with a rate. */
const MOST_GIVING = 0.1

/** Whether a sheet is a form that nobody has filled in: no amount is typed, and its formulas give nothing or errors. */
export function isBlankForm(model: WorkbookModel, sheet: string): boolean {
  return blankForms(model).has(sheet.toLowerCase())
}

/** Rates and noughts stand in forms from the beginning. */
const isTypedAmount = (cell: ModelCell): boolean => isConstantNumber(cell) && Math.abs(numberOf(cell)) > 1

const blankForms = rememberFor((model: WorkbookModel): ReadonlySet<string> => {
  const forms = [...model.grids].filter(([, grid]) => {
    const formulas = grid.cells.filter(isCalculation)
    const giving = formulas.filter((cell) => isNumeric(cell) && numberOf(cell) !== 0)
    return giving.length <= formulas.length * MOST_GIVING && !grid.cells.some(isTypedAmount)
  })
  return new Set(forms.map(([sheet]) => sheet))
})
