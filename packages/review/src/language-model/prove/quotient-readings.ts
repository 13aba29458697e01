import { amountValue, Decimal, type Figure } from '@tickmark/document'
import type { ReadSum } from '../answer/read-sum.ts'
import type { Involved } from './doubt-about-sum.ts'
import type { PlacedFigure } from './place-index.ts'

/** Days of a year, per cent, and steps between printed scales. */
const DAYS = [365, 360, 366]
const SCALES = [0, 3, 4, 6, 8, 9]

/**
 * Whether two of the figures give the printed one in another of the usual arrangements than the claim's: turned round, as days, as a change, in another
 * unit; also with the figures that the sentence of the printed one brings along. A document that prints such a quotient means that one, and the claim only
 * computes another. A change only where the words tell of one.
 */
export function isOtherQuotient(
  sum: ReadSum,
  { parts, target }: Involved,
  { beside, saysChange }: { beside: readonly PlacedFigure[]; saysChange: boolean },
): boolean {
  if (sum.isLinear || sum.operands.some(({ isExponent }) => isExponent)) return false
  const all = [...new Map([...parts, ...beside].map(({ figure }) => [figure.id, figure])).values()].filter(
    ({ id }) => id !== target.figure.id,
  )
  if (all.length > MOST_FIGURES) return false
  return all.some((a, at) => all.slice(at + 1).some((b) => readsAs(target.figure, a, b, saysChange)))
}

/** More figures than these have quotients of any value. */
const MOST_FIGURES = 6

function readsAs({ amount }: Figure, a: Figure, b: Figure, saysChange: boolean): boolean {
  const printed = new Decimal(amount.value).abs()
  const half = new Decimal(10).pow(-amount.decimals).times(0.5001)
  const [x, y] = [amountValue(a.amount).abs(), amountValue(b.amount).abs()]
  if (x.isZero() || y.isZero() || printed.isZero()) return false
  const isRate = amount.unit === 'percent' || amount.unit === 'points'
  const plain = [x.div(y), y.div(x)]
  const rates = [...plain, ...(saysChange ? plain.map((rate) => rate.minus(1).abs()) : [])].map((rate) =>
    rate.times(100),
  )
  const days = DAYS.flatMap((count) => plain.map((rate) => rate.times(count)))
  const scaled = SCALES.flatMap((power) => plain.map((rate) => rate.div(new Decimal(10).pow(power))))
  return (isRate ? rates : [...scaled, ...days]).some((value) =>
    value
      .minus(printed)
      .abs()
      .lessThanOrEqualTo(half.plus(value.times(READING))),
  )
}

/** What the rounding of the two figures may do to their quotient, in proportion. */
const READING = 0.002
