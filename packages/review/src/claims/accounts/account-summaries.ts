import { roundingOf } from '@tickmark/document'
import { testSum } from '../relation/relation.ts'
import type { Relation, Term } from '../relation/relation.ts'
import { cellIn } from '../../facts/grids/read-grid.ts'
import type { Grid, GridCell } from '../../facts/grids/grid.ts'

/** What a summary tells of an account: what there was, what came in, what went out, what is left. */
export interface AccountFacts {
  opening: GridCell
  added: readonly GridCell[]
  taken: readonly GridCell[]
  closing: GridCell
}

/** Lines of a summary; three of them that agree to the digit say what the fourth has to be. */
const LINES = 4

/** A table of four lines that restates an account: held against it by position and digits, so in any language. */
export function accountSummaries(grids: readonly Grid[], accounts: readonly AccountFacts[]): Relation[] {
  return grids.flatMap((grid) =>
    grid.columns.flatMap((_, column): Relation[] => {
      const lines = grid.rows.flatMap((row, at) => {
        const cell = row.kind === 'heading' ? undefined : cellIn(grid, at, column)
        return cell && !cell.dash ? [cell] : []
      })
      return lines.length === LINES ? restated(grid, lines, accounts) : []
    }),
  )
}

function restated(grid: Grid, lines: readonly GridCell[], accounts: readonly AccountFacts[]): Relation[] {
  const readings = accounts.flatMap(({ opening, added, taken, closing }) =>
    [
      [added, taken],
      [taken, added],
    ].map(([first = [], second = []]) => [[opening], first, second, [closing]]),
  )
  const tested = readings.map((parts) =>
    lines.flatMap((line, at) => {
      const own = parts[at] ?? []
      return own.length > 0 && !own.some(({ figure }) => figure === line.figure) ? [relationOf(grid, line, own)] : []
    }),
  )
  return tested.find((all) => all.length === LINES && all.filter(({ holds }) => holds).length >= LINES - 1) ?? []
}

/** The line, whatever sign it tells money that goes out with. */
function relationOf(grid: Grid, line: GridCell, own: readonly GridCell[]): Relation {
  const sum = own.reduce((total, { value }) => total.plus(value), line.value.times(0))
  const sign = sum.isNegative() === line.value.isNegative() ? 1 : -1
  const terms = own.map(({ figure }): Term => ({ figure, sign }))
  return testSum({
    kind: own.length === 1 ? 'same-item' : 'sum',
    result: line.figure,
    terms,
    confidence: 0.9,
    basis: 'proven',
    tolerance: roundingOf(line.figure.amount),
    group: `${grid.id}/restated`,
  })
}
