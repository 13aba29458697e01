import { cellIn, columnAt } from '../../facts/grids/read-grid.ts'
import type { Grid, GridCell } from '../../facts/grids/grid.ts'

/** A figure with its place in a grid. */
export interface Entry {
  grid: Grid
  row: number
  column: number
  cell: GridCell
}

/** The entry at a place, when it is an amount that says something. */
export function entryOf(grid: Grid, row: number, column: number): Entry[] {
  const cell = cellIn(grid, row, column)
  return cell && !cell.dash && columnAt(grid, column).kind === 'amount' && !cell.value.isZero()
    ? [{ grid, row, column, cell }]
    : []
}
