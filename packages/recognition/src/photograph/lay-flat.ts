import type { Homography, Point, Quad, Straightening } from '@tickmark/document/page'
import { invert, multiply, project, scaleAndShift, squareTo, unstraightenPoint } from '@tickmark/document/page'
import type { Bitmap } from '../bitmap/bitmap.ts'
import type { LineBox } from '../bitmap/line-box.ts'
import { flatSize } from './flat-size.ts'
import { rectify } from './rectify.ts'

/** A page drawn flat, and the projection from shares of its sides to pixels of the picture that it was taken from. */
export interface FlatPage {
  bitmap: Bitmap
  toPicture: Homography
}

interface Size {
  width: number
  height: number
}

/** What lies beside the page is drawn as far as this many times the page's size. */
const MOST_BESIDE = 1
/** A4 at 400 dpi: more shows no more. */
const MOST_PIXELS = 16_000_000

/**
 * Whether a corner of a quadrilateral lies farther than `tolerance` from where an upright rectangle would have it, as a share
 * of the shorter side.
 */
export function isWarped([topLeft, topRight, bottomRight, bottomLeft]: Quad, tolerance: number): boolean {
  const left = (topLeft.x + bottomLeft.x) / 2
  const right = (topRight.x + bottomRight.x) / 2
  const top = (topLeft.y + topRight.y) / 2
  const bottom = (bottomLeft.y + bottomRight.y) / 2
  const off = Math.max(
    Math.abs(topLeft.x - left),
    Math.abs(topRight.x - right),
    Math.abs(topLeft.y - top),
    Math.abs(bottomLeft.y - bottom),
  )
  return off > tolerance * Math.min(right - left, bottom - top)
}

/** Draws the page between four corners flat, with what else is to be kept of the picture beside it. */
export function layFlat(picture: Bitmap, page: Quad, keep: readonly Point[]): FlatPage {
  const toPicture = squareTo(page)
  const frame = frameAround(keep, invert(toPicture))
  const framed = multiply(toPicture, scaleAndShift(frame.width, frame.height, frame.left, frame.top))
  const whole = flatSize(page, picture)
  const size = { width: whole.width * frame.width, height: whole.height * frame.height }
  const shrink = Math.min(1, Math.sqrt(MOST_PIXELS / (size.width * size.height)))
  const bitmap = rectify(picture, framed, Math.round(size.width * shrink), Math.round(size.height * shrink))
  return { bitmap, toPicture: framed }
}

/** The unit square, grown to hold points of the picture, within bounds. */
function frameAround(points: readonly Point[], toPage: Homography): Size & { left: number; top: number } {
  let [left, top, right, bottom] = [0, 0, 1, 1]
  for (const { x, y } of points) {
    // Behind the horizon of the page's plane there is nothing to draw.
    if (toPage[6] * x + toPage[7] * y + toPage[8] <= 0) continue
    const at = project(toPage, x, y)
    left = Math.min(left, Math.max(-MOST_BESIDE, at.x))
    right = Math.max(right, Math.min(1 + MOST_BESIDE, at.x))
    top = Math.min(top, Math.max(-MOST_BESIDE, at.y))
    bottom = Math.max(bottom, Math.min(1 + MOST_BESIDE, at.y))
  }
  return { left, top, width: right - left, height: bottom - top }
}

const CORNERS = [
  [-1, -1],
  [1, -1],
  [1, 1],
  [-1, 1],
] as const

/** The corners of boxes. */
export function cornersOfBoxes(boxes: readonly LineBox[]): Point[] {
  return boxes.flatMap(({ centerX, centerY, length, thickness, angle }) => {
    const [cos, sin] = [Math.cos(angle) / 2, Math.sin(angle) / 2]
    return CORNERS.map(([along, across]) => ({
      x: centerX + along * length * cos - across * thickness * sin,
      y: centerY + along * length * sin + across * thickness * cos,
    }))
  })
}

/** The corners of a picture. */
export function cornersOfPicture({ width, height }: Size): [Point, Point, Point, Point] {
  return [
    { x: 0, y: 0 },
    { x: width, y: 0 },
    { x: width, y: height },
    { x: 0, y: height },
  ]
}

/** Where the corners of the straight page lie in the picture that is straightened so. */
export function quadOfStraightening(picture: Size, by: Straightening): Quad {
  return cornersOfPicture(picture).map(({ x, y }) => unstraightenPoint(x, y, picture, by)) as unknown as Quad
}
