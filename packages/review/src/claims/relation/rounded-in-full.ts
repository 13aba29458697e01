import { Decimal, roundingOf } from '@tickmark/document'
import type { Figure } from '@tickmark/document'
import { cellIn, columnAt } from '../../facts/grids/read-grid.ts'
import type { Grid } from '../../facts/grids/grid.ts'
import { figuresOf } from './relation.ts'
import type { Relation } from './relation.ts'

/** Amounts of a column from which on zeros at the end of nearly all of them are no accident. */
const LEAST_AMOUNTS = 4
/** One of so many may end otherwise: the one that is wrong. */
const ONE_OF = 8
/** Zeros from which on amounts were rounded and printed in full; one may be chance. */
const LEAST_ZEROS = 2

/** Claims of which the result was rounded as the amounts around it were. */
const OF_PRODUCTS: ReadonlySet<Relation['kind']> = new Set(['product', 'tax-reconciliation'])
/** Amounts of a document from which on a table of a line or two is known to be rounded as all others are. */
const LEAST_OF_DOCUMENT = 40

/**
 * Relations of columns whose amounts were rounded to thousands and printed in full (1,235,000): each amount carries half a thousand, and what
 * that explains holds.
 */
export function withRoundedInFull(relations: readonly Relation[], grids: readonly Grid[]): Relation[] {
  const roundings = new Map([...roundingsOfAll(grids), ...grids.flatMap(roundingsIn)])
  if (roundings.size === 0) return [...relations]
  return relations.map((relation) => {
    // What is no sum carries the rounding of its result; that of its terms its own search knows.
    const figures = relation.linear ? figuresOf(relation) : OF_PRODUCTS.has(relation.kind) ? [relation.result] : []
    if (relation.holds || !figures.some((figure) => roundings.has(figure))) return relation
    const rounding = Decimal.sum(...figures.map((figure) => roundings.get(figure) ?? roundingOf(figure.amount)))
    const tolerance = relation.linear ? rounding : relation.tolerance.plus(rounding)
    const gap = relation.stated.minus(relation.expected).abs()
    return gap.lessThanOrEqualTo(tolerance) ? { ...relation, tolerance, holds: true } : relation
  })
}

/** The amounts of a document that prints nearly all of them in full and rounded alike. */
function roundingsOfAll(grids: readonly Grid[]): [Figure, Decimal][] {
  const all = grids
    .flatMap((grid) => grid.columns.flatMap(({ kind }, column) => (kind === 'amount' ? figuresIn(grid, column) : [])))
    .filter(({ amount }) => amount.unit === 'money' && amount.decimals === 0)
  const zeros = all.length < LEAST_OF_DOCUMENT ? 0 : commonZeros(all)
  if (zeros < LEAST_ZEROS) return []
  return all
    .filter(({ amount }) => zerosAtEnd(amount.value) >= zeros)
    .map((figure): [Figure, Decimal] => [figure, roundingOf(figure.amount).times(Decimal.pow(10, zeros))])
}

function roundingsIn(grid: Grid): [Figure, Decimal][] {
  const columns = grid.columns.map(({ kind }, column) =>
    kind === 'amount' || kind === 'change' ? figuresIn(grid, column) : [],
  )
  // Of a table of few lines the columns together tell it.
  const zerosOfAll = commonZeros(columns.flat())
  return columns.flatMap((figures, column) => {
    const zeros = figures.length < LEAST_AMOUNTS ? zerosOfAll : commonZeros(figures)
    if (zeros < LEAST_ZEROS) return []
    // A change is the difference of two amounts that were rounded.
    const times = Decimal.pow(10, zeros).times(columnAt(grid, column).kind === 'change' ? 2 : 1)
    return figures.map((figure): [Figure, Decimal] => [figure, roundingOf(figure.amount).times(times)])
  })
}

function figuresIn(grid: Grid, column: number): Figure[] {
  return grid.rows.flatMap((_, row) => {
    const cell = cellIn(grid, row, column)
    return cell && !cell.dash && !cell.value.isZero() ? [cell.figure] : []
  })
}

/** Zeros at which all amounts of a column end, but for one of several. */
function commonZeros(figures: readonly Figure[]): number {
  if (figures.length < LEAST_AMOUNTS) return 0
  const zeros = figures.map(({ amount }) => zerosAtEnd(amount.value)).toSorted((a, b) => a - b)
  return zeros[Math.floor(figures.length / ONE_OF)] ?? 0
}

function zerosAtEnd(value: string): number {
  const [, behindFirst = ''] = /^-?\d(\d*)$/.exec(value) ?? []
  return /(?<!0)0*$/.exec(behindFirst)?.[0].length ?? 0
}
