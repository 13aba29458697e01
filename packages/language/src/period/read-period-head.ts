import { groupOf } from '@tickmark/document'
import { LANGUAGE_DATA } from '../data/languages.ts'
import { anyOf } from '../words/any-of.ts'
import { wordsOf } from '../words/word-patterns.ts'
import { monthOfName } from './date-patterns.ts'
import { findDates, fullYear } from './find-dates.ts'
import { readPart } from './parts.ts'

/** What a column (or row) head says about time. */
export interface PeriodHead {
  granularity: 'year' | 'half' | 'quarter' | 'month' | 'index'
  /** Months since year 0 at the period's end; the number itself for "Year 3". Comparable within one granularity. */
  ordinal: number
  year?: number
  nature?: 'actual' | 'forecast'
}

const PERIODS = LANGUAGE_DATA.map(({ periods }) => periods)
/** Longer texts are sentences. */
const LONGEST = 28

/** Words with their endings where they are written in letters: projected, projections. */
function inflected(words: readonly string[]): string {
  const letters = words.filter((word) => /^[a-zà-ÿ]/i.test(word))
  return `(?:${letters.join('|')})\\w*|${anyOf(words.filter((word) => !letters.includes(word)))}`
}
const ACTUAL = inflected(wordsOf(({ periods }) => periods.actual))
const FORECAST = inflected(wordsOf(({ periods }) => periods.forecast))
const IS_ACTUAL = new RegExp(String.raw`\d\s*[AH]\b|(?<![A-Za-zÀ-ÿ])(?:${ACTUAL})`, 'iu')
const IS_FORECAST = new RegExp(String.raw`(?:\d|\b)\s*[EFPB]\b|(?<![A-Za-zÀ-ÿ])(?:${FORECAST})`, 'iu')

const MARK = anyOf(PERIODS.flatMap(({ marks }) => marks.year))
const FISCAL = wordsOf(({ periods }) => periods.fiscalYear)
const FISCAL_BEFORE = anyOf([...FISCAL.filter((word) => /^[a-zà-ÿ]/i.test(word)), 'YE', 'F']).replaceAll(
  '(?![A-Za-z])',
  '',
)
const FISCAL_BEHIND = anyOf(FISCAL.filter((word) => !/^[a-zà-ÿ]/i.test(word)))
// "2024H" is history; a half has its number behind the letter.
const TAIL = String.raw`\s*[-_ ]?(?:[AEFPBH]|\(.{1,12}\)|${ACTUAL}|${FORECAST}|期|度)?\.?`
const SHORT_BEFORE = String.raw`(?:FY|CY|YE|GJ|')`
const YEAR = String.raw`(?:${FISCAL_BEFORE})?\s*'?(?<year>(?:19|20)\d\d|(?<=${SHORT_BEFORE}\s*)\d\d)`
const YEAR_HEAD = new RegExp(String.raw`^${YEAR}\s*(?:${FISCAL_BEHIND}|${MARK})?${TAIL}$`, 'iu')
const ANY_YEAR = String.raw`(?:${FISCAL_BEFORE})?\s*'?(?<year>\d{4}|\d\d)`
const OF = anyOf(PERIODS.flatMap(({ between }) => between))
const PART_FIRST = new RegExp(
  String.raw`^(?<part>.+?)\s*(?:${OF})?[-' ]*${ANY_YEAR}\s*(?:${MARK})?\s*\(?[AEFPB]?\)?$`,
  'iu',
)
const YEAR_FIRST = new RegExp(
  String.raw`^${ANY_YEAR}\s*(?:${FISCAL_BEHIND}|${MARK})?\s*[-./ ]*(?<part>[^\d].*?|\d\D.*?)\s*\(?[AEFPB]?\)?$`,
  'iu',
)
const NAMED_MONTH = /^(?<name>\p{L}+)\.?[-\s,'/]*(?:\d{1,2}[-\s,/]+)?(?<year>\d{4}|\d{2})$/u
const MONTH_TAIL = new RegExp(String.raw`\s*[-_ ]?(?:[AEFPBH]|\(.{1,12}\)|${ACTUAL}|${FORECAST})\.?$`, 'iu')
const MONTH_MARK = anyOf(PERIODS.flatMap(({ marks }) => marks.month))
const NUMBERED_MONTH = new RegExp(
  String.raw`^(?<year>\d{4})\s*(?:${MARK}|[/.-])\s*(?<month>\d{1,2})\s*(?:(?:${MONTH_MARK})期?|期)?(?:\s*\d{1,2}日?)?$`,
  'u',
)
const INDEX = new RegExp(
  `^(?:${[
    // "第3" counts without saying what.
    String.raw`第\s*(\d{1,3})`,
    ...PERIODS.flatMap(({ indexes }) =>
      indexes.map(({ frame }) => frame.replaceAll(' ', String.raw`\s*`).replace('{n}', String.raw`\s*#?(\d{1,3})\s*`)),
    ),
  ].join('|')})$`,
  'iu',
)

/** Reads a head's text: "2025E", "FY24", "2024年预测", "Q1 2024", "2024년", "2024年3月期", "Year 3". Undefined where it is no period. */
export function readPeriodHead(text: string): PeriodHead | undefined {
  const trimmed = text.normalize('NFKC').replaceAll(/\s+/g, ' ').trim()
  if (trimmed.length > LONGEST || !/\d|[一二三四上下]/.test(trimmed)) return undefined
  // Figures alone are a period only as a year or a date.
  if (!/[\p{L}']/u.test(trimmed) && !/(?<!\d)(?:19|20)\d\d(?!\d)/.test(trimmed)) return undefined
  const head = readYear(trimmed) ?? readYearPart(trimmed) ?? readMonthHead(trimmed) ?? readIndex(trimmed)
  if (!head) return undefined
  const nature = periodNature(trimmed)
  return nature ? { ...head, nature } : head
}

/** Whether a head or its number format says that it is about what was or what is expected. */
export function periodNature(text: string): PeriodHead['nature'] {
  if (IS_ACTUAL.test(text)) return 'actual'
  return IS_FORECAST.test(text) ? 'forecast' : undefined
}

function readYear(text: string): PeriodHead | undefined {
  const printed = YEAR_HEAD.exec(text)?.groups?.year
  if (!printed) return undefined
  const year = fullYear(printed)
  return { granularity: 'year', ordinal: year * 12 + 12, year }
}

function readYearPart(text: string): PeriodHead | undefined {
  for (const pattern of [PART_FIRST, YEAR_FIRST]) {
    const match = pattern.exec(text)
    const part = match && readPart(groupOf(match, 'part').trim())
    if (!part) continue
    const year = fullYear(groupOf(match, 'year'))
    return { granularity: part.unit, ordinal: year * 12 + part.part * (part.unit === 'half' ? 6 : 3), year }
  }
  return undefined
}

/** "Dec-22E", "May 31, 2024 (Unaudited)": the month that a year ends in, and what the column is. */
function readMonthHead(text: string): PeriodHead | undefined {
  const bare = text.replace(MONTH_TAIL, '')
  return readMonth(text) ?? (bare === text ? undefined : readMonth(bare))
}

function readMonth(text: string): PeriodHead | undefined {
  const named = NAMED_MONTH.exec(text)
  const month = named && monthOfName(groupOf(named, 'name'))
  if (month) return monthHead(fullYear(groupOf(named, 'year')), month)
  const numbered = NUMBERED_MONTH.exec(text)?.groups
  if (numbered) return monthHead(Number(numbered.year), Number(numbered.month))
  const [date] = findDates(text, 'month-first')
  return date?.month && date.text.length === text.length ? monthHead(date.year, date.month) : undefined
}

function monthHead(year: number, month: number): PeriodHead | undefined {
  return month >= 1 && month <= 12 ? { granularity: 'month', ordinal: year * 12 + month, year } : undefined
}

function readIndex(text: string): PeriodHead | undefined {
  const printed = INDEX.exec(text)?.slice(1).find(Boolean)
  return printed === undefined ? undefined : { granularity: 'index', ordinal: Number(printed) }
}
