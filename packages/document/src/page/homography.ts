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
export function multiply([a, b, c, d, e, f, g, h, i]: Homography, right: Homography): Homography {
  const [p, q, r, s, t, u, v, w, x] = right
  return [
    a * p + b * s + c * v,
    a * q + b * t + c * w,
    a * r + b * u + c * x,
    d * p + e * s + f * v,
    d * q + e * t + f * w,
    d * r + e * u + f * x,
    g * p + h * s + i * v,
    g * q + h * t + i * w,
    g * r + h * u + i * x,
  ]
}

/** The way back. */
export function invert([a, b, c, d, e, f, g, h, i]: Homography): Homography {
  const [p, q, r] = [e * i - f * h, c * h - b * i, b * f - c * e]
  const [s, t, u] = [f * g - d * i, a * i - c * g, c * d - a * f]
  const [v, w, x] = [d * h - e * g, b * g - a * h, a * e - b * d]
  const determinant = a * p + b * s + c * v
  return [
    p / determinant,
    q / determinant,
    r / determinant,
    s / determinant,
    t / determinant,
    u / determinant,
    v / determinant,
    w / determinant,
    x / determinant,
  ]
}

/** Takes shares of a rectangle to the places that they mean: `left + u · width`, `top + v · height`. */
export function scaleAndShift(width: number, height: number, left = 0, top = 0): Homography {
  return [width, 0, left, 0, height, top, 0, 0, 1]
}
