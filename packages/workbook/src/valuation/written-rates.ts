import { conceptsRead } from '../concepts/composition.ts'
import { linesWith } from '../concepts/concept-lines.ts'
import type { ModelConcept } from '../concepts/concepts.ts'
import { walkFormula, type FormulaNode } from '../formula/parse.ts'
import { isCalculation, type FormulaCell, type ModelCell } from '../sheet/grid.ts'
import type { WorkbookModel } from '../model/model.ts'
import { valuesOf, type NamedValue } from './valuation.ts'

/** Formulas of one line that hold the value of an input instead of referring to it. */
export interface WrittenRate {
  input: NamedValue
  /** As a fraction: 0.25 of 25% and of 1-75%. */
  cells: readonly ModelCell[]
}

/** Which lines follow which of the model's rates. */
const USERS: readonly (readonly [rate: ModelConcept, users: readonly ModelConcept[]])[] = [
  ['tax_rate', ['income_tax', 'nopat', 'wacc']],
  ['wacc', ['discount_factor', 'present_value', 'terminal_value', 'pv_terminal_value', 'sum_of_pv']],
  ['terminal_growth', ['terminal_value']],
]

/** Lines whose formulas write out a rate of which the model holds exactly one value. */
export function findWrittenRates(model: WorkbookModel): WrittenRate[] {
  return USERS.flatMap(([rate, users]) => {
    const inputs = valuesOf(model, rate)
    const [input] = inputs
    if (!input || input.value <= 0 || input.value >= 1 || inputs.some(({ value }) => value !== input.value)) return []
    return linesWith(model, ...users).flatMap(({ cells }) => {
      const written = cells.filter(
        (cell) => isCalculation(cell) && writes(cell, input.value) && !conceptsRead(model, cell).has(rate),
      )
      return written.length > 0 ? [{ input, cells: written }] : []
    })
  })
}

function writes({ shape }: FormulaCell, rate: number): boolean {
  return [...walkFormula(shape.root)].some((node) => {
    const value = valueOfNumber(node)
    return value !== undefined && (isSame(value, rate) || isSame(value, 1 - rate))
  })
}

/** 0.25 and 25% alike. */
function valueOfNumber(node: FormulaNode): number | undefined {
  if (node.type === 'number') return node.value
  return node.type === 'unary' && node.operator === '%' && node.operand.type === 'number'
    ? node.operand.value / 100
    : undefined
}

function isSame(a: number, b: number): boolean {
  return Math.abs(a - b) < 1e-9
}
