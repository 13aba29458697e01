import type { Rectangle } from '@tickmark/document/page'
import { boundsOf, isMiddleIn } from '@tickmark/document/page'

/** A number by its text: signs, brackets and units aside, nothing but digits. */
const NUMBER = /^[△▲(（\-–−]?\s*[$¥￥€£₩]?\s*\d[\d\s.,]*[%）)]?$/u
/** An amount as receipts and bills print it: with what it is of, or the letter of its tax, behind it. */
const AMOUNT = /^[△▲(（\-–−]?\s*[$¥￥€£₩\\]?\s*\d[\d\s.,]*[%）)-]?\s*(?:\p{Lu}|EUR|USD|원|円|元)?$/u
const NAME = /\p{L}{2}/u
/** Named amounts fill so much of the height of a place that they are the text of; a legend with numbers does not. */
const FILLED = 0.5
/** Numbers of one column end at one place, those of one row stand at one height, give or take so much of their height. */
const ALIGNED = 0.5
/** A table has so many rows of two numbers at least; labels of a chart stand so by chance. */
const FEWEST_ROWS = 3

/** What of a line tells whether it stands in a table. */
export interface Figure extends Rectangle {
  text: string
}

/** Whether numbers stand in columns and rows in a place: it is a table then, whatever its ground looks like. */
export function holdsTable(place: Rectangle, lines: readonly Figure[]): boolean {
  return holdsColumns(place, lines) || holdsNamedAmounts(place, lines)
}

function holdsColumns(place: Rectangle, lines: readonly Figure[]): boolean {
  const numbers = lines.filter((line) => NUMBER.test(line.text.trim()) && isMiddleIn(line, place))
  return numbers.some((first) => numbers.some((second) => countRows(first, second, numbers) >= FEWEST_ROWS))
}

/**
 * Whether amounts stand below one another, each with its name before it, for most of a place: what a fold, a shadow or a watermark
 * makes of a receipt. An axis has no names before its numbers, and the values of bars end where the bars do.
 */
function holdsNamedAmounts(place: Rectangle, lines: readonly Figure[]): boolean {
  const names = lines.filter(({ text }) => NAME.test(text) && !AMOUNT.test(text.trim()))
  const amounts = lines.filter(
    (line) =>
      AMOUNT.test(line.text.trim()) &&
      isMiddleIn(line, place) &&
      names.some((name) => name.right <= line.left && isLevel(name, line)),
  )
  return amounts.some((first) => {
    const column = amounts.filter((one) => Math.abs(one.right - first.right) < ALIGNED * heightOf(first))
    if (column.length < FEWEST_ROWS) return false
    const { top, bottom } = boundsOf(column)
    return bottom - top > FILLED * heightOf(place)
  })
}

/** In how many rows numbers stand below or above two that share one. */
function countRows(first: Figure, second: Figure, numbers: readonly Figure[]): number {
  if (second.left <= first.right || !isLevel(first, second)) return 0
  const below = (top: Figure) => numbers.filter((one) => Math.abs(one.right - top.right) < ALIGNED * heightOf(top))
  const others = below(second)
  return below(first).filter((one) => others.some((other) => isLevel(one, other))).length
}

function isLevel(one: Figure, other: Figure): boolean {
  return Math.abs(one.bottom + one.top - other.bottom - other.top) < 2 * ALIGNED * heightOf(one)
}

function heightOf({ top, bottom }: Rectangle): number {
  return bottom - top
}
