/** A whole amount, its thousands grouped, with two decimals or none; or a share with two decimals. */
const WHOLE = /^[-–−(]?\d{1,3}(?:,\d{3})+(?:\.\d{2})?\)?$|^[-–−(]?\d{1,4}\.\d{2}[%％]\)?$/
const PIECE = /^[-–−(]?[\d,.]+[%％]?\)?$/
/** An amount is broken into no more pieces than these. */
const MOST_PIECES = 4

/**
 * Whether the lines of a cell are one amount that found no room in its column: "1,858,221,567." above "60". Two amounts one
 * above the other do not make a third.
 */
export function isBrokenAmount(lines: readonly string[]): boolean {
  if (lines.length < 2 || lines.length > MOST_PIECES || !lines.every((line) => PIECE.test(line))) return false
  return WHOLE.test(lines.join(''))
}
