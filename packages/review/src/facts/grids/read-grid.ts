import type { Grid, GridCell, GridColumn, GridRow } from './grid.ts'

/** The row at a position that the grid has. */
export function rowAt({ rows }: Grid, index: number): GridRow {
  const row = rows[index]
  if (!row) throw new RangeError(`no row ${index} in a grid of ${rows.length}`)
  return row
}

/** The column at a position that the grid has. */
export function columnAt({ columns }: Grid, index: number): GridColumn {
  const column = columns[index]
  if (!column) throw new RangeError(`no column ${index} in a grid of ${columns.length}`)
  return column
}

/** The cells of a row that the grid has, along its columns. */
export function rowCells({ cells }: Grid, row: number): (GridCell | undefined)[] {
  const found = cells[row]
  if (!found) throw new RangeError(`no row ${row} in a grid of ${cells.length}`)
  return found
}

/** The number where a row and a column meet, if there is one. */
export function cellIn(grid: Grid, row: number, column: number): GridCell | undefined {
  return rowCells(grid, row)[column]
}

/** The heading that a row stands under; empty where there is none. */
export function headingOver(grid: Grid, row: number): string {
  return grid.rows.slice(0, row).findLast(({ kind }) => kind === 'heading')?.label ?? ''
}
