import type { ModelCell, SheetGrid } from './grid.ts'
import { readPeriodHead, type PeriodHead } from './period.ts'

/** A row of period heads. */
export interface TimeAxis {
  sheet: string
  row: number
  /** By column index. */
  periods: ReadonlyMap<number, PeriodHead>
  heads: ReadonlyMap<number, ModelCell>
}

/** Fewer heads than this are dates in a table, not an axis. */
const LEAST_HEADS = 3

/** More rows of periods than this are data about years. */
const MOST_AXES = 100

/** Rows that head their columns with periods, from top to bottom. */
export function findTimeAxes(grid: SheetGrid): TimeAxis[] {
  const axes: TimeAxis[] = []
  const rows = new Set(grid.cells.map((cell) => cell.row))
  for (const row of rows) {
    const axis = readAxis(grid, row)
    if (axis) axes.push(axis)
    if (axes.length >= MOST_AXES) break
  }
  return axes
}

function readAxis(grid: SheetGrid, row: number): TimeAxis | undefined {
  const found = grid.row(row).flatMap((cell) => {
    const period = readPeriodHead(cell)
    return period ? [{ cell, period }] : []
  })
  const granularity = mostFrequent(found.map(({ period }) => period.granularity))
  const heads = found.filter(({ period }) => period.granularity === granularity)
  if (heads.length < LEAST_HEADS || !isOrdered(heads)) return undefined
  return {
    sheet: grid.name,
    row,
    periods: new Map(heads.map(({ cell, period }) => [cell.column, period])),
    heads: new Map(heads.map(({ cell }) => [cell.column, cell])),
  }
}

/** Values that happen to lie between 1950 and 2100 seldom run in one direction with even steps. */
function isOrdered(heads: readonly { cell: ModelCell; period: PeriodHead }[]): boolean {
  const steps = heads.slice(1).map(({ period }, index) => period.ordinal - heads[index]!.period.ordinal)
  const usual = mostFrequent(steps)
  const even = steps.filter((step) => step === usual && step !== 0).length
  const isPlainNumber = heads.every(({ cell }) => cell.cell.type === 'number')
  return isPlainNumber ? even >= steps.length - 1 && even >= 2 : even * 2 >= steps.length
}

function mostFrequent<T>(values: readonly T[]): T | undefined {
  const counts = new Map<T, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts].toSorted((a, b) => b[1] - a[1])[0]?.[0]
}

/** The period that governs a cell: the nearest axis above it that heads its column. */
export function periodAt(axes: readonly TimeAxis[], row: number, column: number): PeriodHead | undefined {
  return axisAt(axes, row, column)?.periods.get(column)
}

export function axisAt(axes: readonly TimeAxis[], row: number, column: number): TimeAxis | undefined {
  return axes.findLast((axis) => axis.row < row && axis.periods.has(column))
}
