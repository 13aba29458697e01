import { lastOf } from '@tickmark/document'
import type { Sheet, SheetCell } from '@tickmark/document'

/** A rectangle of a sheet that reads as one table. */
export interface Region {
  top: number
  left: number
  bottom: number
  right: number
  cells: SheetCell[]
  /** Lines that stand alone above the table: its title, its unit. They are not among `cells`. */
  titles: SheetCell[]
}

/** So many empty rows or columns part two tables; one alone is spacing. */
const GAP = 2

/** The regions of a sheet, from top to bottom and left to right. */
export function findRegions(sheet: Pick<Sheet, 'cells'>): Region[] {
  const filled = sheet.cells.filter((cell) => cell.text.trim() !== '')
  return splitBy(filled, (cell) => cell.rowIndex).flatMap((band) =>
    splitBy(band, (cell) => cell.columnIndex).map(toRegion),
  )
}

/** Parts cells where the index jumps over a gap. */
function splitBy(cells: readonly SheetCell[], indexOf: (cell: SheetCell) => number): SheetCell[][] {
  const sorted = cells.toSorted(
    (a, b) => indexOf(a) - indexOf(b) || a.rowIndex - b.rowIndex || a.columnIndex - b.columnIndex,
  )
  const parts: SheetCell[][] = []
  let last = -Infinity
  for (const cell of sorted) {
    if (indexOf(cell) - last > GAP) parts.push([])
    lastOf(parts).push(cell)
    last = indexOf(cell)
  }
  return parts
}

function toRegion(unordered: SheetCell[]): Region {
  const cells = unordered.toSorted((a, b) => a.rowIndex - b.rowIndex || a.columnIndex - b.columnIndex)
  const titles = takeTitles(cells)
  const rest = cells.slice(titles.length)
  const columns = rest.map((cell) => cell.columnIndex)
  return {
    top: rest[0]?.rowIndex ?? 0,
    bottom: rest.at(-1)?.rowIndex ?? 0,
    left: columns.reduce((a, b) => Math.min(a, b), Infinity),
    right: columns.reduce((a, b) => Math.max(a, b), 0),
    cells: rest,
    titles,
  }
}

/** Leading rows of a single text each. A region of nothing but such rows is a list of lines, not a table. */
function takeTitles(cells: readonly SheetCell[]): SheetCell[] {
  const titles: SheetCell[] = []
  for (const [i, cell] of cells.entries()) {
    if (cell.type !== 'text' || cells[i + 1]?.rowIndex === cell.rowIndex) break
    titles.push(cell)
  }
  return titles
}
