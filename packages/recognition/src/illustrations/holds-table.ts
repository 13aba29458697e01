import type { Rectangle } from '@tickmark/document/page'
import { isMiddleIn } from '@tickmark/document/page'

/** A number by its text: signs, brackets and units aside, nothing but digits. */
const NUMBER = /^[△▲(（\-–−]?\s*[$¥￥€£₩]?\s*\d[\d\s.,]*[%）)]?$/u
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
  const numbers = lines.filter((line) => NUMBER.test(line.text.trim()) && isMiddleIn(line, place))
  return numbers.some((first) => numbers.some((second) => countRows(first, second, numbers) >= FEWEST_ROWS))
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
