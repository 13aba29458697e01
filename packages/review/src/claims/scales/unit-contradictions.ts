import { rowCells } from '../../facts/grids/read-grid.ts'
import { firstOf } from '@tickmark/document'
import { digitsOf, loneGrids, titledPairs } from './lone-units.ts'
import type { Grid, GridCell } from '../../facts/grids/grid.ts'
import { isSamePeriod } from '../../facts/periods/read-period.ts'
import { isTelling } from '../../facts/text/telling-label.ts'

/** Two tables whose units cannot both be right: they print the same numbers, or numbers of the same size, for the same lines. */
export interface UnitContradiction {
  /** The table whose unit stands alone against the rest of the document. */
  grid: Grid
  other: Grid
  /** Printed numbers of the same line, own first; the most telling pair first. */
  pairs: [GridCell, GridCell][]
}

interface Entry {
  grid: Grid
  column: number
  cell: GridCell
}

const MIN_DIGITS = 3
/** Digits of a number that no line prints twice by accident. */
const LONG_DIGITS = 6
/** The same where all other tables state one unit, and one table alone another. */
const ALONE = { minDigits: 2, tellingDigits: 4 }
/** Digits that equal numbers must have together to be no accident. */
const TELLING_DIGITS = 8
/** Quantities are no money, whatever lines and scale words they share with it. */
const OF_QUANTITIES =
  /barrels?|\btons?\b|tonnes?|cubic|acres|ounces|gallons|pounds of|megawatt|[kmg]wh?\b|units\b|employees|吨|桶|立方米|千瓦|公顷|万台|万辆|톤|배럴|トン|バレル/i

/** Lines that two tables must share for the size of their numbers to tell the unit. */
const SHARED_LINES = 5

/**
 * Powers of ten by which lines of one name differ in two tables of one unit, by the middle line and between the quarters: the same
 * facts in another breakdown. Lines that differ more are other facts of those names.
 */
const MOST_APART = 0.4
const MOST_SPREAD = 0.6

/** Tables whose stated scale cannot be right. The scale that governs most rows of the document is taken to be. */
export function unitContradictions(grids: readonly Grid[]): UnitContradiction[] {
  const usage = new Map<number, number>()
  for (const grid of grids)
    if (grid.unit.text) usage.set(grid.unit.scale, (usage.get(grid.unit.scale) ?? 0) + grid.rows.length)
  const lone = loneGrids(grids)
  const index = indexLines(grids, lone)
  const weight = (grid: Grid) => usage.get(grid.unit.scale) ?? 0
  const rivals = new Map<Grid, Map<Grid, [GridCell, GridCell][]>>()
  for (const entries of index.values()) {
    for (const own of entries) {
      for (const other of entries) {
        if (!areRivals(own, other, { weight, isLone: lone.has(own.grid) })) continue
        const mine = rivals.get(own.grid) ?? new Map<Grid, [GridCell, GridCell][]>()
        rivals.set(own.grid, mine)
        const pairs = mine.get(other.grid)
        if (pairs) pairs.push([own.cell, other.cell])
        else mine.set(other.grid, [[own.cell, other.cell]])
      }
    }
  }
  return grids.flatMap((grid) => {
    const titled = lone.has(grid) ? titledPairs(grid, grids) : []
    const [first] = titled
    const statement = first && grids.find(({ table }) => table.id === first[1].figure.location.block)
    if (statement) return [{ grid, other: statement, pairs: titled }]
    for (const [other, pairs] of rivals.get(grid) ?? []) {
      const telling = tellingPairs(grid, other, pairs, lone.has(grid))
      if (telling) return [{ grid, other, pairs: telling }]
    }
    return []
  })
}

/** Whether two entries of one line stand under units that cannot both be right, the other's being the document's. */
function areRivals(
  own: Entry,
  other: Entry,
  { weight, isLone }: { weight: (grid: Grid) => number; isLone: boolean },
): boolean {
  return (
    own.grid.unit.text !== '' &&
    // What a table is in that does not say so, is guessed: it contradicts nothing.
    other.grid.unit.text !== '' &&
    !OF_QUANTITIES.test(own.grid.unit.text) &&
    other.grid.table !== own.grid.table &&
    Math.abs(other.grid.unit.scale - own.grid.unit.scale) >= 3 &&
    (isLone || weight(other.grid) > weight(own.grid)) &&
    (comparable(own, other) || isLongTwin(own, other, isLone ? ALONE.tellingDigits : LONG_DIGITS))
  )
}

/** The same column by period or head, where heads are printed. */
function comparable(a: Entry, b: Entry): boolean {
  const [left, right] = [a.grid.columns[a.column]!, b.grid.columns[b.column]!]
  return left.period?.end && right.period?.end ? isSamePeriod(left.period, right.period) : left.key === right.key
}

/** The same long number for the same line is the same fact, whatever stands above it. */
function isLongTwin(a: Entry, b: Entry, digits: number): boolean {
  return digitsOf(a.cell) >= digits && a.cell.value.abs().equals(b.cell.value.abs())
}

function tellingPairs(
  grid: Grid,
  other: Grid,
  pairs: [GridCell, GridCell][],
  isLone: boolean,
): [GridCell, GridCell][] | undefined {
  const equal = pairs.filter(([own, other]) => own.value.abs().equals(other.value.abs()))
  const digits = equal.reduce((sum, [own]) => sum + digitsOf(own), 0)
  const needed = isLone ? ALONE.tellingDigits : TELLING_DIGITS
  if (digits >= needed || (equal.length === 1 && digitsOf(firstOf(equal)[0]) >= 5)) return equal
  // Of fewer digits the size of numbers tells nothing.
  if (isLone) pairs = pairs.filter((pair) => pair.every((cell) => digitsOf(cell) >= MIN_DIGITS))
  if (pairs.length < SHARED_LINES || countsThings(grid) || (printsCurrency(other) && !printsCurrency(grid)))
    return undefined
  const ratios = pairs
    .map(([own, other]) => Math.log10(own.value.div(other.value).abs().toNumber()))
    .toSorted((a, b) => a - b)
  const median = ratios[Math.floor(ratios.length / 2)]!
  const spread = ratios[Math.floor(ratios.length * 0.75)]! - ratios[Math.floor(ratios.length * 0.25)]!
  return Math.abs(median) < MOST_APART && spread < MOST_SPREAD ? pairs : undefined
}

/** Customers or employees by class have the names of revenue by class, and any size. */
function countsThings(grid: Grid): boolean {
  const heads = grid.columns.map(({ head }) => head).join(' ')
  return /\bnumber of\b|\bheadcount\b|\bmembership\b|\bmembers\b|\bsubscribers\b|\bcustomers\b|\bemployees\b|人数|户数|数量|件数|명 수|고객 수|顧客数/i.test(
    `${grid.title} ${heads}`,
  )
}

/** Beside a table that marks its amounts with a sign of currency, one without any may count things of the same names. */
function printsCurrency(grid: Grid): boolean {
  return (
    grid.unit.currency !== undefined ||
    grid.cells.some((row) => row.some((cell) => /[$€£¥]/.test(cell?.figure.text ?? '')))
  )
}

/** All amounts in their table's unit by what their line is called, and by the numbers of the line where it has several: a mere "Total" has no name. */
function indexLines(grids: readonly Grid[], lone: ReadonlySet<Grid>): Map<string, Entry[]> {
  const minDigits = lone.size > 0 ? ALONE.minDigits : MIN_DIGITS
  const index = new Map<string, Entry[]>()
  for (const grid of grids) {
    grid.rows.forEach((row, rowIndex) => {
      const entries = rowCells(grid, rowIndex).flatMap((cell, column) =>
        cell && isInUnit(cell, grid, minDigits) ? [{ grid, column, cell }] : [],
      )
      const keys = [...(isTelling(row.key) ? [row.concept ?? row.key] : []), ...numbersOf(entries)]
      for (const key of keys) index.set(key, [...(index.get(key) ?? []), ...entries])
    })
  }
  return index
}

function isInUnit(cell: GridCell, grid: Grid, minDigits: number): boolean {
  const { unit, scale } = cell.figure.amount
  if (cell.dash || cell.value.isZero() || unit !== 'money' || scale !== grid.unit.scale) return false
  return digitsOf(cell) >= minDigits
}

/** The numbers of a line that are no accident together. */
function numbersOf(entries: readonly Entry[]): string[] {
  const [first, second] = entries
  if (!first || !second || first.cell.value.abs().equals(second.cell.value.abs())) return []
  if (digitsOf(first.cell) + digitsOf(second.cell) < TELLING_DIGITS) return []
  return [`${first.cell.value.abs().toFixed()} ${second.cell.value.abs().toFixed()}`]
}
