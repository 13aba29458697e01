import { Decimal, amountValue, roundingOf } from '@tickmark/document'
import { labelRate } from '@tickmark/language'
import { cellIn, rowAt } from '../../facts/grids/read-grid.ts'
import type { Grid, GridCell } from '../../facts/grids/grid.ts'
import { testRelation, testSum, ofTerms } from '../relation/relation.ts'
import type { Relation } from '../relation/relation.ts'
import { significantDigits } from '../relation/slip.ts'

/** Digits of a total from which on it comes to base and rates by no chance. */
const TELLING_DIGITS = 4
const CONFIDENCE = 0.95

/** Lines that say at what rate they are taken of the one line above them ("CGST 9 %", "SGST 9 %"), and the total below. */
interface RatedRun {
  base: number
  parts: { row: number; rate: Decimal }[]
  total: number
}

/** The cells of a run in one column, with what each part comes to at its rate. */
interface RatedLane {
  base: GridCell
  parts: { cell: GridCell; rate: Decimal; due: Decimal }[]
  total: GridCell
}

/**
 * Lines whose label names the rate at which they are taken of the line above: "Subtotal, VAT 20 %, Total due". The column itself shows that the
 * rate is meant of that line: where base and rates come to the total, each part is held against its rate; where all parts do, the total is.
 */
export function ratedLines(grid: Grid): Relation[] {
  return runsOf(grid).flatMap((run) =>
    grid.columns.flatMap((column, index) => {
      const lane = column.kind === 'amount' ? laneOf(grid, run, index) : undefined
      return lane ? testLane(lane, `${grid.id}/rated/${run.base}`) : []
    }),
  )
}

function runsOf(grid: Grid): RatedRun[] {
  const rateOf = (row: number) => (rowAt(grid, row).kind === 'heading' ? undefined : labelRate(rowAt(grid, row).label))
  return grid.rows.flatMap((_, base) => {
    if (rowAt(grid, base).kind === 'heading' || rateOf(base)) return []
    const parts: RatedRun['parts'] = []
    let row = base + 1
    for (; row < grid.rows.length; row++) {
      const rate = rateOf(row)
      if (!rate) break
      parts.push({ row, rate })
    }
    return parts.length > 0 && row < grid.rows.length && rowAt(grid, row).kind !== 'heading'
      ? [{ base, parts, total: row }]
      : []
  })
}

function laneOf(grid: Grid, run: RatedRun, column: number): RatedLane | undefined {
  const [base, total] = [cellIn(grid, run.base, column), cellIn(grid, run.total, column)]
  if (!isAmount(base) || !isAmount(total) || significantDigits(total.value) < TELLING_DIGITS) return undefined
  const parts = run.parts.flatMap(({ row, rate }) => {
    const cell = cellIn(grid, row, column)
    return isAmount(cell) ? [{ cell, rate, due: valueOf(base).times(rate).div(100) }] : []
  })
  return parts.length === run.parts.length ? { base, parts, total } : undefined
}

function isAmount(cell: GridCell | undefined): cell is GridCell {
  return cell !== undefined && !cell.dash && cell.kind === undefined && cell.figure.amount.unit !== 'percent'
}

function valueOf({ figure }: GridCell): Decimal {
  return amountValue(figure.amount)
}

function testLane(lane: RatedLane, group: string): Relation[] {
  const sign = ([1, -1] as const).find((own) => reachesTotal(lane, own))
  const products = lane.parts.flatMap(({ cell, rate }) => testRate(lane, cell, rate, group))
  if (sign !== undefined) return products
  if (products.length < lane.parts.length || products.some(({ holds }) => !holds)) return []
  if (lane.parts.some(({ cell }) => significantDigits(cell.value) < TELLING_DIGITS)) return []
  const terms = [lane.base, ...lane.parts.map(({ cell }) => cell)].map(({ figure }) => ({ figure, sign: 1 as const }))
  const sum = testSum({
    kind: 'sum',
    result: lane.total.figure,
    terms,
    confidence: CONFIDENCE,
    basis: 'proven',
    cues: { total: true },
    group,
  })
  return [...products, sum]
}

/** Whether the base and its parts, each at its rate, come to the total: that is what the lines mean, whatever is printed for the parts. */
function reachesTotal({ base, parts, total }: RatedLane, sign: 1 | -1): boolean {
  const whole = parts.reduce((sum, { due }) => sum.plus(due.times(sign)), valueOf(base))
  const slack = roundingOf(total.figure.amount).times(parts.length + 1)
  return whole.minus(valueOf(total)).abs().lessThanOrEqualTo(slack)
}

function testRate({ base }: RatedLane, part: GridCell, rate: Decimal, group: string): Relation[] {
  // Whether what is taken off is printed negative is a matter of style.
  const sign = part.value.isNegative() === base.value.isNegative() ? 1 : -1
  const relation = testRelation({
    kind: 'product',
    result: part.figure,
    terms: [{ figure: base.figure, sign: 1 }],
    compute: ofTerms((amount) => amount.times(rate).div(100).times(sign)),
    linear: false,
    tolerance: roundingOf(part.figure.amount).times(2).plus(roundingOf(base.figure.amount).times(rate).div(100)),
    confidence: CONFIDENCE,
    basis: 'proven',
    group,
    formula: ([amount]) => `${amount} × ${rate.toString()}%`,
  })
  return relation ? [relation] : []
}
