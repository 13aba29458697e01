import { amountValue, roundingOf } from '@tickmark/document'
import type { Claim, Refusal } from '../answer/claim.ts'
import type { Ground } from './ground.ts'
import type { PlacedFigure } from './place-index.ts'
import { readSum } from '../answer/read-sum.ts'

/** Words that stand in any sentence of a report and tie nothing together (folded, English; other scripts are compared by pairs of signs). */
const COMMON =
  /^(?:with|from|that|this|were|have|been|will|which|their|there|these|those|other|than|also|year|years|ended|company|group|period|during|under|into|over|about|after|before|such|more|most|each|both|between|million|thousand|billion|december|january|march|june|september|report|note|notes|table|total)$/
const SHARED_PAIRS = 2

/** Whether two places can be held against one another: different places, which speak of the same thing. */
export function checkPair(claim: Claim, grounds: readonly Ground[]): Refusal | undefined {
  const [first, second] = distinct(grounds)
  if (!first || !second) return 'one_place_only'
  const figures = comparedFigures(claim, first, second)
  if (figures) return compareFigures(figures)
  if (sharesFigure(first, second)) return 'no_difference'
  const texts = [first, second].filter(({ target: { block } }) => block.type !== 'table')
  // A row says only how much there is: words exclude it where they deny that there is any.
  if (texts.length < 2 && !(claim.kind === 'contradiction' && texts.some(({ words }) => DENIES.test(words))))
    return 'no_difference'
  if (
    claim.kind === 'definition' &&
    !texts.every(({ target: { block } }) => block.type !== 'table' && DEFINES.test(block.text))
  )
    return 'places_unrelated'
  return areRelated(textOf(first), textOf(second)) ? undefined : 'places_unrelated'
}

/** The same amount in both places speaks for them. */
const sharesFigure = (first: Ground, second: Ground): boolean =>
  first.figures.some(({ figure: a }) =>
    second.figures.some(({ figure: b }) => amountValue(a.amount).abs().equals(amountValue(b.amount).abs())),
  )

const DENIES =
  /\b(?:no|not|none|never|without|nil|neither)\b|n['’]t\b|无|無|没有|沒有|未|不存在|없|않|아니|ない|ません|なし|おらず/i
const DEFINES =
  /\b(?:means?|defined?|definition|refers? to|includes?|excludes?|comprises?|represents?|calculated|consists?)\b|是指|系指|定义|指的是|包括|不包括|剔除|란|정의|포함|제외|とは|定義|をいう|を含|を除|指し/i

function distinct(grounds: readonly Ground[]): Ground[] {
  const seen = new Set<string>()
  return grounds.filter(({ target: { block, rowIndex, columnIndex }, words }) => {
    const key = block.type === 'table' ? `${block.id}:${rowIndex}:${columnIndex}` : `${block.id} ${words}`
    const isNew = !seen.has(key)
    seen.add(key)
    return isNew
  })
}

/** A quote with what stands around it: a short text as a whole, a row with its label and the caption above it. */
const textOf = ({ words, evidence: { label = '' }, target: { block } }: Ground): string =>
  [words, label, block.type === 'table' ? (block.caption ?? '') : block.text.length <= SHORT ? block.text : ''].join(
    ' ',
  )

/** Texts of one thought (characters). */
const SHORT = 400

/** The two figures that are said to differ: those that the claim names, else the only ones of their places. */
function comparedFigures({ figures }: Claim, first: Ground, second: Ground): [PlacedFigure, PlacedFigure] | undefined {
  const a = named(first, figures) ?? only(first)
  const b = named(second, figures) ?? only(second)
  return a && b ? [a, b] : undefined
}

const only = ({ figures }: Ground): PlacedFigure | undefined => (figures.length === 1 ? figures[0] : undefined)

function named({ figures }: Ground, said: Claim['figures']): PlacedFigure | undefined {
  const numbers = said.flatMap(({ value }) => readSum(`0 + 0 = ${value}`)?.result ?? [])
  return figures.find(({ figure: { amount } }) =>
    numbers.some(({ plain }) => plain.toString() === amount.value.replace(/^-/, '')),
  )
}

function compareFigures([{ figure: a }, { figure: b }]: [PlacedFigure, PlacedFigure]): Refusal | undefined {
  const units = new Set([a.amount.unit, b.amount.unit].filter((unit) => unit !== 'unknown'))
  if (units.size > 1) return 'units_differ'
  if (a.amount.currency && b.amount.currency && a.amount.currency !== b.amount.currency) return 'units_differ'
  const gap = amountValue(a.amount).abs().minus(amountValue(b.amount).abs()).abs()
  if (gap.lessThanOrEqualTo(roundingOf(a.amount).plus(roundingOf(b.amount)))) return 'no_difference'
  const [from, to] = [a.period?.end, b.period?.end]
  if (from && to && !from.startsWith(to) && !to.startsWith(from)) return 'periods_differ'
  if (a.concept && b.concept && a.concept !== b.concept) return 'places_unrelated'
  if (a.scope && b.scope && a.scope !== b.scope) return 'places_unrelated'
  if (a.state === 'verified' && b.state === 'verified') return 'figure_verified'
  if (a.state === 'contradicted' || b.state === 'contradicted') return 'said_already'
  const isNamed = (a.concept && a.concept === b.concept) || areRelated(a.label ?? '', b.label ?? '')
  return isNamed ? undefined : 'places_unrelated'
}

/** Whether two stretches share a word that says what they are about. */
export function areRelated(one: string, other: string): boolean {
  const words = contentWords(one)
  if (contentWords(other).some((word) => words.includes(word))) return true
  const pairs = pairsOf(one)
  return [...pairsOf(other)].filter((pair) => pairs.has(pair)).length >= SHARED_PAIRS
}

/** Words by their first letters, so that "receivables" and "receivable" are one. */
const contentWords = (text: string): string[] =>
  (
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{Script=Latin}\p{Script=Cyrillic}]{4,}/gu) ?? []
  )
    .filter((word) => !COMMON.test(word))
    .map((word) => word.slice(0, 6))

/** Signs that stand side by side, of scripts that write no blanks. */
function pairsOf(text: string): Set<string> {
  const runs = text.normalize('NFKC').match(/[\p{Script=Han}\p{Script=Katakana}\p{Script=Hangul}]{2,}/gu) ?? []
  return new Set(runs.flatMap((run) => Array.from({ length: run.length - 1 }, (_, at) => run.slice(at, at + 2))))
}
