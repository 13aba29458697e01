import { cellOfNode, cellsRead } from '../concepts/composition.ts'
import { factorsOf } from '../formula/canonical.ts'
import type { WorkbookModel } from '../model/model.ts'
import { isCalculation, numberOf, type FormulaCell, type ModelCell } from '../sheet/grid.ts'
import { perpetuitiesOf } from './perpetuity.ts'
import type { OddPerpetuity } from './terminal-value.ts'

/**
 * Perpetuities that grow out of the present value of the last flow and are discounted once more. Taken as it is such a value would be the
 * present value of all that follows.
 */
export function findTwiceDiscounted(model: WorkbookModel): OddPerpetuity[] {
  return perpetuitiesOf(model).flatMap(({ cell, growth, rate }): OddPerpetuity[] => {
    const [present, more] = cellsRead(model, cell).filter((read) => read !== growth && read !== rate)
    if (!present || more || !isCalculation(present)) return []
    const flow = discounted(model, present)
    const [r, g] = [numberOf(rate) ?? 0, numberOf(growth) ?? 0]
    const isAgain = model.graph.dependants(cell).some((reader) => discounted(model, reader) === cell)
    if (!flow || !isAgain || r <= g) return []
    return [{ kind: 'discounted', cell, flow, growth, expected: ((numberOf(flow) ?? 0) * (1 + g)) / (r - g) }]
  })
}

/** What a product of two takes a computed share of. */
function discounted(model: WorkbookModel, { shape, ...host }: FormulaCell): ModelCell | undefined {
  const factors = factorsOf(shape.root).map(({ operator, node }) =>
    operator === '*' ? cellOfNode(model, { ...host, shape }, node) : undefined,
  )
  const [a, b, more] = factors
  if (!a || !b || more) return undefined
  const isFactor = (cell: ModelCell): boolean => {
    const value = numberOf(cell) ?? 0
    return isCalculation(cell) && value > 0 && value < 1 && /\^|NPV|PV/.test(cell.shape.structure)
  }
  if (isFactor(a) === isFactor(b)) return undefined
  return isFactor(a) ? b : a
}
