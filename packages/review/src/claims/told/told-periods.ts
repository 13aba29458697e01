import type { Period } from '@tickmark/document'
import { findPeriodMarks, namesExpected, readPeriod } from '@tickmark/language'
import type { PeriodMark } from '@tickmark/language'
import type { Grid } from '../../facts/grids/grid.ts'
import { isFullDate, isSameEnd, monthsOf } from '../../facts/periods/read-period.ts'

/** The end of the time that is spoken of, as far as it is printed or follows: "2024-12-31", "2024". */
export type ToldEnd = string

/** Lines of known concepts from which a table counts as one of the statements, or as a summary of them. */
const LEAST_CONCEPTS = 3
/** Tables from which a day is what the report is about, in a language whose lines have no known concepts. */
const LEAST_TABLES = 2

/** The latest day or year that the statements report; undefined where none says it. */
export function reportedEnd(grids: readonly Grid[]): ToldEnd | undefined {
  const own = grids.filter(({ scope }) => scope !== 'parent')
  const statements = own.filter(({ rows }) => rows.filter(({ concept }) => concept).length >= LEAST_CONCEPTS)
  return (
    latestOf(statements.flatMap(endsOf)) ??
    latestOf(repeated(own.map(endsOf))) ??
    latestOf(repeated(own.map(titleEnds))) ??
    latestOf(own.flatMap(endsOf))
  )
}

/** How many months the columns last that end with a time. */
export function monthsTo(grids: readonly Grid[], end: ToldEnd): number[] {
  return grids.flatMap(({ columns }) =>
    columns.flatMap(({ kind, period }) =>
      kind === 'amount' && isSameEnd(period?.end, end) ? (monthsOf(period) ?? []) : [],
    ),
  )
}

/** Where columns are numbered since the company began, the title says the day. */
function titleEnds({ title }: Grid): ToldEnd[] {
  return [...new Set(findPeriodMarks(title).flatMap(({ date }) => date ?? []))]
}

/** FY26E, 2027F, 2026年度予: what is expected is not reported yet. */
const EXPECTED_YEAR = /\d\s?[EFP](?![\p{L}\d])|(?:年度?|期)\s?\(?(?:予|計画|見込)/u

/** Whether a column holds what is expected. */
export function headsExpected(head: string): boolean {
  return EXPECTED_YEAR.test(head) || namesExpected(head)
}

function endsOf({ columns }: Grid): ToldEnd[] {
  const ends = columns.flatMap(({ kind, period, head }) =>
    kind === 'amount' && period?.end && !headsExpected(head) ? [period.end] : [],
  )
  return [...new Set(ends)]
}

function repeated(tables: readonly (readonly ToldEnd[])[]): ToldEnd[] {
  const counts = Map.groupBy(tables.flat(), (end) => end)
  return [...counts].flatMap(([end, all]) => (all.length >= LEAST_TABLES ? [end] : []))
}

/** Of the latest year the end that is printed most exactly. */
function latestOf(ends: readonly ToldEnd[]): ToldEnd | undefined {
  const [last] = ends.toSorted((a, b) => b.slice(0, 4).localeCompare(a.slice(0, 4)) || b.length - a.length)
  return last
}

/** A year before, as far as it is printed; the end of February moves with the leap day. */
export function yearBefore(end: ToldEnd): ToldEnd {
  return `${Number(end.slice(0, 4)) - 1}${end.slice(4).replace('-02-29', '-02')}`
}

const DAY_MS = 86_400_000
const WEEK = 7

/**
 * Whether a line's time is the one that is meant. Years of 52 or 53 weeks end on one weekday, so that a year before is up to a week off; the
 * first of a month opens a year and ends none.
 */
export function isTimeOf(end: ToldEnd | undefined, meant: ToldEnd): boolean {
  if (end === undefined || isSameEnd(end, meant)) return end !== undefined
  if ([end, meant].some((day) => !isFullDate(day) || day.endsWith('-01'))) return false
  return Math.abs(Date.parse(end) - Date.parse(meant)) <= WEEK * DAY_MS
}

/** The end of a column's time; of a column that says "prior year" alone, a year before the report's. */
export function endOfColumn(period: Period | undefined, reported: ToldEnd): ToldEnd | undefined {
  if (!period) return undefined
  if (period.end) return period.end
  const relation = readPeriod(period.text)?.relation
  return relation && meaningOf(relation, reported)
}

/** A mark of time with the end that it means. */
export interface ToldMark extends PeriodMark {
  means: ToldEnd
}

/** The marks of a sentence: "prior year" is a year before what the sentence, or else the report, speaks of. */
export function readMarks(text: string, reported: ToldEnd): ToldMark[] {
  const marks = findPeriodMarks(text)
  const now = marks.find(({ date }) => date !== undefined)?.date ?? reported
  return marks.map((mark) => ({ ...mark, means: mark.date ?? meaningOf(mark.relation, now) }))
}

function meaningOf(relation: PeriodMark['relation'], now: ToldEnd): ToldEnd {
  return relation === 'prior' || relation === 'opening' ? yearBefore(now) : now
}
