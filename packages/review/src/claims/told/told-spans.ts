import type { PrintedSpan } from '@tickmark/language'
import { monthsOf } from '../../facts/periods/read-period.ts'
import type { ProseFigure } from '../../facts/sentences/make-sentences.ts'
import type { LinePlace } from './line-book.ts'
import type { ToldText } from './told-text.ts'
import { isBase } from './told-time.ts'

/** "the previous quarter", 上季度: a time before the one that is spoken of. */
const PREVIOUS = /(?:\b(?:prior|previous|preceding|last|linked|sequential)\s+|[上前전])$/i

/** Whether a time is one that something is held against: "from the previous quarter", "over Q2", 较上季度. */
function isHeldAgainst({ text }: ToldText, span: PrintedSpan): boolean {
  return PREVIOUS.test(text.slice(0, span.start)) || isBase(text, span)
}

/** How long the flow lasts that a figure tells of: the only time that the sentence names, or the one nearest to it between its neighbours. */
export function spanOf(told: ToldText, own: ProseFigure): PrintedSpan | undefined {
  const spans = told.spans.filter((span) => !isHeldAgainst(told, span))
  const [first] = spans
  if (!first || spans.every(({ months }) => months === first.months)) return first
  const { figures } = told.sentence
  const at = figures.indexOf(own)
  const [from, to] = [figures[at - 1]?.end ?? 0, figures[at + 1]?.start ?? told.text.length]
  const near = spans.filter(({ start, end }) => start >= from && end <= to)
  return near.findLast(({ end }) => end <= own.start) ?? near[0]
}

/** How far behind a change the time may stand that it is counted from, and how far behind that its year. */
const NEAR_CHANGE = 40
const NEAR_YEAR = 10
/** "from Q2": a quarter without a year is one of this year. */
const FROM_CODE =
  /^\s*(?:from|over|than|against|versus|vs\.?|compared (?:to|with))\s+(?:Q[1-4]|[1-4]Q)(?![\w'’]|\s*(?:FY|CY)?['’]?\d)/
/** "from the first quarter of 2024", "compared with the same quarter last year": a year before. */
const OF_ANOTHER_YEAR = /^[\s,]*(?:of|in|,|ended|ending)?\s*(?:the\s+)?(?:last|prior|previous|a|one)\s+year/i

/** Whether a change is counted from another quarter of the year: "up ⟦p⟧ from Q2", "from the previous quarter". */
export function isSequential(told: ToldText, own: ProseFigure): boolean {
  if (FROM_CODE.test(told.text.slice(own.end).replace(/^\s*%/, ''))) return true
  const next = told.sentence.figures.find(({ start }) => start >= own.end)
  const span = told.spans.find(({ start }) => start >= own.end)
  if (!span || span.start > (next?.start ?? Infinity) || span.start - own.end > NEAR_CHANGE) return false
  const isDated = told.marks.some(({ start, end }) => end > span.start && start - span.end < NEAR_YEAR)
  return isHeldAgainst(told, span) && !isDated && !OF_ANOTHER_YEAR.test(told.text.slice(span.end))
}

const YEAR = 12

/** Whether a column is of a flow that lasts so long; a year is what a column of a year alone is. */
function lasts({ period }: LinePlace, months: number): boolean {
  return monthsOf(period) === months || (months === YEAR && period?.start === undefined)
}

/** A line's places of the time that a sentence names, and whether it has none: then the line is told of another time than is printed. */
export function placesOfSpan(
  places: readonly LinePlace[],
  span: PrintedSpan | undefined,
): { places: readonly LinePlace[]; isOther: boolean } {
  if (!span) return { places, isOther: false }
  const own = places.filter((place) => lasts(place, span.months))
  if (own.length > 0) return { places: own, isOther: false }
  return { places, isOther: places.some(({ period }) => period?.kind !== 'instant') }
}

/** Whether a time that bears no year is the reported one: "in the third quarter" where the longest column is of nine months. */
export function isReported({ months, part }: PrintedSpan, reported: readonly number[]): boolean {
  return reported.includes(months) && (part === undefined || part * months === Math.max(...reported))
}
