import type { Area } from '../formula/reference.ts'
import type { DependencyGraph } from '../model/graph.ts'
import type { Grids, ModelCell } from '../sheet/grid.ts'

/** Parsing, storing and reading back one formula costs the engine about what walking so many cells of a range does. */
const FORMULA_COST = 100
/** Beyond the used range of a sheet the engine walks cells that do not exist: so many for the price of one. */
const EMPTY_PER_CELL = 10
const LAST_ROW = 1_048_575
const LAST_COLUMN = 16_383

/** More than any budget: what a formula that calls itself will take, nobody knows before. */
const UNBOUNDED = 1e12
const CALLS_ITSELF = 'LAMBDA'

/** What the engine spends on a formula, counted in cells of ranges. */
export function costOf(cell: ModelCell, grids: Grids, graph: DependencyGraph): number {
  if (cell.shape?.functions.has(CALLS_ITSELF)) return UNBOUNDED
  return graph.precedentAreas(cell).reduce((sum, area) => sum + walked(area, grids), FORMULA_COST)
}

/** Whole rows and columns end where their sheet does: they are clipped before the engine sees them. */
function walked({ sheet, top, left, bottom, right }: Area, grids: Grids): number {
  const { rowCount = 0, columnCount = 0 } = grids.get(sheet.toLowerCase())?.sheet ?? {}
  const used = lengthWithin(top, bottom, rowCount) * lengthWithin(left, right, columnCount)
  const isClipped = bottom === LAST_ROW || right === LAST_COLUMN
  return isClipped ? used : used + ((bottom - top + 1) * (right - left + 1) - used) / EMPTY_PER_CELL
}

function lengthWithin(first: number, last: number, count: number): number {
  return Math.max(0, Math.min(last, count - 1) - first + 1)
}

/** The formulas that a budget does not reach: the dearest, so that as many as can be are computed; of equals, the last. */
export function beyondBudget(
  cells: Iterable<ModelCell>,
  budget: number,
  cost: (cell: ModelCell) => number,
): Set<ModelCell> {
  const priced = Array.from(cells, (cell) => ({ cell, cost: cost(cell) })).toSorted((a, b) => a.cost - b.cost)
  let left = budget
  const beyond = priced.filter(({ cost: price }) => (left -= price) < 0)
  return new Set(beyond.map(({ cell }) => cell))
}
