/** A word within its line. Extent as shares of the line's length, 0–1. */
export interface LineWord {
  text: string
  start: number
  end: number
  confidence: number
  /** Confidence of its most doubtful character. */
  least?: number
  /** Other readings of a number. */
  alternatives?: string[]
}
