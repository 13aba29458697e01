import type { GridCell } from '../../facts/grids/grid.ts'
import { productTerms, testProduct } from '../relation/product-relation.ts'
import type { ProductClaim } from '../relation/product-relation.ts'
import type { Relation } from '../relation/relation.ts'
import { significantDigits } from '../relation/slip.ts'

/** A product that rounding alone can move further than this says nothing. */
const WIDEST_ROUNDING = 0.01

/** Decimals beyond which nobody declares what a share gets: it was computed, and rounded. */
const MOST_DECLARED = 4

/** Three cells of one line that may be an amount, a price and what they come to. */
export interface ProductCells {
  base: GridCell | undefined
  rate: GridCell | undefined
  product: GridCell | undefined
}

/** The relation that tests three cells; none where their product would prove nothing. */
export function testLane(
  { base, rate, product }: ProductCells,
  how: Pick<ProductClaim, 'scale' | 'isDeclared' | 'isCount'>,
  group: string,
): Relation[] {
  if (!base || !rate || !product || base.dash || rate.dash || product.dash) return []
  // A rate of one, or factors of one digit, prove nothing.
  if (rate.value.abs().equals(1) || significantDigits(product.value) < 3 || base.value.isZero() || rate.value.isZero())
    return []
  const isDeclared = how.isDeclared === true && rate.figure.amount.decimals <= MOST_DECLARED
  const claim = { base: base.figure, rate: rate.figure, product: product.figure, ...how, isDeclared }
  const { stated, tolerance } = productTerms(claim)
  if (tolerance.greaterThan(stated.abs().times(WIDEST_ROUNDING))) return []
  const relation = testProduct(claim, { confidence: 0.85, basis: 'proven', group })
  return relation ? [relation] : []
}
