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
    y: y - dx * (by.slope[0] + (by.slope[1] * dy) / page.height),
  }
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
  const corners = [
    unstraightenPoint(place.left, place.top, page, by),
    unstraightenPoint(place.right, place.top, page, by),
    unstraightenPoint(place.left, place.bottom, page, by),
    unstraightenPoint(place.right, place.bottom, page, by),
  ]
  return {
    left: Math.min(...corners.map((corner) => corner.x)),
    top: Math.min(...corners.map((corner) => corner.y)),
    right: Math.max(...corners.map((corner) => corner.x)),
    bottom: Math.max(...corners.map((corner) => corner.y)),
  }
}
