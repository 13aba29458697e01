import { Decimal } from '@tickmark/document'

/** How a printed value could have come from the right one: the classic slips of the pen. */
export type Slip = 'sign' | 'transposition' | 'digit' | 'decimal-point' | 'missing-digit'

/** The slip that turns `right` into `printed`; undefined when they differ in more than one way. */
export function slipBetween(printed: Decimal, right: Decimal): Slip | undefined {
  if (printed.equals(right) || printed.isZero() || right.isZero()) return undefined
  if (printed.equals(right.neg())) return 'sign'
  if (printed.isNegative() !== right.isNegative()) return undefined
  const decimals = Math.max(printed.decimalPlaces(), right.decimalPlaces())
  const a = digits(printed, decimals)
  const b = digits(right, decimals)
  if (a.length === b.length) {
    const different = [...a].flatMap((digit, index) => (digit === b[index] ? [] : [index]))
    if (different.length === 1) return 'digit'
    const [first, second] = different as [number, number]
    if (different.length === 2 && a[first] === b[second] && a[second] === b[first]) return 'transposition'
  }
  const shorter = a.length < b.length ? a : b
  const longer = a.length < b.length ? b : a
  if (shorter.replace(/(?<!0)0+$/, '') === longer.replace(/(?<!0)0+$/, '')) return 'decimal-point'
  if (
    longer.length - shorter.length === 1 &&
    shorter.length >= 3 &&
    [...longer].some((_, index) => longer.slice(0, index) + longer.slice(index + 1) === shorter)
  )
    return 'missing-digit'
  return undefined
}

function digits(value: Decimal, decimals: number): string {
  return value.abs().toFixed(decimals).replace('.', '').replace(/^0+/, '')
}

/** Digits that say something: without leading and trailing zeros. */
export function significantDigits(value: Decimal): number {
  return value
    .abs()
    .toFixed()
    .replace('.', '')
    .replace(/^0+|0+$/g, '').length
}

/**
 * Digits by which a number, in steps of its last place, tells that it is another but for one digit or the place of its point; 0 where it is not.
 * What is only nearly the same differs in the last digit as well, and a digit may be missing at many places: one less.
 */
export function misprintDigits(printed: Decimal, right: Decimal): number {
  const slip = slipBetween(printed, right)
  if (slip === undefined || slip === 'sign') return 0
  const isWeak = slip === 'missing-digit' || printed.minus(right).abs().lessThan(LAST_DIGIT)
  return significantDigits(printed) - Number(isWeak)
}

/** Steps of the last place that another last digit makes. */
const LAST_DIGIT = 10

/** `slipBetween` for exact integers, as the search for sums uses them. */
export function isIntegerSlip(printed: number, right: number): boolean {
  return Math.abs(printed) >= 100 && slipBetween(new Decimal(printed), new Decimal(right)) !== undefined
}

/** Digits from which on two numbers that differ in their noughts alone are one number in two units. */
const SHIFTED_DIGITS = 4

/** A single digit wrong, two exchanged, or noughts too many, in a number long enough for that to be no accident. */
export function isDigitSlip(printed: number, right: number): boolean {
  if (Math.abs(printed) < 1000 && Math.abs(right) < 1000) return false
  const slip = slipBetween(new Decimal(printed), new Decimal(right))
  const isShifted = slip === 'decimal-point' && significantDigits(new Decimal(right)) >= SHIFTED_DIGITS
  return slip === 'digit' || slip === 'transposition' || isShifted
}
