import type { WordRow } from './word-row.ts'

/** What numbers are multiplied or divided by, in the words of heads and lines. */
export interface FactorWords {
  /** Heads of columns whose numbers multiply those of another: prices, exchange rates, interest rates, cost per head. */
  rates: WordRow<true>
  /** Lines of the same nature, where a statement puts price and quantity below each other. */
  rateRows: WordRow<true>
  /** Numbers of shares. */
  shares: WordRow<true>
  /** Shares, or earnings of each, with those that options and convertible bonds may add. */
  diluted: WordRow<true>
}
