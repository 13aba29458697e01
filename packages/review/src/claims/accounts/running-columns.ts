import { Decimal, itemAt } from '@tickmark/document'
import { testSum } from '../relation/relation.ts'
import type { Relation, Term } from '../relation/relation.ts'
import { significantDigits } from '../relation/slip.ts'
import { cellIn, rowAt } from '../../facts/grids/read-grid.ts'
import type { Grid, GridCell } from '../../facts/grids/grid.ts'

/** Entries from which on a column is seen to run; fewer agree by chance in a table of many short amounts. */
const LEAST_HELD = 3
/** Entries that a reading of the columns is tried on before all are tested. */
const SAMPLE = 120
/** Columns of amounts beyond which a table is no account. */
const MOST_COLUMNS = 10
/** Digits of a balance by which it agrees with what an entry leaves of another by no chance. */
const TELLING_DIGITS = 3
/** Entries that hold, for each one that does not, from which on the others are meant to hold as well. */
const MEANT = 1.5

/** A column of movements, and whether it adds to the balance or takes from it. */
export interface Mover {
  column: number
  sign: 1 | -1
}

/** A column that each entry carries on from the one before. */
export interface Reading {
  balance: number
  movers: readonly Mover[]
  /** The latest entry stands first. */
  isReversed: boolean
  /** The only column of movements has no sign: which way an entry goes is told by the balance alone. */
  isUnsigned: boolean
  held: number
}

/** From one balance that is told to the next: all that moved between them. */
export interface Step {
  rows: readonly number[]
  balance: GridCell
  before: GridCell
  moved: readonly Term[]
}

/** The columns of a table that are seen to run. */
export function runningColumns(grid: Grid): Reading[] {
  const columns = grid.columns.flatMap(({ kind }, column) => (kind === 'amount' ? [column] : []))
  if (columns.length < 2 || columns.length > MOST_COLUMNS || grid.rows.length <= LEAST_HELD) return []
  const readings = columns.flatMap((balance) => bestReading(grid, columns, balance) ?? [])
  return withoutMovers(readings)
}

/** What moves a balance is no balance itself: of readings that disagree the one that more entries show. */
function withoutMovers(readings: readonly Reading[]): Reading[] {
  const kept: Reading[] = []
  for (const reading of readings.toSorted((a, b) => b.held - a.held)) {
    const isTaken = kept.some(
      ({ balance, movers }) =>
        movers.some(({ column }) => column === reading.balance) ||
        reading.movers.some(({ column }) => column === balance),
    )
    if (!isTaken) kept.push(reading)
  }
  return kept
}

function bestReading(grid: Grid, columns: readonly number[], balance: number): Reading | undefined {
  const others = columns.filter((column) => column !== balance)
  const readings = [false, true].flatMap((isReversed) =>
    moversAmong(others, gapsOf(grid, balance, isReversed)).flatMap((movers): Reading[] => {
      const isUnsigned = movers.length === 1 && !movers.some(({ column }) => hasSign(grid, column))
      const steps = stepsOf(grid, { balance, movers, isReversed, isUnsigned }, SAMPLE)
      const held = steps.filter(isHeld).length
      const isShown = steps.filter((step) => isHeld(step) && isTelling(step)).length >= LEAST_HELD
      return isShown && held >= (steps.length - held) * MEANT ? [{ balance, movers, isReversed, isUnsigned, held }] : []
    }),
  )
  return readings.toSorted((a, b) => b.held - a.held || a.movers.length - b.movers.length)[0]
}

/** By how much the balance changes with an entry, and what stands beside it. */
interface Gap {
  by: Decimal
  values: readonly (Decimal | undefined)[]
}

/** Entries that are looked at before a reading is tried. */
const GLANCE = 24

function gapsOf(grid: Grid, balance: number, isReversed: boolean): Gap[] {
  const rows = grid.rows.flatMap(({ kind }, row) => {
    const told = kind === 'item' ? cellIn(grid, row, balance) : undefined
    return told && !told.dash ? [{ row, value: told.value }] : []
  })
  const order = (isReversed ? rows.toReversed() : rows).slice(0, GLANCE)
  return order.slice(1).map(({ row, value }, at) => ({
    by: value.minus(itemAt(order, at).value),
    values: grid.columns.map((_, column) => cellIn(grid, row, column)?.value),
  }))
}

/** One column with signs, or two of which each entry may fill one: those that a glance does not rule out. */
function moversAmong(columns: readonly number[], gaps: readonly Gap[]): Mover[][] {
  const nought = new Decimal(0)
  const explained = (movers: readonly Mover[]): number =>
    gaps.filter(({ by, values }) => {
      if (by.isZero()) return false
      const moved = movers.map(({ column, sign }) => (values[column] ?? nought).times(sign))
      return (
        Decimal.sum(...moved).equals(by) ||
        (movers.length === 1 && moved.every((value) => value.abs().equals(by.abs())))
      )
    }).length
  return allMovers(columns).filter((movers) => explained(movers) >= LEAST_SEEN)
}

/** Entries that have to agree to the digit before a reading is tried. */
const LEAST_SEEN = 2

function allMovers(columns: readonly number[]): Mover[][] {
  const signs = [
    [1, -1],
    [-1, 1],
    [1, 1],
  ] as const
  const single = columns.flatMap((column): Mover[][] => [[{ column, sign: 1 }], [{ column, sign: -1 }]])
  const pairs = columns.flatMap((one, at) =>
    columns.slice(at + 1).flatMap((other) =>
      signs.map(([first, second]): Mover[] => [
        { column: one, sign: first },
        { column: other, sign: second },
      ]),
    ),
  )
  return [...single, ...pairs]
}

function hasSign({ cells }: Grid, column: number): boolean {
  return cells.some((row) => row[column]?.value.isNegative())
}

/** The balances that are told, each with the one before it and what moved between them. */
export function stepsOf(grid: Grid, reading: Omit<Reading, 'held'>, most = Infinity): Step[] {
  const { balance, movers, isReversed } = reading
  const order = grid.rows.flatMap(({ kind }, row) => (kind === 'heading' ? [] : [row]))
  const columns = [balance, ...movers.map(({ column }) => column)]
  const steps: Step[] = []
  let before: GridCell | undefined
  let since: { rows: number[]; moved: Term[] } = { rows: [], moved: [] }
  for (const row of isReversed ? order.toReversed() : order) {
    if (steps.length >= most) break
    const own = movedIn(grid, row, movers)
    const told = cellIn(grid, row, balance)
    const isTold = told !== undefined && !told.dash
    if (isUnread(grid, row, columns)) {
      before = undefined
      since = { rows: [], moved: [] }
      continue
    }
    const step =
      isTold && before
        ? { rows: [...since.rows, row], moved: [...since.moved, ...own], balance: told, before }
        : undefined
    if (rowAt(grid, row).kind === 'total' && !(step && isHeld(step))) continue
    if (isTold) {
      const isStart = since.moved.length === 0 && (own.length === 0 || isAllOf(told, own))
      if (step && !isStart) steps.push(directed(reading, step))
      before = told
      since = { rows: [], moved: [] }
    } else {
      since.rows.push(row)
      since.moved.push(...own)
    }
  }
  return steps
}

/** What an entry moves. */
export function movedIn(grid: Grid, row: number, movers: readonly Mover[]): Term[] {
  return movers.flatMap(({ column, sign }): Term[] => {
    const cell = cellIn(grid, row, column)
    return cell && !cell.dash ? [{ figure: cell.figure, sign }] : []
  })
}

/** An entry without a sign goes the way that the balance goes. */
export function directed({ isUnsigned }: Pick<Reading, 'isUnsigned'>, step: Step): Step {
  const [only, ...others] = step.moved
  if (!isUnsigned || !only || others.length > 0) return step
  return { ...step, moved: [{ ...only, sign: step.balance.value.lessThan(step.before.value) ? -1 : 1 }] }
}

function isUnread(grid: Grid, row: number, columns: readonly number[]): boolean {
  return rowAt(grid, row).unread?.some((column) => columns.includes(column)) ?? false
}

/** A cumulated column that begins anew tells its first entry twice. */
function isAllOf(told: GridCell, own: readonly Term[]): boolean {
  return own.length === 1 && own.every(({ figure }) => figure.amount.value === told.figure.amount.value)
}

export function isHeld(step: Step): boolean {
  return relationOf(step, '').holds
}

export function isTelling({ moved, balance, before }: Step): boolean {
  // What is reached from nothing, or comes to nothing, is the entry again.
  if (balance.value.isZero() || before.value.isZero()) return false
  return significantDigits(balance.value) >= TELLING_DIGITS && moved.some(({ figure }) => figure.amount.value !== '0')
}

/** What a step says. */
export function relationOf({ balance, before, moved }: Step, group: string): Relation {
  return testSum({
    kind: 'roll-forward',
    result: balance.figure,
    terms: [{ figure: before.figure, sign: 1 }, ...moved],
    confidence: 0.9,
    basis: 'proven',
    group,
  })
}
