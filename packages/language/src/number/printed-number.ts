import type { Amount } from '@tickmark/document'

/** A number as it stands in a text, `[start, end)` being its own characters with sign, currency and unit. */
export interface PrintedNumber {
  amount: Amount
  text: string
  start: number
  end: number
}
