import { cellOfNode, cellsRead } from '../concepts/composition.ts'
import { factorsOf } from '../formula/canonical.ts'
import { isCalculation, numberOf, type FormulaCell, type ModelCell } from '../sheet/grid.ts'
import type { WorkbookModel } from '../model/model.ts'
import { perpetuitiesOf } from './perpetuity.ts'

/** A present value of a perpetuity, the factor that it takes, and the one with which the flow that the perpetuity grows out of is discounted. */
export interface LaggedPerpetuity {
  cell: FormulaCell
  factor: ModelCell
  own: ModelCell
}

/** Factors further apart than rounding. */
const APART = 1e-4

/** Perpetuities that are discounted by another factor than their last flow. A mid-year flow takes half a period less, which is no whole one. */
export function laggedPerpetuitiesOf(model: WorkbookModel): LaggedPerpetuity[] {
  return perpetuitiesOf(model).flatMap(({ cell: terminal, growth, rate }) => {
    const flows = cellsRead(model, terminal).filter((read) => read !== growth && read !== rate)
    const [flow, more] = flows
    const step = 1 + (numberOf(rate) ?? 0)
    if (!flow || more || step <= 1) return []
    const own = factorOn(model, flow)
    return model.graph.dependants(terminal).flatMap((cell) => {
      const factor = factorOfProduct(model, cell, terminal)
      const [usual, taken] = [numberOf(own), numberOf(factor)]
      if (!own || !factor || !usual || !taken || factor === own) return []
      // One whole period more or less, by the rate of the perpetuity itself.
      const periods = Math.log(usual / taken) / Math.log(step)
      return Math.abs(Math.abs(periods) - 1) < APART ? [{ cell, factor, own }] : []
    })
  })
}

/** The factor that a flow is multiplied with. */
function factorOn(model: WorkbookModel, flow: ModelCell): ModelCell | undefined {
  const factors = model.graph.dependants(flow).flatMap((reader) => factorOfProduct(model, reader, flow) ?? [])
  return factors.length === 1 ? factors[0] : undefined
}

/** What a cell that is the product of two multiplies the one with: a computed number between nought and one. */
function factorOfProduct(model: WorkbookModel, cell: FormulaCell, one: ModelCell): ModelCell | undefined {
  const factors = factorsOf(cell.shape.root).map(({ operator, node }) =>
    operator === '*' ? cellOfNode(model, cell, node) : undefined,
  )
  const other = factors.find((factor) => factor !== one)
  const value = numberOf(other)
  const isProduct = factors.length === 2 && factors.includes(one) && other !== undefined
  return isProduct && isCalculation(other) && value !== undefined && value > 0 && value < 1 ? other : undefined
}
