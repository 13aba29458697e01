import { foldText, isPerShare, namesQuantity, namesRate, namesRateOfLine, namesShares } from '@tickmark/language'
import { firstOf } from '@tickmark/document'
import { namesEarningsOfShare, namesProfit } from './per-share-lines.ts'
import { cellIn, columnAt } from '../../facts/grids/read-grid.ts'
import type { Grid, GridCell } from '../../facts/grids/grid.ts'
import { learntProducts } from './learnt-products.ts'
import { testLane } from './product-lane.ts'
import { isSlipOfPen } from '../relation/relation.ts'
import type { Relation } from '../relation/relation.ts'
import { significantDigits } from '../relation/slip.ts'

/** Powers of ten between the product and its factors: their printed scales may differ. */
const SCALES = [0, 3, -3, 4, -4, 6, -6, 8, -8, 2, -2, 5, -5, 7, -7]
/** In a table of millions or crores neither shares nor what each gets is in millions, though both are read so. */
const UNSCALED = [-12, -14, -16]

interface Line {
  head: string
  cells: (GridCell | undefined)[]
}

interface Factors {
  base: Line
  rate: Line
  product: Line
  /** The rate is said to be of each share. */
  isOfShares: boolean
  /** Number, price and amount are all that is printed: no discount stands between them. */
  isBill: boolean
}

interface Reading {
  base: Line
  product: Line
  scale: number
  held: Relation[]
  broken: Relation[]
}

/**
 * Lines of a table that are the product of two others: foreign amount × exchange rate, quantity × price, balance × rate,
 * heads × cost per head. Learnt from the lanes in which it holds; the others are then tested.
 */
export function productColumns(grid: Grid): Relation[] {
  const columns = grid.columns.map((column, index) => ({
    head: foldText(column.head),
    cells: grid.rows.map((row, at) => (row.kind === 'heading' ? undefined : cellIn(grid, at, index))),
  }))
  const rows = grid.rows.map((row, at) => ({
    head: row.kind === 'heading' ? '' : foldText(row.label),
    cells: grid.columns.map((column, index) => (column.kind === 'amount' ? cellIn(grid, at, index) : undefined)),
  }))
  const named = [...productLines(columns, namesRate, grid.id), ...productLines(rows, namesRateOfLine, grid.id)]
  if (named.length > 0 || grid.table.sheet !== undefined) return named
  const amounts = columns.filter((_, index) => columnAt(grid, index).kind === 'amount')
  const items = rows.filter(({ head }) => head !== '')
  return [
    ...learntProducts(
      amounts.map(({ cells }) => cells),
      `${grid.id}/product/columns`,
    ),
    ...learntProducts(
      items.map(({ cells }) => cells),
      `${grid.id}/product/rows`,
    ),
  ]
}

function productLines(lines: readonly Line[], isNamed: (head: string) => boolean, group: string): Relation[] {
  return lines.flatMap((rate, index) => {
    const isOfShares = isPerShare(rate.head)
    if (!isNamed(rate.head) && !isOfShares) return []
    // The factor stands before its rate or right after it, the product near them.
    const near = lines.filter((line, other) => line !== rate && Math.abs(other - index) <= 3)
    const readings = near.flatMap((base) =>
      near.flatMap((product) =>
        base === product
          ? []
          : readingsOf(
              { base, rate, product, isOfShares, isBill: lines.length === BILL_COLUMNS && namesQuantity(base.head) },
              `${group}/product/${index}`,
            ),
      ),
    )
    const best = readings.toSorted((a, b) => b.held.length - a.held.length)[0]
    if (!best) return []
    // What each share earned, times the shares, is a profit: a line of another name met it by chance.
    const isMeant = !namesEarningsOfShare(rate.head) || (namesProfit(best.product.head) && namesShares(best.base.head))
    return isMeant ? [...best.held, ...best.broken] : best.held
  })
}

/** Number, price, amount. */
const BILL_COLUMNS = 3

function readingsOf({ base, rate, product, isOfShares, isBill }: Factors, group: string): Reading[] {
  return (isOfShares ? [...SCALES, ...UNSCALED] : SCALES).flatMap((scale) => {
    const tested = rate.cells.flatMap((cell, lane) =>
      testLane(
        { base: base.cells[lane], rate: cell, product: product.cells[lane] },
        // What each share earned is a quotient that nobody declared.
        { scale, isDeclared: isOfShares && !namesEarningsOfShare(rate.head), isCount: namesQuantity(base.head) },
        group,
      ),
    )
    const held = tested.filter((relation) => relation.holds)
    const broken = tested.filter((relation) => !relation.holds)
    // Dividends a share, the shares and the dividends; number, price and amount: one row that holds says enough.
    const isCalled = isBill || (isOfShares && namesShares(base.head))
    const isNamed = isCalled && held.some(({ stated }) => significantDigits(stated) >= LEAST_NAMED)
    if (isNamed) return [{ base, product, scale, held, broken }]
    const proven = held.length >= 2 || (held.length === 1 && broken.length === 1 && isSlipOfPen(firstOf(broken)))
    return proven && held.length >= broken.length * (held.length === 1 ? 1 : 2)
      ? [{ base, product, scale, held, broken: held.length >= 2 ? broken : broken.map(weakened) }]
      : []
  })
}

/** Digits of a product by which one of the powers of ten is not met by chance. */
const LEAST_NAMED = 4

function weakened(relation: Relation): Relation {
  return { ...relation, confidence: 0.7 }
}
