import type { Cell } from '@tickmark/document'

/** A table as a file states it, cell by cell, before it is put in order. */
export interface Grid {
  cells: GridCell[]
  rowCount: number
  columnCount: number
  /** Leading rows that the file itself marks as heads. */
  markedHeaderRows?: number
}

export type GridCell = Pick<Cell, 'rowIndex' | 'columnIndex' | 'rowSpan' | 'columnSpan' | 'text' | 'bold'> & {
  /** Printed indent in any unit; becomes a rank. */
  indentWidth?: number
}

/** Cells by row, each row in column order. */
export function rowsOf<Item extends { rowIndex: number; columnIndex: number }>(
  cells: readonly Item[],
  rowCount: number,
): Item[][] {
  const rows: Item[][] = Array.from({ length: rowCount }, () => [])
  for (const cell of cells) rows[cell.rowIndex]?.push(cell)
  for (const row of rows) row.sort((a, b) => a.columnIndex - b.columnIndex)
  return rows
}
