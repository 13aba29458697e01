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
  return isOpen(model, cycle)
}

/**
 * The typed cell outside of a cycle that turns it on and off: with the other branch of the conditions that read it, or with a nought where
 * it is a factor, nothing leads back.
 */
export function governingSwitchOf(model: WorkbookModel, cycle: readonly ModelCell[]): ModelCell | undefined {
  const members = new Set(cycle)
  const read = cycle.flatMap((cell) =>
    model.graph
      .precedentAreas(cell)
      .flatMap((area) =>
        area.top === area.bottom && area.left === area.right ? [...cellsInArea(gridOf(model, area.sheet), area)] : [],
      ),
  )
  const candidates = new Set(read.filter((cell) => !members.has(cell) && isSwitch(cell)))
  return [...candidates].find((control) => isOpen(model, cycle, control))
}

const SWITCH_WORDS = /^(?:on|off|yes|no|y|n|true|false|开|关|是|否|켜짐|꺼짐|オン|オフ)$/i

/** One, nought, or a word for them, typed by hand. */
function isSwitch({ cell, shape }: ModelCell): boolean {
  if (shape) return false
  if (cell.type === 'boolean') return true
  return cell.type === 'number' ? cell.value === 0 || cell.value === 1 : SWITCH_WORDS.test(cell.text.trim())
}

function isOpen(model: WorkbookModel, cycle: readonly ModelCell[], control?: ModelCell): boolean {
  const members = new Set(cycle)
  const reads = new Map(
    cycle.map((cell) => [cell, isCalculation(cell) ? membersRead(model, cell, { members, control }) : []]),
  )
  // What reads no member that is left is open, and so is what only reads such cells.
  for (let before = -1; before !== reads.size;) {
    before = reads.size
    for (const [cell, read] of reads) if (!read.some((other) => reads.has(other))) reads.delete(cell)
  }
  return reads.size === 0
}

interface Loop {
  members: ReadonlySet<ModelCell>
  /** A switch that is looked at as if it were turned. */
  control: ModelCell | undefined
}

function membersRead(model: WorkbookModel, cell: FormulaCell, { members, control }: Loop): ModelCell[] {
  const cellsOf = (area: Area | undefined): ModelCell[] =>
    area ? [...cellsInArea(gridOf(model, area.sheet), area)] : []
  const readIn = (node: FormulaNode): ModelCell[] =>
    [...walkFormula(node)].flatMap((part) =>
      part.type === 'reference' ? cellsOf(resolveReference(part.reference, cell)) : [],
    )
  const readBy = (node: FormulaNode): ModelCell[] => readIn(node).filter((read) => members.has(read))
  // Names say nothing of where they stand in the tree.
  if (cell.shape.names.length > 0 && cell.shape.references.length === 0)
    return model.graph.precedentAreas(cell).flatMap((area) => cellsOf(area).filter((read) => members.has(read)))
  return readBy(
    takenOf(cell.shape.root, {
      evaluate: (node) => (readBy(node).length === 0 ? evaluateNode(model.grids, node, cell) : undefined),
      isTurned: (node) => control !== undefined && readIn(node).includes(control),
    }),
  )
}

interface Today {
  evaluate: (node: FormulaNode) => number | string | boolean | undefined
  /** Whether the node reads the switch that is looked at as if it were turned. */
  isTurned: (node: FormulaNode) => boolean
}

const NOUGHT: FormulaNode = { type: 'number', value: 0, text: '0' }

/** The formula without the branches that its conditions pass over, and without what a turned switch multiplies. */
function takenOf(node: FormulaNode, today: Today): FormulaNode {
  switch (node.type) {
    case 'unary':
      return { ...node, operand: takenOf(node.operand, today) }
    case 'binary':
      if (
        node.operator === '*' &&
        [node.left, node.right].some((side) => side.type === 'reference' && today.isTurned(side))
      )
        return NOUGHT
      return { ...node, left: takenOf(node.left, today), right: takenOf(node.right, today) }
    case 'call': {
      const [test, ...branches] = node.arguments
      const taken = test && branchTaken(node.name, today.evaluate(test), branches.length)
      const isOther = node.name === 'IF' && test !== undefined && today.isTurned(test)
      const branch = taken !== undefined && isOther ? 1 - taken : taken
      const rest = branch === undefined ? branches : branches.slice(branch, branch + 1)
      return { ...node, arguments: [...(test ? [test] : []), ...rest].map((part) => takenOf(part, today)) }
    }
    default:
      return node
  }
}

function branchTaken(name: string, value: ReturnType<Today['evaluate']>, count: number): number | undefined {
  if (name === 'IF' && (typeof value === 'boolean' || typeof value === 'number')) return value ? 0 : 1
  return name === 'CHOOSE' && typeof value === 'number' && value >= 1 && value <= count
    ? Math.floor(value) - 1
    : undefined
}
