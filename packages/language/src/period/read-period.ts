import { groupsOf } from '@tickmark/document'
import type { PeriodRelation } from '../data/shape/period-words.ts'
import { foldText } from '../words/fold-text.ts'
import { anyOf } from '../words/any-of.ts'
import { wordsOf } from '../words/word-patterns.ts'
import { findCodedYears } from './coded-years.ts'
import { FIRST_DAY_PATTERNS, YEAR, monthOfName } from './date-patterns.ts'
import { findDates, findMonthDays, fullYear, type DateOrder } from './find-dates.ts'
import { isoDate, type PrintedDate } from './printed-date.ts'
import { readMonths } from './read-months.ts'
import { readRelation, readTerm } from './read-relation.ts'

/** A period as a head, caption or phrase names it. */
export interface PrintedPeriod {
  /** A balance stands at an instant, a flow lasts. */
  kind: 'instant' | 'duration' | 'unknown'
  /** Its last day, month or year, as far as it is printed: "2024-12-31", "2024-12", "2024". */
  end?: string
  /** How long a flow lasts. */
  months?: number
  relation?: PeriodRelation
  /** Its number since the company began. */
  term?: number
}

const DAY_MS = 86_400_000
/** Days of a month in the long run. */
const MONTH_DAYS = 30.44

const YEAR_ALONE = new RegExp(String.raw`(?<![\d.,])(${YEAR})(?![\d,.]*\d)`)
const SHORT_YEAR = new RegExp(
  String.raw`\b(?:${anyOf(wordsOf(({ periods }) => periods.fiscalShort)).replaceAll('(?![A-Za-z])', '')})\s?'?(\d\d)(?!\d)`,
  'i',
)
const UNTIL = new RegExp(String.raw`^[\s(),]*(?:${anyOf(wordsOf(({ periods }) => periods.until))})[\s(),:]*$`, 'iu')

const isEastAsian = (word: string) => !/^[a-zà-ÿ]/i.test(word)
const ENDED = new RegExp(anyOf(wordsOf(({ periods }) => periods.ended).filter(isEastAsian)), 'u')
const COUNTED = new RegExp(anyOf(wordsOf(({ periods }) => periods.countedMonths).filter(isEastAsian)), 'u')

/**
 * The period that a text names. `order` tells which number of 03/04/2024 is the day. Undefined where the text says nothing of time, and
 * where it names nothing but a number (第12期 may be the twelfth of anything).
 */
export function readPeriod(raw: string, order?: DateOrder): PrintedPeriod | undefined {
  const text = foldText(raw)
  const dates = findDates(text, order)
  const range = rangeOf(text, dates)
  const last = range ?? mostPrecise(dates)
  const end = last ? isoDate(last) : yearOf(text)
  // A number in figures alone places nothing.
  const relation = /\p{L}/u.test(text) ? readRelation(text) : undefined
  if (!end && !relation) return undefined
  const months = range?.months ?? last?.months ?? (isBalance(text, last, relation) ? undefined : readMonths(text))
  const term = readTerm(text)?.term
  return {
    kind: kindOf(end, months, relation),
    ...(end && { end }),
    ...(months && { months }),
    ...(relation && { relation }),
    ...(term && { term }),
  }
}

/**
 * 前連結会計年度末, 当第2四半期連結会計期間（2022年5月20日）: a day, however long the time that it ends. Where a flow is meant, East Asian
 * reports print its first day or 止, 終了 beside the last.
 */
function isBalance(text: string, last: PrintedDate | undefined, relation: PeriodRelation | undefined): boolean {
  if (relation === 'opening' || relation === 'closing') return true
  return last?.day !== undefined && /[年년]/.test(last.text) && !ENDED.test(text) && !COUNTED.test(text)
}

function kindOf(
  end: string | undefined,
  months: number | undefined,
  relation: PeriodRelation | undefined,
): PrintedPeriod['kind'] {
  if (months) return 'duration'
  if (end?.length === '2024-12-31'.length) return 'instant'
  if (relation) return relation === 'opening' || relation === 'closing' ? 'instant' : 'duration'
  return 'unknown'
}

/** "自 2023年4月1日 至 2024年3月31日": the last of two days that a word joins, and the months between them. */
function rangeOf(text: string, dates: readonly PrintedDate[]): PrintedDate | undefined {
  for (const [index, to] of dates.entries()) {
    const from = dates[index - 1]
    if (!from?.day || !to.day || !UNTIL.test(text.slice(from.end, to.start))) continue
    const months = monthsBetween(from, to)
    if (months) return { ...to, months }
  }
  return (
    dates.map((from) => untilDay(text, from)).find((range) => range !== undefined) ??
    dates.map((to) => sinceDay(text, to)).find((range) => range !== undefined)
  )
}

/** The months of a span by its days; undefined where the last is not behind the first. */
function monthsBetween(from: Day, to: Day): number | undefined {
  const days = (Date.parse(isoDate(to)) - Date.parse(isoDate(from))) / DAY_MS
  return days > 0 ? Math.max(1, Math.round(days / MONTH_DAYS)) : undefined
}

type Day = Pick<PrintedDate, 'year' | 'month' | 'day'>

/** What joins the first day of a span to its last. */
const JOINED = new RegExp(
  String.raw`(?:[\s,]+(?:${anyOf(wordsOf(({ periods }) => periods.until))})|\s*[-~〜])\s*$`,
  'iu',
)

/** "1.1.-30.9.2024", "1 January to 30 September 2024", "Jan-Sep 2024": the first day, or month, takes its year from the last. */
function sinceDay(text: string, to: PrintedDate): PrintedDate | undefined {
  const before = text.slice(0, to.start)
  const joint = JOINED.exec(before)?.index
  const first = joint === undefined ? undefined : firstDay(before.slice(0, joint), to)
  if (!first || to.month === undefined || (first.day === undefined) !== (to.day === undefined)) return undefined
  const isYearBefore = first.month > to.month || (first.month === to.month && (first.day ?? 1) > (to.day ?? 1))
  const [from, end] = [
    { ...to, year: to.year - Number(isYearBefore), ...first, day: first.day ?? 1 },
    { ...to, day: to.day ?? lastDayOf(to.year, to.month) },
  ]
  const months = monthsBetween(from, end)
  return months === undefined ? undefined : { ...to, months }
}

function lastDayOf(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate()
}

interface FirstDay {
  year?: number
  month: number
  day?: number
}

/** The day that a text ends with; in digits it is written as the last day is. */
function firstDay(text: string, to: PrintedDate): FirstDay | undefined {
  for (const pattern of FIRST_DAY_PATTERNS) {
    const match = pattern.exec(text)
    if (!match) continue
    const { name, day, first, second, year } = groupsOf(match)
    const month = name === undefined ? undefined : monthOfName(name)
    if (month !== undefined) return { month, ...(day !== undefined && { day: Number(day) }) }
    const [a, b] = [Number(first), Number(second)]
    const isDayFirst = Number.parseInt(to.text) === to.day
    const read = isDayFirst ? { day: a, month: b } : { day: b, month: a }
    return read.month >= 1 && read.month <= 12
      ? { ...read, ...(year !== undefined && { year: Number(year) }) }
      : undefined
  }
  return undefined
}

/** "2024年1月1日至9月30日": the last day takes its year from the first. */
function untilDay(text: string, from: PrintedDate): PrintedDate | undefined {
  const { year, month, day } = from
  const last = findMonthDays(text).find(({ start }) => start >= from.end && UNTIL.test(text.slice(from.end, start)))
  if (!last || month === undefined || day === undefined) return undefined
  const isNextYear = last.month < month || (last.month === month && last.day <= day)
  const to = { ...last, year: year + Number(isNextYear) }
  const months = monthsBetween(from, to)
  return months === undefined ? undefined : { ...to, months }
}

function mostPrecise(dates: readonly PrintedDate[]): PrintedDate | undefined {
  return dates.find(({ day }) => day) ?? dates.find(({ month }) => month) ?? dates[0]
}

function yearOf(text: string): string | undefined {
  const year = YEAR_ALONE.exec(text)?.[1]
  if (year) return year
  const short = SHORT_YEAR.exec(text)?.[1]
  if (short) return String(fullYear(short))
  const coded = findCodedYears(text)[0]
  return coded && String(coded.year)
}
