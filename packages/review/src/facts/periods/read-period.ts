import type { Period } from '@tickmark/document'
import { findHalf, findQuarter, foldText, readPeriod as readPrintedPeriod, type DateOrder } from '@tickmark/language'

/**
 * The period that a column head, caption or phrase names. `end` may be a year or a month alone ("2023", "2023-12") when no more is printed;
 * a relative word without a date gives `text` only. `start` is "-9M" for nine months. `order` tells which number of 03/04/2024 is the day.
 */
export function readPeriod(raw: string, order?: DateOrder): Period | undefined {
  const printed = readPrintedPeriod(raw, order)
  if (!printed) return undefined
  const { kind, end, months } = printed
  return {
    kind,
    text: raw.trim().replace(/\s+/g, ' ').slice(0, 80),
    ...(end && { end }),
    ...(months && { start: `-${months}M` }),
  }
}

const MONTHS = /^-(\d+)M$/
const YEAR = 12
const FULL_DATE = 'YYYY-MM-DD'.length

/** How many months a flow lasts: 6 of "-6M"; undefined where its period does not say. */
export function monthsOf(period: Period | undefined): number | undefined {
  const months = MONTHS.exec(period?.start ?? '')?.[1]
  return months === undefined ? undefined : Number(months)
}

/** Whether a flow lasts less than a year. */
export function isPartOfYear(period: Period | undefined): boolean {
  const months = monthsOf(period)
  return months !== undefined && months > 0 && months < YEAR
}

/** Whether an end is printed to its day. */
export function isFullDate(end: string | undefined): boolean {
  return end?.length === FULL_DATE
}

/** Two periods that may be the same one: no printed part of them contradicts the other. */
export function mayBeSamePeriod(a: Period | undefined, b: Period | undefined): boolean {
  if (!a?.end || !b?.end) return false
  if (!a.end.startsWith(b.end) && !b.end.startsWith(a.end)) return false
  if (a.start && b.start && a.start !== b.start) return false
  return isSamePart(a, b)
}

/** Whether two periods may be the same quarter or half of their years: nothing that they say contradicts it. */
export function isSamePart(a: Period | undefined, b: Period | undefined): boolean {
  const [own, other] = [a && partOfYear(a), b && partOfYear(b)]
  return own === undefined || other === undefined || own === other
}

/** Months of a quarter and of a half, as `start` has them, and how a text names which. */
const PARTS: ReadonlyMap<string, (text: string) => { part: number } | undefined> = new Map([
  ['-3M', findQuarter],
  ['-6M', findHalf],
])
const parts = new WeakMap<Period, number | undefined>()

/** Which quarter or half of its year a period is, where it says so ("2023 Q1"): its end tells the year alone. */
export function partOfYear(period: Period): number | undefined {
  const find = PARTS.get(period.start ?? '')
  if (!find) return undefined
  if (!parts.has(period)) parts.set(period, find(foldText(period.text))?.part)
  return parts.get(period)
}

/** As `mayBeSamePeriod`, and a balance is not taken for a flow that ends on the same day. */
export function isSamePeriod(a: Period | undefined, b: Period | undefined): boolean {
  return mayBeSamePeriod(a, b) && !(a!.kind !== b!.kind && a!.kind !== 'unknown' && b!.kind !== 'unknown')
}

/** Whether two ends may be one, as far as both are printed: "2024" and "2024-12-31". */
export function isSameEnd(a: string | undefined, b: string): boolean {
  return a !== undefined && (a.startsWith(b) || b.startsWith(a))
}
