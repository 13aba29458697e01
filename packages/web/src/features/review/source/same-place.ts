import type { Location } from '@tickmark/document'

/** Whether two locations name the same printed figure, in a table, a sheet or a sentence. */
export function isSamePlace(a: Location, b: Location): boolean {
  if (a.sheet !== undefined || b.sheet !== undefined) return a.sheet === b.sheet && a.cell === b.cell
  return (
    a.page === b.page &&
    a.block === b.block &&
    a.rowIndex === b.rowIndex &&
    a.columnIndex === b.columnIndex &&
    a.start === b.start
  )
}
