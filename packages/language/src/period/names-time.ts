import { LANGUAGE_DATA } from '../data/languages.ts'
import { foldText } from '../words/fold-text.ts'
import { anyOf } from '../words/any-of.ts'
import { wholeWords, wordsOf } from '../words/word-patterns.ts'
import { YEAR } from './date-patterns.ts'
import { findDates } from './find-dates.ts'

const PERIODS = LANGUAGE_DATA.map(({ periods }) => periods)
const SPANS = PERIODS.flatMap(({ spans }) => spans.map(({ word }) => word))
const MONTHS = PERIODS.flatMap(({ months }) => months.map(([full]) => full))
const FISCAL = wordsOf(({ periods }) => periods.fiscalYear)
const UNITS = [...wordsOf(({ periods }) => periods.countedMonths), 'year', 'years', 'quarter', 'as of', 'as at']
const TIME = new RegExp(
  [
    YEAR,
    wholeWords([...wordsOf(({ periods }) => periods.ended), ...SPANS, ...FISCAL, ...UNITS]),
    String.raw`(?<![A-Za-zÀ-ÿ])(?:${anyOf(MONTHS)})\s\d`,
    anyOf([...PERIODS.flatMap(({ marks }) => marks.year), '月', '期', '분기']),
  ].join('|'),
  'iu',
)

/** Whether a head of columns speaks of time: a year, a month's day, 期, "nine months ended". */
export function namesTime(text: string): boolean {
  return TIME.test(foldText(text))
}

const AS_OF = new RegExp(String.raw`^\(?(?:${wholeWords(wordsOf(({ periods }) => periods.asOf))})\s*`, 'iu')
const EAST_ASIAN_DATE = new RegExp(String.raw`^\(?${YEAR}\s*年?[\d年月日\s\-至]*$`)
const ENGLISH = /^\(?(?:for the .*(?:ended?|period|years?)|as (?:of|at)\b|unaudited)/i

/** Whether a line only says when: "FOR THE YEARS ENDED …", "As of December 31, 2024", "zum 31. Dezember 2024", 2024年12月31日. */
export function isPeriodLine(raw: string): boolean {
  const text = foldText(raw).trim()
  if (EAST_ASIAN_DATE.test(text) || ENGLISH.test(text)) return true
  const lead = AS_OF.exec(text)?.[0].length ?? 0
  const first = findDates(text)[0]
  if (first?.day === undefined || first.start !== lead) return false
  // "December 31, 2024 and 2023" heads a statement; a line with more words tells what happened on the day.
  return lead > 0 || /^\p{Lu}\p{Ll}+ \d/u.test(first.text)
}
