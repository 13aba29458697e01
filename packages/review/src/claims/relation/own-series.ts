import type { Period } from '@tickmark/document'
import { readPeriodHead } from '@tickmark/language'
import type { PeriodHead } from '@tickmark/language'
import type { Grid, GridColumn } from '../../facts/grids/grid.ts'
import { columnAt, rowAt } from '../../facts/grids/read-grid.ts'
import { isFullDate, readPeriod } from '../../facts/periods/read-period.ts'

/** Lines of which one would be made of others. */
interface Made {
  result: number
  terms: readonly { line: number }[]
}

/** Whether a column would be made of other periods than its own: 2024 is the sum of its quarters, and no sum of 2021 and 2023. */
export function isColumnOfSeries(grid: Grid, made: Made): boolean {
  if (columnAt(grid, made.result).kind === 'change') return false
  return isPeriodOfSeries(linesOf(made).map((line) => nameOfColumn(columnAt(grid, line))))
}

/** The same of rows that are called by their periods. A balance of a day is that of the evening before. */
export function isRowOfSeries(grid: Grid, made: Made): boolean {
  const labels = linesOf(made).map((line) => rowAt(grid, line).label)
  if (!labels.every((label) => /\d/.test(label))) return false
  const names = labels.map((label) => ({ text: label, period: readPeriod(label) }))
  return isPeriodOfSeries(names) && !names.some(({ period }) => isFullDate(period?.end))
}

const linesOf = ({ result, terms }: Made): number[] => [result, ...terms.map(({ line }) => line)]

interface Named {
  text: string
  period: Period | undefined
}

const nameOfColumn = ({ head, period }: GridColumn): Named => ({ text: head, period })

/** All of them periods, and each another one of the same length. */
function isPeriodOfSeries(names: readonly Named[]): boolean {
  const read = names.map((name) => ({ ...name, head: readPeriodHead(name.text) }))
  return read.every(
    (own, at) => (own.head || own.period?.end) && read.slice(0, at).every((other) => isOther(own, other)),
  )
}

/** They end apart, or are counted in the same words, as "2024 (1)" and "2024 (2)" are. */
function isOther(a: Named & { head?: PeriodHead }, b: Named & { head?: PeriodHead }): boolean {
  if (a.text !== b.text && withoutDigits(a.text) === withoutDigits(b.text)) return true
  if (a.head && b.head) return a.head.granularity === b.head.granularity && a.head.ordinal !== b.head.ordinal
  const [one, two] = [a.period?.end ?? '', b.period?.end ?? '']
  return !one.startsWith(two) && !two.startsWith(one)
}

const withoutDigits = (text: string): string => text.replaceAll(/\d+/g, '#')
