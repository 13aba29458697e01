import { cellOfNode } from '../concepts/composition.ts'
import { linesWith, positionIn } from '../concepts/concept-lines.ts'
import { factorsOf, signedTerms } from '../formula/canonical.ts'
import { walkFormula, type FormulaNode } from '../formula/parse.ts'
import { resolveReference, type Area } from '../formula/reference.ts'
import { formulaCells, gridOf, type WorkbookModel } from '../model/model.ts'
import { numberOf, type FormulaCell, type ModelCell } from '../sheet/grid.ts'

/** A flow that a present value takes for one of today although the model counts it as period 1. */
export interface EarlyFlow {
  cell: FormulaCell
  flow: ModelCell
  /** The cell that counts it. */
  period: ModelCell
}

/** NPV(r, flows) × (1 + r), and first + NPV(r, those after it), where a line of discount periods says 1 over the first flow. */
export function earlyFlowsOf(model: WorkbookModel): EarlyFlow[] {
  return [...formulaCells(model)].flatMap((cell): EarlyFlow[] => {
    if (!cell.shape.functions.has('NPV')) return []
    const flow = multipliedBack(model, cell) ?? leftOutside(model, cell)
    const period = flow && periodOf(model, flow)
    return flow && period && numberOf(period) === 1 ? [{ cell, flow, period }] : []
  })
}

/** The first flow of an NPV that a factor of one plus something takes back by a period. */
function multipliedBack(model: WorkbookModel, cell: FormulaCell): ModelCell | undefined {
  for (const { node } of signedTerms(cell.shape.root)) {
    const factors = factorsOf(node)
    const area = factors.flatMap(({ operator, node: factor }) =>
      operator === '*' ? (flowsOf(cell, factor) ?? []) : [],
    )
    if (area[0] && factors.some(({ operator, node: factor }) => operator === '*' && isOnePlus(factor)))
      return firstOfArea(model, area[0])
  }
  return undefined
}

/** A cell that is added right before the range of an NPV. */
function leftOutside(model: WorkbookModel, cell: FormulaCell): ModelCell | undefined {
  const terms = signedTerms(cell.shape.root)
  const area = terms.flatMap(({ node }) => flowsOf(cell, node) ?? [])[0]
  if (!area) return undefined
  const isAcross = area.top === area.bottom
  return terms
    .flatMap(({ node }) => cellOfNode(model, cell, node) ?? [])
    .find(
      ({ sheet, row, column }) =>
        sheet === area.sheet &&
        (isAcross ? row === area.top && column === area.left - 1 : column === area.left && row === area.top - 1),
    )
}

function flowsOf(cell: FormulaCell, node: FormulaNode): Area | undefined {
  if (node.type !== 'call' || node.name !== 'NPV') return undefined
  const [, flows] = node.arguments
  return flows?.type === 'reference' && flows.reference.isRange ? resolveReference(flows.reference, cell) : undefined
}

const isOnePlus = (node: FormulaNode): boolean =>
  node.type === 'binary' &&
  node.operator === '+' &&
  node.left.type === 'number' &&
  node.left.value === 1 &&
  ![...walkFormula(node)].some(({ type }) => type === 'call')

const firstOfArea = (model: WorkbookModel, { sheet, top, left }: Area): ModelCell | undefined =>
  gridOf(model, sheet)?.at(top, left)

/** The number of discounting periods over (or beside) a flow. */
function periodOf(model: WorkbookModel, flow: ModelCell): ModelCell | undefined {
  return linesWith(model, 'discount_period')
    .filter(({ sheet, cells }) => sheet === flow.sheet && cells.length > 2)
    .flatMap((line) => line.cells.filter((cell) => positionIn(line, cell) === positionIn(line, flow)))[0]
}
