import { isSameEnd, isSamePart, monthsOf, partOfYear } from '../../facts/periods/read-period.ts'
import { Decimal, amountValue, roundingOf } from '@tickmark/document'
import type { Figure, Unit } from '@tickmark/document'
import { percentChange, percentTolerance } from '../changes/change-columns.ts'
import { ofTerms, testRelation } from '../relation/relation.ts'
import type { Relation } from '../relation/relation.ts'
import type { LinePlace } from './line-book.ts'
import { isTimeOf, yearBefore } from './told-periods.ts'

/** Confidence of a relation before it is known how well this document's sentences keep to its tables. */
const OPEN = 0.5

/** Thousands. */
const LEAST_SCALE = 3

const MONEY: readonly Unit[] = ['money', 'unknown']

/** Whether a figure of a sentence measures what a line does. */
export function isOfOneMeasure({ amount: own }: Figure, { amount: other }: Figure): boolean {
  if (own.currency && other.currency && own.currency !== other.currency) return false
  return (
    own.unit === other.unit ||
    (MONEY.includes(own.unit) && MONEY.includes(other.unit)) ||
    // The line's name, which the sentence gives, says that it is of one share.
    (MONEY.includes(own.unit) && other.unit === 'per_share' && own.scale === 0) ||
    (own.unit === 'unknown' && other.unit === 'count') ||
    (own.unit === 'count' && MONEY.includes(other.unit) && other.scale === 0)
  )
}

/** The line's figure told again. A sentence says "loss" where a table sets brackets; brackets in the sentence say what the table must say too. */
export function levelRelation(own: Figure, { figure, grid }: LinePlace): Relation | undefined {
  if (!isOfOneMeasure(own, figure)) return undefined
  // A table that states no unit may be in any, unless the amounts are of one size.
  const isOpen = grid.unit.text === '' && !figure.amount.currency && figure.amount.scale === 0
  if (isOpen && own.amount.scale >= LEAST_SCALE && !isOfOneSize(own, figure)) return undefined
  const isRate = own.amount.unit === 'percent'
  const [stated, value] = isRate
    ? [new Decimal(own.amount.value), new Decimal(figure.amount.value)]
    : [amountValue(own.amount), amountValue(figure.amount)]
  // Prose leaves out the scale that the table states: "$732" beside "732 (in thousands)".
  const isElliptic =
    !isRate &&
    own.amount.scale === 0 &&
    figure.amount.scale > 0 &&
    stated.abs().equals(new Decimal(figure.amount.value).abs())
  if (isElliptic) return undefined
  const opposite = value.isNegative() && !stated.isNegative()
  return testRelation({
    kind: 'prose-restated',
    result: own,
    terms: [{ figure, sign: opposite ? -1 : 1 }],
    compute: ofTerms((a) => (opposite ? a.neg() : a)),
    linear: true,
    tolerance: toleranceOf(own, figure),
    confidence: OPEN,
    basis: 'labelled',
  })
}

/** Times by which amounts in one unit differ where one of them is misprinted; in another unit it is a thousand. */
const ONE_SIZE = 20

function isOfOneSize({ amount: own }: Figure, { amount: other }: Figure): boolean {
  const [a, b] = [amountValue(own).abs(), amountValue(other).abs()]
  return !a.isZero() && !b.isZero() && Decimal.max(a, b).div(Decimal.min(a, b)).lessThanOrEqualTo(ONE_SIZE)
}

/** In one unit both print the same digits; in a coarser one amounts are as often cut off as rounded. */
function toleranceOf({ amount: own }: Figure, { amount: other }: Figure): Decimal {
  if (own.scale - own.decimals === other.scale - other.decimals) return roundingOf(own)
  return roundingOf(own).times(2).plus(roundingOf(other))
}

/** Two figures of a line a year apart. */
export interface LinePair {
  now: Figure
  before: Figure
}

/** The line's figures at a time, each with the one of the year before, or of the time that is said, in its own row. */
export function pairsOf(places: readonly LinePlace[], end: string, since?: string): LinePair[] {
  return places.flatMap((now) => {
    if (!isSameEnd(now.end, end) || !now.end) return []
    const base = since ?? yearBefore(now.end)
    const before = places.filter(
      (other) =>
        other.grid === now.grid &&
        other.row === now.row &&
        other.column !== now.column &&
        // Beside its amounts a line has its shares of revenue, at the same times.
        other.figure.amount.unit === now.figure.amount.unit &&
        isTimeOf(other.end, base) &&
        !(since && isOtherQuarter(other, since)) &&
        other.period?.start === now.period?.start &&
        isSamePart(other.period, now.period),
    )
    return before.length === 1 && before[0] ? [{ now: now.figure, before: before[0].figure }] : []
  })
}

/** "from December 31, 2020": the column of the first quarter of 2020 is not of that day. */
function isOtherQuarter({ period }: LinePlace, day: string): boolean {
  const [part, months] = [period && partOfYear(period), monthsOf(period)]
  const month = Number(day.slice(5, 7))
  return part !== undefined && months !== undefined && month > 0 && month !== part * months
}

/** By how many per cent a line grew or fell, without the sign. */
export function growthRelation(own: Figure, { now, before }: LinePair, direction?: 1 | -1): Relation | undefined {
  // "Grew -12.2%" fell; "decreased by (5)%" says it twice.
  const isSigned = direction === 1 && own.amount.value.startsWith('-')
  const sized = (value: Decimal | undefined) => (isSigned ? value : value?.abs())
  if (now.amount.unit === 'percent' || !isTellable(now, before)) return undefined
  return testRelation({
    kind: 'prose-growth',
    result: own,
    terms: [
      { figure: now, sign: 1 },
      { figure: before, sign: -1 },
    ],
    compute: ofTerms((a, b) => sized(percentChange(a.abs(), b.abs()))),
    stated: isSigned ? new Decimal(own.amount.value) : new Decimal(own.amount.value).abs(),
    linear: false,
    tolerance: percentTolerance(own.amount, now.amount, before.amount).plus(own.amount.approximate ? 1 : 0),
    confidence: OPEN,
    basis: 'labelled',
    formula: ([a, b]) => `|${a} − ${b}| ÷ ${b}`,
  })
}

/** By how much a line changed, without the sign. */
export function changeRelation(own: Figure, { now, before }: LinePair): Relation | undefined {
  if (!isOfOneMeasure(own, now) || !isTellable(now, before)) return undefined
  return testRelation({
    kind: 'prose-amount',
    result: own,
    terms: [
      { figure: now, sign: 1 },
      { figure: before, sign: -1 },
    ],
    compute: ofTerms((a, b) => a.abs().minus(b.abs()).abs()),
    stated: amountValue(own.amount).abs(),
    linear: false,
    // The difference of two amounts that were rounded for the sentence is a step off.
    tolerance: toleranceOf(own, now).times(1.5).plus(roundingOf(now.amount)).plus(roundingOf(before.amount)),
    confidence: OPEN,
    basis: 'labelled',
    formula: ([a, b]) => `|${a} − ${b}|`,
  })
}

/** From profit to loss nothing grows by a rate. */
function isTellable(now: Figure, before: Figure): boolean {
  const [a, b] = [amountValue(now.amount), amountValue(before.amount)]
  return !a.isZero() && !b.isZero() && a.isNegative() === b.isNegative()
}
