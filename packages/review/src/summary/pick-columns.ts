import { foldText } from '@tickmark/language'
import { firstOf } from '@tickmark/document'
import type { Period } from '@tickmark/document'
import type { Grid, GridColumn } from '../facts/grids/grid.ts'
import type { StatementPart } from './find-statements.ts'

/**
 * Positions among a grid's columns: this period, and the like one before it. Several where a period has one column for parts and one
 * for their sums under the same head: a line stands in one of them.
 */
export interface PickedColumns {
  current: number[]
  prior?: number[]
  /** What their heads say, with the length of the period where only the title has it. */
  currentPeriod: string
  priorPeriod?: string
  /** The day, month or year that the current period ends on, where a head says it. */
  end?: string
}

/** A balance is compared with the one before it, a flow with one of the same length a year earlier. */
const DAY = 86_400_000
/** Fiscal years of 52 and 53 weeks end up to a week apart. */
const YEAR_DAYS = [355, 375] as const
const CURRENT = /当|本期|本年|당\s*\)?\s*기|current (?:year|period)|this year/i
const PRIOR = /前|上期|上年|전\s*\)?\s*기|prior (?:year|period)|previous year/i
const PARENT_HEAD = /母公司|本行|银行|\bparent\b|\bcompany\b|単体|별도/i
const GROUP_HEAD = /合并|合併|本集团|consolidated|\bgroup\b|連結|연결/i
const TOTAL_HEAD = /\btotal\b|合计|合計|합계/i
/** A currency named in a head beside columns that name none: converted for convenience. */
const CONVERTED = /u\.?s\.? ?dollars?|us\$|\busd\b|euros?\b|美元|ドル|달러/i

interface Dated {
  index: number
  column: GridColumn
  period: Period
}

/** Which columns to read a statement by; undefined where its heads do not say it beyond doubt. */
export function pickColumns({ kind, grid, lines }: StatementPart): PickedColumns | undefined {
  const columns = ownColumns(grid)
  const dated = columns.flatMap(({ column, index }): Dated[] =>
    column.period?.end ? [{ column, index, period: column.period }] : [],
  )
  if (dated.length === 0) return pickRelative(columns)
  const latest = dated.map(({ period }) => period.end!).reduce((a, b) => (b > a ? b : a))
  const newest = dated.filter(({ period }) => period.end === latest)
  const current = theOne(newest.filter(({ period }) => period.start === firstOf(newest).period.start))
  if (!current) return undefined
  const earlier = dated.filter(({ period }) => period.end! < latest)
  const prior = theOne(
    kind === 'balance-sheet'
      ? nearest(earlier)
      : earlier.filter(
          ({ period }) => period.start === firstOf(current).period.start && isYearBefore(period.end!, latest),
        ),
  )
  const text = (dated: Dated): string => periodText(dated, kind === 'balance-sheet' ? [] : lines)
  return {
    current: current.map(({ index }) => index),
    currentPeriod: text(firstOf(current)),
    end: latest,
    ...(prior ? { prior: prior.map(({ index }) => index), priorPeriod: text(firstOf(prior)) } : {}),
  }
}

/** Columns of amounts that speak for the company: not those of the parent beside the group's, nor those converted for convenience. */
function ownColumns(grid: Grid): { column: GridColumn; index: number }[] {
  const amounts = grid.columns
    .map((column, index) => ({ column, index }))
    .filter(({ column, index }) => column.kind === 'amount' && grid.cells.some((row) => row[index]))
  const own = amounts.some(({ column }) => GROUP_HEAD.test(column.head))
    ? amounts.filter(({ column }) => !PARENT_HEAD.test(column.head) || GROUP_HEAD.test(column.head))
    : amounts
  const plain = own.filter(({ column }) => !CONVERTED.test(column.head))
  return plain.length > 0 ? plain : own
}

/** The columns of one period under one head; of several heads, the one that says it is their total. */
function theOne<Headed extends { column: GridColumn }>(columns: readonly Headed[]): Headed[] | undefined {
  const heads = new Set(columns.map(({ column }) => column.head))
  if (heads.size === 1) return [...columns]
  const totals = columns.filter(({ column }) => TOTAL_HEAD.test(column.head))
  return totals.length === 1 ? totals : undefined
}

function nearest(earlier: readonly Dated[]): Dated[] {
  const end = earlier.map(({ period }) => period.end!).reduce((a, b) => (b > a ? b : a), '')
  return earlier.filter(({ period }) => period.end === end)
}

function isYearBefore(end: string, later: string): boolean {
  if (end.length !== later.length) return false
  if (end.length === 10) {
    const days = (Date.parse(later) - Date.parse(end)) / DAY
    return days >= YEAR_DAYS[0] && days <= YEAR_DAYS[1]
  }
  return Number(later.slice(0, 4)) - Number(end.slice(0, 4)) === 1 && end.slice(4) === later.slice(4)
}

/** "当期" beside "前期", where no head has a date. */
function pickRelative(columns: readonly { column: GridColumn; index: number }[]): PickedColumns | undefined {
  const says = (pattern: RegExp) => theOne(columns.filter(({ column }) => pattern.test(foldText(column.head))))
  const [current, prior] = [says(CURRENT), says(PRIOR)]
  if (!current || prior?.some((column) => current.includes(column))) return undefined
  return {
    current: current.map(({ index }) => index),
    currentPeriod: tidyHead(firstOf(current).column.head),
    ...(prior ? { prior: prior.map(({ index }) => index), priorPeriod: tidyHead(firstOf(prior).column.head) } : {}),
  }
}

const SPAN = /(?:for (?:the )?)?(?:three|six|nine|twelve|\d{1,2})[- ]months?(?: period)?s? ended\s+[a-z]+\.?\s*\d{1,2}/i

/** The head as printed; a bare year under "for the three months ended December 31" is not left without its length. */
function periodText({ column, period }: Dated, lines: readonly string[]): string {
  const head = tidyHead(column.head)
  const span = period.start ? undefined : lines.map((line) => SPAN.exec(line)?.[0]).find(Boolean)
  return span ? `${span}, ${period.end!.slice(0, 4)}` : head
}

/** Units and remarks that stand in a head beside its period. */
const NO_PERIOD =
  /[（(][^（）()]*(?:単位|单位|單位|단위|除特别|in (?:thousands|millions|billions)|audited|未经审计|未審計)[^（）()]*[)）]|\b(?:millions|thousands|billions) of [a-z.]+|(?:HK|US|A|C)?[$£€¥][’']?0{3}s?|[$£€¥](?=\s|$)/gi

function tidyHead(head: string): string {
  return head.replace(NO_PERIOD, ' ').replace(/\s+/g, ' ').trim().slice(0, 80)
}
