import { cellOfNode, cellsRead } from '../concepts/composition.ts'
import { walkFormula } from '../formula/parse.ts'
import { formulaCells, type WorkbookModel } from '../model/model.ts'
import { isCalculation, numberOf, type ModelCell } from '../sheet/grid.ts'
import { isLineNamed } from './cell-names.ts'
import type { Misdefined } from './misdefined.ts'
import { productsIn } from './products.ts'

const PRESENT =
  /\bpresent value|\bpv\b|\bdiscounted (?:cash|fcf|free|flow)|现值|折现(?!率|系数|因子)|현재가치|現在価値/i

/** Present values that multiply a flow by (1 + r)^t, which is what it will have grown to, and not what it is worth today. */
export function findCompoundedValues(model: WorkbookModel): Misdefined[] {
  return [...formulaCells(model)].flatMap((cell): Misdefined[] => {
    if (!isCalculation(cell) || !isLineNamed(model, cell, PRESENT)) return []
    const factor = productsIn(model, cell)
      .filter(({ factors, divided }) => factors === 2 && divided.length === 0)
      .flatMap(({ multiplied }) => multiplied)
      .find((other) => isGrown(model, other))
    return factor ? [{ definition: 'compounded', cells: [cell], other: factor }] : []
  })
}

/** (1 + r)^t of a rate that stands in a cell, above one. */
function isGrown(model: WorkbookModel, cell: ModelCell): boolean {
  if (!isCalculation(cell) || (numberOf(cell) ?? 0) <= 1 || cellsRead(model, cell).length > 2) return false
  const { root } = cell.shape
  const power = root.type === 'binary' && root.operator === '^' ? root : undefined
  if (!power || [...walkFormula(power.right)].some((node) => node.type === 'unary' && node.operator === '-'))
    return false
  const step = power.left
  if (step.type !== 'binary' || step.operator !== '+') return false
  const rate = numberOf(cellOfNode(model, cell, step.left.type === 'number' ? step.right : step.left))
  return rate !== undefined && rate > 0 && rate < 1
}
