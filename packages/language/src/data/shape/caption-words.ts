import type { CurrencyCode } from './amount-words.ts'
import type { WordRow } from './word-row.ts'

/** A scale as the statement of a unit prints it, and a statement with the power of ten that must be read from it. */
export interface CaptionScale {
  word: string
  /** Power of ten. */
  power: number
  example: readonly [text: string, power: number]
}

/** How one language states the unit of a table. The scales of its amounts count here as well. */
export interface CaptionWords {
  /** Before the unit, with a colon or without: 单位, 단위, Unit. */
  labels: WordRow<number>
  /** Before the currency beside it: 币种. */
  currencyLabels: readonly string[]
  /** Before a scale in words: in thousands, Angaben in T€, en milliers. */
  stated: WordRow<number>
  /** Scales of captions that no amount has. */
  scales: readonly CaptionScale[]
  /** Scales that mean one only beside a currency: Thousand Oaks is a town. */
  beside: readonly string[]
  /** Letters that make a scale right before a currency: TEUR, k€, M€. */
  prefixes: readonly CaptionScale[]
  /** Letters that make a scale right behind a currency, at the end of a head or in brackets: ($M), ¥T, ₹ Cr. */
  suffixes: readonly CaptionScale[]
  /** Between a scale and the currency: of, d', di, de. */
  of: readonly string[]
  /** Names of currencies that a statement uses beside those of amounts. */
  currencies: Partial<Record<CurrencyCode, readonly string[]>>
  /** Right before a statement that speaks of shares alone. */
  shares: readonly string[]
  /** What says that less than the unit is left out, not rounded. */
  cutOff: WordRow<boolean>
  /** What says that it is rounded. */
  rounded: WordRow<boolean>
  /** A statement for all tables of a document: unless otherwise stated. The example gives the power of ten. */
  once: WordRow<number>
}
