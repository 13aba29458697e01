import type { FormulaNode } from '../formula/parse.ts'
import type { ModelCell } from '../sheet/grid.ts'
import type { WorkbookModel } from '../model/model.ts'
import { runsDown } from '../sheet/time-axis.ts'

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
  const found = [...differencesIn(cell.shape.root, 1, stepOf)]
  return found.length === 1 ? found[0] : undefined
}

function* differencesIn(node: FormulaNode, sign: 1 | -1, stepOf: StepOf): Generator<'rise' | 'fall'> {
  if (node.type === 'unary') yield* differencesIn(node.operand, node.operator === '-' ? opposite(sign) : sign, stepOf)
  if (node.type !== 'binary') return
  const [left, right] = [stepOf(node.left), stepOf(node.right)]
  if (node.operator === '-' && left !== undefined && right !== undefined) {
    if (Math.abs(left - right) === 1) yield left > right === sign > 0 ? 'rise' : 'fall'
  } else {
    yield* differencesIn(node.left, sign, stepOf)
    yield* differencesIn(node.right, node.operator === '-' ? opposite(sign) : sign, stepOf)
  }
}

function opposite(sign: 1 | -1): 1 | -1 {
  return sign === 1 ? -1 : 1
}
