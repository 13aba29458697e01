import { parseAddress, parseRange, type SheetMap, type SheetRegion } from '@tickmark/document'

/** The region that a cell belongs to. */
export function regionAt({ regions }: SheetMap, address: string): SheetRegion | undefined {
  const cell = parseAddress(address)
  if (!cell) return undefined
  return regions.find(({ range }) => {
    const ends = parseRange(range)
    return (
      ends &&
      ends.from.rowIndex <= cell.rowIndex &&
      cell.rowIndex <= ends.to.rowIndex &&
      ends.from.columnIndex <= cell.columnIndex &&
      cell.columnIndex <= ends.to.columnIndex
    )
  })
}
