import type { Span } from './books.ts'
import type { Day, Stretch } from '../manner.ts'

/** Which days the quarters of the books end on. */
export interface Calendar {
  /** The last quarter of the books. */
  last: number
  /** Year and month in which it ends. */
  year: number
  month: number
}

export function endOf(calendar: Calendar, quarter: number): Day {
  const months = calendar.year * 12 + calendar.month - 1 - 3 * (calendar.last - quarter)
  const [year, month] = [Math.floor(months / 12), (months % 12) + 1]
  return { year, month, day: new Date(Date.UTC(year, month, 0)).getUTCDate() }
}

/** The day after the quarter before has ended. */
export function startOf(calendar: Calendar, quarter: number): Day {
  const { year, month } = endOf(calendar, quarter - 1)
  return month === 12 ? { year: year + 1, month: 1, day: 1 } : { year, month: month + 1, day: 1 }
}

export function stretchOf(calendar: Calendar, span: Span, ago: number): Stretch {
  const months = 3 * (span.to - span.from + 1)
  if (months !== 3 && months !== 6 && months !== 9 && months !== 12) throw new Error(`no name for ${months} months`)
  return { start: startOf(calendar, span.from), end: endOf(calendar, span.to), months, ago }
}

export function toIso({ year, month, day }: Day): string {
  return [year, String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-')
}

/** A day some days later, as reports are signed. */
export function daysAfter(day: Day, days: number): Day {
  const date = new Date(Date.UTC(day.year, day.month - 1, day.day + days))
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() }
}
