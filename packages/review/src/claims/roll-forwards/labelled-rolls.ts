import { itemAt } from '@tickmark/document'
import { findDays } from '@tickmark/language'
import { cellIn, rowAt } from '../../facts/grids/read-grid.ts'
import type { Grid, GridCell } from '../../facts/grids/grid.ts'
import { namesClosing, isNotAdditive, OPENING } from '../relation/roll-labels.ts'
import { testSum } from '../relation/relation.ts'
import type { Relation, Term } from '../relation/relation.ts'
import { labelKey } from '../../facts/text/label-key.ts'

/** Rows from an opening balance to the closing one. */
interface Roll {
  from: number
  to: number
}

/**
 * "Balance at 1 January … Balance at 31 December", "Nonvested at January 1, 2022 … at December 31, 2022": the labels say that everything
 * between them leads from one to the other. Where a column shows it, the columns beside it mean it too, however far they are off; where none
 * does, it is for the judge to weigh.
 */
export function labelledRolls(grid: Grid): Relation[] {
  return rollsIn(grid).flatMap((roll) => {
    const lanes = grid.columns.flatMap(({ kind, head }, column) =>
      kind === 'amount' && !isNotAdditive(head) ? [column] : [],
    )
    const tested = lanes.flatMap((column) => testLane(grid, roll, column) ?? []).filter(({ moved }) => moved.size > 0)
    const held = tested.filter(({ relation, moved }) => relation.holds && moved.size >= PROVING)
    const broken = tested.filter(({ relation }) => !relation.holds)
    // A movement that only the broken column has may have a sign of its own.
    const shown = new Set(held.flatMap(({ moved }) => [...moved]))
    const isMeant = (moved: ReadonlySet<number>) =>
      broken.length <= held.length && moved.size >= PROVING && [...moved].every((row) => shown.has(row))
    return tested.map(({ relation, moved }) => (relation.holds || isMeant(moved) ? relation : unproven(relation)))
  })
}

/** Movements of a column from which on it shows that they lead from the opening balance to the closing one. */
const PROVING = 2

function unproven(relation: Relation): Relation {
  return { ...relation, confidence: UNPROVEN, cues: { ...relation.cues, unproven: true } }
}

const UNPROVEN = 0.5

function rollsIn(grid: Grid): Roll[] {
  const rows = grid.rows.map(({ label, kind }) => (kind === 'heading' ? '' : label))
  const days = rows.map(balanceDay)
  const isClosing = (row: number) => namesClosing(itemAt(rows, row)) || days[row] !== undefined
  return rows.flatMap((label, to) => {
    if (!isClosing(to)) return []
    const from = rows.findLastIndex(
      (other, index) =>
        index < to && ((OPENING.test(other) && namesClosing(label)) || isEarlier(days[index], days[to])),
    )
    const between = rows.slice(from + 1, to)
    const isOne = from >= 0 && between.length > 0 && !between.some((_, at) => isClosing(from + 1 + at))
    return isOne && !grid.rows.slice(from, to).some(({ ofWhich, unread }) => ofWhich || unread) ? [{ from, to }] : []
  })
}

/** The day that a label tells, and what is said to be so on it. */
interface BalanceDay {
  date: string
  of: string
}

function balanceDay(label: string): BalanceDay | undefined {
  const [day, ...others] = findDays(label)
  if (!day || others.length > 0) return undefined
  return { date: day.date, of: labelKey(label.slice(0, day.start) + label.slice(day.end)) }
}

function isEarlier(opening: BalanceDay | undefined, closing: BalanceDay | undefined): boolean {
  return opening !== undefined && closing !== undefined && opening.of === closing.of && opening.date < closing.date
}

function testLane(
  grid: Grid,
  { from, to }: Roll,
  column: number,
): { relation: Relation; moved: Set<number> } | undefined {
  const cellAt = (row: number): GridCell | undefined => cellIn(grid, row, column)
  const [opening, closing] = [cellAt(from), cellAt(to)]
  if (!opening || !closing || opening.dash || closing.dash) return undefined
  const used = Array.from({ length: to - from }, (_, index) => from + index).filter((row) => {
    const cell = cellAt(row)
    return cell && !cell.dash && rowAt(grid, row).kind !== 'heading'
  })
  const terms: Term[] = used.map((row) => ({ figure: cellAt(row)!.figure, sign: signOf(grid, row, column) }))
  const { scale, unit } = closing.figure.amount
  if (terms.some(({ figure }) => figure.amount.scale !== scale || figure.amount.unit !== unit)) return undefined
  const relation = testSum({
    kind: 'roll-forward',
    result: closing.figure,
    terms,
    confidence: 0.85,
    basis: 'labelled',
    group: `${grid.id}/roll/${from}`,
  })
  return { relation, moved: new Set(used.filter((row) => row !== from)) }
}

/** What a label takes off, printed as a positive number. */
function signOf(grid: Grid, row: number, column: number): 1 | -1 {
  return rowAt(grid, row).deducted && !cellIn(grid, row, column)!.value.isNegative() ? -1 : 1
}
