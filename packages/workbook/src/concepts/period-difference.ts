import type { FormulaNode } from '../formula/parse.ts'
import type { ModelCell } from '../sheet/grid.ts'
import type { WorkbookModel } from '../model/model.ts'
import { axisAt, runsDown } from '../sheet/time-axis.ts'

type StepOf = (node: FormulaNode) => number | undefined

/** What a formula tells of two periods: this one less the one before ("rise"), or the other way round ("fall"). Undefined where it holds no such difference, or several. */
export function differenceOfPeriods(model: WorkbookModel, cell: ModelCell): 'rise' | 'fall' | undefined {
  if (!cell.shape) return undefined
  const down = runsDown(model.axes(cell.sheet))
  const stepOf: StepOf = (node) => {
    if (node.type !== 'reference' || node.reference.isRange) return undefined
    const step = down ? node.reference.top : node.reference.left
    return step && !step.absolute ? step.value : undefined
  }
  const found = [...differencesIn(cell.shape.root, isNewestFirst(model, cell) ? -1 : 1, stepOf)]
  return found.length === 1 ? found[0] : undefined
}

/** Statements that begin with the last year. */
function isNewestFirst(model: WorkbookModel, cell: ModelCell): boolean {
  const axis = axisAt(model.axes(cell.sheet), cell)
  const [first, last] = axis ? [axis.periods.get(axis.first), axis.periods.get(axis.last)] : []
  return first !== undefined && last !== undefined && first.ordinal > last.ordinal
}

function* differencesIn(node: FormulaNode, sign: 1 | -1, stepOf: StepOf): Generator<'rise' | 'fall'> {
  if (node.type === 'unary') yield* differencesIn(node.operand, node.operator === '-' ? opposite(sign) : sign, stepOf)
  if (node.type !== 'binary') return
  const [left, right] = [stepOf(node.left), stepOf(node.right)]
  if (node.operator === '-' && left !== undefined && right !== undefined) {
    if (Math.abs(left - right) === 1) yield left > right === sign > 0 ? 'rise' : 'fall'
  } else if (node.operator === '*' || node.operator === '/') {
    // A share of a difference goes the way that the share says: -10%*(D7-C7), (D7-C7)*-10%.
    yield* differencesIn(node.left, times(sign, signOf(node.right)), stepOf)
    if (node.operator === '*') yield* differencesIn(node.right, times(sign, signOf(node.left)), stepOf)
  } else {
    yield* differencesIn(node.left, sign, stepOf)
    yield* differencesIn(node.right, node.operator === '-' ? opposite(sign) : sign, stepOf)
  }
}

/** The sign that is written before a factor, or before the factors that it is made of. */
function signOf(node: FormulaNode): 1 | -1 {
  if (node.type === 'unary') return node.operator === '-' ? opposite(signOf(node.operand)) : signOf(node.operand)
  if (node.type === 'number') return node.value < 0 ? -1 : 1
  if (node.type !== 'binary' || (node.operator !== '*' && node.operator !== '/')) return 1
  return times(signOf(node.left), signOf(node.right))
}

function times(one: 1 | -1, other: 1 | -1): 1 | -1 {
  return one === other ? 1 : -1
}

function opposite(sign: 1 | -1): 1 | -1 {
  return sign === 1 ? -1 : 1
}
