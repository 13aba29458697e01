import { allPrecedents, cellOfNode, linkOf } from '../concepts/composition.ts'
import type { FormulaNode } from '../formula/parse.ts'
import { formulaCells, gridOf, type WorkbookModel } from '../model/model.ts'
import { isCalculation, numberOf, type FormulaCell, type ModelCell } from '../sheet/grid.ts'
import { runsDown } from '../sheet/time-axis.ts'
import type { OddPerpetuity } from './terminal-value.ts'
import { terminalFlowsOf } from './perpetuity.ts'
import { periodCells } from './valuation.ts'

/** Years that make a forecast. */
const LEAST_YEARS = 3
/** Rates that differ by less are one rate, rounded. */
const SAME_RATE = 1e-6

/**
 * Values r − g by their form alone, however they are called, whose first flow does not grow by g: the last flow of the forecast as it is,
 * or that flow grown by another rate.
 */
export function findUngrownPerpetuities(model: WorkbookModel): OddPerpetuity[] {
  return [...formulaCells(model)].flatMap((cell): OddPerpetuity[] => {
    const { root } = cell.shape
    if (root.type !== 'binary' || root.operator !== '/') return []
    const { right } = root
    if (right.type !== 'binary' || right.operator !== '-') return []
    const [rate, growth] = [right.left, right.right].map((node) => originOf(model, cellOfNode(model, cell, node)))
    const [r, g] = [numberOf(rate), numberOf(growth)]
    if (!growth || r === undefined || g === undefined || g <= 0 || r <= g || r >= 1) return []
    const first = firstFlowOf(model, cell, root.left)
    if (!first || !isLastOfForecast(model, first.flow)) return []
    const { flow, step } = first
    const own = step === undefined ? 0 : (numberOf(step) ?? 0)
    if (step === growth || Math.abs(own - g) < SAME_RATE) return []
    if (step === undefined && (terminalFlowsOf(model).has(flow) || allPrecedents(model, flow).has(growth))) return []
    const expected = ((numberOf(flow) ?? 0) * (1 + g)) / (r - g)
    return [{ kind: 'growth', cell, flow, growth, expected }]
  })
}

/** The last flow and the rate by which it grows into the first of the perpetuity, in the formula itself or in a cell between. */
function firstFlowOf(
  model: WorkbookModel,
  host: FormulaCell,
  node: FormulaNode,
): { flow: ModelCell; step?: ModelCell } | undefined {
  const grown = grownFlowOf(model, host, node)
  if (grown) return grown
  const flow = originOf(model, cellOfNode(model, host, node))
  if (!flow) return undefined
  return (isCalculation(flow) ? grownFlowOf(model, flow, flow.shape.root) : undefined) ?? { flow }
}

/** F × (1 + h). */
function grownFlowOf(
  model: WorkbookModel,
  host: FormulaCell,
  node: FormulaNode,
): { flow: ModelCell; step: ModelCell } | undefined {
  if (node.type !== 'binary' || node.operator !== '*') return undefined
  const sides = [node.left, node.right]
  const factor = sides.find((side) => side.type === 'binary' && side.operator === '+')
  if (factor?.type !== 'binary') return undefined
  const one = [factor.left, factor.right].find((side) => side.type === 'number' && side.value === 1)
  const rate = [factor.left, factor.right].find((side) => side !== one)
  const flow = originOf(model, cellOfNode(model, host, sides.find((side) => side !== factor) ?? factor))
  const step = one && rate ? originOf(model, cellOfNode(model, host, rate)) : undefined
  return flow && step ? { flow, step } : undefined
}

/** Where a chain of links begins. */
function originOf(model: WorkbookModel, cell: ModelCell | undefined): ModelCell | undefined {
  const seen = new Set<ModelCell>()
  let at = cell
  while (at && isCalculation(at) && !seen.has(at)) {
    seen.add(at)
    const link = linkOf(model, at)
    if (!link || link.sign < 0) break
    at = link.cell
  }
  return at
}

/** The last period of a computed line that runs along the time of its sheet, and no year behind it. */
function isLastOfForecast(model: WorkbookModel, flow: ModelCell): boolean {
  const grid = gridOf(model, flow.sheet)
  if (!grid || !isCalculation(flow)) return false
  const line = runsDown(model.axes(flow.sheet)) ? grid.column(flow.column) : grid.row(flow.row)
  const years = periodCells(model, line)
  const copies = years.filter((year) => year.shape?.form === flow.shape.form)
  return years.at(-1) === flow && copies.length >= LEAST_YEARS
}
