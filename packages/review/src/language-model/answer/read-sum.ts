import type { Decimal } from '@tickmark/document'
import { comesTo, evaluate } from './evaluate-sum.ts'
import { isNumber, type SumNumber, type Token, tokensOf } from './sum-tokens.ts'

export interface ReadSum {
  operands: SumNumber[]
  /** What it says it comes to; absent in "a + b ≠ c". */
  result: SumNumber | undefined
  /** What it says is printed instead. */
  printed: SumNumber | undefined
  /** The left side, by our own computation. */
  computed: Decimal
  /** Only sums and differences. */
  isLinear: boolean
  /** Signs of the operands where it is linear. */
  signs: (1 | -1)[]
  /** The left side as we print it. */
  text: string
}

/** Reads a sum in the notations that people and models use; undefined where none can be made out. */
export function readSum(said: string): ReadSum | undefined {
  const tokens = tokensOf(said)
  if (!tokens) return undefined
  const sides = splitSides(tokens)
  const [left] = sides
  if (!left) return undefined
  // "1,500 = 1,200 + 300": the side with the signs is the one that is computed.
  const at = sides.findIndex(({ tokens: side }) => side.filter(isNumber).length >= 2)
  const computing = sides[at]
  if (!computing) return undefined
  const others = sides
    .filter((_, index) => index !== at)
    .flatMap(({ relation, tokens: side }) => {
      const number = side.find(isNumber)?.number
      return number
        ? [{ relation, number: { ...number, value: isNegative(side) ? number.value.negated() : number.value } }]
        : []
    })
  const result = others.find(({ relation }) => relation !== '≠')?.number
  const printed = others.find(({ relation }) => relation === '≠')?.number
  if (!result && !printed) return undefined
  return bestReading(computing.tokens, result ?? printed, { result, printed })
}

interface Side {
  relation: string | undefined
  tokens: Token[]
}

function splitSides(tokens: readonly Token[]): Side[] {
  const sides: Side[] = [{ relation: undefined, tokens: [] }]
  for (const token of tokens) {
    if (isNumber(token) || (token.sign !== '=' && token.sign !== '≠')) sides.at(-1)?.tokens.push(token)
    else if (sides.at(-1)?.tokens.length === 0) {
      // "= not", "≠ reported": the stronger of two signs that stand together.
      const last = sides.at(-1)
      if (last && last.relation !== '≠') last.relation = token.sign
    } else sides.push({ relation: token.sign, tokens: [] })
  }
  return sides.map((side) => ({ ...side, tokens: closeBrackets(side.tokens) }))
}

/** "(not 250)" opens a bracket on one side and closes it on another. */
function closeBrackets(tokens: readonly Token[]): Token[] {
  const count = (sign: string) => tokens.filter((token) => !isNumber(token) && token.sign === sign).length
  if (count('(') === count(')')) return [...tokens]
  const extra = count('(') > count(')') ? '(' : ')'
  const at =
    extra === '('
      ? tokens.findLastIndex((token) => !isNumber(token) && token.sign === '(')
      : tokens.findIndex((token) => !isNumber(token) && token.sign === ')')
  return closeBrackets(tokens.toSpliced(at, 1))
}

const isNegative = (side: readonly Token[]): boolean => {
  const first = side[0]
  const last = side.at(-1)
  return (
    first !== undefined &&
    !isNumber(first) &&
    (first.sign === '-' || (first.sign === '(' && last !== undefined && !isNumber(last) && last.sign === ')'))
  )
}

/** A number alone in brackets is negative in accounts and merely grouped in arithmetic: the reading that comes out counts. */
function bestReading(
  tokens: readonly Token[],
  aim: SumNumber | undefined,
  ends: Pick<ReadSum, 'result' | 'printed'>,
): ReadSum | undefined {
  const readings = [tokens, negatedBrackets(tokens)].flatMap((side) => compute(side, ends) ?? [])
  const exact = readings.find(({ computed }) => aim && comesTo(computed, aim))
  return exact ?? readings[0]
}

function negatedBrackets(tokens: readonly Token[]): Token[] {
  return tokens.flatMap((token, at): Token[] => {
    const [before, after] = [tokens[at - 1], tokens[at + 1]]
    const isAlone =
      isNumber(token) &&
      before &&
      after &&
      !isNumber(before) &&
      !isNumber(after) &&
      before.sign === '(' &&
      after.sign === ')'
    return isAlone ? [{ sign: '-' }, token] : [token]
  })
}

function compute(tokens: readonly Token[], ends: Pick<ReadSum, 'result' | 'printed'>): ReadSum | undefined {
  const evaluated = evaluate(tokens)
  if (!evaluated) return undefined
  const hasFactors = tokens.some((token) => !isNumber(token) && /[*/^]/.test(token.sign))
  const operands = tokens.flatMap((token, at) =>
    isNumber(token)
      ? [{ ...token.number, isFactor: isFactorAt(tokens, at, hasFactors), isExponent: isExponentAt(tokens, at) }]
      : [],
  )
  return {
    ...ends,
    operands,
    computed: evaluated.value,
    isLinear: !hasFactors,
    signs: evaluated.signs,
    text: tokens
      .map((token) => (isNumber(token) ? token.number.text : (PRINTED[token.sign] ?? token.sign)))
      .join(' ')
      .replace(/\( /g, '(')
      .replace(/ \)/g, ')'),
  }
}

const PRINTED: Record<string, string> = { '-': '−', '*': '×', '/': '÷' }

/** Beside ×, ÷ or ^, and the 1 of "÷ b − 1". */
function isFactorAt(tokens: readonly Token[], at: number, hasFactors: boolean): boolean {
  const signs = [tokens[at - 1], tokens[at + 1]].flatMap((token) => (token && !isNumber(token) ? token.sign : []))
  const number = tokens[at]
  if (signs.some((sign) => /[*/^]/.test(sign))) return true
  return hasFactors && isNumber(number) && number.number.plain.equals(1)
}

/** After ^, alone or in the brackets that follow. */
function isExponentAt(tokens: readonly Token[], at: number): boolean {
  for (let back = at - 1, depth = 0; back >= 0; back--) {
    const token = tokens[back]
    if (!token || isNumber(token)) continue
    if (token.sign === ')') depth++
    else if (token.sign === '(') depth--
    else if (token.sign === '^') return depth < 0 || back === at - 1
    if (depth > 0) return false
  }
  return false
}
