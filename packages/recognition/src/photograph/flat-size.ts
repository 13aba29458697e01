import { itemAt } from '@tickmark/document'
import { FOCAL_LENGTH } from './focal-length.ts'
import type { Homography, Quad } from '@tickmark/document/page'
import { squareTo } from '@tickmark/document/page'

interface Size {
  width: number
  height: number
}

/** Focal lengths that phones and their owners use, as shares of the picture's long side. */
const FOCAL_LENGTHS = [0.5, 3] as const
/** Steeper views are not believed. */
const MOST_STRETCH = 1.7

/**
 * How large a page is to be drawn that is seen in a picture with these corners: nowhere smaller than it is seen, and in the
 * proportions that it has (Zhang and He, Whiteboard scanning and image enhancement, 2007). Pixels.
 */
export function flatSize(quad: Quad, picture: Size): Size {
  const [top, right, bottom, left] = quad.map((corner, index) => {
    const next = itemAt(quad, (index + 1) % 4)
    return Math.hypot(next.x - corner.x, next.y - corner.y)
  }) as [number, number, number, number]
  const seen = { width: Math.max(top, bottom), height: Math.max(left, right) }
  const stretch = (proportionOf(quad, picture) * seen.height) / seen.width
  const bounded = Math.min(MOST_STRETCH, Math.max(1 / MOST_STRETCH, stretch))
  const width = seen.width * Math.max(1, bounded)
  const height = seen.height * Math.max(1, 1 / bounded)
  return { width, height }
}

/** Width by height of the rectangle that a camera sees as the quadrilateral. */
function proportionOf(quad: Quad, { width, height }: Size): number {
  const long = Math.max(width, height)
  const centred = quad.map(({ x, y }) => ({ x: (x - width / 2) / long, y: (y - height / 2) / long })) as unknown as Quad
  const [a, b, , d, e, , g, h] = squareTo(centred)
  const focal = focalLength([a, b, 0, d, e, 0, g, h, 1])
  return Math.hypot(a / focal, d / focal, g) / Math.hypot(b / focal, e / focal, h)
}

/** By the right angle between the page's sides where the view is slanted enough to tell; else that of a phone. */
function focalLength([a, b, , d, e, , g, h]: Homography): number {
  const square = -(a * b + d * e) / (g * h)
  const focal = Math.sqrt(square)
  return focal > FOCAL_LENGTHS[0] && focal < FOCAL_LENGTHS[1] ? focal : FOCAL_LENGTH
}
