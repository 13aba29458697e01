import { useQuery } from '@tanstack/react-query'
import type { PaneProps } from '../pane/pane.tsx'
import { SHEET_ROWS, type SheetRows } from '../source/review-source.ts'

export type SheetInfo = SheetRows['sheets'][number]
export type GridCell = SheetRows['cells'][number]
/** Cells by `cellKey`. */
export type CellIndex = ReadonlyMap<string, GridCell>

export const cellKey = (rowIndex: number, columnIndex: number): string => `${rowIndex},${columnIndex}`
/** First row of the stretch of rows that is loaded together with a row. */
export const stretchOf = (rowIndex: number): number => Math.floor(rowIndex / SHEET_ROWS) * SHEET_ROWS

/** Loads a stretch of rows of a sheet, with its cells by row and column. */
export function useRows(
  { source, file }: Pick<PaneProps, 'source' | 'file'>,
  sheet: string | undefined,
  first: number,
) {
  return useQuery({
    queryKey: ['sheet', source.key, file.file_id, sheet, first],
    queryFn: async () => {
      const rows = await source.sheet(file.file_id, sheet, first)
      const cells: CellIndex = new Map(rows.cells.map((cell) => [cellKey(cell.row_index, cell.column_index), cell]))
      return { ...rows, byPlace: cells }
    },
    staleTime: Infinity,
    placeholderData: (old) => (first === 0 ? old : undefined),
  })
}
