import type { Straightening } from '@tickmark/document/page'
import { unstraightenPoint } from '@tickmark/document/page'
import type { Bitmap } from '../bitmap/bitmap.ts'
import type { LineBox } from '../bitmap/line-box.ts'
import { typicalThickness } from '../bitmap/line-box.ts'
import { rectifyBy } from './rectify.ts'
import { findStraightening } from './straighten.ts'

/** Lines that bend by less than this, in their thicknesses over the width of the page, are read as they are. */
const LEAST_BEND = 0.5
/** What is left after a page is drawn straight is worth another drawing from this share of it on. */
const WORTH = 0.25
/** The way back is taken at the corners of cells of so many pixels, between which it is as good as even. */
const CELL = 16

/** A picture, its lines, and how it would lie straight: what was done already, and what is left to do point by point. */
export interface StraightPicture {
  bitmap: Bitmap
  boxes: LineBox[]
  straightening?: Straightening
  rest?: Straightening
}

/**
 * Draws a page straight whose lines bend, so that each is read along its curve: a rectangle around it shows its neighbours, too.
 * Any other page is returned as it is. `detect` finds the lines of a picture.
 */
export async function drawStraight(
  bitmap: Bitmap,
  lines: LineBox[],
  detect: (picture: Bitmap) => Promise<LineBox[]>,
): Promise<StraightPicture> {
  const whole = findStraightening(lines, bitmap)
  const limit = LEAST_BEND * typicalThickness(lines)
  if (!whole || bendOf(whole, bitmap) < limit) return { bitmap, boxes: lines, straightening: whole, rest: whole }
  const once = redraw(bitmap, whole)
  const boxes = await detect(once)
  const more = findStraightening(boxes, once)
  if (!more) return { bitmap: once, boxes, straightening: whole }
  const both = add(whole, more)
  if (bendOf(more, bitmap) < WORTH * limit) return { bitmap: once, boxes, straightening: both, rest: more }
  const twice = redraw(bitmap, both)
  const found = await detect(twice)
  const rest = findStraightening(found, twice)
  return { bitmap: twice, boxes: found, straightening: rest ? add(both, rest) : both, rest }
}

/** How far lines over the whole width of a page are bent, in pixels. */
function bendOf({ bend }: Straightening, { height }: Bitmap): number {
  return (Math.abs(bend[0]) + Math.abs(bend[1]) / 2) * height
}

/** One after the other, as far as they are small. */
function add(one: Straightening, other: Straightening): Straightening {
  const sum = (a: [number, number], b: [number, number]): [number, number] => [a[0] + b[0], a[1] + b[1]]
  return { slope: sum(one.slope, other.slope), lean: sum(one.lean, other.lean), bend: sum(one.bend, other.bend) }
}

function redraw(bitmap: Bitmap, by: Straightening): Bitmap {
  const { width, height } = bitmap
  const columns = Math.ceil(width / CELL) + 1
  const rows = Math.ceil(height / CELL) + 1
  const corners = Array.from({ length: columns * rows }, (_, at) =>
    unstraightenPoint((at % columns) * CELL, Math.floor(at / columns) * CELL, bitmap, by),
  )
  return rectifyBy(bitmap, { columns, cell: CELL, corners })
}
