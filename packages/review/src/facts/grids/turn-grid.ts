import { conceptOfKey } from '@tickmark/language'
import { readPeriod } from '../periods/read-period.ts'
import { labelKey } from '../text/label-key.ts'
import type { Grid, GridColumn, GridRow } from './grid.ts'

/** Lines that the heads have to name for a table to be one that is turned. */
const LEAST_LINES = 2

/**
 * A table whose rows are times and whose heads are lines of the statements ("Total assets | Total equity | Equity ratio" over two days, as
 * summaries of results print it), with rows and columns changed: the same figures, read as the statements print them.
 */
export function turnedGrid(grid: Grid): Grid | undefined {
  if (grid.table.sheet !== undefined || grid.columns.some(({ period }) => period !== undefined)) return undefined
  const times = grid.rows.flatMap(({ label, kind }, row) => {
    const period = kind === 'heading' ? undefined : readPeriod(label)
    return period?.end ? [{ row, label, period }] : []
  })
  const items = grid.rows.filter(({ kind }) => kind !== 'heading')
  const lines = grid.columns.flatMap(({ head, kind, columnIndex }, column) => {
    const key = labelKey(head)
    const concept = conceptOfKey(key)?.id
    return kind === 'amount' || kind === 'percent' ? [{ column, head, key, concept, columnIndex }] : []
  })
  if (times.length === 0 || times.length < items.length || lines.filter(({ concept }) => concept).length < LEAST_LINES)
    return undefined
  return {
    ...grid,
    id: `${grid.id}/turned`,
    rows: lines.map(({ head, key, concept, columnIndex }): GridRow => ({
      rowIndex: columnIndex,
      label: head,
      key,
      ...(concept && { concept }),
      indent: 0,
      kind: 'item',
      ofWhich: false,
      deducted: false,
      numbering: 0,
    })),
    columns: times.map(({ row, label, period }): GridColumn => ({
      columnIndex: row,
      head: label,
      key: labelKey(label),
      period,
      kind: 'amount',
    })),
    cells: lines.map(({ column }) => times.map(({ row }) => grid.cells[row]?.[column])),
  }
}
