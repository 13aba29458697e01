import { Decimal, amountValue, roundingOf } from '@tickmark/document'
import { foldText, namedWhole } from '@tickmark/language'
import { sharesWord } from '../../facts/outline/named-notes.ts'
import { columnAt } from '../../facts/grids/read-grid.ts'
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
    const whole = namedWhole(column.head)
    const testAll = (readings: readonly Reading[]) =>
      amounts.flatMap((a) =>
        amounts.flatMap((b) =>
          a === b || (whole !== undefined && !mayBe(whole, columnAt(grid, b).head))
            ? []
            : readings.map((reading) => grid.cells.flatMap((row) => testRow(row[target], row[a], row[b], reading))),
        ),
      )
    const readings = testAll(READINGS)
    const best = readings.toSorted((a, b) => heldIn(b) - heldIn(a))[0]
    if (!best || testAll([CHANGE]).some((other) => heldIn(other) >= heldIn(best))) return []
    if (heldIn(best) >= MIN_ROWS && heldIn(best) >= (best.length - heldIn(best)) * 3) return best
    // Few rows: then the digits of those that hold must tell, and the head, and that there is nothing else to divide.
    const isNamed = amounts.length === 2 && best.length <= MOST_NAMED && RATIO_HEAD.test(foldText(column.head))
    return isNamed && digitsIn(best) >= LEAST_DIGITS + Math.log10(readings.length) ? best.map(named) : []
  })
}

/** Whether a column may hold the whole that the head of shares names: of a net worth that is not printed a limit beside it is a multiple. */
function mayBe(whole: string, head: string): boolean {
  const own = foldText(head).toLowerCase()
  // A head of nothing but a period says not what its amounts are.
  return !/\p{L}{2}/u.test(own) || sharesWord(whole, own) || own.includes(whole) || whole.includes(own)
}

/** "Dividends/profit (%)", 股利發放率, 배당성향: a head that says what is divided by what. */
const RATIO_HEAD = /\p{L}\s*[/÷]\s*\p{L}|pay-?out|发放率|發放率|派息率|배당성향|配当性向|占.+比[例重率]/iu
const MOST_NAMED = 6
/** Digits that a rate has beyond those by which one of so many readings is met by chance. */
const LEAST_DIGITS = 2
const NAMED = 0.75

/** Digits of the rates that hold, one rate once. */
function digitsIn(relations: readonly Relation[]): number {
  const held = new Set(relations.flatMap(({ holds, stated }) => (holds && !stated.isZero() ? [stated.toFixed()] : [])))
  return [...held].reduce((sum, text) => sum + significantDigits(new Decimal(text)), 0)
}

/** Where the head says what is meant, no gap is too large. */
function named(relation: Relation): Relation {
  return relation.holds ? relation : { ...relation, confidence: NAMED }
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
