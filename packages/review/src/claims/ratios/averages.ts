import { foldText } from '@tickmark/language'
import { cellIn } from '../../facts/grids/read-grid.ts'
import { Decimal, amountValue, roundingOf } from '@tickmark/document'
import type { Figure } from '@tickmark/document'
import type { Grid, GridCell, GridColumn } from '../../facts/grids/grid.ts'
import { testRelation, ofTerms } from '../relation/relation.ts'
import type { Relation } from '../relation/relation.ts'

const AVERAGE_HEAD = /^(?:\S+[- ]year )?(?:average|mean)$|年?平均(?:值|数)?$|평균(?:값|치)?$/i
const GROWTH_RATE =
  /\bCAGR\b|compound annual|复合(?:年)?(?:均)?增(?:长率|速)|年复合|연평균\s?(?:성장률|증가율)|年平均(?:成長|伸び)率/i

/** Averages beside their numbers and compound growth over columns of years: learnt where they hold, then tested elsewhere. */
export function averages(grid: Grid): Relation[] {
  return [...averageColumns(grid), ...growthColumns(grid)]
}

function averageColumns(grid: Grid): Relation[] {
  return grid.columns.flatMap((column, index) => {
    if (!AVERAGE_HEAD.test(foldText(column.head).trim())) return []
    const years = grid.columns.flatMap((other, at) => (at < index && other.period?.end ? [at] : []))
    if (years.length < 2) return []
    return proven(
      grid.rows.flatMap((_, row) =>
        meanOf(
          cellIn(grid, row, index),
          years.map((at) => cellIn(grid, row, at)),
          `${grid.id}/average-column/${index}`,
        ),
      ),
    )
  })
}

/** Two lanes that agree show what is meant; a lane that departs is then an error. */
function proven(relations: readonly Relation[]): Relation[] {
  const held = relations.filter((relation) => relation.holds).length
  return held >= 2 && held >= relations.length - held
    ? [...relations]
    : relations.filter((relation) => relation.holds && held >= 2)
}

function meanOf(result: GridCell | undefined, cells: readonly (GridCell | undefined)[], group: string): Relation[] {
  const terms = cells.filter((cell): cell is GridCell => cell !== undefined && !cell.dash)
  if (!result || result.dash || terms.length < 2 || terms.length < cells.length) return []
  const { amount } = result.figure
  const unit = Decimal.pow(10, isWithoutUnit(result, terms) ? amount.scale : 0)
  const relation = testRelation({
    kind: 'average',
    result: result.figure,
    terms: terms.map(({ figure }) => ({ figure, sign: 1 })),
    compute: (values) =>
      Decimal.sum(...values)
        .div(values.length)
        .times(unit),
    linear: false,
    tolerance: roundingOf(amount).plus(
      Decimal.sum(...terms.map(({ figure }) => roundingOf(figure.amount)))
        .div(terms.length)
        .times(unit),
    ),
    confidence: 0.8,
    basis: 'proven',
    group,
    formula: (operands) => `(${operands.join(' + ')}) ÷ ${operands.length}`,
  })
  return relation ? [relation] : []
}

/** The mean of ratios is a ratio, though its own cell does not show it and is read in the unit of the table. */
function isWithoutUnit({ figure }: GridCell, terms: readonly GridCell[]): boolean {
  const units = new Set(terms.map((term) => `${term.figure.amount.unit} ${term.figure.amount.scale}`))
  const [first] = terms
  return (
    units.size === 1 &&
    first?.figure.amount.scale === 0 &&
    first.figure.amount.unit !== 'money' &&
    figure.amount.unit === 'money'
  )
}

function growthColumns(grid: Grid): Relation[] {
  return grid.columns.flatMap((column, index) => {
    const head = foldText(column.head)
    if (!GROWTH_RATE.test(head)) return []
    const years = grid.columns.flatMap((other, at) =>
      other.kind === 'amount' && yearOf(other) ? [{ at, year: yearOf(other)! }] : [],
    )
    const named = Array.from(head.matchAll(/(?:19|20)?\d\d(?=\D|$)/g), ([digits]) => Number(digits.slice(-2)))
    const inRange =
      named.length >= 2
        ? years.filter(({ year }) => year % 100 >= Math.min(...named) && year % 100 <= Math.max(...named))
        : years
    const sorted = inRange.toSorted((a, b) => a.year - b.year)
    const [first, last] = [sorted[0], sorted.at(-1)]
    if (!first || !last || last.year - first.year < 2) return []
    return proven(
      grid.rows.flatMap((_, row) =>
        growthOf(
          { result: cellIn(grid, row, index), first: cellIn(grid, row, first.at), last: cellIn(grid, row, last.at) },
          last.year - first.year,
          `${grid.id}/cagr/${index}`,
        ),
      ),
    )
  })
}

function yearOf(column: GridColumn): number | undefined {
  const year = Number(column.period?.end?.slice(0, 4))
  return Number.isInteger(year) && year > 1900 ? year : undefined
}

function growthOf(
  cells: Record<'result' | 'first' | 'last', GridCell | undefined>,
  years: number,
  group: string,
): Relation[] {
  const { result, first, last } = cells
  if (!result || !first || !last || result.dash || !isPositive(first.figure) || !isPositive(last.figure)) return []
  const relation = testRelation({
    kind: 'average',
    result: result.figure,
    terms: [
      { figure: last.figure, sign: 1 },
      { figure: first.figure, sign: 1 },
    ],
    compute: ofTerms((end, start) => end.div(start).pow(new Decimal(1).div(years)).minus(1).times(100)),
    linear: false,
    // Half a unit of the printed rate, and what rounding of both ends can add.
    tolerance: roundingOf(result.figure.amount).plus(
      roundingOf(first.figure.amount)
        .div(amountValue(first.figure.amount))
        .plus(roundingOf(last.figure.amount).div(amountValue(last.figure.amount)))
        .times(100),
    ),
    confidence: 0.8,
    basis: 'proven',
    group,
    formula: ([end, start]) => `(${end} ÷ ${start})^(1/${years}) − 1`,
  })
  return relation ? [relation] : []
}

function isPositive(figure: Figure): boolean {
  return amountValue(figure.amount).isPositive() && !amountValue(figure.amount).isZero()
}
