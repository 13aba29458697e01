import { isMadeUpOf, namesSomeOf, saysLeftOver } from '@tickmark/language'
import { isFigure } from '../../facts/figures/figure-kind.ts'
import type { ProseFigure, Sentence } from '../../facts/sentences/make-sentences.ts'
import { Decimal, amountValue } from '@tickmark/document'
import { linearTolerance, testSum } from '../relation/relation.ts'
import type { Relation, Term } from '../relation/relation.ts'
import { chanceOf, isNothing, sizeUp } from './echo-amount.ts'

/** Sums that hold by chance among so many figures of like size, for one that holds to be meant; where words say that one is made up of others. */
const BY_CHANCE = 0.004
const BY_CHANCE_SAID = 0.05
const MOST_FIGURES = 14
const MOST_TERMS = 4
const LEAST_TERMS = 2
/** A sentence of this form agrees elsewhere in the document, or none does. */
const BORNE_OUT = 0.8
const OPEN = 0.15
const HELD = 0.7
/** "Of the 880, 210 has been spent; 670 remains" can be read in one way only. */
const LEFT = 0.75
/** Letters between what is left and the word that says so. */
const BESIDE = 20

/** A figure of a sentence and those beside it that may add up to it. */
interface Stretch {
  result: ProseFigure
  terms: readonly ProseFigure[]
}

/** Amounts of one sentence that add up to another of it, with the signs that are printed: "△30,673には、△30,649、△24が含まれる". */
export function sentenceSums(sentences: readonly Sentence[]): Relation[] {
  const read = sentences.map((sentence) => {
    const figures = withoutOtherMeasures(
      sentence.figures.filter(({ kind, figure }) => isFigure(kind) && !isNothing(figure)),
      sentence.text,
    )
    const isRead = figures.length > LEAST_TERMS && figures.length <= MOST_FIGURES
    const [held, said] = isRead ? [heldIn(figures, sentence.text), saidIn(figures, sentence.text)] : [[], []]
    // What is said and holds is meant, however round its numbers are.
    const round = said.filter(({ holds, result }) => holds && !held.some((other) => other.result === result))
    return { held, round, said, namesSome: namesSomeOf(sentence.text) }
  })
  const tried = read.flatMap(({ held, said, namesSome }) =>
    said.map((one) => ({ one, namesSome, isTelling: held.some(({ result }) => result === one.result) })),
  )
  const isKept = tried.some(({ isTelling }) => isTelling)
  // "Including $9 million and $7 million" may leave out others, where most sentences of this form do not add up.
  const some = tried.filter(({ namesSome }) => namesSome)
  const isWhole = some.filter(({ one }) => one.holds).length >= WHOLE_SHARE * some.length
  return read.flatMap(({ held: telling, round, said, namesSome }) => {
    const held = [...telling, ...round]
    const known = new Set(held.flatMap(({ result, terms }) => [result, ...terms.map(({ figure }) => figure)]))
    const broken = said.filter(({ holds, result }) => !holds && !known.has(result))
    const isBorneOut = (one: Relation) => isKept && (!namesSome || isWhole || isMore(one))
    return [...held, ...broken.map((one) => (isBorneOut(one) ? { ...one, confidence: BORNE_OUT } : one))]
  })
}

/** An amount in brackets right behind a part is that part in another measure: "cash of $130 million ($101 million, net of cash acquired)". */
function withoutOtherMeasures(figures: readonly ProseFigure[], text: string): ProseFigure[] {
  return figures.filter(({ start }, at) => {
    const before = figures[at - 1]
    // Behind the first, the whole, brackets hold its parts.
    return at < 2 || !before || !OPENED.test(text.slice(before.end, start))
  })
}

const OPENED = /^\s*[(（][^()（）\p{L}]*$/u

/** Of sentences that name some parts so many have to add up for all parts to be meant. */
const WHOLE_SHARE = 0.5

/** Parts that are more than the whole. */
function isMore({ expected, stated }: Relation): boolean {
  return expected.abs().greaterThan(stated.abs())
}

/** What adds up; each figure once, the longest sums first. */
function heldIn(figures: readonly ProseFigure[], text: string): Relation[] {
  const limit = isMadeUpOf(text) || saysLeftOver(text) ? BY_CHANCE_SAID : BY_CHANCE
  const stretches = stretchesOf(figures)
  const tried = Math.max(1, stretches.length / figures.length)
  const held = stretches.flatMap((stretch) => {
    const relation = sumOf(stretch)
    return relation.holds && chanceOf(sizeUp(stretch.result.figure)) * tried <= limit ? [{ stretch, relation }] : []
  })
  const taken = new Set<ProseFigure>()
  return held
    .toSorted((a, b) => b.stretch.terms.length - a.stretch.terms.length)
    .flatMap(({ stretch: { result, terms }, relation }) => {
      const all = [result, ...terms]
      if (all.some((one) => taken.has(one))) return []
      for (const one of all) taken.add(one)
      return [relation]
    })
}

/** Runs of figures of one measure right behind or right before another. */
function stretchesOf(figures: readonly ProseFigure[]): Stretch[] {
  return figures.flatMap((result, at) => {
    const lengths = Array.from({ length: MOST_TERMS - LEAST_TERMS + 1 }, (_, more) => LEAST_TERMS + more)
    const runs = lengths.flatMap((length) => [
      figures.slice(at + 1, at + 1 + length),
      figures.slice(Math.max(0, at - length), at),
    ])
    return runs
      .filter((terms, index) => terms.length === lengths[index >> 1] && terms.every((one) => isOfKind(one, result)))
      .map((terms) => ({ result, terms }))
  })
}

/** Whether amounts can be what was taken from the first and what is left of it; parts of a hundred per cent are no parts of the first. */
function areOfWhole(result: ProseFigure, terms: readonly ProseFigure[]): boolean {
  const [whole, ...parts] = [result, ...terms].map(({ figure }) => amountValue(figure.amount))
  if (!whole || parts.some((part) => part.greaterThanOrEqualTo(whole))) return false
  return result.figure.amount.unit !== 'percent' || !Decimal.sum(whole, ...parts).equals(1e2)
}

function isOfKind({ figure: { amount: a } }: ProseFigure, { figure: { amount: b } }: ProseFigure): boolean {
  return a.unit === b.unit && a.currency === b.currency && a.scale - a.decimals <= b.scale - b.decimals + 1
}

function sumOf({ result, terms }: Stretch): Relation {
  const signed = terms.map(({ figure }): Term => ({ figure, sign: 1 }))
  const about = [result, ...terms].reduce((sum, { figure }) => sum.plus(roundedBy(figure)), new Decimal(0))
  return testSum({
    kind: 'prose-amount',
    result: result.figure,
    terms: signed,
    tolerance: Decimal.max(linearTolerance(result.figure, signed), about),
    confidence: HELD,
    basis: 'labelled',
  })
}

/** What "approximately 7,500" may be off: half a unit of its last digit that is not nought. */
function roundedBy({ amount }: ProseFigure['figure']): Decimal {
  if (!amount.approximate) return new Decimal(0)
  const noughts = /0*$/.exec(amount.value.replace('.', ''))?.[0].length ?? 0
  return Decimal.pow(10, amount.scale - amount.decimals + noughts).div(2)
}

/** Where words say that the first amount is made up of all that follow. */
function saidIn(all: readonly ProseFigure[], text: string): Relation[] {
  // "Of which ⟦c⟧" speaks of a part that was named.
  const detail = all.findIndex(
    ({ start }, at) => at > LEAST_TERMS && /\bof which\b|其中|うち/i.test(text.slice(all[at - 1]?.end, start)),
  )
  const figures = detail < 0 ? all : all.slice(0, detail)
  const [result, ...terms] = figures
  const [first, last] = [terms[0], terms.at(-1)]
  if (!result || !first || !last || terms.length > MOST_TERMS) return []
  // "Includes $2 million, $(2) million and $10 million": the word before all of them makes none of them the whole.
  const isMade = isMadeUpOf(text.slice(result.end, first.start)) || isMadeUpOf(text.slice(last.end))
  // "Of the 880, 210 has been spent; 670 remains."
  const beside = [text.slice(first.end, last.start).slice(-BESIDE), text.slice(last.end, last.end + BESIDE)]
  const isLeft = terms.length === LEAST_TERMS && beside.some(saysLeftOver) && areOfWhole(result, terms)
  if (!isMade && !isLeft) return []
  const sum = sumOf({ result, terms })
  return terms.every((one) => isOfKind(one, result)) ? [{ ...sum, confidence: isLeft ? LEFT : OPEN }] : []
}
