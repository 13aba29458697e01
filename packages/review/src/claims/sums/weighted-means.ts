import { amountValue, Decimal, itemAt, roundingOf } from '@tickmark/document'
import { cellIn } from '../../facts/grids/read-grid.ts'
import type { Grid, GridCell } from '../../facts/grids/grid.ts'
import { testRelation } from '../relation/relation.ts'
import type { Relation } from '../relation/relation.ts'
import type { LaneTest, SumStructure } from './sum-structure.ts'

/** A line's value and the number that it counts for. */
interface Weighed {
  value: GridCell
  weight: GridCell
}

/** Lines that a mean has to be of. */
const LEAST_LINES = 2

/**
 * The total of a lane as the mean of its lines, weighed by another lane in which the same lines add up: "options outstanding, weighted
 * average exercise price". Nothing where no lane shows it.
 */
export function weightedMean(grid: Grid, found: SumStructure, test: LaneTest): Relation | undefined {
  if (test.holds || found.terms.some(({ sign }) => sign < 0)) return undefined
  const summed = found.tests.flatMap(({ lane, holds }) => (holds && lane !== test.lane ? [lane] : []))
  return summed.map((lane) => meanBy(grid, found, { lane: test.lane, by: lane })).find((mean) => mean?.holds)
}

function meanBy(
  grid: Grid,
  { result, terms }: SumStructure,
  { lane, by }: { lane: number; by: number },
): Relation | undefined {
  const total = cellIn(grid, result, lane)
  const lines = terms.flatMap(({ line }): Weighed[] => {
    const [value, weight] = [cellIn(grid, line, lane), cellIn(grid, line, by)]
    return value && weight && !value.dash && !weight.dash && weight.value.isPositive() ? [{ value, weight }] : []
  })
  const isWhole = terms.every(({ line }) => {
    const [value, weight] = [cellIn(grid, line, lane), cellIn(grid, line, by)]
    return lines.some((one) => one.value === value) || !weight || weight.dash || weight.value.isZero()
  })
  if (!total || total.dash || !isWhole || lines.length < LEAST_LINES) return undefined
  const figures = lines.flatMap(({ value, weight }) => [value.figure, weight.figure])
  return testRelation({
    kind: 'average',
    result: total.figure,
    terms: figures.map((figure) => ({ figure, sign: 1 })),
    compute: weigh,
    linear: false,
    tolerance: roundingOf(total.figure.amount).plus(
      Decimal.max(...lines.map(({ value }) => roundingOf(value.figure.amount))),
    ),
    stated: amountValue(total.figure.amount),
    confidence: 0.9,
    basis: 'proven',
    group: `${grid.id}/weighted/${lane}`,
    formula: (operands) => {
      const products = lines.map((_, at) => `${itemAt(operands, 2 * at)} × ${itemAt(operands, 2 * at + 1)}`)
      const weights = lines.map((_, at) => itemAt(operands, 2 * at + 1))
      return `(${products.join(' + ')}) ÷ (${weights.join(' + ')})`
    },
  })
}

/** Values and weights in turns. */
function weigh(values: readonly Decimal[]): Decimal | undefined {
  const pairs = values.flatMap((value, at) => (at % 2 === 0 ? [{ value, weight: itemAt(values, at + 1) }] : []))
  const weight = Decimal.sum(...pairs.map((pair) => pair.weight))
  if (weight.isZero()) return undefined
  return Decimal.sum(...pairs.map((pair) => pair.value.times(pair.weight))).div(weight)
}
