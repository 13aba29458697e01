import { LANGUAGE_DATA } from '../data/languages.ts'
import { wholeWords, wordsOf } from '../words/word-patterns.ts'
import { findCodedYears } from './coded-years.ts'
import { findHalf, findParts, findQuarter } from './parts.ts'

const PERIODS = LANGUAGE_DATA.map(({ periods }) => periods)
/** More months than this are the term of a contract, and no period of a report. */
const LONGEST = 18

const COUNTS = new Map(PERIODS.flatMap(({ monthCounts }) => monthCounts))
const COUNTED = new RegExp(
  String.raw`(?<![\d.,])(?:(?<word>${wholeWords([...COUNTS.keys()])})|(?<digits>\d{1,2}))[\s-]*(?:${wholeWords(wordsOf(({ periods }) => periods.countedMonths))})`,
  'iu',
)
const CUMULATIVE = new RegExp(wholeWords(wordsOf(({ periods }) => periods.cumulative)), 'iu')
const SPANS: readonly [RegExp, number][] = [
  ...Map.groupBy(
    PERIODS.flatMap(({ spans }) => spans),
    ({ months }) => months,
  ),
]
  .toSorted(([a], [b]) => a - b)
  .map(([months, words]) => [new RegExp(wholeWords(words.map(({ word }) => word)), 'iu'), months])

/** Months that a folded text says a flow lasts: three months ended, 止九个月, 第3四半期累計, 年度; undefined where it says nothing. */
export function readMonths(text: string): number | undefined {
  const counted = countedMonths(text)
  if (counted) return counted
  const quarter = findQuarter(text)
  if (quarter) return CUMULATIVE.test(text) ? quarter.part * 3 : 3
  if (findHalf(text)) return 6
  const coded = findCodedYears(text).find(({ months }) => months)
  if (coded) return coded.months
  return SPANS.find(([pattern]) => pattern.test(text))?.[1]
}

function countedMonths(text: string): number | undefined {
  const { digits, word } = COUNTED.exec(text)?.groups ?? {}
  const months = digits ? Number(digits) : word && COUNTS.get(word.toLowerCase())
  return months && months <= LONGEST ? months : undefined
}

/** How long a flow lasts, where a sentence says so: "the first quarter", "nine months", 上半年. */
export interface PrintedSpan {
  start: number
  end: number
  months: number
  /** Which quarter or half of its year. */
  part?: number
}

const EVERY_COUNT = new RegExp(COUNTED.source, 'giu')
const EVERY_SPAN = SPANS.map(([pattern, months]) => [new RegExp(pattern.source, 'giu'), months] as const)
const QUARTER = new RegExp(wholeWords(wordsOf(({ periods }) => periods.quarter)), 'giu')
const MONTHS_OF = { quarter: 3, half: 6 }

/** Every time that a folded text says a flow lasts, in the order of the text; none inside another. */
export function findSpans(text: string): PrintedSpan[] {
  const isCumulative = CUMULATIVE.test(text)
  const spans: PrintedSpan[] = []
  const add = (span: PrintedSpan) => {
    if (!spans.some(({ start, end }) => start < span.end && end > span.start)) spans.push(span)
  }
  const parts = findParts(text)
  const addParts = (unit: 'quarter' | 'half') => {
    for (const { part, start, end } of parts.filter((one) => one.unit === unit))
      add({ start, end, part, months: MONTHS_OF[unit] * (isCumulative ? part : 1) })
  }
  addParts('quarter')
  // 四半期 is no 半期.
  for (const { index, 0: word } of text.matchAll(QUARTER)) add({ start: index, end: index + word.length, months: 3 })
  addParts('half')
  for (const match of text.matchAll(EVERY_COUNT)) {
    const months = countedMonths(match[0])
    if (months) add({ start: match.index, end: match.index + match[0].length, months })
  }
  for (const { start, end, months } of findCodedYears(text)) if (months) add({ start, end, months })
  for (const [pattern, months] of EVERY_SPAN)
    for (const { index, 0: word } of text.matchAll(pattern)) add({ start: index, end: index + word.length, months })
  return spans.toSorted((a, b) => a.start - b.start)
}
