import { Decimal } from '@tickmark/document'
import type { Figure } from '@tickmark/document'

/** How far a printed share may lie off: it is often nudged by a unit of the last place, or two of a small one, so that all add up to 100. */
export function nudgeOf({ amount }: Figure): Decimal {
  return new Decimal(10).pow(-amount.decimals).times(amount.decimals > 0 ? 2.01 : 1.51)
}
