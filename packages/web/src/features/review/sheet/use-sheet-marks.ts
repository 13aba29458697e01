import type { ServedFigure } from '@tickmark/contract'
import { useQuery } from '@tanstack/react-query'
import { parseAddress, type SheetMap } from '@tickmark/document'
import { useMemo } from 'react'
import type { Mark } from '../pane/marks.ts'
import type { PaneProps } from '../pane/pane.tsx'
import { figuresQuery } from '../source/figures-query.ts'
import { cellsOfRange } from './cell-range.ts'
import { cellKey } from './use-rows.ts'

type Source = Pick<PaneProps, 'source' | 'file'>

/** Marked cells of a sheet by their place; where two problems meet, the place of an error goes before an operand. */
export function useMarkedCells(marks: readonly Mark[], sheet: string): Map<string, Mark> {
  return useMemo(() => {
    const cells = new Map<string, Mark>()
    for (const mark of marks)
      if (mark.location.sheet === sheet && mark.location.cell)
        for (const { rowIndex, columnIndex } of cellsOfRange(mark.location.cell)) {
          const key = cellKey(rowIndex, columnIndex)
          if (!cells.has(key) || mark.kind !== 'operand') cells.set(key, mark)
        }
    return cells
  }, [marks, sheet])
}

/** The figures of a sheet by their cells; none while ticks are not shown. */
export function useFigureCells({ source, file, ticks }: PaneProps, sheet: string): ReadonlyMap<string, ServedFigure> {
  const { data } = useQuery({ ...figuresQuery(source, file.file_id, undefined), enabled: ticks })
  return useMemo(() => {
    const cells = new Map<string, ServedFigure>()
    if (!ticks) return cells
    for (const figure of data ?? []) {
      const place = figure.location.sheet === sheet && parseAddress(figure.location.cell ?? '')
      if (place) cells.set(cellKey(place.rowIndex, place.columnIndex), figure)
    }
    return cells
  }, [data, sheet, ticks])
}

/** The map of a sheet's regions; undefined where there is none. */
export function useSheetMap({ source, file }: Source, sheet: string): SheetMap | undefined {
  const { data } = useQuery({
    queryKey: ['sheet-maps', source.key, file.file_id],
    queryFn: () => source.sheetMaps(file.file_id),
    staleTime: Infinity,
  })
  return data?.find((map) => map.sheet === sheet)
}
