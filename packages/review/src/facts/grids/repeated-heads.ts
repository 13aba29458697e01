import { numberAt } from '@tickmark/document'
import type { Period } from '@tickmark/document'
import { isPartOfYear, isSameEnd } from '../periods/read-period.ts'
import { cellIn, columnAt } from './read-grid.ts'
import type { Grid, GridColumn } from './grid.ts'

/** Columns of amounts that stand for as many times; more are of companies, kinds or months. */
const MOST_COLUMNS = 3
/** Other tables from which on it shows which times stand beside one another: one of two columns tells it, of three several have to. */
const FEWEST_TABLES: Readonly<Record<number, number>> = { 2: 1, 3: 2 }
/** Rows in which both columns print something else, so that neither repeats the other. */
const FEWEST_ROWS = 2

/**
 * Marks columns whose head repeats the time of the column beside, where the other tables of the document have another time in one of them. Their
 * own time is not known then: what is held against them by it would be told once more as so many wrong figures.
 */
export function markRepeatedHeads(grids: readonly Grid[]): void {
  const tables = grids.map((grid) => ({ grid, columns: timedColumns(grid) }))
  const found = tables.flatMap(({ grid, columns }) => {
    const at = columns.findIndex(
      (column, index) =>
        index > 0 &&
        isRepeated(grid, numberAt(columns, index - 1), column) &&
        !isChange(grid, columns.slice(index - 2, index + 1)),
    )
    if (at < 1) return []
    const pairs = tables.flatMap((other) =>
      other.grid === grid || other.columns.length !== columns.length ? [] : pairOf(other.grid, other.columns, at),
    )
    const isTold = pairs.length >= (FEWEST_TABLES[columns.length] ?? Infinity)
    const wrong = isTold ? wrongColumn(grid, numberAt(columns, at - 1), numberAt(columns, at), pairs) : undefined
    return wrong ? [{ grid, ...wrong }] : []
  })
  for (const { grid, column, expected } of found) forgetTime(grid, column, expected)
}

function forgetTime(grid: Grid, index: number, expected: string): void {
  const column = columnAt(grid, index)
  column.repeats = { actual: column.period?.text ?? column.head, expected }
  column.key = ''
  delete column.period
  for (const row of grid.cells) {
    const figure = row[index]?.figure
    if (figure) delete figure.period
  }
}

/** The columns of amounts, or of rates where a table has nothing else: ratios of two years. */
function timedColumns({ columns }: Grid): number[] {
  const ofKind = (wanted: GridColumn['kind']) =>
    columns.flatMap(({ kind }, column) => (kind === wanted ? [column] : []))
  const [amounts, rates] = [ofKind('amount'), ofKind('percent')]
  const timed = amounts.length > 0 ? amounts : rates
  return timed.length > 1 && timed.length <= MOST_COLUMNS ? timed : []
}

function isRepeated(grid: Grid, left: number, right: number): boolean {
  const [a, b] = [columnAt(grid, left), columnAt(grid, right)]
  if (!a.period || a.head !== b.head || isUnderOneHead(grid, a, b)) return false
  const apart = grid.rows.filter((_, row) => {
    const [one, other] = [cellIn(grid, row, left), cellIn(grid, row, right)]
    return one && other && !one.value.equals(other.value)
  })
  return apart.length >= FEWEST_ROWS
}

/** One cell above both columns: what stands under it are kinds or parts of one time, not two times. */
function isUnderOneHead({ table, rows }: Grid, a: GridColumn, b: GridColumn): boolean {
  const firstRow = Math.min(...rows.map(({ rowIndex }) => rowIndex))
  return table.cells.some(
    ({ text, rowIndex, columnIndex, columnSpan }) =>
      rowIndex < firstRow &&
      text.trim() !== '' &&
      columnIndex <= Math.min(a.columnIndex, b.columnIndex) &&
      Math.max(a.columnIndex, b.columnIndex) < columnIndex + columnSpan,
  )
}

/** "2017 | 2016 | 2017 versus 2016", of whose last head a line was lost: the third column is what the first has beyond the second. */
function isChange(grid: Grid, columns: readonly number[]): boolean {
  if (columns.length < 3) return false
  const rows = grid.rows.flatMap((_, row) => {
    const [now, before, change] = columns.map((column) => cellIn(grid, row, column)?.value)
    return now && before && change ? [now.minus(before).equals(change)] : []
  })
  return rows.length >= FEWEST_ROWS && rows.every((isDifference) => isDifference)
}

/** Two ends of time that stand beside one another, each with what is printed for it. */
interface Pair {
  ends: readonly [string, string]
  texts: readonly [string, string]
  /** Of half a year or a quarter. */
  isPart: boolean
}

function pairOf(grid: Grid, columns: readonly number[], at: number): Pair[] {
  const [left, right] = [columns[at - 1], columns[at]].map((column) =>
    column === undefined ? undefined : columnAt(grid, column).period,
  )
  if (!left || !right || timeOf(left) === timeOf(right)) return []
  const isPart = isPartOfYear(left) || isPartOfYear(right)
  return [{ ends: [timeOf(left), timeOf(right)], texts: [left.text, right.text], isPart }]
}

/** When a period ends; of one that is counted, as 제 51 (당) 기, what is printed. */
function timeOf({ end, text }: Period): string {
  return end ?? text
}

/** Which of two columns of one time should be of another, by what most other tables print there. */
function wrongColumn(
  grid: Grid,
  left: number,
  right: number,
  pairs: readonly Pair[],
): { column: number; expected: string } | undefined {
  const { period } = columnAt(grid, left)
  const end = period ? timeOf(period) : ''
  // A balance sheet of half a year has two days of one year side by side: there a bare year tells nothing.
  const isOfYears = pairs.every(({ isPart, ends }) => !isPart && yearOf(ends[0]) !== yearOf(ends[1]))
  const isEnd = (other: string) => other === end || (isOfYears && isSameEnd(other, end))
  const asLeft = pairs.filter(({ ends }) => isEnd(ends[0]))
  const asRight = pairs.filter(({ ends }) => isEnd(ends[1]))
  const [usual, column, side] =
    asLeft.length > asRight.length ? [asLeft, right, 1 as const] : [asRight, left, 0 as const]
  const [first] = usual
  if (!first || asLeft.length === asRight.length) return undefined
  return { column, expected: first.texts[side] }
}

function yearOf(end: string): string {
  return end.slice(0, 'YYYY'.length)
}
