import { Decimal } from 'decimal.js'
import * as z from 'zod'

/** What a number measures. `points`: percentage points; `basis_points`; `multiple`: 3.2x. */
export const Unit = z.enum([
  'money',
  'percent',
  'points',
  'basis_points',
  'multiple',
  'shares',
  'per_share',
  'count',
  'days',
  'years',
  'ratio',
  'unknown',
])
export type Unit = z.infer<typeof Unit>

/** A number as printed, exact. Its full value is `value × 10^scale`. */
export const Amount = z.object({
  /** Plain decimal notation, sign included, before scaling: "-1234.50". Percentages keep the printed number: 12.5 % is "12.5". */
  value: z.string(),
  /** Power of ten of the printed unit: 3 thousands, 4 万, 6 millions, 8 亿. */
  scale: z.int(),
  unit: Unit,
  /** ISO 4217. */
  currency: z.string().optional(),
  /** Decimals that were printed. */
  decimals: z.int().min(0),
  /** "about", 约, 약, 約 or a rounded figure in prose. */
  approximate: z.boolean().optional(),
  /** How its digits are parted where it is not as in 1,234.5: `comma` 1.234,5, `space` 1 234,5, `lakh` 12,34,567, `apostrophe` 1’234.5. */
  style: z.enum(['comma', 'space', 'lakh', 'apostrophe']).optional(),
})
export type Amount = z.infer<typeof Amount>

/** The full value, scale applied, exact. */
export function amountValue(amount: Pick<Amount, 'value' | 'scale'>): Decimal {
  return new Decimal(`${amount.value}e${amount.scale}`)
}

/** Half a unit in the last printed place, scaled: the most that rounding alone can move the amount. */
export function roundingOf(amount: Pick<Amount, 'decimals' | 'scale'>): Decimal {
  return new Decimal(`5e${amount.scale - amount.decimals - 1}`)
}

export { Decimal }
