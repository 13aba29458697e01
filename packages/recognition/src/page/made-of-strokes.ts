import { itemAt } from '@tickmark/document'
import type { Rule } from '@tickmark/document/page'

/** A line of text on the straight page. */
export interface StraightLine {
  x: number
  y: number
  length: number
  thickness: number
}

/** A rule stands at a line where it crosses it or lies so near to its end, in thicknesses. */
const BESIDE = 0.3
/** Lines farther apart than this, in thicknesses, are not of one block: what stands between them tells nothing. */
const APART = 2.2
/** Fewer gaps between lines tell nothing; of those there are, so many are clear. */
const FEWEST_GAPS = 3
const CLEAR = 0.75
/** What is less dark than this share of the rule beside the lines is paper. */
const AS_DARK = 0.5

/**
 * Whether an upright rule is made of the strokes of letters that stand below one another, as the last digits of a column of
 * prices do: it ends at each line and begins again at the next. `depthAt` tells how much darker than the paper the rule is at a
 * height. Small print leaves so little between its lines that no mean along the rule shows it.
 */
export function isMadeOfStrokes(
  { direction, start, end, at }: Rule,
  lines: readonly StraightLine[],
  depthAt: (y: number) => number,
): boolean {
  if (direction === 'horizontal') return false
  const own = lines
    .filter(({ x, length, thickness }) => Math.abs(x - at) < length / 2 + BESIDE * thickness)
    .filter(({ y }) => y > start && y < end)
    .toSorted((a, b) => a.y - b.y)
  const gaps = own.slice(1).flatMap((line, index) => {
    const above = itemAt(own, index)
    const apart = line.y - above.y
    return apart > line.thickness / 2 && apart < APART * line.thickness ? [{ above, line }] : []
  })
  const covered = gaps.reduce((sum, { above, line }) => sum + line.y - above.y, 0)
  if (gaps.length < FEWEST_GAPS || covered < (end - start) / 2) return false
  const clear = gaps.filter(({ above, line }) => {
    const between = Math.min(...[-1, 0, 1].map((by) => depthAt((above.y + line.y) / 2 + by)))
    return between < AS_DARK * Math.max(depthIn(above, depthAt), depthIn(line, depthAt))
  })
  return clear.length >= CLEAR * gaps.length
}

/** The darkest that a rule is within a line. */
function depthIn({ y, thickness }: StraightLine, depthAt: (y: number) => number): number {
  return Math.max(...[-0.25, -0.125, 0, 0.125, 0.25].map((by) => depthAt(y + by * thickness)))
}
