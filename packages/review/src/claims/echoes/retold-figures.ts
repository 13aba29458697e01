import { findPeriodMarks, foldText, REMARK_MARKS } from '@tickmark/language'
import { isFigure } from '../../facts/figures/figure-kind.ts'
import type { ProseFigure, Sentence } from '../../facts/sentences/make-sentences.ts'
import { isEchoOf, isNothing, sizeUp } from './echo-amount.ts'
import type { Sized } from './echo-amount.ts'
import { wordsOf } from './echo-words.ts'

/** A figure of a sentence with the words around it. */
export interface Told extends Sized {
  sentence: Sentence
  /** Which figure of the sentence it is. */
  at: number
  words: ReadonlySet<string>
  /** The words before it, the nearest first, and those behind it. */
  before: readonly string[]
  behind: readonly string[]
}

/** Letters around a figure that say what it is of. */
const AROUND = 90

/** The figures of a sentence that say an amount, each with what stands around it. */
export function toldFigures(sentence: Sentence): Told[] {
  return sentence.figures.flatMap((one, at) => {
    if (!isFigure(one.kind) || isNothing(one.figure)) return []
    const [left, right] = textsAround(sentence, one)
    if (OF_A_NAME.test(right)) return []
    const [before, behind] = [turnWords(left).toReversed(), turnWords(right)]
    const own = sentence.text.slice(one.start, one.end)
    const words = new Set([...wordsOf(left + own + right), ...turnsOf(before, behind)])
    return [{ ...sizeUp(one.figure), sentence, at, words, before, behind }]
  })
}

/** "a 4-star rating": a number that only names what follows it. */
const OF_A_NAME = /^-\s?\p{Ll}/u

function textsAround({ text }: Sentence, { start, end }: ProseFigure): [string, string] {
  return [text.slice(Math.max(0, start - AROUND), start), text.slice(end, end + AROUND)]
}

/** A word, a number or two ideographs. */
const TURN = /[\u3040-\u9fff\uac00-\ud7af]{2}|[\p{L}\p{N}]+/gu
const TURN_WORDS = 3

function turnWords(text: string): string[] {
  return foldText(text).toLowerCase().match(TURN) ?? []
}

/** "… 2025 Notes" in these very words says more than each of the words. */
function turnsOf(before: readonly string[], behind: readonly string[]): string[] {
  return [
    ...(before.length < TURN_WORDS ? [] : [`${before.slice(0, TURN_WORDS).toReversed().join(' ')} #`]),
    ...(behind.length < TURN_WORDS ? [] : [`# ${behind.slice(0, TURN_WORDS).join(' ')}`]),
  ]
}

/** Whether one of two figures prints the other again. */
export function isAgreed(own: Sized, other: Sized): boolean {
  return own.measure === other.measure && (isEchoOf(own, other.size, other.half) || isEchoOf(other, own.size, own.half))
}

/** What a sentence prints in digits besides its figures, as a day; not the mark of a remark, which is another below each table. */
export function numbersOf({ text, figures }: Sentence): string {
  const rest = figures.reduceRight((left, { start, end }) => left.slice(0, start) + left.slice(end), text)
  return foldText(rest).replace(REMARK_MARKS, ' ').replace(/\D+/g, ' ').trim()
}

/** The times that a sentence names, in its order. */
export function timesOf({ text }: Sentence): string[] {
  return findPeriodMarks(foldText(text)).flatMap(({ date, relation }) => date ?? relation ?? [])
}
