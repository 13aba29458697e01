import { cellIn, rowAt } from '../../facts/grids/read-grid.ts'
import type { Grid, GridCell } from '../../facts/grids/grid.ts'
import { CLOSING, NOT_ADDITIVE, OPENING } from '../relation/roll-labels.ts'
import { testSum } from '../relation/relation.ts'
import type { Relation, Term } from '../relation/relation.ts'

/** Rows from an opening balance to the closing one. */
interface Roll {
  from: number
  to: number
}

/**
 * "Balance at 1 January … Balance at 31 December": the labels say that everything between them leads from one to the other. Where a column
 * shows it, the columns beside it mean it too, however far they are off.
 */
export function labelledRolls(grid: Grid): Relation[] {
  return rollsIn(grid).flatMap((roll) => {
    const lanes = grid.columns.flatMap(({ kind, head }, column) =>
      kind === 'amount' && !NOT_ADDITIVE.test(head) ? [column] : [],
    )
    const tested = lanes.flatMap((column) => testLane(grid, roll, column) ?? [])
    const held = tested.filter(({ relation, moved }) => relation.holds && moved.size >= 2)
    const broken = tested.filter(({ relation }) => !relation.holds)
    if (held.length === 0 || broken.length > held.length) return []
    // A movement that only the broken column has may have a sign of its own.
    const shown = new Set(held.flatMap(({ moved }) => [...moved]))
    const meant = broken.filter(({ moved }) => moved.size >= 2 && [...moved].every((row) => shown.has(row)))
    return meant.map(({ relation }) => relation)
  })
}

function rollsIn(grid: Grid): Roll[] {
  const rows = grid.rows.map(({ label, kind }) => (kind === 'heading' ? '' : label))
  return rows.flatMap((label, to) => {
    if (!CLOSING.test(label)) return []
    const from = rows.findLastIndex((other, index) => index < to && OPENING.test(other))
    const between = rows.slice(from + 1, to)
    const isOne = from >= 0 && between.length >= 2 && !between.some((other) => CLOSING.test(other))
    return isOne && !grid.rows.slice(from, to).some(({ ofWhich, unread }) => ofWhich || unread) ? [{ from, to }] : []
  })
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
