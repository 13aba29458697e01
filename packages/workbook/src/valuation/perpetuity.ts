import { cellOfNode } from '../concepts/composition.ts'
import { walkFormula, type FormulaNode } from '../formula/parse.ts'
import { numberOf, type FormulaCell, type ModelCell } from '../sheet/grid.ts'
import { formulaCells, type WorkbookModel } from '../model/model.ts'
import { rememberFor } from '../model/remember.ts'

/** A growing perpetuity, known by its form alone: … × (1 + g) ÷ (r − g). */
export interface Perpetuity {
  cell: FormulaCell
  growth: ModelCell
  rate: ModelCell
}

export const perpetuitiesOf = rememberFor((model: WorkbookModel): Perpetuity[] =>
  [...formulaCells(model)].flatMap((cell) => {
    if (!cell.shape.structure.includes('/')) return []
    const found = [...walkFormula(cell.shape.root)].flatMap((node) => readPerpetuity(model, cell, node) ?? [])
    return found.slice(0, 1)
  }),
)

/** A terminal flow that shrinks where the denominator lets it grow: … × (1 − g) ÷ (r − g). */
export const shrinkingPerpetuitiesOf = rememberFor((model: WorkbookModel): Perpetuity[] =>
  [...formulaCells(model)].flatMap((cell) => {
    if (!cell.shape.structure.includes('/')) return []
    const found = [...walkFormula(cell.shape.root)].flatMap((node) => readPerpetuity(model, cell, node, '-') ?? [])
    return found.filter(({ growth }) => (numberOf(growth) ?? 0) > 0).slice(0, 1)
  }),
)

function readPerpetuity(
  model: WorkbookModel,
  cell: FormulaCell,
  node: FormulaNode,
  step: '+' | '-' = '+',
): Perpetuity | undefined {
  if (node.type !== 'binary' || node.operator !== '/') return undefined
  const { left, right } = node
  if (right.type !== 'binary' || right.operator !== '-') return undefined
  const rate = cellOfNode(model, cell, right.left)
  const growth = cellOfNode(model, cell, right.right)
  if (!rate || !growth || numberOf(rate) === undefined || numberOf(growth) === undefined) return undefined
  const grows = [...walkFormula(left)].some(
    (inner) =>
      inner.type === 'binary' &&
      inner.operator === step &&
      inner.left.type === 'number' &&
      inner.left.value === 1 &&
      cellOfNode(model, cell, inner.right) === growth,
  )
  return grows ? { cell, growth, rate } : undefined
}
