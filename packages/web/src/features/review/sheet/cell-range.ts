import { parseAddress } from '@tickmark/document'

/** More cells than this are marked by their first ones only. */
const MOST = 2_000

/** The cells of "B2", "B2:D4" or "B2:B4,D7". */
export function cellsOfRange(range: string): { rowIndex: number; columnIndex: number }[] {
  const cells: { rowIndex: number; columnIndex: number }[] = []
  for (const part of range.split(',')) {
    const [from, to] = part.trim().split(':')
    const first = parseAddress(from ?? '')
    const last = parseAddress(to ?? from ?? '')
    if (!first || !last) continue
    for (let rowIndex = first.rowIndex; rowIndex <= last.rowIndex; rowIndex++)
      for (let columnIndex = first.columnIndex; columnIndex <= last.columnIndex; columnIndex++) {
        if (cells.length === MOST) return cells
        cells.push({ rowIndex, columnIndex })
      }
  }
  return cells
}
