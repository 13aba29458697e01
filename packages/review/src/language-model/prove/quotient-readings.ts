import { amountValue, Decimal } from '@tickmark/document'
import type { ReadSum } from '../answer/read-sum.ts'
import type { Involved } from './doubt-about-sum.ts'

/** Days of a year, per cent, and steps between printed scales. */
const DAYS = [365, 360, 366]
const SCALES = [0, 3, 4, 6, 8, 9]

/**
 * Whether two figures give the printed one in another of the usual arrangements than the claim's: turned round, as days, as a change, in another unit. A
 * document that prints such a quotient means that one, and the claim only computes another. A change only where the words tell of one.
 */
export function isOtherQuotient(sum: ReadSum, { parts, target }: Involved, saysChange: boolean): boolean {
  const [a, b, more] = [...new Map(parts.map((part) => [part.figure.id, part.figure])).values()]
  if (sum.isLinear || !a || !b || more || sum.operands.some(({ isExponent }) => isExponent)) return false
  const printed = new Decimal(target.figure.amount.value).abs()
  const half = new Decimal(10).pow(-target.figure.amount.decimals).times(0.5001)
  const unit = target.figure.amount.unit
  const amounts = [amountValue(a.amount).abs(), amountValue(b.amount).abs()]
  const [x, y] = amounts
  if (!x || !y || x.isZero() || y.isZero() || printed.isZero()) return false
  const isRate = unit === 'percent' || unit === 'points'
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
