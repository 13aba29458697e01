import { Decimal, amountValue, roundingOf } from '@tickmark/document'
import type { Figure } from '@tickmark/document'
import { testRelation, ofTerms } from './relation.ts'
import type { Relation } from './relation.ts'

/** An amount, what one of it costs or bears, and the product a document states for them. */
export interface ProductClaim {
  base: Figure
  rate: Figure
  product: Figure
  /** Power of ten by which the product's printed scale differs from that of its factors. */
  scale?: number
  /** The rate was declared so, not rounded: what each share gets. */
  isDeclared?: boolean
  /** The base counts pieces: a whole number of them is exact. */
  isCount?: boolean
}

/** A claimed product as percent or scale make it comparable: the factors' values, the stated one, what rounding explains. */
interface ProductTerms {
  base: Decimal
  rate: Decimal
  stated: Decimal
  factor: Decimal
  tolerance: Decimal
}

/** Values of a claim with the widest gap that the rounding of its three printed numbers explains. */
export function productTerms({ base, rate, product, scale = 0, isDeclared, isCount }: ProductClaim): ProductTerms {
  const [quantity, price, stated] = [amountValue(base.amount), amountValue(rate.amount), amountValue(product.amount)]
  const factor = Decimal.pow(10, scale).div(rate.amount.unit === 'percent' ? 100 : 1)
  const tolerance = roundingOf(product.amount)
    .plus(isDeclared ? 0 : quantity.abs().times(halfUnit(rate)).times(factor))
    .plus(
      price
        .abs()
        .times(isExact({ base, isCount, scale }) ? 0 : roundingOf(base.amount))
        .times(factor),
    )
    .times(1.02)
  return { base: quantity, rate: price, stated: stated, factor, tolerance }
}

/** The relation that tests `base × rate = product` within the rounding of the three printed numbers. */
export function testProduct(
  claim: ProductClaim,
  tested: Pick<Relation, 'confidence' | 'basis'> & { group?: string },
): Relation | undefined {
  const { factor, tolerance } = productTerms(claim)
  return testRelation({
    kind: 'product',
    result: claim.product,
    terms: [
      { figure: claim.base, sign: 1 },
      { figure: claim.rate, sign: 1 },
    ],
    compute: ofTerms((quantity, price) => quantity.times(price).times(factor)),
    linear: false,
    tolerance,
    formula: ([quantity, price]) => `${quantity} × ${price}`,
    ...tested,
  })
}

/** A whole number of pieces or heads is exact, but for one that is told in thousands; anything else was rounded where it was cut off. */
function isExact({ base, isCount, scale = 0 }: Pick<ProductClaim, 'base' | 'isCount' | 'scale'>): boolean {
  return (isCount === true || COUNTED.has(base.amount.unit)) && isWhole(base) && scale <= 0
}

const COUNTED: ReadonlySet<string> = new Set(['count', 'shares'])

function halfUnit(figure: Figure): Decimal {
  return COUNTED.has(figure.amount.unit) && isWhole(figure) ? new Decimal(0) : roundingOf(figure.amount)
}

function isWhole({ amount: { decimals, scale } }: Figure): boolean {
  return decimals === 0 && scale === 0
}
