import type { Decimal } from '@tickmark/document'
import { cellIn } from '../../facts/grids/read-grid.ts'
import type { Grid, GridCell } from '../../facts/grids/grid.ts'
import { isSlipOfPen } from '../relation/relation.ts'
import type { Relation } from '../relation/relation.ts'
import { footColumn } from '../sums/long-lists.ts'
import type { AccountFacts } from './account-summaries.ts'
import { directed, isHeld, isTelling, movedIn, relationOf, runningColumns, stepsOf } from './running-columns.ts'
import type { Reading, Step } from './running-columns.ts'

/** An account as a table tells it: all that it says of its running balances, and what a summary would say of it. */
export interface Account {
  relations: Relation[]
  facts: readonly AccountFacts[]
}

/** One running column of a table, and what is known of it. */
interface Run {
  grid: Grid
  reading: Reading
  steps: readonly Step[]
  /** The rows that are entries. */
  entries: ReadonlySet<number>
  /** The run of the page before that it goes on from, and the entry that leads over. */
  from: { run: Run; step: Step } | undefined
}

/**
 * Accounts that tell what each entry leaves: bank statements, ledgers, loans, stocks, cumulated columns. What carries the balance on is learnt
 * from the entries themselves, in any language and order: one column with signs, or one that adds beside one that takes off. An entry without a
 * balance goes into the next that has one; a balance without an entry, and one that is all of its entry, begin anew. A table whose first entry
 * carries on the last balance of the table before is the same account on the next page.
 */
export function readAccounts(grids: readonly Grid[]): Map<Grid, Account> {
  const accounts = new Map<Grid, Account>()
  let before: Run[] = []
  for (const grid of grids) {
    const runs = readingsOf(grid, before).map((reading): Run => {
      const steps = stepsOf(grid, reading)
      const entries = new Set(steps.flatMap(({ rows }) => rows))
      return { grid, reading, steps, entries, from: cameFrom(before, { grid, reading }) }
    })
    if (runs.length > 0)
      accounts.set(grid, { relations: runs.flatMap(relationsOf), facts: runs.flatMap((run) => factsOf(run) ?? []) })
    before = runs
  }
  return accounts
}

/** What a table shows itself; else, of a last page with an entry or two, what the page before showed, where it goes on. */
function readingsOf(grid: Grid, before: readonly Run[]): readonly Reading[] {
  const own = runningColumns(grid)
  if (own.length > 0) return own
  return before
    .filter((earlier) => earlier.grid.columns.length === grid.columns.length)
    .map(({ reading }) => reading)
    .filter((reading) => cameFrom(before, { grid, reading }) !== undefined)
}

/** The run of the page before that a table carries on. */
function cameFrom(before: readonly Run[], next: Pick<Run, 'grid' | 'reading'>): Run['from'] {
  for (const run of before) {
    const step = carriesOn(run, next)
    if (step) return { run, step }
  }
  return undefined
}

function relationsOf(run: Run): Relation[] {
  const { grid, reading, steps, from } = run
  const group = `${grid.id}/running/${reading.balance}`
  const told = [...(from ? [from.step] : []), ...steps]
  return [...told.map((step) => relationOf(step, group)), ...totalsOf(run), ...closingsOf(run, group)]
}

/** The last balance again in a line of totals; another number there is a balance that was written wrongly if it is a slip away. */
function closingsOf({ grid, reading, steps, entries }: Run, group: string): Relation[] {
  return grid.rows.flatMap(({ kind }, row): Relation[] => {
    const told = kind === 'total' && !entries.has(row) ? cellIn(grid, row, reading.balance) : undefined
    if (!told || told.dash) return []
    const last = steps.findLast((step) => step.rows.every((own) => own < row)) ?? steps.at(-1)
    if (!last) return []
    const relation = relationOf({ rows: [row], balance: told, before: last.balance, moved: [] }, group)
    return relation.holds || isSlipOfPen(relation) ? [relation] : []
  })
}

/** The entry that leads from the last balance of one table to the first of the next, where it does. */
function carriesOn(earlier: Run, { grid, reading }: Pick<Run, 'grid' | 'reading'>): Step | undefined {
  const later = earlier.steps.at(-1)
  const row = grid.rows.findIndex(({ kind }, at) => kind === 'item' && cellIn(grid, at, reading.balance) !== undefined)
  const told = row < 0 ? undefined : cellIn(grid, row, reading.balance)
  if (!later || !told || told.dash || reading.isReversed || earlier.reading.isReversed) return undefined
  const moved = movedIn(grid, row, reading.movers)
  const step = directed(reading, { rows: [row], balance: told, before: later.balance, moved })
  return moved.length > 0 && isHeld(step) && isTelling(step) ? step : undefined
}

/** From the first balance to the last, over all its pages. */
function factsOf(run: Run): AccountFacts | undefined {
  const [first, last] = [firstPageOf(run).steps[0], run.steps.at(-1)]
  if (!first || !last) return undefined
  const moved = run.reading.movers.flatMap(({ sign }, at) =>
    entriesOf(run, at).map((cell) => ({ cell, isAdded: cell.value.isNegative() ? sign < 0 : sign > 0 })),
  )
  const cells = (isAdded: boolean) => moved.filter((one) => one.isAdded === isAdded).map(({ cell }) => cell)
  return { opening: first.before, added: cells(true), taken: cells(false), closing: last.balance }
}

function firstPageOf(run: Run): Run {
  return run.from ? firstPageOf(run.from.run) : run
}

/** The totals of what moved: entries that a balance proves are exact, and all there are. */
function totalsOf({ grid, reading, entries, from }: Run): Relation[] {
  return reading.movers.flatMap(({ column }, at) =>
    footColumn(grid, column, { rows: entries, carried: from ? entriesOf(from.run, at) : [] }).flatMap(({ readings }) =>
      readings.toSorted((a, b) => gapOf(a).comparedTo(gapOf(b))).slice(0, 1),
    ),
  )
}

const gapOf = ({ stated, expected }: Relation): Decimal => stated.minus(expected).abs()

/** All that moved in a column of an account, from its first page on. */
function entriesOf({ grid, reading, entries, from }: Run, mover: number): GridCell[] {
  const column = reading.movers[mover]?.column
  const own = grid.rows.flatMap(({ kind }, row) => {
    const cell = column === undefined || kind === 'heading' ? undefined : cellIn(grid, row, column)
    return cell && !cell.dash && (kind !== 'total' || entries.has(row)) ? [cell] : []
  })
  return [...(from ? entriesOf(from.run, mover) : []), ...own]
}
