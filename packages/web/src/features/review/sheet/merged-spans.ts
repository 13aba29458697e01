import { parseRange } from '@tickmark/document'
import { cellKey } from './use-rows.ts'

/** Rows and columns that merged cells cover, by the place of their first cell. */
export function mergedSpans(merges: readonly string[]): Map<string, { rows: number; columns: number }> {
  const spans = new Map<string, { rows: number; columns: number }>()
  for (const merge of merges) {
    const range = parseRange(merge)
    if (!range) continue
    const { from, to } = range
    spans.set(cellKey(from.rowIndex, from.columnIndex), {
      rows: to.rowIndex - from.rowIndex + 1,
      columns: to.columnIndex - from.columnIndex + 1,
    })
  }
  return spans
}
