import type { Rectangle } from './page-content.ts'

export function areaOf({ left, top, right, bottom }: Rectangle): number {
  return (right - left) * (bottom - top)
}

/** How far apart two rectangles stand, in the direction in which they do more; 0 where they meet. */
export function gapBetween(a: Rectangle, b: Rectangle): number {
  return Math.max(a.left - b.right, b.left - a.right, a.top - b.bottom, b.top - a.bottom, 0)
}

/** The area that two rectangles share. */
export function sharedArea(a: Rectangle, b: Rectangle): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left)
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
  return Math.max(0, width) * Math.max(0, height)
}

/** Whether the middle of one rectangle lies in another. */
export function isMiddleIn(one: Rectangle, { left, top, right, bottom }: Rectangle): boolean {
  const [x, y] = [(one.left + one.right) / 2, (one.top + one.bottom) / 2]
  return x > left && x < right && y > top && y < bottom
}

/** A rectangle with all lengths multiplied. */
export function scaleRectangle({ left, top, right, bottom }: Rectangle, by: number): Rectangle {
  return { left: left * by, top: top * by, right: right * by, bottom: bottom * by }
}

/** The smallest rectangle around all parts. */
export function boundsOf(parts: Iterable<Rectangle>): Rectangle {
  const bounds = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity }
  for (const part of parts) {
    bounds.left = Math.min(bounds.left, part.left)
    bounds.top = Math.min(bounds.top, part.top)
    bounds.right = Math.max(bounds.right, part.right)
    bounds.bottom = Math.max(bounds.bottom, part.bottom)
  }
  return bounds
}

/** Whether one rectangle lies in another, with a unit of length to spare on each side. */
export function holds(frame: Rectangle, one: Rectangle): boolean {
  return (
    one.left >= frame.left - 1 &&
    one.right <= frame.right + 1 &&
    one.top >= frame.top - 1 &&
    one.bottom <= frame.bottom + 1
  )
}
