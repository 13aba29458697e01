import { columnAt } from '../../facts/grids/read-grid.ts'
import type { Grid, GridColumn } from '../../facts/grids/grid.ts'
import type { SumStructure } from './sum-structure.ts'

export const periodKey = (period: GridColumn['period']): string | undefined =>
  period?.end && `${period.end} ${period.start ?? ''}`

/** Whether each of several periods heads several columns. */
export function repeatedPeriods({ columns }: Grid): boolean {
  const keys = columns.flatMap(({ period }) => periodKey(period) ?? [])
  return [...new Set(keys)].filter((key) => keys.indexOf(key) !== keys.lastIndexOf(key)).length >= 2
}

/** What is added up belongs to one period; an opening balance with its movements alone leads to another. */
export function mixesPeriods(grid: Grid, { result, terms }: SumStructure): boolean {
  const own = periodKey(columnAt(grid, result).period)
  const others = terms.flatMap(({ line }) => periodKey(columnAt(grid, line).period) ?? [])
  return (
    columnAt(grid, result).kind !== 'change' &&
    new Set(others.filter((key) => key !== own)).size > 0 &&
    new Set(others).size > 1
  )
}
