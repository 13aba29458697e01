import { cellOfNode, cellsRead, quotientOf } from '../concepts/composition.ts'
import { conceptOfCell } from '../concepts/concept-lines.ts'
import { factorsOf, signedTerms } from '../formula/canonical.ts'
import type { FormulaNode } from '../formula/parse.ts'
import { formulaCells, type WorkbookModel } from '../model/model.ts'
import { numberOf, type FormulaCell, type ModelCell } from '../sheet/grid.ts'
import { isLineNamed } from './cell-names.ts'
import { DEBT_TO_EQUITY } from './leverage-names.ts'
import type { Misdefined } from './misdefined.ts'

/** Costs of capital that weigh debt with debt over equity, and equity with one less it: the weights are shares of all capital. */
export function findWeightsOverEquity(model: WorkbookModel): Misdefined[] {
  return [...formulaCells(model)].flatMap((cell): Misdefined[] => {
    if (conceptOfCell(model, cell) !== 'wacc') return []
    const nodes = signedTerms(cell.shape.root).flatMap(({ node }) => factorsOf(node).map((factor) => factor.node))
    const rests = nodes.flatMap((node) => restOf(model, cell, node) ?? [])
    const weights = nodes.flatMap((node) => cellOfNode(model, cell, node) ?? [])
    const other = weights.find((weight) => rests.includes(weight) && isOverEquity(model, weight))
    return other ? [{ definition: 'weights', cells: [cell], other }] : []
  })
}

/** The weight that 1 − w leaves out. */
function restOf(model: WorkbookModel, cell: FormulaCell, node: FormulaNode): ModelCell | undefined {
  if (node.type !== 'binary' || node.operator !== '-' || node.left.type !== 'number' || node.left.value !== 1)
    return undefined
  return cellOfNode(model, cell, node.right)
}

/** Named debt over equity, and where it is computed, from an equity that does not hold the debt. */
function isOverEquity(model: WorkbookModel, weight: ModelCell): boolean {
  if (!isLineNamed(model, weight, DEBT_TO_EQUITY) || (numberOf(weight) ?? 0) === 0) return false
  const { over, under } = quotientOf(model, weight) ?? {}
  return !over || !under || !cellsRead(model, under).includes(over)
}
