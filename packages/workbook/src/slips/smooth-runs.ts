import type { WorkbookModel } from '../model/model.ts'
import { isConstantNumber, numberOf, type ModelCell, type SheetGrid } from '../sheet/grid.ts'
import type { ScaleJump } from './scale-jumps.ts'

/** Shorter columns do not show that their numbers change by little. */
const LEAST_RUN = 8
/** Numbers one below the other that follow each other smoothly: prices of days, balances of months. */
const SMOOTH = 1.5
const FACTORS = [10, 100, 1000, 10_000, 1_000_000]
/** Prices move on top of the slip. */
const EXACT = 1.3

/** Typed numbers of a long column that are a power of ten away from both the one above and the one below, where all others follow smoothly. */
export function findBrokenRuns(model: WorkbookModel): ScaleJump[] {
  return [...model.grids.values()].flatMap((grid) =>
    typedRuns(grid).flatMap((run) => {
      const jumps = run.flatMap((_, index) => spikeAt(run, index) ?? [])
      const [only, more] = jumps
      if (!only || more) return []
      const others = run.filter((cell) => cell !== only.cell)
      return others.every((cell, index) => index === 0 || isSmooth(others[index - 1], cell)) ? [only] : []
    }),
  )
}

/** Typed numbers that stand without a gap in one column. */
function typedRuns(grid: SheetGrid): ModelCell[][] {
  const columns = Map.groupBy(
    grid.cells.filter((cell) => isConstantNumber(cell) && numberOf(cell) !== 0),
    ({ column }) => column,
  )
  return [...columns.values()].flatMap((cells) => {
    const runs: ModelCell[][] = []
    for (const cell of cells.toSorted((a, b) => a.row - b.row)) {
      const run = runs.at(-1)
      if (run?.at(-1)?.row === cell.row - 1) run.push(cell)
      else runs.push([cell])
    }
    return runs.filter(({ length }) => length >= LEAST_RUN)
  })
}

function spikeAt(run: readonly ModelCell[], index: number): ScaleJump | undefined {
  const [above, cell, below] = [run[index - 1], run[index], run[index + 1]]
  if (!above || !cell || !below || !isSmooth(above, below)) return undefined
  const [value, usual] = [sizeOf(cell), (sizeOf(above) + sizeOf(below)) / 2]
  const found = Math.max(value / usual, usual / value)
  const factor = FACTORS.find((candidate) => Math.max(found / candidate, candidate / found) < EXACT)
  return factor ? { cell, factor, beside: [above, below] } : undefined
}

function isSmooth(a: ModelCell | undefined, b: ModelCell): boolean {
  if (!a || Math.sign(numberOf(a) ?? 0) !== Math.sign(numberOf(b) ?? 0)) return false
  return Math.max(sizeOf(a) / sizeOf(b), sizeOf(b) / sizeOf(a)) < SMOOTH
}

const sizeOf = (cell: ModelCell): number => Math.abs(numberOf(cell) ?? 0)
