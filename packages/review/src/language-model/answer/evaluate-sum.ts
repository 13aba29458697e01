import { Decimal } from '@tickmark/document'
import { isNumber, type SumNumber, type Token } from './sum-tokens.ts'

/** Whether a value rounds to what was written, as it stands or in per cent. */
export function comesTo(value: Decimal, { value: said, plain, isPercent, decimals }: SumNumber): boolean {
  const half = new Decimal(10).pow(-decimals).times(0.5001)
  if (isPercent) return value.times(100).minus(said.times(100)).abs().lessThanOrEqualTo(half)
  const scale = plain.isZero() ? new Decimal(1) : said.div(plain).abs()
  if (value.minus(said).abs().lessThanOrEqualTo(half.times(scale))) return true
  return value.times(100).minus(said).abs().lessThanOrEqualTo(half) && value.abs().lessThan(10)
}

/** Highest power that is computed: a rate over years. */
const MOST_POWER = 50

/** Sums, products, powers and brackets by precedence; undefined for anything else. Numbers side by side without a sign are no sum. */
export function evaluate(tokens: readonly Token[]): { value: Decimal; signs: (1 | -1)[] } | undefined {
  let at = 0
  const signs: (1 | -1)[] = []
  let sign: 1 | -1 = 1
  const take = (...wanted: string[]): string | undefined => {
    const token = tokens[at]
    if (!token || isNumber(token) || !wanted.includes(token.sign)) return undefined
    at++
    return token.sign
  }
  const sum = (): Decimal | undefined => {
    const outer = sign
    let total = product()
    for (let next = take('+', '-'); next; next = take('+', '-')) {
      sign = next === '-' ? (-outer as 1 | -1) : outer
      const term = product()
      if (!total || !term) return undefined
      total = next === '+' ? total.plus(term) : total.minus(term)
    }
    sign = outer
    return total
  }
  const product = (): Decimal | undefined => {
    let total = power()
    for (let next = take('*', '/'); next; next = take('*', '/')) {
      const factor = power()
      if (!total || !factor || (next === '/' && factor.isZero())) return undefined
      total = next === '*' ? total.times(factor) : total.div(factor)
    }
    return total
  }
  const power = (): Decimal | undefined => {
    const base = single()
    if (!take('^')) return base
    const exponent = single()
    if (!base || !exponent || base.isNegative() || exponent.abs().greaterThan(MOST_POWER)) return undefined
    return base.pow(exponent)
  }
  const single = (): Decimal | undefined => {
    if (take('-')) {
      sign = -sign as 1 | -1
      const value = single()?.negated()
      sign = -sign as 1 | -1
      return value
    }
    if (take('+')) return single()
    if (take('(')) {
      const inner = sum()
      return take(')') ? inner : undefined
    }
    const token = tokens[at]
    if (!isNumber(token)) return undefined
    at++
    signs.push(sign)
    return token.number.value
  }
  const value = sum()
  return value && at === tokens.length && signs.length >= 2 && value.isFinite() ? { value, signs } : undefined
}
