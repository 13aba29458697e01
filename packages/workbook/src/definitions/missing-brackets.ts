import { cellOfNode } from '../concepts/composition.ts'
import { walkFormula, type FormulaNode } from '../formula/parse.ts'
import { formulaCells, type WorkbookModel } from '../model/model.ts'
import { isPercentFormat } from '../sheet/number-format.ts'
import { numberOf, type FormulaCell, type ModelCell } from '../sheet/grid.ts'
import type { Misdefined } from './misdefined.ts'

/** An amount that the rate could not be meant to be deducted from itself. */
const LEAST_AMOUNT = 10

/** "EBIT*1-t" for "EBIT*(1-t)": what is multiplied by one stays as it is, and the rate is deducted from the amount. */
export function findMissingBrackets(model: WorkbookModel): Misdefined[] {
  return [...formulaCells(model)].flatMap((cell): Misdefined[] => {
    if (!cell.shape.structure.includes('*')) return []
    const rate = [...walkFormula(cell.shape.root)].flatMap((node) => rateBehindOne(model, cell, node) ?? [])[0]
    return rate ? [{ definition: 'brackets', cells: [cell], other: rate }] : []
  })
}

function rateBehindOne(model: WorkbookModel, cell: FormulaCell, node: FormulaNode): ModelCell | undefined {
  if (node.type !== 'binary' || (node.operator !== '-' && node.operator !== '+')) return undefined
  const { left, right } = node
  if (left.type !== 'binary' || left.operator !== '*' || left.right.type !== 'number' || left.right.value !== 1)
    return undefined
  const [amount, rate] = [cellOfNode(model, cell, left.left), cellOfNode(model, cell, right)]
  const isLarge = amount === undefined || Math.abs(numberOf(amount) ?? 0) >= LEAST_AMOUNT
  return rate && isLarge && isFraction(rate) ? rate : undefined
}

function isFraction(cell: ModelCell): boolean {
  const value = numberOf(cell)
  return (
    value !== undefined &&
    value !== 0 &&
    Math.abs(value) < 1 &&
    (isPercentFormat(cell.cell.numberFormat) || Math.abs(value) >= 0.001)
  )
}
