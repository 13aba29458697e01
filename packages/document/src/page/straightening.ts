import type { Rectangle, Straightening } from './page-content.ts'

interface Size {
  width: number
  height: number
}

/** Where a point of the page as displayed lies on the straightened page. */
export function straightenPoint(x: number, y: number, page: Size, by: Straightening): { x: number; y: number } {
  const dx = x - page.width / 2
  const dy = y - page.height / 2
  return {
    x: x + dy * (by.lean[0] + (by.lean[1] * dx) / page.width),
    y: y - dx * (by.slope[0] + (by.slope[1] * dy) / page.height) - bendAt(dx, dy, page, by),
  }
}

function bendAt(dx: number, dy: number, { width, height }: Size, { bend }: Straightening): number {
  return 4 * (dx / width) ** 2 * (bend[0] * height + bend[1] * dy)
}

/** The way back. */
export function unstraightenPoint(x: number, y: number, page: Size, by: Straightening): { x: number; y: number } {
  let [atX, atY] = [x, y]
  // The shifts are small and change slowly: a few rounds settle to a hundredth of a pixel.
  for (let round = 0; round < 6; round += 1) {
    const there = straightenPoint(atX, atY, page, by)
    atX += x - there.x
    atY += y - there.y
  }
  return { x: atX, y: atY }
}

/** A rectangle of the straightened page as it lies on the page as displayed: the smallest upright one around its corners. */
export function unstraighten(place: Rectangle, page: Size, by: Straightening): Rectangle {
  return moveRectangle(place, (x, y) => unstraightenPoint(x, y, page, by))
}

/** The smallest upright rectangle around where the corners of one go. */
export function moveRectangle(
  { left, top, right, bottom }: Rectangle,
  move: (x: number, y: number) => { x: number; y: number },
): Rectangle {
  const corners = [move(left, top), move(right, top), move(left, bottom), move(right, bottom)]
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)]
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) }
}
