import { resolveReference, type Area } from '../formula/reference.ts'
import { gridOf, type WorkbookModel } from '../model/model.ts'
import { isCalculation, numberOf, type FormulaCell, type ModelCell } from '../sheet/grid.ts'
import { across, along, cellOn, type Direction } from '../sheet/lines.ts'
import type { Anomaly } from '../copies/anomalies.ts'

/** Whether a formula rolls on over a window of its line where its copies stand still, or where they roll on already. */
export function isWindow(model: WorkbookModel, { direction, peers }: Anomaly, cell: FormulaCell): boolean {
  return growsFromStart(model, direction, cell) || spansLife(model, { direction, peers }, cell)
}

/** The window of a rolling total that is not full yet: it begins where the one before it begins, one period longer. */
function growsFromStart(model: WorkbookModel, direction: Direction, cell: FormulaCell): boolean {
  const grid = gridOf(model, cell.sheet)
  const own = windowOf(cell)
  if (!grid || !own) return false
  const isOne = direction === 'row' ? own.left === own.right : own.top === own.bottom
  const step = isOne ? 1 : -1
  const beside = windowOf(cellOn(grid, direction, across(cell, direction), along(cell, direction) + step))
  if (!beside || beside.top !== own.top || beside.left !== own.left) return false
  return direction === 'row' ? beside.right - own.right === step : beside.bottom - own.bottom === step
}

/** The range holds as many periods as the life that the formula reads: what was bought earlier is written off, or paid back. */
function spansLife(
  model: WorkbookModel,
  { direction, peers }: Pick<Anomaly, 'direction' | 'peers'>,
  cell: FormulaCell,
): boolean {
  if (cell.shape.structure !== peers[0].shape.structure) return false
  const own = windowOf(cell)
  if (!own) return false
  const length = lengthOf(own, direction)
  if (length < LEAST_LIFE) return false
  const lives = cell.shape.references.flatMap((reference) => {
    const area = reference.isRange ? undefined : resolveReference(reference, cell)
    return numberOf(area && gridOf(model, area.sheet)?.at(area.top, area.left)) ?? []
  })
  const longest = Math.max(...peers.map((peer) => lengthOf(windowOf(peer) ?? own, direction)))
  return lives.includes(length) && longest <= length
}

const LEAST_LIFE = 2

const lengthOf = ({ left, right, top, bottom }: Area, direction: Direction): number =>
  1 + (direction === 'row' ? right - left : bottom - top)

function windowOf(cell: ModelCell | undefined): Area | undefined {
  const range = cell && isCalculation(cell) ? cell.shape.references.find(({ isRange }) => isRange) : undefined
  return cell && range ? resolveReference(range, cell) : undefined
}
