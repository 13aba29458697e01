import type { TextPiece } from '@tickmark/contract'

/** A cell of a row; without a piece it is one that nothing is printed in. */
export interface PlacedCell {
  column: number
  piece?: TextPiece
}

/** The cells of a table by rows. Cells without text have no piece: their place is kept, or the heads would stand over other columns. */
export function cellRowsOf(pieces: readonly TextPiece[]): { row: number; cells: PlacedCell[] }[] {
  const rows = [...Map.groupBy(pieces, ({ row }) => row ?? 0)].toSorted(([a], [b]) => a - b)
  /** By column: up to which row a cell from above reaches. */
  const reaches = new Map<number, number>()
  return rows.map(([row, own]) => {
    const cells: PlacedCell[] = []
    let next = 0
    for (const piece of own.toSorted((a, b) => (a.column ?? 0) - (b.column ?? 0))) {
      const column = piece.column ?? next
      for (; next < column; next++) if ((reaches.get(next) ?? -1) < row) cells.push({ column: next })
      cells.push({ column, piece })
      const { columns = 1, rows: high = 1 } = piece.span ?? {}
      for (let at = column; at < column + columns; at++) reaches.set(at, row + high - 1)
      next = Math.max(next, column + columns)
    }
    return { row, cells }
  })
}
