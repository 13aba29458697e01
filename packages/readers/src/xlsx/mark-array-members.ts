import { cellAddress, parseRange, type SheetCell } from '@tickmark/document'

/** Places of array ranges looked at in one sheet: a file may state any number of ranges of any size. */
const MOST_PLACES = 2_000_000

/** Tells every value that an array formula or a data table of another cell gives by whom it is computed; files store it like a typed one. */
export function markArrayMembers(cells: readonly SheetCell[]): void {
  const origins = cells.flatMap(({ arrayRange, address }) =>
    arrayRange === undefined ? [] : [{ arrayRange, address }],
  )
  if (origins.length === 0) return
  const byAddress = new Map(cells.map((cell) => [cell.address, cell]))
  let left = MOST_PLACES
  for (const { arrayRange, address } of origins) {
    const range = parseRange(arrayRange)
    if (!range) continue
    const { from, to } = range
    left -= (to.rowIndex - from.rowIndex + 1) * (to.columnIndex - from.columnIndex + 1)
    if (left < 0) return
    for (let row = from.rowIndex; row <= to.rowIndex; row++)
      for (let column = from.columnIndex; column <= to.columnIndex; column++) {
        const member = byAddress.get(cellAddress(row, column))
        if (member && member.formula === undefined && member.value !== null) member.computedBy = address
      }
  }
}
