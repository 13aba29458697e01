import { cellOfNode } from '../concepts/composition.ts'
import { walkFormula, type FormulaNode } from '../formula/parse.ts'
import { formulaCells, type WorkbookModel } from '../model/model.ts'
import { numberOf, type FormulaCell, type ModelCell } from '../sheet/grid.ts'
import type { Misdefined } from './misdefined.ts'

/** No rate of return and no growth of a perpetuity is as high. */
const HIGHEST_RATE = 1

/** A growing perpetuity whose growth is added to the rate under the bar, known by its form alone: … × (1 + g) ÷ (r + g). */
export function findAddedGrowth(model: WorkbookModel): Misdefined[] {
  return [...formulaCells(model)].flatMap((cell): Misdefined[] => {
    if (!cell.shape.structure.includes('/')) return []
    const growth = [...walkFormula(cell.shape.root)].flatMap((node) => growthIn(model, cell, node) ?? [])[0]
    return growth ? [{ definition: 'perpetuity', cells: [cell], other: growth }] : []
  })
}

function growthIn(model: WorkbookModel, cell: FormulaCell, node: FormulaNode): ModelCell | undefined {
  if (node.type !== 'binary' || node.operator !== '/') return undefined
  const { left, right } = node
  if (right.type !== 'binary' || right.operator !== '+') return undefined
  const added = [right.left, right.right].map((part) => cellOfNode(model, cell, part))
  if (!added.every((part) => part && isRate(part)) || added[0] === added[1]) return undefined
  return [...walkFormula(left)].flatMap((inner) => {
    if (inner.type !== 'binary' || inner.operator !== '+') return []
    const [one, step] = inner.left.type === 'number' ? [inner.left, inner.right] : [inner.right, inner.left]
    const growth = one.type === 'number' && one.value === 1 ? cellOfNode(model, cell, step) : undefined
    return growth && added.includes(growth) ? [growth] : []
  })[0]
}

function isRate(cell: ModelCell): boolean {
  const value = numberOf(cell)
  return value !== undefined && Math.abs(value) < HIGHEST_RATE
}
