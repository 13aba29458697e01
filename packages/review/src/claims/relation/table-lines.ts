import { foldText } from '@tickmark/language'
import { cellIn } from '../../facts/grids/read-grid.ts'
import type { Period } from '@tickmark/document'
import { labelKey } from '../../facts/text/label-key.ts'
import type { Grid, GridCell } from '../../facts/grids/grid.ts'

/** A row of a table by the names that a sentence may give it. */
export interface TableLine {
  grid: Grid
  row: number
  names: string[]
}

/** Words at the end of a row's name that a sentence leaves out. */
const SUM_WORD = /(?:合计|总计|小计|总额)$/

const NOT_A_NAME = /^(?:合计|总计|小计|其他|其它|total|other|others|subtotal|小計|合計|합계|기타)?$/i

/** The rows of all tables but those of the parent company, with what they may be called. */
export function tableLines(grids: readonly Grid[]): TableLine[] {
  return grids.flatMap((grid) =>
    grid.scope === 'parent'
      ? []
      : grid.rows.flatMap((row, index) => {
          const key = labelKey(row.label)
          const names = [key, key.replace(SUM_WORD, ''), foldText(row.label).toLowerCase().trim()].filter(
            (name) => name.length >= 2 && !NOT_A_NAME.test(name) && /\p{L}/u.test(name),
          )
          return row.kind === 'heading' || names.length === 0 ? [] : [{ grid, row: index, names: [...new Set(names)] }]
        }),
  )
}

/** Where a text names a line last, `[start, end)`; undefined where it does not. */
export function mentionOf(text: string, { names }: TableLine): { start: number; end: number } | undefined {
  const lower = text.toLowerCase()
  return names
    .flatMap((name) => {
      const start = lower.lastIndexOf(name)
      return start < 0 ? [] : [{ start, end: start + name.length }]
    })
    .toSorted((a, b) => b.end - b.start - (a.end - a.start))[0]
}

/** The lines that a text names, without those whose name is only a piece of another's. */
export function linesIn(text: string, lines: readonly TableLine[]): (TableLine & { start: number; end: number })[] {
  const found = lines.flatMap((line) => {
    const mention = mentionOf(text, line)
    return mention ? [{ ...line, ...mention }] : []
  })
  return found.filter(
    ({ start, end }) =>
      !found.some((other) => other.start <= start && other.end >= end && other.end - other.start > end - start),
  )
}

/** The line's amounts with their columns and periods. */
export function cellsOf({ grid, row }: TableLine): { cell: GridCell; column: number; period?: Period }[] {
  return grid.columns.flatMap(({ kind, period }, column) => {
    const cell = cellIn(grid, row, column)
    return cell && !cell.dash && kind === 'amount' && cell.figure.amount.unit !== 'percent'
      ? [{ cell, column, ...(period ? { period } : {}) }]
      : []
  })
}
