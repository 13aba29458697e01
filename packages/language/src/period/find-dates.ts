import { groupsOf } from '@tickmark/document'
import { foldText } from '../words/fold-text.ts'
import { readHanNumber } from '../numbering/han-number.ts'
import { DATE_PATTERNS, MONTH_DAY_PATTERNS, monthOfName, yearOfEra } from './date-patterns.ts'
import { isoDate, type PrintedDate } from './printed-date.ts'

/** Which of two numbers is the day where both may be: 03/04/2024. */
export type DateOrder = 'day-first' | 'month-first'

/** Most texts hold no date: what none is without is asked for alone first. */
const MAY_BE = /(?:19|20)\d\d|[年년期]|1[0-4]\d\.\d/

/**
 * Every date of a text, as far as it is printed, in its order; years that stand alone are left out. A date in digits that may be
 * either day or month first is read only where `order` says how the document writes.
 */
export function findDates(text: string, order?: DateOrder): PrintedDate[] {
  const folded = foldText(text)
  if (!MAY_BE.test(folded)) return []
  const dates: PrintedDate[] = []
  for (const pattern of DATE_PATTERNS)
    for (const match of folded.matchAll(pattern)) {
      const [start, end] = [match.index, match.index + match[0].trimEnd().length]
      if (dates.some((date) => date.start < end && date.end > start)) continue
      // "@ $72 January 2023": the price of an option and the month in which it ends.
      if (/[$€£¥₩]\s?$/.test(folded.slice(0, start))) continue
      const date = partsOf(groupsOf(match), order)
      if (date) dates.push({ ...date, text: text.slice(start, end), start, end })
    }
  return dates.toSorted((a, b) => a.start - b.start)
}

/** A full date as it stands in a text. */
export interface PrintedDay {
  /** ISO 8601, as printed even where the calendar has no such day. */
  date: string
  text: string
  start: number
  end: number
}

/** Every full date of a text, in its order. */
export function findDays(text: string, order?: DateOrder): PrintedDay[] {
  return findDates(text, order)
    .filter(({ day }) => day !== undefined)
    .map((date) => ({ date: isoDate(date), text: date.text, start: date.start, end: date.end }))
}

/** A day whose year is not printed. */
export interface PrintedMonthDay {
  month: number
  day: number
  text: string
  start: number
  end: number
}

/** Every day of a text whose year is not printed, in its order: December 31, 12月31日. */
export function findMonthDays(text: string): PrintedMonthDay[] {
  const folded = foldText(text)
  const full = findDates(text)
  return MONTH_DAY_PATTERNS.flatMap((pattern) =>
    Array.from(folded.matchAll(pattern)).flatMap((match) => {
      const [start, end] = [match.index, match.index + match[0].length]
      if (full.some((date) => date.start < end && date.end > start)) return []
      const { name, month, day, hanMonth, hanDay } = groupsOf(match)
      const named = name === undefined ? numberIn(month ?? hanMonth) : monthOfName(name)
      const counted = numberIn(day ?? hanDay?.replace('廿', '二十'))
      if (named === undefined || counted === undefined) return []
      return [
        {
          month: named,
          day: counted,
          text: text.slice(start, end),
          start,
          end,
        },
      ]
    }),
  ).toSorted((a, b) => a.start - b.start)
}

type Parts = Pick<PrintedDate, 'year' | 'month' | 'day' | 'months'>

function partsOf(groups: Record<string, string | undefined>, order: DateOrder | undefined): Parts | undefined {
  if (groups.hanMonth || groups.hanRepublic) return hanParts(groups)
  if (groups.first) return digitParts(groups, order)
  const year = yearOf(groups)
  const month = groups.name ? monthOfName(groups.name) : numberOf(groups.month)
  const day = numberOf(groups.day)
  if (year === undefined) return undefined
  return {
    year,
    ...(month !== undefined && { month }),
    ...(day !== undefined && { day }),
    ...(groups.from && { months: Number(groups.month) - Number(groups.from) + 1 }),
  }
}

/** The year in which the republic was founded is its first. */
const BEFORE_REPUBLIC = 1911

function yearOf({ era, eraYear, republic, year }: Record<string, string | undefined>): number | undefined {
  if (era) return yearOfEra(era, eraYear ?? '')
  return republic ? BEFORE_REPUBLIC + Number(republic) : fullYear(year ?? '')
}

/** "24" of "24/3期" is 2024, "98" 1998. */
export function fullYear(text: string): number {
  const year = Number(text)
  if (text.length > 2) return year
  return year >= 50 ? 1900 + year : 2000 + year
}

function numberOf(text: string | undefined): number | undefined {
  return text === undefined ? undefined : Number(text)
}

function hanParts({
  era,
  hanYear,
  hanEraYear,
  hanRepublic,
  hanMonth,
  hanDay = '',
}: Record<string, string | undefined>): Parts | undefined {
  const digits = (hanEraYear ?? hanYear ?? hanRepublic ?? '').replaceAll(/[Oо○]/g, '〇').replaceAll(/\s/g, '')
  const printed = readHanNumber(digits)
  if (printed === undefined) return undefined
  const year = era ? yearOfEra(era, String(printed)) : printed + (hanRepublic ? BEFORE_REPUBLIC : 0)
  if (hanMonth === undefined) return year === undefined ? undefined : { year }
  const [month, day] = [readHanNumber(hanMonth), readHanNumber(hanDay.replace('廿', '二十'))]
  return year === undefined || month === undefined || day === undefined ? undefined : { year, month, day }
}

function digitParts(groups: Record<string, string | undefined>, order: DateOrder | undefined): Parts | undefined {
  const [first, second, year] = [Number(groups.first), Number(groups.second), Number(groups.year)]
  // Points part days and months nowhere but where the day stands first.
  const isDayFirst = first > 12 || groups.sign === '.' || (second <= 12 && order === 'day-first')
  const isMonthFirst = second > 12 || (first <= 12 && order === 'month-first')
  if (isDayFirst === isMonthFirst) return undefined
  return isDayFirst ? { year, month: second, day: first } : { year, month: first, day: second }
}

function numberIn(text = ''): number | undefined {
  return /^\d+$/.test(text) ? Number(text) : readHanNumber(text)
}
