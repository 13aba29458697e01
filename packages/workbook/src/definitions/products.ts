import { cellOfNode } from '../concepts/composition.ts'
import { factorsOf, signedTerms } from '../formula/canonical.ts'
import type { FormulaNode } from '../formula/parse.ts'
import type { WorkbookModel } from '../model/model.ts'
import type { FormulaCell, ModelCell } from '../sheet/grid.ts'

/** A product within a formula: what it multiplies and what it divides by, cells and numbers apart. */
export interface Product {
  multiplied: readonly ModelCell[]
  divided: readonly ModelCell[]
  /** Numbers that it divides by. */
  divisors: readonly number[]
  factors: number
}

/** The products that a formula adds and deducts. */
export function productsIn(model: WorkbookModel, cell: FormulaCell): Product[] {
  return signedTerms(cell.shape.root).map(({ node }) => productOf(model, cell, node))
}

function productOf(model: WorkbookModel, cell: FormulaCell, node: FormulaNode): Product {
  const factors = factorsOf(node)
  const cellsBehind = (operator: '*' | '/'): ModelCell[] =>
    factors.flatMap((factor) => (factor.operator === operator ? (cellOfNode(model, cell, factor.node) ?? []) : []))
  const divisors = factors.flatMap(({ operator, node: factor }) =>
    operator === '/' && factor.type === 'number' ? [factor.value] : [],
  )
  return { multiplied: cellsBehind('*'), divided: cellsBehind('/'), divisors, factors: factors.length }
}
