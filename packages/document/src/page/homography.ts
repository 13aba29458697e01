/** A point of a picture, in pixels from its top left. */
export interface Point {
  x: number
  y: number
}

/** Corners in the order top left, top right, bottom right, bottom left. */
export type Quad = readonly [Point, Point, Point, Point]

/** A projection of the plane: a 3×3 matrix by rows. */
export type Homography = readonly [number, number, number, number, number, number, number, number, number]

/** Where a point goes. */
export function project([a, b, c, d, e, f, g, h, i]: Homography, x: number, y: number): Point {
  const w = g * x + h * y + i
  return { x: (a * x + b * y + c) / w, y: (d * x + e * y + f) / w }
}

/** The projection that takes the corners of the unit square to those of a convex quadrilateral (Heckbert 1989). */
export function squareTo([p, q, r, s]: Quad): Homography {
  const [dx1, dy1] = [q.x - r.x, q.y - r.y]
  const [dx2, dy2] = [s.x - r.x, s.y - r.y]
  const [dx3, dy3] = [p.x - q.x + r.x - s.x, p.y - q.y + r.y - s.y]
  const area = dx1 * dy2 - dx2 * dy1
  const g = (dx3 * dy2 - dx2 * dy3) / area
  const h = (dx1 * dy3 - dx3 * dy1) / area
  return [q.x - p.x + g * q.x, s.x - p.x + h * s.x, p.x, q.y - p.y + g * q.y, s.y - p.y + h * s.y, p.y, g, h, 1]
}

/** First the right projection, then the left one. */
export function multiply(left: Homography, right: Homography): Homography {
  const entry = (row: number, column: number) =>
    left[row * 3]! * right[column]! + left[row * 3 + 1]! * right[column + 3]! + left[row * 3 + 2]! * right[column + 6]!
  return [0, 1, 2].flatMap((row) => [0, 1, 2].map((column) => entry(row, column))) as unknown as Homography
}

/** The way back. */
export function invert([a, b, c, d, e, f, g, h, i]: Homography): Homography {
  const adjugate = [
    e * i - f * h,
    c * h - b * i,
    b * f - c * e,
    f * g - d * i,
    a * i - c * g,
    c * d - a * f,
    d * h - e * g,
    b * g - a * h,
    a * e - b * d,
  ]
  const determinant = a * adjugate[0]! + b * adjugate[3]! + c * adjugate[6]!
  return adjugate.map((entry) => entry / determinant) as unknown as Homography
}

/** Takes shares of a rectangle to the places that they mean: `left + u · width`, `top + v · height`. */
export function scaleAndShift(width: number, height: number, left = 0, top = 0): Homography {
  return [width, 0, left, 0, height, top, 0, 0, 1]
}
