import { Decimal } from '@tickmark/document'
import type { Figure } from '@tickmark/document'
import { foldText, readMonths } from '@tickmark/language'
import type { Sentence } from '../../facts/sentences/make-sentences.ts'
import { significantDigits } from '../relation/slip.ts'
import { sizeUp } from './echo-amount.ts'
import type { Sized } from './echo-amount.ts'
import { wordsOf } from './echo-words.ts'
import { isAgreed, numbersOf, timesOf } from './retold-figures.ts'
import type { Told } from './retold-figures.ts'

/** Pairs of sentences that agree in a figure and say one thing in nearly the same words. */
export function repeatedSentences(found: readonly { own: Told; twin: Told }[]): [Sentence, Sentence][] {
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
  return (
    both >= LEAST_WORDS &&
    both >= ALIKE * (left.size + right.size - both) &&
    timesOf(a).join(' ') === timesOf(b).join(' ') &&
    // "for the three months ended", "for the nine months ended": of one day, and of two times.
    readMonths(foldText(a.text)) === readMonths(foldText(b.text))
  )
}

/** The one figure in which two sentences differ that say one thing twice: as the second prints it, and as the first does. */
export function oddFigure([a, b]: [Sentence, Sentence]): [Sized, Sized] | undefined {
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
    return undefined
  return [one.own, one.other]
}

/**
 * Digits in which the other figures must agree: the sections of several segments say "unfavourable by 3%, 4% and 6%, respectively" in the
 * same words, and two small rates agree by chance.
 */
const LEAST_AGREED = 3

function digitsOf({ amount }: Figure): number {
  return significantDigits(new Decimal(amount.value))
}

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
