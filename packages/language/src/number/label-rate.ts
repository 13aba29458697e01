import { Decimal } from '@tickmark/document'
import { foldText } from '../words/fold-text.ts'

/** A percentage below a hundred: its mark parts decimals, for there are no thousands. */
const RATE = /(?<![\d.,])(\d{1,2})(?:[.,](\d{1,2}))?\s?%/g

/** The rate that a line's label names ("VAT 20 %", "增值税（13%）", "TVA 5,5 %"), in per cent; none where it names several, or none. */
export function labelRate(label: string): Decimal | undefined {
  const [rate, ...others] = foldText(label).matchAll(RATE)
  if (!rate || others.length > 0) return undefined
  const [, whole = '', decimals = '0'] = rate
  return new Decimal(`${whole}.${decimals}`)
}
