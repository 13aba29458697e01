import { isSameEnd } from '../../facts/periods/read-period.ts'
import { addTo, amountValue } from '@tickmark/document'
import type { Decimal, Figure } from '@tickmark/document'
import { cellIn, rowAt } from '../../facts/grids/read-grid.ts'
import type { Grid } from '../../facts/grids/grid.ts'
import { significantDigits } from '../relation/slip.ts'
import type { OpenTotal } from './open-totals.ts'

/** Digits of all columns together by which a line that makes up for a gap is no accident. */
const LEAST_DIGITS = 7

/** A line of a table, by the ends of its columns. */
interface PrintedLine {
  grid: Grid
  row: number
  figures: readonly { end: string; figure: Figure }[]
}

/** All lines of amounts of a document by what they print. */
export type PrintedLines = ReadonlyMap<string, readonly PrintedLine[]>

export function printedLines(grids: readonly Grid[]): PrintedLines {
  const byAmount = new Map<string, PrintedLine[]>()
  for (const grid of grids) {
    grid.rows.forEach((_, row) => {
      const figures = grid.columns.flatMap(({ kind, period }, column) => {
        const cell = kind === 'amount' && period?.end ? cellIn(grid, row, column) : undefined
        return cell && !cell.dash && period?.end ? [{ end: period.end, figure: cell.figure }] : []
      })
      const line = { grid, row, figures }
      for (const { figure } of figures) addTo(byAmount, keyOf(amountValue(figure.amount)), line)
    })
  }
  return byAmount
}

function keyOf(value: Decimal): string {
  return value.abs().toFixed()
}

/** The figures of a line that another table prints and that would close a total in every column; its name does not stand in the total's table. */
export function lineElsewhere({ grid, lanes }: OpenTotal, printed: PrintedLines): Figure[] | undefined {
  const digits = lanes.reduce((sum, { gap }) => sum + significantDigits(gap), 0)
  const [first] = lanes
  if (!first || digits < LEAST_DIGITS) return undefined
  const names = new Set(grid.rows.flatMap(({ key, concept }) => [key, ...(concept ? [concept] : [])]))
  for (const { grid: other, row, figures } of printed.get(keyOf(first.gap)) ?? []) {
    const { key, concept } = rowAt(other, row)
    if (other.table === grid.table || key === '' || names.has(key) || (concept && names.has(concept))) continue
    const found = lanes.flatMap(({ gap, column }) => {
      const end = grid.columns[column]?.period?.end
      const same = figures.find(
        (one) => end !== undefined && isSameEnd(one.end, end) && amountValue(one.figure.amount).abs().equals(gap.abs()),
      )
      return same ? [same.figure] : []
    })
    if (found.length === lanes.length) return found
  }
  return undefined
}
