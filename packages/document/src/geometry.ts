import * as z from 'zod'

/**
 * A rectangle on a page: `[left, top, right, bottom]`, each 0–1 of the page's width or height,
 * in the orientation in which the page is displayed (after its own rotation), origin top left.
 */
export const Box = z.tuple([z.number(), z.number(), z.number(), z.number()])
export type Box = z.infer<typeof Box>

/** The smallest box that holds all `boxes`; undefined when there are none. */
export function unionBox(boxes: Iterable<Box>): Box | undefined {
  let union: Box | undefined
  for (const [left, top, right, bottom] of boxes) {
    union = union
      ? [Math.min(union[0], left), Math.min(union[1], top), Math.max(union[2], right), Math.max(union[3], bottom)]
      : [left, top, right, bottom]
  }
  return union
}

/** Area that two boxes share, as a share of the smaller one (0–1). */
export function overlapOf(a: Box, b: Box): number {
  const width = Math.min(a[2], b[2]) - Math.max(a[0], b[0])
  const height = Math.min(a[3], b[3]) - Math.max(a[1], b[1])
  if (width <= 0 || height <= 0) return 0
  const smaller = Math.min((a[2] - a[0]) * (a[3] - a[1]), (b[2] - b[0]) * (b[3] - b[1]))
  return smaller > 0 ? (width * height) / smaller : 0
}

/** Rounds a box to 1/10,000 of the page, which is finer than a pixel at 300 dpi and keeps files small. */
export function roundBox(box: Box): Box {
  return box.map((edge) => Math.round(edge * 10_000) / 10_000) as Box
}
