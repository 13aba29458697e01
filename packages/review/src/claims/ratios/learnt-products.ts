import { amountValue } from '@tickmark/document'
import type { GridCell } from '../../facts/grids/grid.ts'
import type { Relation } from '../relation/relation.ts'
import { testLane } from './product-lane.ts'

/** Lanes in which a product has to hold before a line is taken for what two others come to, whatever they are called. */
const FEWEST_HELD = 4
/** Beside so many that hold, one that does not is an error rather than a lane of another kind. */
const HELD_BY_ONE_BROKEN = 6
/** Prices of bonds are in per cent of what is held; totals may be in thousands. */
const SCALES = [0, -2, 3, -3]
/** What was computed with more places than are printed comes out otherwise by as little as this. */
const FINER = 0.001
/** Nearness at which three numbers are worth an exact look. */
const NEAR = 0.011
/** Lines beyond which a table is a list or a run of periods. */
const MOST_LINES = 14

/** One column, or one row, of cells that may be multiplied, and about how large they are. */
interface Factor {
  cells: readonly (GridCell | undefined)[]
  sizes: readonly number[]
}

interface Reading {
  base: Factor
  rate: Factor
  product: Factor
  scale: number
}

/**
 * Lines of which one is the product of two others in lane after lane, in any language: pieces, price and value of a portfolio down
 * its rows; units, value of a unit and net assets across the years.
 */
export function learntProducts(lines: readonly Factor['cells'][], group: string): Relation[] {
  if (lines.length < 3 || lines.length > MOST_LINES) return []
  const readings = triples(lines.map(factorOf)).flatMap((triple) =>
    SCALES.map((scale) => ({ ...triple, scale }))
      .filter(isLikely)
      .map((reading) => test(reading, group)),
  )
  const [best] = readings.toSorted((a, b) => heldOf(b).length - heldOf(a).length)
  if (!best || heldOf(best).length < FEWEST_HELD) return []
  const broken = best.filter(({ holds }) => !holds)
  const isTelling = broken.length === 1 && broken.every(isFarOff) && heldOf(best).length >= HELD_BY_ONE_BROKEN
  return isTelling ? best : heldOf(best)
}

function isFarOff({ stated, expected }: Relation): boolean {
  return stated.minus(expected).abs().greaterThan(stated.abs().times(FINER))
}

function factorOf(cells: Factor['cells']): Factor {
  return { cells, sizes: cells.map((cell) => (cell ? amountValue(cell.figure.amount).toNumber() : 0)) }
}

/** Two factors in their order and a third line for what they come to. */
function triples(lines: readonly Factor[]): Omit<Reading, 'scale'>[] {
  return lines.flatMap((base, at) =>
    lines
      .slice(at + 1)
      .flatMap((rate) =>
        lines.flatMap((product) => (product === base || product === rate ? [] : [{ base, rate, product }])),
      ),
  )
}

function isLikely({ base, rate, product, scale }: Reading): boolean {
  const factor = 10 ** scale
  const told = product.sizes.flatMap((stated, lane) => {
    const [amount = 0, price = 0] = [base.sizes[lane], rate.sizes[lane]]
    const percent = rate.cells[lane]?.figure.amount.unit === 'percent' ? 100 : 1
    if (amount === 0 || price === 0 || stated === 0) return []
    return [Math.abs((amount * price * factor) / percent - stated) <= NEAR * Math.abs(stated)]
  })
  const near = told.filter(Boolean).length
  return near >= FEWEST_HELD && 2 * near > told.length
}

function test({ base, rate, product, scale }: Reading, group: string): Relation[] {
  return product.cells.flatMap((cell, lane) =>
    testLane({ base: base.cells[lane], rate: rate.cells[lane], product: cell }, { scale }, group),
  )
}

function heldOf(relations: readonly Relation[]): Relation[] {
  return relations.filter(({ holds }) => holds)
}
