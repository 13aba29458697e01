import { itemAt, numberAt } from '@tickmark/document'
import { ONE, divideRounded, size, times } from '../exact.ts'
import type { Exact } from '../exact.ts'
import type { FigureToken, Token, WordToken } from './content.ts'
import type { Draft, DraftRelation } from './draft.ts'

/** What a line that is left out breaks; other relations are gone with it. */
const STANDS_WITHOUT = new Set(['sum', 'difference', 'roll-forward', 'sequence'])
const LINEAR = new Set(['sum', 'difference', 'roll-forward', 'change', 'equal'])

/** Whether what is printed agrees with a relation that the document means. */
export function holds(draft: Draft, relation: DraftRelation): boolean {
  const result = draft.tokens.get(relation.result)
  const terms = relation.terms.map((term) => draft.tokens.get(term.id))
  if (result?.dropped || (!STANDS_WITHOUT.has(relation.op) && terms.some((term) => term?.dropped))) return true
  switch (relation.op) {
    case 'direction':
      return saysDirection(result as WordToken, terms as [FigureToken, FigureToken])
    case 'reference':
      return namesHeading(draft, result as WordToken)
    case 'same-text':
      return terms.every((term) => (term as WordToken).means === (result as WordToken).means)
    case 'order':
      return inOrder([result, ...terms] as WordToken[])
    case 'sequence':
      return numbersOn(([result, ...terms] as Token[]).filter((token) => !token.dropped))
    case 'present':
      return draft.blocks.some((block) => block.id === relation.result)
    case 'complete':
      return (result as WordToken).means === 'complete'
    default:
      return holdsInNumbers(draft, relation)
  }
}

function holdsInNumbers(draft: Draft, relation: DraftRelation): boolean {
  const result = draft.tokens.get(relation.result) as FigureToken
  const computed = compute(draft, relation, (token) => (token.dropped ? 0n : token.value))
  if (computed === undefined) return true
  if (relation.op === 'at-most') return result.value <= computed + toleranceOf(draft, relation)
  return size(result.value - computed) <= toleranceOf(draft, relation)
}

/** By how much the printed figures of a relation are apart, where it adds up. */
export function differenceOf(draft: Draft, relation: DraftRelation): Exact {
  const result = draft.tokens.get(relation.result)
  if (result?.type !== 'figure' || !LINEAR.has(relation.op)) return 0n
  return result.value - (compute(draft, relation, (token) => token.value) ?? result.value)
}

/** What the terms come to. Nothing where it cannot be told (divided by nothing). */
function compute(draft: Draft, relation: DraftRelation, valueOf: (token: FigureToken) => Exact): Exact | undefined {
  const values = relation.terms.map((term) => valueOf(draft.tokens.get(term.id) as FigureToken))
  const [a = 0n, b = 0n] = values
  const factor = relation.factor ?? ONE
  if (relation.op === 'percent-change') {
    const sign = BigInt(itemAt(relation.terms, 0).coefficient)
    return b === 0n ? undefined : divideRounded(sign * (a - b) * 100n * ONE, size(b))
  }
  if (relation.op === 'ratio') return b === 0n ? undefined : divideRounded(a * factor, b)
  if (relation.op === 'product') return times(times(a, b), factor)
  return values.reduce((sum, value, at) => sum + BigInt(itemAt(relation.terms, at).coefficient) * value, 0n)
}

/** As rounding implies: half a step of the result, and what half steps of the terms move it. Exact figures allow nothing. */
export function toleranceOf(draft: Draft, relation: DraftRelation): Exact {
  const result = draft.tokens.get(relation.result)
  if (result?.type !== 'figure') return 0n
  const half = (token: FigureToken) => (isRounded(token) ? token.step / 2n : 0n)
  const base = compute(draft, relation, (token) => token.right?.value ?? token.value)
  if (base === undefined) return 0n
  const moved = relation.terms.reduce((sum, term) => {
    const token = draft.tokens.get(term.id) as FigureToken
    const beside = (shift: Exact) =>
      compute(draft, relation, (one) => (one.right?.value ?? one.value) + (one === token ? shift : 0n))
    const gap = (value: Exact | undefined) => (value === undefined ? 0n : size(value - base))
    const [up, down] = [gap(beside(half(token))), gap(beside(-half(token)))]
    return sum + (up > down ? up : down)
  }, 0n)
  const own = half(result)
  // A quotient is cut to millionths on the way.
  return own + moved + (relation.slack ?? 0n) + (LINEAR.has(relation.op) ? 0n : 2n)
}

function isRounded(token: FigureToken): boolean {
  return token.exact !== (token.right?.value ?? token.value)
}

function saysDirection(word: WordToken, [now, before]: readonly [FigureToken, FigureToken]): boolean {
  const moved = now.value - before.value
  return moved === 0n || (moved > 0n ? 'up' : 'down') === word.means
}

function namesHeading(draft: Draft, word: WordToken): boolean {
  const target = draft.references.find((one) => one.word === word.id)?.target
  return target === word.means && draft.blocks.some((block) => block.id === target)
}

/** Dates in order, each once; the coefficient of the relation is not asked for. */
function inOrder(words: readonly WordToken[]): boolean {
  return words.every((word, at) => at === 0 || word.means > itemAt(words, at - 1).means)
}

function numbersOn(tokens: readonly Token[]): boolean {
  const numbers = tokens.map((token) => (token.type === 'figure' ? Number(token.value / ONE) : Number(token.means)))
  return numbers.every((number, at) => at === 0 || number === numberAt(numbers, at - 1) + 1)
}
