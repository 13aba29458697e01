import { Decimal } from '@tickmark/document'
import type { Figure } from '@tickmark/document'
import type { Sentence } from '../../facts/sentences/make-sentences.ts'
import { figuresOf, testRelation, ofTerms } from '../relation/relation.ts'
import type { Relation } from '../relation/relation.ts'
import { absolute, chanceOf, isEchoOf, mayBeOneCurrency, slackOf } from './echo-amount.ts'
import type { Sized } from './echo-amount.ts'
import { countWords, wordBits } from './echo-words.ts'
import { oddFigure, repeatedSentences } from './repeated-sentences.ts'
import { toldFigures } from './retold-figures.ts'
import type { Told } from './retold-figures.ts'
import { toldOtherwise } from './retold-otherwise.ts'
import type { ToldOtherwise } from './retold-otherwise.ts'

/** How many figures of other sentences may agree so much by chance: for one to be meant, for its sentence to be looked at. */
const BY_CHANCE = 0.01
const AT_ALL = 3
/** A word says less than its bits: words of one subject come together. */
const OF_WORDS = 0.45
/** Sentences in which a size may stand for one of them to say what it is of. */
const MOST_LIKE = 40
/** What says one thing twice in the same words means the same figures. */
const TWICE = 0.85
/** What like words around a figure alone say, before the judge weighs them. */
const OPEN = 0.5

/**
 * Figures that two sentences of a document print of one thing: those that agree, where words and digits leave no chance, and those that
 * differ although the words say one thing, for the judge to weigh.
 */
export function retold(sentences: readonly Sentence[]): Relation[] {
  const told = sentences.flatMap(toldFigures)
  const bitsOf = wordBits(countWords(told.map(({ words }) => words)))
  const pairs = agreeing(told, bitsOf)
  const twins = new Map(pairs.flatMap(({ own, twin, chance }) => (chance <= BY_CHANCE ? [[own, twin]] : [])))
  const repeated = repeatedSentences(pairs.filter(({ chance }) => chance <= AT_ALL)).flatMap((pair) => {
    const [own, other] = oddFigure(pair) ?? []
    return own && other ? (differing(own, other, TWICE) ?? []) : []
  })
  const said = new Set(repeated.flatMap(figuresOf))
  return [
    ...[...twins].flatMap(([own, twin]) => {
      const relation = sameItem(own.figure, twin.figure, { tolerance: slackOf(own, twin.half), confidence: 0.6 })
      return relation?.holds ? [relation] : []
    }),
    ...repeated,
    ...toldOtherwise(told, twins, bitsOf).flatMap((one) => {
      if (said.has(one.own.figure) || said.has(one.other.figure)) return []
      const relation = differing(...inDoubtFirst(one), OPEN)
      return relation ? [{ ...relation, cues: { retold: one.cues } }] : []
    }),
  ]
}

function differing(own: Sized, other: Sized, confidence: number): Relation | undefined {
  const relation = sameItem(own.figure, other.figure, { tolerance: Math.max(own.half, other.half), confidence })
  return relation?.holds ? undefined : relation
}

/** What a third place speaks against is in doubt; otherwise what the document tells later. */
function inDoubtFirst({ own, other, cues: { firm } }: ToldOtherwise): [Told, Told] {
  return firm || own.sentence.blockIndex > other.sentence.blockIndex ? [own, other] : [other, own]
}

/** Figures of two places that print one amount, with how many would do so by chance in words as like. */
function agreeing(
  told: readonly Told[],
  bitsOf: (word: string) => number,
): { own: Told; twin: Told; chance: number }[] {
  const bySize = Map.groupBy(told, keyOf)
  return told.flatMap((own) => {
    const chance = chanceOf(own) * bySize.size
    const others = (bySize.get(keyOf(own)) ?? []).filter((other) => isElsewhere(own, other))
    if (others.length > MOST_LIKE) return []
    return others.map((twin) => ({ own, twin, chance: chance * 2 ** (-OF_WORDS * sharedBits(own, twin, bitsOf)) }))
  })
}

function keyOf({ measure, size }: Sized): string {
  return `${measure} ${size}`
}

function isElsewhere(own: Told, other: Told): boolean {
  const isSame = isEchoOf(own, other.size, other.half) && mayBeOneCurrency(own.figure, other.figure)
  return isSame && own.sentence.block !== other.sentence.block
}

/** What a word around the one that the other lacks takes away. */
const MISSED = 0.4

function sharedBits(own: Told, other: Told, bitsOf: (word: string) => number): number {
  let bits = 0
  for (const word of own.words) bits += other.words.has(word) ? bitsOf(word) : -MISSED
  return bits
}

/** The claim that one figure prints the other again. */
function sameItem(
  own: Figure,
  other: Figure,
  { tolerance, confidence }: { tolerance: number; confidence: number },
): Relation | undefined {
  return testRelation({
    kind: 'same-item',
    result: own,
    terms: [{ figure: other, sign: 1 }],
    compute: ofTerms((value) => value?.abs()),
    stated: absolute(own),
    tolerance: new Decimal(tolerance),
    linear: [own, other].every(({ amount }) => !amount.value.startsWith('-')),
    confidence,
    basis: 'labelled',
  })
}
