import { Decimal } from '@tickmark/document'

/** One run of digits with the scale that follows it. */
export interface ScaledDigits {
  /** Plain digits, a point before decimals. */
  digits: string
  /** Power of ten. */
  power: number
}

export interface ComposedValue {
  value: string
  scale: number
  decimals: number
}

/**
 * The value of digits and scales in turn, in units of the last scale: 1兆4,312億 is 14,312 at 10^8. Undefined where the scales
 * do not fall, or a part does not fit below the scale before it: then these are several numbers.
 */
export function composeValue(parts: readonly ScaledDigits[], negative: boolean): ComposedValue | undefined {
  const last = parts.at(-1)
  if (!last) return undefined
  let sum = new Decimal(0)
  for (const [index, { digits, power }] of parts.entries()) {
    const before = parts[index - 1]
    if (before && (power >= before.power || new Decimal(digits).gte(Decimal.pow(10, before.power - power))))
      return undefined
    if (index < parts.length - 1 && digits.includes('.')) return undefined
    sum = sum.plus(new Decimal(`${digits}e${power - last.power}`))
  }
  const decimals = last.digits.includes('.') ? last.digits.length - last.digits.indexOf('.') - 1 : 0
  return { value: (negative ? sum.neg() : sum).toFixed(decimals), scale: last.power, decimals }
}
