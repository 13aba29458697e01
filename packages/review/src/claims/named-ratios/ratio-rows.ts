import type { Period } from '@tickmark/document'
import { conceptCalled, isMultiple } from '@tickmark/language'
import { isPartOfYear, readPeriod, isSameEnd } from '../../facts/periods/read-period.ts'
import { cellIn, rowAt } from '../../facts/grids/read-grid.ts'
import type { Grid, GridCell, GridRow } from '../../facts/grids/grid.ts'
import { quotientsOf, ratioRelation } from '../ratios/ratio-quotients.ts'
import type { RatioQuotient } from '../ratios/ratio-quotients.ts'
import type { Relation } from '../relation/relation.ts'
import { makeLineBook } from '../told/line-book.ts'
import type { LineBook } from '../told/line-book.ts'
import { endOfColumn, reportedEnd } from '../told/told-periods.ts'
import { describedQuotients } from './described-ratios.ts'

/** A ratio that a row prints at a time, with what it may be. */
interface PrintedRatio {
  grid: Grid
  row: number
  cell: GridCell
  claims: readonly RatioReadAs[]
}

interface RatioReadAs {
  quotient: RatioQuotient
  isPercent: boolean
  /** A balance headed with an earlier year alone, beside half a year: it may be of that year's end as well. */
  mayBeLater: boolean
  relation: Relation
}

/** Of the lines that a ratio of its name may be of, some other time or row shows which are meant. */
const DEFINED = 0.9
/** All that it may be of gives the same. */
const SINGLE = 0.75
/** Houses differ, and nothing tells which way is theirs. */
const OPEN = 0.3

/**
 * Ratios that tables print by a name that says what they are of (毛利率, current ratio, 배당성향, "Liabilities / assets"), recomputed from the
 * lines of that time wherever the document prints them.
 */
export function ratioRows(grids: readonly Grid[]): Relation[] {
  const reported = reportedEnd(grids)
  if (!reported) return []
  const book = makeLineBook(grids, reported)
  const printed = grids.flatMap((grid) => (grid.scope === 'parent' ? [] : ratiosOf(grid, book, reported)))
  const defined = new Set(
    printed.flatMap(({ row, grid, claims }) =>
      claims.flatMap((claim) => (claim.relation.holds ? [definitionOf(nameOf(grid, row), claim)] : [])),
    ),
  )
  return printed.flatMap((one) => meantOf(one, defined))
}

function nameOf(grid: Grid, row: number): string {
  const own = rowAt(grid, row)
  return ratioOf(own) ?? own.key
}

/** The ratio that a row is called by. "Gross margin" is an amount as well: what is no amount is the rate. */
function ratioOf({ key, concept }: GridRow): string | undefined {
  const called = conceptCalled(key)
  return called?.kind === 'other' ? called.id : concept
}

const definitionOf = (name: string, { quotient, isPercent }: RatioReadAs): string =>
  `${name} ${isPercent} ${JSON.stringify(quotient.reading)}`

function ratiosOf(grid: Grid, book: LineBook, reported: string): PrintedRatio[] {
  return grid.rows.flatMap((own, row) => {
    const ratio = ratioOf(own)
    const quotients = ratio ? quotientsOf(ratio, book) : []
    const all = quotients.length > 0 ? quotients : describedQuotients(own.label, book)
    if (all.length === 0 || own.kind === 'heading') return []
    return grid.columns.flatMap(({ period, kind }, column) => {
      const cell = cellIn(grid, row, column)
      const end = fullEnd(endOfColumn(period, reported), reported)
      if (!cell || cell.dash || cell.value.isZero() || !end || (kind !== 'amount' && kind !== 'percent')) return []
      const claims = all
        .filter((quotient) => isSameEnd(quotient.end, end))
        .flatMap((quotient) =>
          factorsOf(cell, own).flatMap((isPercent) => {
            const claim = { own: cell.figure, stated: cell.value, isPercent, confidence: SINGLE }
            const relation = ratioRelation(quotient, claim)
            return relation
              ? [{ quotient, isPercent, mayBeLater: mayBeLater(quotient, period, reported), relation }]
              : []
          }),
        )
      return claims.length > 0 ? [{ grid, row, cell, claims }] : []
    })
  })
}

/** Beside half a year stand the balances of the end of the year before, where neither head prints its day. */
function mayBeLater({ end, figures }: RatioQuotient, period: Period | undefined, reported: string): boolean {
  if (isEndOfOtherYear(period, reported)) return true
  if (!isPartOfYear(period) || reported.startsWith(end)) return false
  return (
    end.length === YEAR ||
    (!period?.end && !figures.some((figure) => isPartOfYear(readPeriod(figure.columnLabel ?? ''))))
  )
}

/** 2009年年末 in the report of a quarter: its profit is that of the year, which the quarter before does not tell. */
function isEndOfOtherYear(period: Period | undefined, reported: string): boolean {
  const isBareEnd = period?.kind === 'instant' && period.end?.length === YEAR
  return isBareEnd && !reported.endsWith(LAST_DAY) && !reported.startsWith(period.end ?? '')
}

const LAST_DAY = '-12-31'

/** 2019年半年度 names the year alone: its end is that of the reported time in that year, not the year's. */
function fullEnd(end: string | undefined, reported: string): string | undefined {
  return end?.length === YEAR ? end + reported.slice(YEAR) : end
}

const YEAR = 4

/** A ratio is printed in per cent; some as often as so many times, where no sign says which. */
function factorsOf({ figure }: GridCell, { label, concept }: GridRow): boolean[] {
  const isSigned = /[%％]/.test(figure.text + label)
  if (isSigned || !concept || !isMultiple(concept)) return isSigned || figure.amount.unit === 'percent' ? [true] : []
  return figure.amount.unit === 'percent' ? [false, true] : [false]
}

/** The claim that holds; else the one that is meant, as surely as the document or the name says so. */
function meantOf({ grid, row, claims }: PrintedRatio, defined: ReadonlySet<string>): Relation[] {
  const held = claims.find(({ relation }) => relation.holds)
  if (held) return [held.relation]
  const ofItsTime = claims.filter(({ mayBeLater }) => !mayBeLater)
  const known = ofItsTime.filter((claim) => defined.has(definitionOf(nameOf(grid, row), claim)))
  const meant = known.length > 0 ? known : ofItsTime
  const values = new Set(meant.map(({ relation }) => relation.expected.toDecimalPlaces(1).toFixed()))
  const confidence = values.size > 1 ? OPEN : known.length > 0 ? DEFINED : SINGLE
  const [first] = meant
  return first ? [{ ...first.relation, confidence }] : []
}
