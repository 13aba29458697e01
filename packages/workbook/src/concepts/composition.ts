import { conceptOfCell } from './concept-lines.ts'
import type { ModelConcept } from './concepts.ts'
import { signedTerms } from '../formula/canonical.ts'
import type { FormulaNode } from '../formula/parse.ts'
import { resolveReference } from '../formula/reference.ts'
import { cellsInArea, isCalculation, type ModelCell } from '../sheet/grid.ts'
import { gridOf, type WorkbookModel } from '../model/model.ts'

/** A cell that a formula adds or deducts. */
export interface Part {
  sign: 1 | -1
  cell: ModelCell
}

/** Sums reach no deeper than this before one would call the result another thing. */
const DEEPEST = 4

/** Cells that a formula adds or deducts as they are: references and the cells of summed ranges. Products and ratios are left out. */
export function partsOf(model: WorkbookModel, cell: ModelCell): Part[] {
  return cell.shape
    ? signedTerms(cell.shape.root).flatMap(({ sign, node }) => partsOfTerm(model, cell, sign, node))
    : []
}

function partsOfTerm(model: WorkbookModel, host: ModelCell, sign: 1 | -1, node: FormulaNode): Part[] {
  if (node.type === 'reference') return readCells(model, host, node).map((cell) => ({ sign, cell }))
  if (node.type !== 'call' || (node.name !== 'SUM' && node.name !== 'SUBTOTAL')) return []
  return node.arguments.flatMap((argument) =>
    signedTerms(argument, sign).flatMap((term) => partsOfTerm(model, host, term.sign, term.node)),
  )
}

/** The one cell that a formula repeats, with its sign; undefined where the formula does more. */
export function linkOf(model: WorkbookModel, { shape, ...host }: ModelCell): Part | undefined {
  let [node, sign] = [shape?.root, 1]
  for (; node?.type === 'unary'; node = node.operand) if (node.operator === '-') sign = -sign
  const cell = node?.type === 'reference' ? cellOfNode(model, host, node) : undefined
  return cell && { sign: sign as 1 | -1, cell }
}

/** The cells of a reference that hold something. */
function readCells(model: WorkbookModel, host: ModelCell, node: FormulaNode & { type: 'reference' }): ModelCell[] {
  const area = resolveReference(node.reference, host)
  return area ? [...cellsInArea(gridOf(model, area.sheet), area)] : []
}

/** The single cell that a node refers to. */
export function cellOfNode(model: WorkbookModel, host: ModelCell, node: FormulaNode): ModelCell | undefined {
  if (node.type === 'unary') return cellOfNode(model, host, node.operand)
  return node.type === 'reference' && !node.reference.isRange ? readCells(model, host, node)[0] : undefined
}

/** Parts with sums among them taken apart again, down to cells of the wanted concepts and to what is no sum. */
export function leavesOf(
  model: WorkbookModel,
  cell: ModelCell,
  wanted: ReadonlySet<ModelConcept>,
  depth = DEEPEST,
): Part[] {
  return partsOf(model, cell).flatMap((part): Part[] => {
    const concept = conceptOfCell(model, part.cell)
    if (depth === 0 || (concept && wanted.has(concept)) || !isCalculation(part.cell)) return [part]
    const inner = leavesOf(model, part.cell, wanted, depth - 1)
    if (inner.length === 0) return [part]
    return inner.map(({ sign, cell: leaf }) => ({ sign: (sign * part.sign) as 1 | -1, cell: leaf }))
  })
}

/** Every cell that a formula names, ranges of one line included. */
export function cellsRead(model: WorkbookModel, cell: ModelCell): ModelCell[] {
  return model.graph.precedentAreas(cell).flatMap((area) => {
    const size = (area.bottom - area.top + 1) * (area.right - area.left + 1)
    return size > 500 ? [] : [...cellsInArea(gridOf(model, area.sheet), area)]
  })
}

/** Concepts of the cells that a formula names. */
export function conceptsRead(model: WorkbookModel, cell: ModelCell): Set<ModelConcept> {
  return new Set(
    cellsRead(model, cell).flatMap((read) => {
      const concept = conceptOfCell(model, read)
      return concept ? [concept] : []
    }),
  )
}

/** All cells that a formula depends on, nearest first; at most `limit`. */
export function allPrecedents(model: WorkbookModel, cell: ModelCell, limit = 2000): Set<ModelCell> {
  const found = new Set<ModelCell>([cell])
  for (const next of found) {
    if (found.size > limit) break
    for (const read of cellsRead(model, next)) found.add(read)
  }
  found.delete(cell)
  return found
}

/** Numerator and denominator of a formula that is one quotient of two cells. */
export function quotientOf(model: WorkbookModel, cell: ModelCell): { over: ModelCell; under: ModelCell } | undefined {
  const { root } = cell.shape ?? {}
  if (root?.type !== 'binary' || root.operator !== '/') return undefined
  const [over, under] = [cellOfNode(model, cell, root.left), cellOfNode(model, cell, root.right)]
  return over && under ? { over, under } : undefined
}

/** Whether a formula calls one of the functions anywhere. */
export function calls(cell: ModelCell, ...names: string[]): boolean {
  return names.some((name) => cell.shape?.functions.has(name))
}
