import { Decimal } from '@tickmark/document'
import type { RetoldCues } from '../relation/relation.ts'
import { significantDigits } from '../relation/slip.ts'
import { mayBeOneCurrency } from './echo-amount.ts'
import { isAgreed, numbersOf, timesOf } from './retold-figures.ts'
import type { Told } from './retold-figures.ts'

/** A figure that another place of the document seems to print otherwise, with what speaks for both being one. */
export interface ToldOtherwise {
  own: Told
  other: Told
  cues: RetoldCues
}

/** Another figure, and the bits of the words that stand around both. */
interface Likeness {
  other: Told
  bits: number
}

/** Likenesses of a figure beyond which none is looked at. */
const MOST_LIKE = 20
/** A word in more places than this leads to none of them. */
const MOST_PLACES = 24
/** Bits that the words around two figures must share for the judge to be asked about them. */
const LEAST_SHARED = 18
/** A place that shares so much of what the likest shares is as likely meant. */
const RIVAL = 0.85

/**
 * For each figure that no other place prints again the figure whose words are likest, where it is another amount. That a report tells one
 * thing twice is common, that it tells of two things in like words as well: which of the two it is, the cues are to say.
 */
export function toldOtherwise(
  told: readonly Told[],
  twins: ReadonlyMap<Told, Told>,
  bitsOf: (word: string) => number,
): ToldOtherwise[] {
  const likestOf = makeSearch(told, bitsOf)
  const pairs = new Map<string, ToldOtherwise>()
  for (const own of told) {
    if (twins.has(own)) continue
    const found = likestOf(own)
    const best = found.find(({ other }) => !isAgreed(own, other))
    if (!best) continue
    const { other, bits } = best
    const pair = [own, other]
      .map(({ figure }) => figure.id)
      .toSorted()
      .join(' ')
    if (pairs.has(pair)) continue
    const confirmed = found.find((one) => isAgreed(own, one.other))?.bits ?? 0
    const rivals = found.filter((one) => one !== best && one.bits >= RIVAL * bits && !isAgreed(other, one.other))
    const among = { rivals: rivals.length, confirmed: confirmed / bits, mutual: likestOf(other)[0]?.other === own }
    pairs.set(pair, { own, other, cues: { ...cuesOf(own, other, bitsOf), ...among, firm: twins.has(other) } })
  }
  return [...pairs.values()]
}

/** Finds the likest figures of other places, each figure's once. */
function makeSearch(told: readonly Told[], bitsOf: (word: string) => number): (own: Told) => readonly Likeness[] {
  const places = placesOf(told)
  const known = new Map<Told, readonly Likeness[]>()
  return (own) => {
    const found = known.get(own) ?? likest(own, places, bitsOf)
    known.set(own, found)
    return found
  }
}

/** Where each word that is not everywhere stands. */
function placesOf(told: readonly Told[]): ReadonlyMap<string, readonly Told[]> {
  const places = new Map<string, Told[]>()
  for (const one of told)
    for (const word of one.words) {
      const known = places.get(word)
      if (known) known.push(one)
      else places.set(word, [one])
    }
  for (const [word, all] of places) if (all.length > MOST_PLACES) places.delete(word)
  return places
}

/** Figures of other blocks that measure the same in like words, the likest first. */
function likest(own: Told, places: ReadonlyMap<string, readonly Told[]>, bitsOf: (word: string) => number): Likeness[] {
  const shared = new Map<Told, number>()
  for (const word of own.words) {
    const bits = bitsOf(word)
    for (const other of places.get(word) ?? []) shared.set(other, (shared.get(other) ?? 0) + bits)
  }
  return Array.from(shared, ([other, bits]) => ({ other, bits }))
    .filter(({ other, bits }) => bits >= LEAST_SHARED && mayBeOne(own, other))
    .toSorted((a, b) => b.bits - a.bits)
    .slice(0, MOST_LIKE)
}

function mayBeOne(own: Told, other: Told): boolean {
  const [a, b] = [own.figure.amount, other.figure.amount]
  return own.sentence.block !== other.sentence.block && a.unit === b.unit && mayBeOneCurrency(own.figure, other.figure)
}

function cuesOf(
  own: Told,
  other: Told,
  bitsOf: (word: string) => number,
): Omit<RetoldCues, 'rivals' | 'confirmed' | 'mutual' | 'firm'> {
  const [a, b] = [own.sentence, other.sentence]
  const [times, otherTimes] = [timesOf(a), timesOf(b)]
  const besides = a.figures.filter((_, at) => at !== own.at)
  const agreeing = besides.filter((one) => b.figures.some((two) => isPrintedAlike(one.figure, two.figure)))
  return {
    shared: [...own.words].filter((word) => other.words.has(word)).reduce((bits, word) => bits + bitsOf(word), 0),
    before: runOf(own.before, other.before),
    behind: runOf(own.behind, other.behind),
    oddWord: oddWordOf(own, other, bitsOf),
    sameForm: own.figure.amount.decimals === other.figure.amount.decimals,
    otherTimes: areApart(times, otherTimes),
    agreeing: agreeing.reduce((sum, { figure }) => sum + significantDigits(new Decimal(figure.amount.value)), 0),
    differing: besides.length - agreeing.length,
    sameTimes: times.join(' ') === otherTimes.join(' '),
    sameNumbers: numbersOf(a) === numbersOf(b),
    sameScale: own.figure.amount.scale === other.figure.amount.scale,
    apart: Math.abs(a.blockIndex - b.blockIndex),
  }
}

/** Bits of the most telling word that only one of two places has. */
function oddWordOf({ words: own }: Told, { words: other }: Told, bitsOf: (word: string) => number): number {
  const odd = [...[...own].filter((word) => !other.has(word)), ...[...other].filter((word) => !own.has(word))]
  return odd.reduce((most, word) => Math.max(most, bitsOf(word)), 0)
}

/** How many words in a row are the same, from the figure on. */
function runOf(own: readonly string[], other: readonly string[]): number {
  const at = own.findIndex((word, index) => word !== other[index])
  return Math.min(MOST_RUN, at < 0 ? own.length : at)
}

const MOST_RUN = 8

/** Both sentences name times, and each one that the other does not. */
function areApart(own: readonly string[], other: readonly string[]): boolean {
  return own.some((time) => !other.includes(time)) && other.some((time) => !own.includes(time))
}

function isPrintedAlike({ amount: a }: Told['figure'], { amount: b }: Told['figure']): boolean {
  return a.value === b.value && a.unit === b.unit && a.scale === b.scale
}
