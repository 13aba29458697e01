import { walkFormula, type FormulaNode } from '../formula/parse.ts'
import { resolveReference, type Area } from '../formula/reference.ts'
import { formulaCells, gridOf, type WorkbookModel } from '../model/model.ts'
import { rememberFor } from '../model/remember.ts'
import { cellsInArea, numberOf, type FormulaCell, type ModelCell } from '../sheet/grid.ts'

/**
 * An XNPV or XIRR whose days do not fit its flows. early: a day lies before the first one, from which the function counts · order: a day
 * steps back among days that run on · shifted: the days begin beside another flow than the first · outside: an earlier flow is added
 * undiscounted, while the function discounts to its own first day.
 */
export interface MisdatedFlows {
  kind: 'early' | 'order' | 'shifted' | 'outside'
  cell: FormulaCell
  /** The day at fault, or the first of the days. */
  day: ModelCell
  /** The day that it is held against, or the first flow. */
  other: ModelCell
}

/** Serial days of 1950 to 2150. */
const [FIRST_DAY, LAST_DAY] = [18_264, 91_312]
/** Fewer days have no order that one of them could break. */
const LEAST_DAYS = 4

/** Every dated present value or return whose days are out of step with its flows. */
export const misdatedFlowsOf = rememberFor((model: WorkbookModel): MisdatedFlows[] =>
  [...formulaCells(model)].flatMap((cell) =>
    [...walkFormula(cell.shape.root)].flatMap((node) => {
      if (node.type !== 'call' || (node.name !== 'XNPV' && node.name !== 'XIRR')) return []
      const [flows, days] = node.arguments.slice(node.name === 'XNPV' ? 1 : 0).map((part) => areaOf(part, cell))
      return flows && days ? (faultOf(model, cell, { flows, days, isValue: node.name === 'XNPV' }) ?? []) : []
    }),
  ),
)

interface Dated {
  flows: Area
  days: Area
  isValue: boolean
}

function faultOf(model: WorkbookModel, cell: FormulaCell, { flows, days, isValue }: Dated): MisdatedFlows | undefined {
  const cells = [...cellsInArea(gridOf(model, days.sheet), days)].filter(isDay)
  const [first] = cells
  const flow = gridOf(model, flows.sheet)?.at(flows.top, flows.left)
  if (!first || !flow) return undefined
  const early = cells.find((day) => dayOf(day) < dayOf(first))
  if (early) return { kind: 'early', cell, day: early, other: first }
  if (isShifted(flows, days)) return { kind: 'shifted', cell, day: first, other: flow }
  const before = isValue ? dayBefore(model, { flows, days }) : undefined
  if (before && addsUndiscounted(cell, flows)) return { kind: 'outside', cell, day: first, other: before }
  const backs = cells.flatMap((day, index) => {
    const other = cells[index - 1]
    return other && dayOf(day) < dayOf(other) ? [{ day, other }] : []
  })
  const [back] = backs
  return cells.length >= LEAST_DAYS && backs.length === 1 && back ? { kind: 'order', cell, ...back } : undefined
}

function areaOf(node: FormulaNode | undefined, host: FormulaCell): Area | undefined {
  return node?.type === 'reference' && node.reference.isRange ? resolveReference(node.reference, host) : undefined
}

const dayOf = (cell: ModelCell): number => numberOf(cell) ?? 0
const isDay = (cell: ModelCell): boolean => dayOf(cell) >= FIRST_DAY && dayOf(cell) <= LAST_DAY

const isAcross = ({ left, right }: Area): boolean => left !== right

/** As many of both on one sheet, side by side, but a place apart along the line. */
function isShifted(flows: Area, days: Area): boolean {
  if (flows.sheet !== days.sheet || isAcross(flows) !== isAcross(days)) return false
  const [a, b, length, other] = isAcross(flows)
    ? [flows.left, days.left, flows.right - flows.left, days.right - days.left]
    : [flows.top, days.top, flows.bottom - flows.top, days.bottom - days.top]
  return length === other && a !== b && Math.abs(a - b) < length
}

/** The day right before the first of the range, where one stands. */
function dayBefore(model: WorkbookModel, { flows, days }: Pick<Dated, 'flows' | 'days'>): ModelCell | undefined {
  const step = isAcross(flows) ? { row: days.top, column: days.left - 1 } : { row: days.top - 1, column: days.left }
  const cell = gridOf(model, days.sheet)?.at(step.row, step.column)
  const first = gridOf(model, days.sheet)?.at(days.top, days.left)
  return cell && first && isDay(cell) && dayOf(cell) < dayOf(first) ? cell : undefined
}

/** The flow right before the range stands beside the function in the same formula, as a summand. */
function addsUndiscounted(cell: FormulaCell, flows: Area): boolean {
  const place = isAcross(flows) ? { top: flows.top, left: flows.left - 1 } : { top: flows.top - 1, left: flows.left }
  const { root } = cell.shape
  if (root.type !== 'binary' || !/^[-+]$/.test(root.operator)) return false
  return [...walkFormula(root)].some((node) => {
    const area =
      node.type === 'reference' && !node.reference.isRange ? resolveReference(node.reference, cell) : undefined
    return area !== undefined && area.sheet === flows.sheet && area.top === place.top && area.left === place.left
  })
}
