import { Decimal } from '@tickmark/document'

export interface CheckedArithmetic {
  /** Numbers on the left of the first equals sign, as written. */
  operands: string[]
  /** The number that it says it comes to. */
  result: string
}

const TOKEN = /\s*(?:(\d[\d,]*(?:\.\d+)?)(%?)|([-+*/()]))/y

/** Recomputes a line such as "(1,200 − 300) ÷ 300 = 300%"; undefined when it is no such line or does not come out as it says. */
export function checkArithmetic(line: string): CheckedArithmetic | undefined {
  const [left = '', right = ''] = line.normalize('NFKC').split(/[=≠≈]/)
  const said = /^\s*(-?)\s*(\d[\d,]*(?:\.(\d+))?)\s*(%?)/.exec(right.replaceAll('−', '-'))
  const tokens = tokensOf(left)
  if (!said || !tokens || tokens.filter(isNumber).length < 2) return undefined
  const value = evaluate(tokens)
  if (!value) return undefined
  const [, minus, digits = '', decimals = '', percent] = said
  const result = new Decimal(digits.replaceAll(',', '')).times(minus ? -1 : 1)
  const computed = percent ? value.times(100) : value
  // A result is printed rounded: half a unit of its last place is the most that it may be off.
  const half = new Decimal(10).pow(-decimals.length).div(2)
  if (computed.minus(result).abs().greaterThan(half)) return undefined
  return { operands: tokens.filter(isNumber).map(({ text }) => text), result: minus + digits + percent }
}

type Token = { text: string; value: Decimal } | { text: string; value?: undefined }
const isNumber = (token: Token): token is Token & { value: Decimal } => token.value !== undefined

function tokensOf(text: string): Token[] | undefined {
  const plain = text.replaceAll('−', '-').replace(/[×·]/g, '*').replaceAll('÷', '/').trimEnd()
  const tokens: Token[] = []
  TOKEN.lastIndex = 0
  for (let at = 0; at < plain.length; at = TOKEN.lastIndex) {
    TOKEN.lastIndex = at
    const match = TOKEN.exec(plain)
    if (!match) return undefined
    const [, digits, percent, sign] = match
    if (sign) tokens.push({ text: sign })
    else {
      const value = new Decimal(digits!.replaceAll(',', ''))
      tokens.push({ text: digits! + percent, value: percent ? value.div(100) : value })
    }
  }
  return tokens
}

/** Sums, products and brackets by precedence, from left to right; undefined for anything else. */
function evaluate(tokens: readonly Token[]): Decimal | undefined {
  let at = 0
  const take = (...signs: string[]): string | undefined => {
    const text = tokens[at]?.text
    if (text === undefined || !signs.includes(text)) return undefined
    at++
    return text
  }
  const sum = (): Decimal | undefined => {
    let total = product()
    for (let sign = take('+', '-'); sign; sign = take('+', '-')) {
      const next = product()
      if (!total || !next) return undefined
      total = sign === '+' ? total.plus(next) : total.minus(next)
    }
    return total
  }
  const product = (): Decimal | undefined => {
    let total = factor()
    for (let sign = take('*', '/'); sign; sign = take('*', '/')) {
      const next = factor()
      if (!total || !next || (sign === '/' && next.isZero())) return undefined
      total = sign === '*' ? total.times(next) : total.div(next)
    }
    return total
  }
  const factor = (): Decimal | undefined => {
    if (take('-')) return factor()?.negated()
    if (take('(')) {
      const inner = sum()
      return take(')') ? inner : undefined
    }
    const value = tokens[at]?.value
    if (value) at++
    return value
  }
  const value = sum()
  return at === tokens.length ? value : undefined
}
