import { walkFormula, type FormulaNode } from '../formula/parse.ts'
import { resolveReference, type Area } from '../formula/reference.ts'
import { evaluateNode } from '../sheet/evaluate.ts'
import { cellsInArea, isCalculation, type FormulaCell, type ModelCell } from '../sheet/grid.ts'
import { gridOf, type WorkbookModel } from './model.ts'

/**
 * Whether a switch outside of the cycle keeps it open: without the branches that IF and CHOOSE do not take today, nothing leads back. A
 * spreadsheet follows the branch that it takes, and warns of nothing.
 */
export function isSwitchedOff(model: WorkbookModel, cycle: readonly ModelCell[]): boolean {
  const members = new Set(cycle)
  const reads = new Map(cycle.map((cell) => [cell, isCalculation(cell) ? membersRead(model, cell, members) : []]))
  // What reads no member that is left is open, and so is what only reads such cells.
  for (let before = -1; before !== reads.size;) {
    before = reads.size
    for (const [cell, read] of reads) if (!read.some((other) => reads.has(other))) reads.delete(cell)
  }
  return reads.size === 0
}

function membersRead(model: WorkbookModel, cell: FormulaCell, members: ReadonlySet<ModelCell>): ModelCell[] {
  const cellsOf = (area: Area | undefined): ModelCell[] =>
    area ? [...cellsInArea(gridOf(model, area.sheet), area)].filter((read) => members.has(read)) : []
  const readBy = (node: FormulaNode): ModelCell[] =>
    [...walkFormula(node)].flatMap((part) =>
      part.type === 'reference' ? cellsOf(resolveReference(part.reference, cell)) : [],
    )
  const isOutside = (node: FormulaNode): boolean => readBy(node).length === 0
  // Names say nothing of where they stand in the tree.
  if (cell.shape.names.length > 0 && cell.shape.references.length === 0)
    return model.graph.precedentAreas(cell).flatMap(cellsOf)
  return readBy(
    takenOf(cell.shape.root, (node) => (isOutside(node) ? evaluateNode(model.grids, node, cell) : undefined)),
  )
}

type Evaluate = (node: FormulaNode) => number | string | boolean | undefined

/** The formula without the branches that its conditions pass over. */
function takenOf(node: FormulaNode, evaluate: Evaluate): FormulaNode {
  switch (node.type) {
    case 'unary':
      return { ...node, operand: takenOf(node.operand, evaluate) }
    case 'binary':
      return { ...node, left: takenOf(node.left, evaluate), right: takenOf(node.right, evaluate) }
    case 'call': {
      const [test, ...branches] = node.arguments
      const taken = test && branchTaken(node.name, evaluate(test), branches.length)
      const rest = taken === undefined ? branches : branches.slice(taken, taken + 1)
      return { ...node, arguments: [...(test ? [test] : []), ...rest].map((part) => takenOf(part, evaluate)) }
    }
    default:
      return node
  }
}

function branchTaken(name: string, value: ReturnType<Evaluate>, count: number): number | undefined {
  if (name === 'IF' && (typeof value === 'boolean' || typeof value === 'number')) return value ? 0 : 1
  return name === 'CHOOSE' && typeof value === 'number' && value >= 1 && value <= count
    ? Math.floor(value) - 1
    : undefined
}
