import { cellOfNode, cellsRead } from '../concepts/composition.ts'
import type { Aggregate } from '../sheet/aggregates.ts'
import { walkFormula, type FormulaNode } from '../formula/parse.ts'
import { isCalculation, numberOf, type FormulaCell, type ModelCell } from '../sheet/grid.ts'
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

/**
 * Flows of the year that a perpetuity begins with: it takes them as they are, F ÷ (r − g), and they have grown by its own growth already, or
 * its value is discounted by fewer periods than they would be.
 */
export const terminalFlowsOf = rememberFor((model: WorkbookModel): ReadonlySet<ModelCell> => {
  const plain = [...formulaCells(model)].flatMap((cell) => {
    const { root } = cell.shape
    if (root.type !== 'binary' || root.operator !== '/' || root.right.type !== 'binary') return []
    if (root.right.operator !== '-') return []
    const [flow, rate, growth] = [root.left, root.right.left, root.right.right].map((node) =>
      cellOfNode(model, cell, node),
    )
    return isCalculation(flow) && rate && growth ? [{ cell, flow, rate, growth }] : []
  })
  return new Set(
    plain.flatMap(({ cell, flow, rate, growth }) =>
      cellsRead(model, flow).includes(growth) || isNearer(model, cell, { flow, rate }) ? [flow] : [],
    ),
  )
})

/** Present value over value: by how much each is discounted. */
function isNearer(
  model: WorkbookModel,
  terminal: FormulaCell,
  { flow, rate }: { flow: ModelCell; rate: ModelCell },
): boolean {
  const [own, theirs] = [terminal, flow].map((cell) => factorOf(model, cell))
  const step = 1 + (numberOf(rate) ?? 0)
  return own !== undefined && theirs !== undefined && Math.abs(own / theirs / step - 1) < ROUNDED
}

const ROUNDED = 1e-3

/** What the one cell that discounts another makes of it. */
function factorOf(model: WorkbookModel, cell: ModelCell): number | undefined {
  const value = numberOf(cell)
  const factors = model.graph.dependants(cell).flatMap((reader) => {
    const { root } = reader.shape
    const isScaled = root.type === 'binary' && (root.operator === '*' || root.operator === '/')
    const factor = (numberOf(reader) ?? 0) / (value || Number.NaN)
    return isScaled && factor > 0 && factor < 1 ? [factor] : []
  })
  return factors.length === 1 ? factors[0] : undefined
}

/** The year that a perpetuity begins with stands behind those that are valued one by one. */
export function isBeyondHorizon(model: WorkbookModel, { direction }: Aggregate, omitted: ModelCell): boolean {
  const flows = terminalFlowsOf(model)
  const isSamePeriod = (flow: ModelCell): boolean =>
    flow.sheet === omitted.sheet && (direction === 'row' ? flow.column === omitted.column : flow.row === omitted.row)
  return [omitted, ...(isCalculation(omitted) ? cellsRead(model, omitted) : [])].some(
    (cell) => flows.has(cell) && isSamePeriod(cell),
  )
}
