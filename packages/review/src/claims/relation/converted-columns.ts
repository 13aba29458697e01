import { Decimal, amountValue, roundingOf } from '@tickmark/document'
import type { Figure } from '@tickmark/document'
import { cellIn } from '../../facts/grids/read-grid.ts'
import type { Grid, GridCell } from '../../facts/grids/grid.ts'
import { figuresOf } from './relation.ts'
import type { Relation } from './relation.ts'

/** Rows that have to bear the same rate, each as near as its rounding allows. */
const LEAST_ROWS = 4
/** Units of the last printed place below which a number fits many rates. */
const LEAST_UNITS = 20

/** Columns of a document that have to be conversions for its other amounts in that currency to be taken for such. */
const LEAST_COLUMNS = 3

/**
 * Relations among figures that were converted line by line from amounts of another currency (a convenience translation) and not added up
 * themselves: each carries the rounding of the amount that it was converted from, and what that explains holds. Where several columns show
 * the conversion beside its source, tables that print the converted amounts alone carry the same rounding.
 */
export function withConversions(relations: readonly Relation[], grids: readonly Grid[]): Relation[] {
  const columns = grids.flatMap(conversionsIn).filter(({ figures }) => figures.length > 0)
  if (columns.length === 0) return [...relations]
  const told = columns.flatMap(({ isTold, figures }) => (isTold ? [figures] : []))
  const conversions = new Map(told.flat().map((one) => [one.figure, one]))
  const carried = carriedByUnit(told)
  const all = columns.flatMap(({ figures }) => figures)
  const units = Decimal.max(...all.map(({ figure, rounding }) => rounding.div(roundingOf(figure.amount).times(2))))
  const convertedAt = (figure: Figure) => conversions.get(figure)?.rounding ?? carried.get(unitOf(figure))
  const roundingAt = (figure: Figure) => convertedAt(figure) ?? roundingOf(figure.amount)
  return relations.map((relation) => {
    if (relation.holds || !relation.linear) return relation
    const figures = figuresOf(relation)
    const tolerance = Decimal.max(relation.tolerance, Decimal.sum(...figures.map(roundingAt)))
    const gap = relation.stated.minus(relation.expected)
    const carriedGap = gapOfSources(relation, conversions)
    // What was not converted is held as exactly as in any other document.
    const isOfThem = figures.some((figure) => convertedAt(figure) !== undefined)
    const isExplained = [new Decimal(0), carriedGap].some((own) => gap.minus(own).abs().lessThanOrEqualTo(tolerance))
    if (isOfThem && isExplained) return { ...relation, tolerance, holds: true }
    return isWithin(relation, units) ? { ...relation, cues: { ...relation.cues, withinConversion: true } } : relation
  })
}

/** Whether a gap is as small as conversions leave them, in units of the last printed place, where the heads do not tell what is converted. */
function isWithin(relation: Relation, units: Decimal): boolean {
  const figures = figuresOf(relation)
  const gap = relation.stated.minus(relation.expected).abs().div(roundingOf(relation.result.amount).times(2))
  return gap.lessThanOrEqualTo(units.times(figures.length))
}

/** A figure and what it was converted from. */
interface Conversion {
  figure: Figure
  source: Figure
  rate: Decimal
  /** Half a unit of the source, converted, and half a unit of its own. */
  rounding: Decimal
}

/**
 * What the amounts that a sum was converted from lack themselves, at their rate: cut off at their unit, five lines come to 5,369 below a total of
 * 5,372, and their conversions lack as much. None where they lack more than a unit each.
 */
function gapOfSources({ result, terms }: Relation, conversions: ReadonlyMap<Figure, Conversion>): Decimal {
  const none = new Decimal(0)
  const total = conversions.get(result)
  const parts = terms.flatMap(({ figure, sign }) => {
    const conversion = conversions.get(figure)
    return conversion ? [amountValue(conversion.source.amount).times(sign)] : []
  })
  if (!total || parts.length < terms.length) return none
  const gap = amountValue(total.source.amount).minus(Decimal.sum(...parts))
  const units = gap.abs().div(roundingOf(total.source.amount).times(2))
  return units.lessThanOrEqualTo(terms.length) ? gap.times(total.rate) : none
}

interface ConvertedColumn {
  /** The heads or captions give it another currency or scale than what it was converted from: salaries and a bonus in proportion are none. */
  isTold: boolean
  figures: Conversion[]
}

/** Currency and scale; two columns of one currency and scale were rounded alike. */
function unitOf({ amount: { currency, scale } }: Figure): string {
  return currency === undefined ? '' : `${currency} ${scale}`
}

/** For each currency and scale that several columns are conversions in, the widest rounding that they carry. */
function carriedByUnit(columns: readonly (readonly Conversion[])[]): Map<string, Decimal> {
  const byUnit = Map.groupBy(
    columns.filter(([first]) => first !== undefined),
    ([first]) => (first ? unitOf(first.figure) : ''),
  )
  byUnit.delete('')
  return new Map(
    [...byUnit].flatMap(([unit, own]) =>
      own.length < LEAST_COLUMNS ? [] : [[unit, Decimal.max(...own.flat().map(({ rounding }) => rounding))] as const],
    ),
  )
}

/** The converted columns of a grid. */
function conversionsIn(grid: Grid): ConvertedColumn[] {
  const amounts = grid.columns.flatMap(({ kind }, column) => (kind === 'amount' ? [column] : []))
  return amounts.map((column) => {
    const rate = amounts
      .filter((source) => source !== column)
      .map((source) => rateBetween(grid, source, column))
      .find((found) => found !== undefined)
    if (!rate) return { isTold: false, figures: [] }
    const pairs = grid.rows.flatMap((_, row) => {
      const [source, cell] = [cellIn(grid, row, rate.source), cellIn(grid, row, column)]
      return source && cell ? [{ source: source.figure, figure: cell.figure }] : []
    })
    const figures = pairs.map(({ source, figure }): Conversion => {
      const rounding = roundingOf(source.amount).times(rate.rate).plus(roundingOf(figure.amount))
      return { figure, source, rate: rate.rate, rounding }
    })
    return { isTold: pairs.every(({ source, figure }) => unitOf(source) !== unitOf(figure)), figures }
  })
}

/** The rate by which one column gives the other in all rows, where it makes finer amounts of coarser ones. */
function rateBetween(grid: Grid, source: number, column: number): { source: number; rate: Decimal } | undefined {
  const pairs = grid.rows.flatMap((_, row) => {
    const [from, to] = [cellIn(grid, row, source), cellIn(grid, row, column)]
    return from && to && isTelling(from) && isTelling(to) ? [{ from, to }] : []
  })
  if (pairs.length < LEAST_ROWS) return undefined
  const [largest] = pairs.toSorted((a, b) => b.from.value.abs().comparedTo(a.from.value.abs()))
  if (!largest) return undefined
  const rate = valueOf(largest.to).div(valueOf(largest.from))
  const isFiner = roundingOf(largest.from.figure.amount)
    .times(rate.abs())
    .greaterThan(roundingOf(largest.to.figure.amount))
  const kept = pairs.filter(({ from, to }) => isConverted(from, to, rate)).length
  return isFiner && !rate.abs().equals(1) && kept >= LEAST_ROWS && kept >= pairs.length - Math.floor(pairs.length / 8)
    ? { source, rate: rate.abs() }
    : undefined
}

function isTelling({ dash, figure }: GridCell): boolean {
  const { value, decimals } = figure.amount
  return !dash && new Decimal(value).abs().times(Decimal.pow(10, decimals)).greaterThanOrEqualTo(LEAST_UNITS)
}

/** Whether an amount is another at a rate, within the rounding of both. */
function isConverted(from: GridCell, to: GridCell, rate: Decimal): boolean {
  const slack = roundingOf(from.figure.amount).times(rate.abs()).plus(roundingOf(to.figure.amount)).times(1.1)
  return valueOf(to).minus(valueOf(from).times(rate)).abs().lessThanOrEqualTo(slack)
}

function valueOf({ figure }: GridCell): Decimal {
  return amountValue(figure.amount)
}
