import { cellIn } from '../../facts/grids/read-grid.ts'
import { Decimal } from '@tickmark/document'
import type { Grid, GridCell } from '../../facts/grids/grid.ts'
import { rowSubjects } from '../../facts/grids/row-subjects.ts'
import { nudgeOf } from './nudged-share.ts'
import { isSlipOfPen, testRelation } from '../relation/relation.ts'
import type { Relation } from '../relation/relation.ts'

interface Share {
  /** Whose share it is: others have a whole of their own. */
  subject: string
  amount: GridCell
  percent: GridCell
  /** The whole lies between these, as far as the printed places tell. */
  low: Decimal
  high: Decimal
}

const MIN_ROWS = 3
/** Rows of one whole beside which a row that asks for another is an error, however far off. */
const SURE_ROWS = 5
/** A part printed so coarsely that it leaves the whole open by more than this tells nothing. */
const COARSEST = 1.15

/** Columns of shares whose whole is not printed: the rows together tell it, and a row that asks for another whole is wrong. */
export function impliedShares(grid: Grid): Relation[] {
  return grid.columns.flatMap((column, index) => {
    if (column.kind !== 'percent' || grid.cells.some((row) => row[index]?.value.equals(100))) return []
    const neighbours = grid.columns.flatMap((other, at) => (other.kind === 'amount' ? [at] : []))
    const groups = neighbours
      .map((at) => {
        const shares = sharesOf(grid, at, index)
        return bySubject(shares).flatMap((group) => testGroup(group, shares))
      })
      .toSorted((a, b) => b.filter((relation) => relation.holds).length - a.filter((relation) => relation.holds).length)
    return groups[0] ?? []
  })
}

function bySubject(shares: readonly Share[]): Share[][] {
  return Array.from(Map.groupBy(shares, ({ subject }) => subject).values())
}

function sharesOf(grid: Grid, amounts: number, percents: number): Share[] {
  const subjects = rowSubjects(grid)
  return grid.rows.flatMap((row, index) => {
    const amount = cellIn(grid, index, amounts)
    const percent = cellIn(grid, index, percents)
    if (
      !amount ||
      !percent ||
      amount.dash ||
      percent.dash ||
      amount.figure.amount.unit !== 'money' ||
      percent.value.isZero() ||
      amount.value.isZero() ||
      percent.value.isNegative() !== amount.value.isNegative() ||
      row.kind === 'heading'
    )
      return []
    const half = new Decimal(10).pow(-percent.figure.amount.decimals).times(0.51)
    const [size, rate] = [amount.value.abs(), percent.value.abs()]
    if (rate.lessThan(half.times(8))) return []
    const slack = new Decimal(10).pow(-amount.figure.amount.decimals).times(0.51)
    const low = size.minus(slack).div(rate.plus(half))
    const high = size.plus(slack).div(rate.minus(half))
    // What is bought and what is sold has a whole each.
    const subject = `${subjects?.[index] ?? ''}${amount.value.isNegative() ? '-' : ''}`
    return high.greaterThan(low.times(COARSEST)) ? [] : [{ subject, amount, percent, low, high }]
  })
}

/** The most of these rows that one whole suits. */
function largestOfOneWhole(shares: readonly Share[]): readonly Share[] {
  return shares
    .map((share) => share.low)
    .map((point) =>
      shares.filter((share) => share.low.lessThanOrEqualTo(point) && share.high.greaterThanOrEqualTo(point)),
    )
    .reduce<readonly Share[]>((top, next) => (next.length > top.length ? next : top), [])
}

/** Whether the rest of the table has a second whole that the row suits: sales as a share of revenue, balances as one of total assets. */
function isOfSecondWhole(share: Share, best: readonly Share[], all: readonly Share[]): boolean {
  const others = all.filter((other) => !best.includes(other) && other.low.lessThanOrEqualTo(share.high))
  return largestOfOneWhole(others.filter(({ high }) => high.greaterThanOrEqualTo(share.low))).length >= MIN_ROWS
}

function testGroup(group: readonly Share[], all: readonly Share[]): Relation[] {
  const best = largestOfOneWhole(group)
  const shares = group.filter((share) => best.includes(share) || !isOfSecondWhole(share, best, all))
  if (best.length < MIN_ROWS || best.length < (shares.length - best.length) * 3) return []
  const low = Decimal.max(...best.map((share) => share.low))
  const high = Decimal.min(...best.map((share) => share.high))
  const whole = low.plus(high).div(2)
  const telling = best.reduce((top, next) =>
    next.percent.value.abs().greaterThan(top.percent.value.abs()) ? next : top,
  )
  const relations = shares.flatMap((share) => relationOf(share, telling, whole, best.includes(share)))
  const broken = relations.filter((relation) => !relation.holds)
  // Rows that ask for another whole have one of their own (the sales of their line), unless the rest is sure or it is a slip of the pen; all of something is always right.
  return relations.filter(
    (relation) =>
      relation.holds ||
      (broken.length === 1 && (best.length >= SURE_ROWS || isSlipOfPen(relation)) && !relation.stated.equals(100)),
  )
}

function relationOf(share: Share, telling: Share, whole: Decimal, held: boolean): Relation[] {
  if (share === telling) return []
  const computed = share.amount.value.div(whole)
  const relation = testRelation({
    kind: 'share',
    result: share.percent.figure,
    terms: [
      { figure: share.amount.figure, sign: 1 },
      { figure: telling.amount.figure, sign: 1 },
      { figure: telling.percent.figure, sign: 1 },
    ],
    compute: () => computed,
    stated: share.percent.value,
    linear: false,
    tolerance: held ? share.percent.value.minus(computed).abs() : nudgeOf(share.percent.figure),
    confidence: 0.8,
    basis: 'proven',
    formula: ([own, other, rate]) => `${own} ÷ (${other} ÷ ${rate})`,
  })
  return relation ? [relation] : []
}
