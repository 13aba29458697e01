import { LANGUAGE_DATA } from '../data/languages.ts'
import { wholeWords, wordsOf } from '../words/word-patterns.ts'
import { findHalf, findQuarter } from './parts.ts'

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
  return SPANS.find(([pattern]) => pattern.test(text))?.[1]
}

function countedMonths(text: string): number | undefined {
  const { digits, word } = COUNTED.exec(text)?.groups ?? {}
  const months = digits ? Number(digits) : word && COUNTS.get(word.toLowerCase())
  return months && months <= LONGEST ? months : undefined
}
