/** A number in millionths: exact sums, and enough places for a per-share figure of a rounded percentage. */
export type Exact = bigint

/** Millionths in one. */
export const ONE: Exact = 1_000_000n
const PLACES = 6

export function exact(text: string): Exact {
  const [, sign, whole, part = ''] = /^(-?)(\d+)(?:\.(\d{1,6}))?$/.exec(text) ?? fail(`not a decimal: ${text}`)
  const size = BigInt(whole + part.padEnd(PLACES, '0'))
  return sign ? -size : size
}

function fail(message: string): never {
  throw new Error(message)
}

/** "1234.5": no trailing zeros. */
export function toDecimal(value: Exact): string {
  const digits = String(size(value)).padStart(PLACES + 1, '0')
  const part = digits.slice(-PLACES).replace(/0+$/, '')
  return (value < 0n ? '-' : '') + digits.slice(0, -PLACES) + (part ? '.' + part : '')
}

export function size(value: Exact): Exact {
  return value < 0n ? -value : value
}

/** Half away from zero, as printed accounts round. */
export function roundTo(value: Exact, step: Exact): Exact {
  return divideRounded(value, step) * step
}

export function divideRounded(value: bigint, by: bigint): bigint {
  const sign = value < 0n !== by < 0n ? -1n : 1n
  return sign * ((2n * size(value) + size(by)) / (2n * size(by)))
}

export function times(a: Exact, b: Exact): Exact {
  return divideRounded(a * b, ONE)
}

export function powerOfTen(power: number): Exact {
  return power >= 0 ? ONE * 10n ** BigInt(power) : ONE / 10n ** BigInt(-power)
}
