import { conceptsRead } from '../concepts/composition.ts'
import { linesWith } from '../concepts/concept-lines.ts'
import type { ModelConcept } from '../concepts/concepts.ts'
import { walkFormula, type FormulaNode } from '../formula/parse.ts'
import { formulaCells, gridOf, type WorkbookModel } from '../model/model.ts'
import {
  isCalculation,
  isConstantNumber,
  isNumeric,
  numberOf,
  type FormulaCell,
  type ModelCell,
} from '../sheet/grid.ts'
import { rowLabelOf } from '../sheet/labels.ts'
import { isPercentFormat } from '../sheet/number-format.ts'
import { periodAt } from '../sheet/time-axis.ts'
import { valuesOf, type NamedValue } from './valuation.ts'

/** Formulas of one line that hold the value of an input instead of referring to it. */
export interface WrittenRate {
  input: NamedValue
  /** No percentage. */
  isFactor: boolean
  /** As a fraction: 0.25 of 25% and of 1-75%. */
  cells: readonly ModelCell[]
}

/** Which lines follow which of the model's rates. */
const USERS: readonly (readonly [rate: ModelConcept, users: readonly ModelConcept[]])[] = [
  ['tax_rate', ['income_tax', 'nopat', 'wacc']],
  ['wacc', ['discount_factor', 'present_value', 'terminal_value', 'pv_terminal_value', 'sum_of_pv']],
  ['terminal_growth', ['terminal_value']],
  ['beta', ['cost_of_equity']],
  ['equity_risk_premium', ['cost_of_equity']],
  ['cost_of_equity', ['wacc']],
  ['cost_of_debt', ['wacc']],
  ['debt_weight', ['wacc']],
  ['interest_rate', ['interest_expense']],
]

/** Lines whose formulas write out a rate of which the model holds exactly one value. */
export function findWrittenRates(model: WorkbookModel): WrittenRate[] {
  return [...ofTheirRole(model), ...ofUnusedInputs(model)]
}

function ofTheirRole(model: WorkbookModel): WrittenRate[] {
  return USERS.flatMap(([rate, users]) => {
    const inputs = valuesOf(model, rate)
    const [input] = inputs
    if (!input || !isTelling(rate, input.value) || inputs.some(({ value }) => value !== input.value)) return []
    return linesWith(model, ...users).flatMap(({ cells }) => {
      // Halves are written for other reasons: the middle of a year, an average.
      const mayRead = input.value !== HALF
      const written = cells.filter(
        (cell) => isCalculation(cell) && writes(cell, input.value) && (mayRead || !conceptsRead(model, cell).has(rate)),
      )
      return written.length > 0 ? [{ input, isFactor: rate === 'beta', cells: written }] : []
    })
  })
}

const HALF = 0.5

/** A multiple or rate that nothing reads, while a formula holds its very value. */
function ofUnusedInputs(model: WorkbookModel): WrittenRate[] {
  const written = Map.groupBy(
    [...formulaCells(model)].flatMap((cell) =>
      [...walkFormula(cell.shape.root)].flatMap((node) => {
        const value = valueOfNumber(node)
        return value !== undefined && isOdd(value) ? [{ cell, value }] : []
      }),
    ),
    ({ value }) => printed(value),
  )
  if (written.size === 0) return []
  return [...model.grids.values()].flatMap((grid) =>
    grid.cells.flatMap((input): WrittenRate[] => {
      if (!isConstantNumber(input)) return []
      const value = numberOf(input)
      const users = written.get(printed(value))
      if (!users || !isAlone(model, input) || model.graph.dependants(input).length > 0) return []
      const [cell] = users.map((user) => user.cell)
      // The same number in many lines is no value of one input.
      const lines = new Set(users.map((user) => `${user.cell.sheet} ${user.cell.shape.form}`))
      if (!cell || lines.size > 1) return []
      const isFactor = !isPercentFormat(input.cell.numberFormat)
      return [{ input: { cell: input, value }, isFactor, cells: users.map((user) => user.cell) }]
    }),
  )
}

const printed = (value: number): string => value.toPrecision(10)

/** No number that formulas hold for other reasons: 9.5 and 5.75%, not 100, 0.25 or 1.5. */
function isOdd(value: number): boolean {
  if (Number.isInteger(value) || value >= 1000) return false
  return value < 1 ? !Number.isInteger(round(value * 20)) && !Number.isInteger(round(value * 100)) : value > 3
}

const round = (value: number): number => Math.round(value * 1e9) / 1e9

/** An assumption of its own: named, and without other numbers in its row. */
function isAlone(model: WorkbookModel, { sheet, row, column }: ModelCell): boolean {
  const grid = gridOf(model, sheet)
  if (!grid || periodAt(model.axes(sheet), { row, column })) return false
  return rowLabelOf(grid, row, column) !== undefined && grid.row(row).filter(isNumeric).length === 1
}

/** A value that formulas do not hold by chance: a rate, or a factor other than one. */
function isTelling(rate: ModelConcept, value: number): boolean {
  return rate === 'beta' ? value > 0 && !Number.isInteger(value) : value > 0 && value < 1
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
