import { Decimal, amountValue } from '@tickmark/document'
import type { Figure } from '@tickmark/document'
import { findPeriodMarks, foldText, REMARK_MARKS } from '@tickmark/language'
import { isFigure } from '../../facts/figures/figure-kind.ts'
import type { Sentence } from '../../facts/sentences/make-sentences.ts'
import { testRelation, ofTerms } from '../relation/relation.ts'
import type { Relation } from '../relation/relation.ts'
import { significantDigits } from '../relation/slip.ts'
import { absolute, chanceOf, isEchoOf, isNothing, mayBeOneCurrency, sizeUp, slackOf } from './echo-amount.ts'
import type { Sized } from './echo-amount.ts'
import { countWords, wordBits, wordsOf } from './echo-words.ts'

/** A figure of a sentence with the words around it. */
interface Told extends Sized {
  sentence: Sentence
  words: ReadonlySet<string>
}

/** Letters around a figure that say what it is of. */
const AROUND = 90
/** How many figures of other sentences may agree so much by chance: for one to be meant, for its sentence to be looked at. */
const BY_CHANCE = 0.01
const AT_ALL = 3
const OF_WORDS = 0.45
/** What a word around the one that the other lacks takes away. */
const MISSED = 0.4
/** Sentences in which a size may stand for one of them to say what it is of. */
const MOST_LIKE = 40

/** Figures that two sentences of a document print of one thing. */
export function retold(sentences: readonly Sentence[]): Relation[] {
  const told = sentences.flatMap(figuresOf)
  const bitsOf = wordBits(countWords(told.map(({ words }) => words)))
  const bySize = Map.groupBy(told, keyOf)
  const pairs = told.flatMap((own) => {
    const chance = chanceOf(own) * bySize.size
    const others = (bySize.get(keyOf(own)) ?? []).filter((other) => isElsewhere(own, other))
    if (others.length > MOST_LIKE) return []
    return others.map((twin) => ({ own, twin, chance: chance * 2 ** (-OF_WORDS * sharedBits(own, twin, bitsOf)) }))
  })
  const meant = new Map(pairs.flatMap(({ own, twin, chance }) => (chance <= BY_CHANCE ? [[own, twin]] : [])))
  return [
    ...[...meant].flatMap(([own, twin]) => retoldRelation(own, twin) ?? []),
    ...repeatedSentences(pairs.filter(({ chance }) => chance <= AT_ALL)).flatMap(([a, b]) => toldOtherwise(a, b)),
  ]
}

function figuresOf(sentence: Sentence): Told[] {
  return sentence.figures.flatMap((one) => {
    if (!isFigure(one.kind) || isNothing(one.figure)) return []
    const [before, after] = [
      sentence.text.slice(Math.max(0, one.start - AROUND), one.start),
      sentence.text.slice(one.end, one.end + AROUND),
    ]
    const words = new Set([
      ...wordsOf(before + sentence.text.slice(one.start, one.end) + after),
      ...turnsOf(before, after),
    ])
    return [{ ...sizeUp(one.figure), sentence, words }]
  })
}

/** What stands right before and right behind a figure: "… 2025 Notes" in these very words says more than each of the words. */
function turnsOf(before: string, after: string): string[] {
  const words = (text: string) => foldText(text).toLowerCase().match(TURN) ?? []
  const [left, right] = [words(before).slice(-TURN_WORDS), words(after).slice(0, TURN_WORDS)]
  return [
    ...(left.length === TURN_WORDS ? [`${left.join(' ')} #`] : []),
    ...(right.length === TURN_WORDS ? [`# ${right.join(' ')}`] : []),
  ]
}

/** A word, a number or an ideograph. */
const TURN = /[\u3040-\u9fff\uac00-\ud7af]{2}|[\p{L}\p{N}]+/gu
const TURN_WORDS = 3

function keyOf({ measure, size }: Sized): string {
  return `${measure} ${size}`
}

function isElsewhere(own: Told, other: Told): boolean {
  const isSame = isEchoOf(own, other.size, other.half) && mayBeOneCurrency(own.figure, other.figure)
  return isSame && own.sentence.block !== other.sentence.block
}

function sharedBits(own: Told, other: Told, bitsOf: (word: string) => number): number {
  let bits = 0
  for (const word of own.words) bits += other.words.has(word) ? bitsOf(word) : -MISSED
  return bits
}

/** Pairs of sentences that agree in a figure and say one thing in nearly the same words. */
function repeatedSentences(found: readonly { own: Told; twin: Told }[]): [Sentence, Sentence][] {
  const pairs = new Map<string, [Sentence, Sentence]>()
  for (const { own, twin } of found) {
    const [first, second] = [own.sentence, twin.sentence].toSorted(
      (a, b) => a.blockIndex - b.blockIndex || a.start - b.start,
    )
    if (first && second && isRepeated(first, second))
      pairs.set(`${first.block.id} ${first.start} ${second.block.id} ${second.start}`, [first, second])
  }
  return [...pairs.values()]
}

/** Of the words of two sentences so many must be in both, and so many there must be, for them to say one thing. */
const ALIKE = 0.8
const LEAST_WORDS = 8

/** Blocks between two places that tell of one thing; in a list one sentence after the other tells the like of another thing. */
const APART = 12

function isRepeated(a: Sentence, b: Sentence): boolean {
  if (a.figures.length !== b.figures.length || b.blockIndex - a.blockIndex < APART || numbersOf(a) !== numbersOf(b))
    return false
  const [left, right] = [wordsOf(a.text), wordsOf(b.text)]
  const both = [...left].filter((word) => right.has(word)).length
  return both >= LEAST_WORDS && both >= ALIKE * (left.size + right.size - both) && timesOf(a) === timesOf(b)
}

/** What a sentence prints in digits besides its figures, as a day; not the mark of a remark, which is another below each table. */
function numbersOf({ text, figures }: Sentence): string {
  const rest = figures.reduceRight((left, { start, end }) => left.slice(0, start) + left.slice(end), text)
  return foldText(rest).replace(REMARK_MARKS, ' ').replace(/\D+/g, ' ').trim()
}

function timesOf({ text }: Sentence): string {
  return findPeriodMarks(foldText(text))
    .map(({ date, relation }) => date ?? relation)
    .join(' ')
}

/** The one figure in which two sentences differ that say one thing twice. */
function toldOtherwise(a: Sentence, b: Sentence): Relation[] {
  const pairs = b.figures.flatMap((own, at) => {
    const other = a.figures[at]
    return other ? [{ at, own: sizeUp(own.figure), other: sizeUp(other.figure) }] : []
  })
  const apart = pairs.filter(({ own, other }) => !isAgreed(own, other))
  const [one] = apart
  const agreed = pairs.filter((pair) => pair !== one).reduce((sum, { own }) => sum + digitsOf(own.figure), 0)
  if (
    !one ||
    apart.length > 1 ||
    agreed < LEAST_AGREED ||
    !isOneUnit(one.own.figure, one.other.figure) ||
    besides(a, one.at) !== besides(b, one.at)
  )
    return []
  const isLinear = [one.own, one.other].every(({ figure }) => amountValue(figure.amount).isPositive())
  const tolerance = Math.max(one.own.half, one.other.half)
  const relation = sameItem(one.own.figure, one.other.figure, { linear: isLinear, tolerance, confidence: TWICE })
  return relation ? [relation] : []
}

/**
 * Digits in which the other figures must agree: the sections of several segments say "unfavourable by 3%, 4% and 6%, respectively" in the
 * same words, and two small rates agree by chance.
 */
const LEAST_AGREED = 3

function digitsOf({ amount }: Figure): number {
  return significantDigits(new Decimal(amount.value))
}

/** What says one thing twice in the same words means the same figures. */
const TWICE = 0.85

function isOneUnit({ amount: a }: Figure, { amount: b }: Figure): boolean {
  return a.unit === b.unit && a.scale === b.scale && a.currency === b.currency
}

/** What stands between a figure and those before and behind it: the words that say what it is. */
function besides({ text, figures }: Sentence, at: number): string {
  const { start = 0, end = 0 } = figures[at] ?? {}
  const before = text.slice(figures[at - 1]?.end ?? 0, start)
  return foldText(`${before.slice(-BESIDE)}#${text.slice(end, figures[at + 1]?.start).slice(0, BESIDE)}`).toLowerCase()
}

/** Letters beside a figure that must be the same. */
const BESIDE = 40

function isAgreed(own: Sized, other: Sized): boolean {
  return own.measure === other.measure && (isEchoOf(own, other.size, other.half) || isEchoOf(other, own.size, own.half))
}

function retoldRelation(own: Told, twin: Told): Relation | undefined {
  const tolerance = slackOf(own, twin.half)
  const relation = sameItem(own.figure, twin.figure, { linear: false, tolerance, confidence: 0.6 })
  return relation?.holds ? relation : undefined
}

/** The claim that one figure prints the other again. */
function sameItem(
  own: Figure,
  other: Figure,
  { tolerance, ...held }: { linear: boolean; tolerance: number; confidence: number },
): Relation | undefined {
  return testRelation({
    kind: 'same-item',
    result: own,
    terms: [{ figure: other, sign: 1 }],
    compute: ofTerms((value) => value?.abs()),
    stated: absolute(own),
    tolerance: new Decimal(tolerance),
    basis: 'labelled',
    ...held,
  })
}
