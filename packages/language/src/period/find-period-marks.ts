import type { PeriodRelation } from '../data/shape/period-words.ts'
import { foldText } from '../words/fold-text.ts'
import { anyOf } from '../words/any-of.ts'
import { wholeWords, wordsOf } from '../words/word-patterns.ts'
import { findCodedYears } from './coded-years.ts'
import { YEAR } from './date-patterns.ts'
import { findDates } from './find-dates.ts'
import { isoDate } from './printed-date.ts'

/** A date, a year or a word such as "prior year" where it stands in a text. */
export interface PeriodMark {
  start: number
  end: number
  /** The last day, month or year, as far as it is printed: "2024-12-31", "2024". */
  date?: string
  relation?: PeriodRelation
}

/** 前期末 is the opening and 前期 the prior period: what is longer is asked first. */
const ORDER: readonly PeriodRelation[] = ['opening', 'closing', 'prior', 'current']
const RELATIONS = ORDER.map(
  (relation) =>
    [relation, new RegExp(wholeWords(wordsOf(({ periods }) => periods.relations[relation])), 'giu')] as const,
)
const YEARS = new RegExp(String.raw`(?<![\d.,$€£¥-])${YEAR}(?!\d|[.,]\d)`, 'g')

/** FY21, CY'24: a year of two digits behind a word that says that it is one. */
const SHORT_YEARS = new RegExp(
  String.raw`(?<![\p{L}\d])(?:${anyOf(wordsOf(({ periods }) => periods.fiscalShort)).replaceAll('(?![A-Za-z])', '')})\s?'?(\d\d)(?![\p{L}\d]|[.,/]\d)`,
  'gu',
)

/** 2024年度, 2024년도: the name of a year goes on behind its sign. */
const OF_YEAR = /(?<=[年년])[度도]/y

function endOfName(text: string, end: number): number {
  OF_YEAR.lastIndex = end
  return OF_YEAR.test(text) ? end + 1 : end
}

/** Every date, year alone and word that places a period relative to the reported one, in the order of a text; none inside another. */
export function findPeriodMarks(raw: string): PeriodMark[] {
  const text = foldText(raw)
  const marks: PeriodMark[] = findDates(raw).map((date) => ({
    start: date.start,
    end: endOfName(text, date.end),
    date: isoDate(date),
  }))
  const add = (mark: PeriodMark) => {
    if (!marks.some(({ start, end }) => start < mark.end && end > mark.start)) marks.push(mark)
  }
  for (const { index, 0: year } of text.matchAll(YEARS)) add({ start: index, end: index + year.length, date: year })
  for (const { index, 0: name, 1: year } of text.matchAll(SHORT_YEARS))
    add({ start: index, end: index + name.length, date: `20${year ?? ''}` })
  for (const { start, end, year } of findCodedYears(text)) add({ start, end, date: String(year) })
  for (const [relation, pattern] of RELATIONS)
    for (const { index, 0: word } of text.matchAll(pattern)) add({ start: index, end: index + word.length, relation })
  return marks.toSorted((a, b) => a.start - b.start)
}
