import { amountValue, roundingOf } from '@tickmark/document'
import { cellIn, columnAt, rowAt } from '../../facts/grids/read-grid.ts'
import { isWideSheet } from '../../facts/grids/grid.ts'
import type { Grid, GridCell } from '../../facts/grids/grid.ts'
import { isColumnOfSeries, isRowOfSeries } from '../relation/own-series.ts'
import { namesClosing, namesMedian, OPENING } from '../relation/roll-labels.ts'
import { testSum } from '../relation/relation.ts'
import type { Relation, RelationKind, Term } from '../relation/relation.ts'
import type { Combination, LaneLine } from './combination.ts'
import { findCombinations } from './find-combinations.ts'
import { balanceLanes } from './meant-lanes.ts'

/** Cells beyond which a table of a sheet is data, and the search would take too long. */
const MOST_CELLS = 20_000
/** Sure of a structure that most lanes keep to the last stored digit. */
const SURE = 0.9

/**
 * What lines of a typed sheet are computed from other lines that do not stand right above them, down the columns and across the rows. Numbers
 * that are stored with all their digits tell it without a word.
 */
export function sheetCombinations(grid: Grid): Relation[] {
  const { table, rows, columns } = grid
  if (table.sheet === undefined || rows.length * columns.length > MOST_CELLS) return []
  if (grid.cells.some((row) => row.some((cell) => cell?.computed))) return []
  const down = rows.map((row, at) => lineOf(columns.map((_, lane) => addable(grid, at, lane, row.kind === 'heading'))))
  const across = columns.map((_, at) =>
    lineOf(rows.map((row, lane) => addable(grid, lane, at, row.kind === 'heading'))),
  )
  return [
    ...findCombinations(down, (found) => !isRowOfSeries(grid, found)).flatMap((found, group) =>
      toRelations(found, {
        at: (line, lane) => cellIn(grid, line, lane),
        isUnread: (line, lane) => standsOpen(grid, line, lane),
        kind: rowKind(grid, found),
        group: `${grid.id}/lines/${group}`,
      }),
    ),
    ...(isWideSheet(grid) ? [] : flowsOnly(grid, across, (found) => !isColumnOfSeries(grid, found))).flatMap(
      (found, group) =>
        toRelations(found, {
          at: (line, lane) => cellIn(grid, lane, line),
          isUnread: (line, lane) => standsOpen(grid, lane, line),
          kind: 'cross-sum',
          group: `${grid.id}/lines-across/${group}`,
        }),
    ),
  ]
}

/** What columns are computed from others, without the rows whose numbers are balances or medians. */
function flowsOnly(grid: Grid, lines: readonly LaneLine[], isSensible: (found: Combination) => boolean): Combination[] {
  const found = findCombinations(lines, isSensible)
  const balances = balanceLanes(lines, found)
  const isApart = (lane: number): boolean => balances.has(lane) || namesMedian(rowAt(grid, lane).label)
  return found.map((one) => ({ ...one, broken: one.broken.filter((lane) => !isApart(lane)) }))
}

/** A cell that takes part: a typed amount. */
function addable(grid: Grid, row: number, column: number, isHeading: boolean): GridCell | undefined {
  const cell = isHeading ? undefined : cellIn(grid, row, column)
  if (!cell || cell.dash || cell.computed || columnAt(grid, column).kind === 'percent-change') return undefined
  const { unit } = cell.figure.amount
  return unit === 'percent' || unit === 'multiple' || unit === 'per_share' ? undefined : cell
}

function lineOf(cells: readonly (GridCell | undefined)[]): LaneLine {
  return {
    values: cells.map((cell) => (cell ? amountValue(cell.figure.amount).toNumber() : null)),
    slack: cells.map((cell) => (cell ? roundingOf(cell.figure.amount).toNumber() : 0)),
  }
}

function rowKind(grid: Grid, { result, terms }: Combination): RelationKind {
  const first = terms[0]
  if (first && OPENING.test(rowAt(grid, first.line).label) && namesClosing(rowAt(grid, result).label))
    return 'roll-forward'
  return terms.length === 2 && terms.some(({ sign }) => sign < 0) ? 'difference' : 'sum'
}

/** Whether words stand where a number is still to come: what is computed from it cannot be tested. */
const standsOpen = (grid: Grid, row: number, column: number): boolean =>
  rowAt(grid, row).unread?.includes(column) ?? false

interface Place {
  at: (line: number, lane: number) => GridCell | undefined
  isUnread: (line: number, lane: number) => boolean
  kind: RelationKind
  group: string
}

function toRelations(found: Combination, { at, isUnread, kind, group }: Place): Relation[] {
  return [...found.held, ...found.broken].flatMap((lane): Relation[] => {
    if (found.terms.some(({ line }) => isUnread(line, lane))) return []
    const result = at(found.result, lane)
    const terms = found.terms.flatMap(({ line, sign }): Term[] => {
      const cell = at(line, lane)
      return cell ? [{ figure: cell.figure, sign }] : []
    })
    if (!result || terms.length === 0) return []
    return [
      testSum({
        kind,
        result: result.figure,
        terms,
        confidence: SURE,
        basis: 'proven',
        cues: { evidence: found.evidence, lanes: { held: found.held.length, broken: found.broken.length } },
        group,
      }),
    ]
  })
}
