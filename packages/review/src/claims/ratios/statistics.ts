import { foldText, namedExclusion, readStatistic } from '@tickmark/language'
import type { Statistic } from '@tickmark/language'
import { Decimal, itemAt, roundingOf } from '@tickmark/document'
import type { Grid, GridCell } from '../../facts/grids/grid.ts'
import { cellIn, rowAt } from '../../facts/grids/read-grid.ts'
import { testRelation } from '../relation/relation.ts'
import type { Relation } from '../relation/relation.ts'

/** Lines from which on one may say what they are on average or in the middle. */
const FEWEST_LINES = 3

/** Other statistics of the same lines that hold show what all of them are of; without them a mean may be weighted, and any leave out a line. */
const SHOWN = 0.9
const ALONE: Readonly<Record<Statistic, number>> = { mean: 0.02, median: 0.75, lowest: 0.75, highest: 0.75 }

/** A line that says of the lines above it what they are on average, in the middle, at least or at most. */
interface StatisticRow {
  row: number
  statistic: Statistic
  above: readonly number[]
}

/** Mean, median, least and most of the lines above, as multiples of comparable companies and prices are summed up. */
export function statistics(grid: Grid): Relation[] {
  const found = grid.rows.flatMap((own, row): StatisticRow[] => {
    const statistic = own.kind === 'heading' ? undefined : readStatistic(own.label)
    const above = statistic ? withoutNamed(grid, linesAbove(grid, row), own.label) : []
    return statistic && above.length >= FEWEST_LINES ? [{ row, statistic, above }] : []
  })
  const blocks = Map.groupBy(found, ({ above }) => above.join())
  return [...blocks.values()].filter(isOfLines).flatMap((block) => {
    const tested = block.flatMap((one) =>
      grid.columns.flatMap((_, column) => testColumn(grid, one, column).map((relation) => ({ one, relation }))),
    )
    const held = tested.filter(({ relation }) => relation.holds).length
    // Extremes are among the lines that they are of: where none is, they are those of a list elsewhere (prices over a year).
    if (held === 0 && block.every(({ statistic }) => EXTREMES.has(statistic))) return []
    // Where more departs than agrees, something else is meant: the lines are not all printed, or weighed.
    const isShown = held > 0 && held >= tested.length - held
    return tested.map(({ one, relation }): Relation => {
      const basis = isShown ? 'proven' : 'labelled'
      return { ...relation, basis, confidence: isShown ? SHOWN : ALONE[one.statistic] }
    })
  })
}

const EXTREMES: ReadonlySet<Statistic> = new Set(['lowest', 'highest'])

/** "Threshold, target, max": an extreme alone is a level of its own, and none of the lines above it. */
function isOfLines(block: readonly StatisticRow[]): boolean {
  const kinds = new Set(block.map(({ statistic }) => statistic))
  return kinds.size > 1 || block.some(({ statistic }) => !EXTREMES.has(statistic))
}

/** The lines that a statistic speaks of: those right above it, up to a heading, a total or another block's statistics. */
function linesAbove(grid: Grid, at: number): number[] {
  const lines: number[] = []
  for (let above = at - 1; above >= 0; above--) {
    const row = rowAt(grid, above)
    const isStatistic = readStatistic(row.label) !== undefined
    if (isStatistic && lines.length === 0) continue
    if (row.kind !== 'item' || isStatistic) break
    lines.unshift(above)
  }
  return lines
}

/** Without the line that the label leaves out: "Median (excl. TDG)". Where none has that name, it is open which lines are meant. */
function withoutNamed(grid: Grid, lines: readonly number[], label: string): number[] {
  const name = namedExclusion(label)
  if (name === undefined) return [...lines]
  const kept = lines.filter((row) => !foldText(rowAt(grid, row).label).toLowerCase().includes(name))
  return kept.length < lines.length ? kept : []
}

function testColumn(grid: Grid, { row, statistic, above }: StatisticRow, column: number): Relation[] {
  const result = cellIn(grid, row, column)
  const cells = above.map((other) => cellIn(grid, other, column))
  const terms = cells.filter((cell): cell is GridCell => cell !== undefined && !cell.dash)
  const isWhole = terms.length === cells.length && above.every((other) => !rowAt(grid, other).unread?.includes(column))
  if (!result || result.dash || !isWhole) return []
  const rounding = Decimal.max(...terms.map(({ figure }) => roundingOf(figure.amount)))
  const relation = testRelation({
    kind: 'average',
    result: result.figure,
    terms: terms.map(({ figure }) => ({ figure, sign: 1 })),
    compute: (values) => COMPUTE[statistic](values),
    linear: false,
    tolerance: roundingOf(result.figure.amount).plus(statistic === 'mean' || statistic === 'median' ? rounding : 0),
    confidence: ALONE[statistic],
    basis: 'labelled',
    group: `${grid.id}/${statistic}/${row}`,
    formula: FORMULA[statistic],
  })
  return relation ? [relation] : []
}

const COMPUTE: Readonly<Record<Statistic, (values: readonly Decimal[]) => Decimal>> = {
  mean: (values) => Decimal.sum(...values).div(values.length),
  median: medianOf,
  lowest: (values) => Decimal.min(...values),
  highest: (values) => Decimal.max(...values),
}

function medianOf(values: readonly Decimal[]): Decimal {
  const sorted = values.toSorted((a, b) => a.comparedTo(b))
  const middle = Math.floor(sorted.length / 2)
  const upper = itemAt(sorted, middle)
  return sorted.length % 2 === 1 ? upper : upper.plus(itemAt(sorted, middle - 1)).div(2)
}

const FORMULA: Readonly<Record<Statistic, (operands: readonly string[]) => string>> = {
  mean: (operands) => `(${operands.join(' + ')}) ÷ ${operands.length}`,
  median: (operands) => `median(${operands.join('; ')})`,
  lowest: (operands) => `min(${operands.join('; ')})`,
  highest: (operands) => `max(${operands.join('; ')})`,
}
