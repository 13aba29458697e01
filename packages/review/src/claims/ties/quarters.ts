import { foldText } from '@tickmark/language'
import { columnAt, cellIn } from '../../facts/grids/read-grid.ts'
import { itemAt, firstOf } from '@tickmark/document'
import { CONCEPTS } from '../../facts/text/concepts.ts'
import type { Grid, GridCell } from '../../facts/grids/grid.ts'
import { testSum } from '../relation/relation.ts'
import type { Relation, Term } from '../relation/relation.ts'
import { significantDigits } from '../relation/slip.ts'

const QUARTERS: readonly RegExp[] = [
  /第?[一1]季度|\bQ1\b|\b1Q|first quarter|1\s?분기|第[1一]四半期/i,
  /第?[二2]季度|\bQ2\b|\b2Q|second quarter|2\s?분기|第[2二]四半期/i,
  /第?[三3]季度|\bQ3\b|\b3Q|third quarter|3\s?분기|第[3三]四半期/i,
  /第?[四4]季度|\bQ4\b|\b4Q|fourth quarter|4\s?분기|第[4四]四半期/i,
]
/** Lines whose quarters make the year; balances and per-share amounts do not. */
const FLOWS = new Set(CONCEPTS.filter(({ kind }) => kind === 'duration').map(({ id }) => id))

interface QuarterLine {
  key: string
  concept?: string
  cells: GridCell[]
}

/** The four quarters of a year against the year's figure, wherever the report prints both. */
export function quarters(grids: readonly Grid[]): Relation[] {
  return grids.flatMap((grid) =>
    quarterRuns(grid).flatMap((run, index) => tieToYear(grid, run, grids, `${grid.id}/quarters/${index}`)),
  )
}

/** Columns of the first to the fourth quarter, in order. */
function quarterRuns(grid: Grid): number[][] {
  const heads = grid.columns.map((column) => foldText(column.head))
  return heads.flatMap((_, start) => {
    const run = QUARTERS.map((_pattern, offset) => start + offset)
    return run.every(
      (at, offset) =>
        heads[at] !== undefined && itemAt(QUARTERS, offset).test(heads[at]) && columnAt(grid, at).kind === 'amount',
    )
      ? [run]
      : []
  })
}

function linesOf(grid: Grid, run: readonly number[]): QuarterLine[] {
  return grid.rows.flatMap((row, at) => {
    const cells = run.map((column) => cellIn(grid, at, column))
    if (
      row.kind === 'heading' ||
      row.key.length < 2 ||
      cells.some((cell) => !cell || cell.dash || cell.figure.amount.unit !== 'money')
    )
      return []
    // Net sales and total revenue may both pass for revenue; then only their names tell which line is meant.
    const isAlone = !grid.rows.some(
      (other) => other.kind !== 'heading' && other.concept === row.concept && other.key !== row.key,
    )
    return [{ key: row.key, ...(row.concept && isAlone ? { concept: row.concept } : {}), cells: cells as GridCell[] }]
  })
}

/** The column of another table in which most of the lines are the sums of their quarters is the year; lines that differ there are wrong. */
function tieToYear(home: Grid, run: readonly number[], grids: readonly Grid[], group: string): Relation[] {
  const lines = linesOf(home, run).filter((line) => line.concept === undefined || FLOWS.has(line.concept))
  // Two years below each other repeat their lines: each block is tied by itself.
  const occurrence = (line: QuarterLine, at: number) =>
    lines.slice(0, at).filter((other) => other.key === line.key).length
  return Array.from(
    Map.groupBy(
      lines.map((line, at) => ({ line, block: occurrence(line, at) })),
      ({ block }) => block,
    ),
  ).flatMap(([block, members]) =>
    tieBlock(
      home,
      members.map(({ line }) => line),
      grids,
      `${group}/${block}`,
    ),
  )
}

function tieBlock(home: Grid, lines: readonly QuarterLine[], grids: readonly Grid[], group: string): Relation[] {
  let best: Relation[] = []
  for (const grid of grids) {
    if (grid === home || grid.scope === 'parent') continue
    for (const [index, column] of grid.columns.entries()) {
      if (column.kind !== 'amount' || QUARTERS.some((pattern) => pattern.test(foldText(column.head)))) continue
      const relations = lines.flatMap((line) => yearly(grid, index, line, group))
      const held = relations.filter((relation) => relation.holds)
      if (held.length < Math.min(2, relations.length) || held.length * 2 <= relations.length) continue
      if (held.length > best.filter((relation) => relation.holds).length)
        best = relations.map((relation) => ({ ...relation, confidence: confidenceOf(relation, relations) }))
    }
  }
  return best
}

function yearly(grid: Grid, column: number, line: QuarterLine, group: string): Relation[] {
  const rows = grid.rows.flatMap((row, at) =>
    row.kind !== 'heading' && (row.key === line.key || (line.concept !== undefined && row.concept === line.concept))
      ? [at]
      : [],
  )
  const year = rows.length === 1 ? cellIn(grid, firstOf(rows), column) : undefined
  if (!year || year.dash || significantDigits(year.value) < 3) return []
  const terms = line.cells.map(({ figure }) => ({ figure, sign: 1 }) satisfies Term)
  return [
    testSum({
      kind: 'quarters',
      result: year.figure,
      terms,
      confidence: 0.85,
      basis: 'proven',
      group,
    }),
  ]
}

/** Several times as much may be another line's amount, unless all the others are those of their quarters. */
function confidenceOf(relation: Relation, all: readonly Relation[]): number {
  if (relation.holds || isOfSameSize(relation)) return relation.confidence
  return all.filter(({ holds }) => !holds).length === 1 && all.length > LEAST_LINES ? ALONE : APART
}

const LEAST_LINES = 3
const ALONE = 0.7
const APART = 0.45

function isOfSameSize({ stated, expected }: Relation): boolean {
  if (expected.isZero()) return false
  const ratio = stated.div(expected).abs()
  return ratio.greaterThanOrEqualTo(0.5) && ratio.lessThanOrEqualTo(2)
}
