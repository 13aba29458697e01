import { linesWith } from '../concepts/concept-lines.ts'
import { isCalculation, isNumeric, type ModelCell } from '../sheet/grid.ts'
import { formulaCells, type WorkbookModel } from '../model/model.ts'

/** A sketch of a few formulas is not asked for everything that a valuation states. */
const LEAST_FORMULAS = 40
/** The conclusion of a discounted cash flow; undefined where the workbook is no such valuation. */
export function valuationResult(model: WorkbookModel): ModelCell | undefined {
  if (linesWith(model, 'wacc', 'discount_factor').length === 0 || linesWith(model, 'free_cash_flow').length === 0)
    return
  if ([...formulaCells(model)].length < LEAST_FORMULAS) return undefined
  return linesWith(model, 'equity_value', 'enterprise_value')
    .flatMap(({ cells }) => cells)
    .find((cell) => isCalculation(cell) && isNumeric(cell))
}
