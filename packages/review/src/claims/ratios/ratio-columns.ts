import { Decimal, amountValue, roundingOf } from '@tickmark/document'
import type { Grid, GridCell } from '../../facts/grids/grid.ts'
import { testRelation, ofTerms } from '../relation/relation.ts'
import type { Relation } from '../relation/relation.ts'
import { significantDigits, slipBetween } from '../relation/slip.ts'

interface Reading {
  compute(a: Decimal, b: Decimal): Decimal | undefined
  formula(operands: readonly string[]): string
}

/** What a rate may be of two amounts of its row: a part of a whole (progress, collection), or what is left of it (a margin). */
const READINGS: readonly Reading[] = [
  { compute: (a, b) => (b.isZero() ? undefined : a.div(b).times(100)), formula: ([a, b]) => `${a} ÷ ${b}` },
  {
    compute: (a, b) => (a.isZero() ? undefined : a.minus(b).div(a).times(100)),
    formula: ([a, b]) => `(${a} − ${b}) ÷ ${a}`,
  },
]

/** What a change column holds; for small changes it is close to the margin's formula, and must not be taken for it. */
const CHANGE: Reading = {
  compute: (a, b) => (b.isZero() ? undefined : a.minus(b).div(b).times(100)),
  formula: ([a, b]) => `(${a} − ${b}) ÷ ${b}`,
}

const MIN_ROWS = 3

/** Columns of rates that are the ratio of two amounts of the same row: margins by product, progress of projects. Learnt from most rows. */
export function ratioColumns(grid: Grid): Relation[] {
  return grid.columns.flatMap((column, target) => {
    // A rate below zero is a growth rate, or a margin that its amounts would show as negative too.
    if (column.kind !== 'percent' || grid.cells.some((row) => row[target]?.value.isNegative())) return []
    const amounts = grid.columns.flatMap(({ kind }, index) => (kind === 'amount' ? [index] : []))
    const testAll = (readings: readonly Reading[]) =>
      amounts.flatMap((a) =>
        amounts.flatMap((b) =>
          a === b
            ? []
            : readings.map((reading) => grid.cells.flatMap((row) => testRow(row[target], row[a], row[b], reading))),
        ),
      )
    const best = testAll(READINGS).toSorted((a, b) => heldIn(b) - heldIn(a))[0]
    if (!best || testAll([CHANGE]).some((other) => heldIn(other) >= heldIn(best))) return []
    if (heldIn(best) < MIN_ROWS || heldIn(best) < (best.length - heldIn(best)) * 3) return []
    return best
  })
}

function heldIn(relations: readonly Relation[]): number {
  return relations.filter((relation) => relation.holds && !relation.stated.isZero()).length
}

function testRow(
  printed: GridCell | undefined,
  a: GridCell | undefined,
  b: GridCell | undefined,
  { compute, formula }: Reading,
): Relation[] {
  if (!printed || printed.dash || printed.figure.amount.unit !== 'percent' || !a || !b || a.dash || b.dash) return []
  const [x, y] = [amountValue(a.figure.amount), amountValue(b.figure.amount)]
  if (x.isNegative() || y.isNegative()) return []
  const base = Decimal.max(x.abs(), y.abs())
  const spread = base.isZero()
    ? base
    : roundingOf(a.figure.amount).plus(roundingOf(b.figure.amount)).div(base).times(100)
  const relation = testRelation({
    kind: 'ratio',
    result: printed.figure,
    terms: [
      { figure: a.figure, sign: 1 },
      { figure: b.figure, sign: 1 },
    ],
    compute: ofTerms((left, right) => compute(left, right)),
    stated: printed.value,
    linear: false,
    tolerance: new Decimal(10).pow(-printed.figure.amount.decimals).times(1.01).plus(spread),
    confidence: 0.8,
    basis: 'proven',
    formula,
  })
  if (!relation) return []
  const near = relation.expected.toDecimalPlaces(printed.figure.amount.decimals)
  // Far off, or of a bare digit, the row may mean something else by the rate; a digit or a few points off, it is wrong.
  const believable =
    significantDigits(a.value) > 1 &&
    (slipBetween(relation.stated, near) !== undefined || relation.stated.minus(near).abs().lessThan(12))
  return [relation.holds || believable ? relation : { ...relation, confidence: 0.3 }]
}
