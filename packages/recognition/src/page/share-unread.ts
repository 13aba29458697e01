import type { LineBox } from '../bitmap/line-box.ts'
import { typicalThickness } from '../bitmap/line-box.ts'

/** A line has at least this length, in its thicknesses, and is as thick as the others, give or take: textures are neither. */
const SHORTEST = 3
const AS_THICK = { least: 0.6, most: 1.7 }
/** The detector is surer of text than this. */
const SURE = 0.65
/** Less of a page is what any page has: marks, edges, a signature. */
const LEAST_LINES = 2
const LEAST_SHARE = 0.04

/** The share of the lines of a page, by their length, that were found and could not be read; undefined where it is little. */
export function shareUnread(read: readonly LineBox[], unread: readonly LineBox[]): number | undefined {
  const usual = typicalThickness(read.length > 0 ? read : unread)
  const lines = unread.filter(
    ({ length, thickness, upended, score }) =>
      !upended &&
      score > SURE &&
      length > SHORTEST * thickness &&
      thickness > AS_THICK.least * usual &&
      thickness < AS_THICK.most * usual,
  )
  const lengthOf = (boxes: readonly LineBox[]) => boxes.reduce((sum, { length }) => sum + length, 0)
  const share = lengthOf(lines) / Math.max(1, lengthOf(read) + lengthOf(lines))
  return lines.length < LEAST_LINES || share < LEAST_SHARE ? undefined : share
}
