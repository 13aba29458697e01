import { byteAt } from '../bitmap/read-samples.ts'
import type { Bitmap } from '../bitmap/bitmap.ts'
import { itemAt } from '@tickmark/document'
import type { Homography, Point } from '@tickmark/document/page'

/** What lies beyond the picture is drawn as paper. */
const PAPER = 255

/**
 * Draws a part of a picture anew, `width` × `height` pixels large: each pixel's value is found, between its four neighbours,
 * where `toPicture` takes its place (in shares of the new sides) in the old picture (in pixels).
 */
export function rectify(picture: Bitmap, toPicture: Homography, width: number, height: number): Bitmap {
  const data = new Uint8Array(width * height * 3)
  const [a, b, c, d, e, f, g, h, i] = toPicture
  for (let row = 0, write = 0; row < height; row += 1) {
    const v = (row + 0.5) / height
    for (let column = 0; column < width; column += 1, write += 3) {
      const u = (column + 0.5) / width
      const w = g * u + h * v + i
      mix(picture, (a * u + b * v + c) / w - 0.5, (d * u + e * v + f) / w - 0.5, data, write)
    }
  }
  return { width, height, data }
}

/** Where the corners of square cells of a drawing lie in the picture, row by row. */
export interface Mesh {
  columns: number
  /** Side of a cell, in pixels. */
  cell: number
  corners: readonly Point[]
}

/** Draws a picture anew, as large as it is, each pixel from where a mesh takes its place. */
export function rectifyBy(picture: Bitmap, { columns, cell, corners }: Mesh): Bitmap {
  const { width, height } = picture
  const data = new Uint8Array(width * height * 3)
  for (let row = 0, write = 0; row < height; row += 1) {
    const [above, down] = [Math.floor(row / cell) * columns, (row % cell) / cell]
    for (let from = 0; from < width; from += cell) {
      const corner = above + from / cell
      const edge = (at: number) => between(itemAt(corners, at), itemAt(corners, at + columns), down)
      const [left, right] = [edge(corner), edge(corner + 1)]
      for (let column = from; column < Math.min(width, from + cell); column += 1, write += 3) {
        const { x, y } = between(left, right, (column - from) / cell)
        mix(picture, x, y, data, write)
      }
    }
  }
  return { width, height, data }
}

function between(a: Point, b: Point, share: number): Point {
  return { x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share }
}

/** Writes the value of a picture between its pixels. */
function mix({ width, height, data }: Bitmap, x: number, y: number, target: Uint8Array, write: number): void {
  if (!(x > -1 && y > -1 && x < width && y < height)) {
    target.fill(PAPER, write, write + 3)
    return
  }
  const left = x < 0 ? 0 : x | 0
  const top = y < 0 ? 0 : y | 0
  const [right, below] = [left < width - 1 ? 3 : 0, top < height - 1 ? width * 3 : 0]
  const [fx, fy] = [x < 0 ? 0 : x - left, y < 0 ? 0 : y - top]
  const at = (top * width + left) * 3
  for (let channel = 0; channel < 3; channel += 1) {
    const from = at + channel
    const upper = byteAt(data, from) + (byteAt(data, from + right) - byteAt(data, from)) * fx
    const lower = byteAt(data, from + below) + (byteAt(data, from + below + right) - byteAt(data, from + below)) * fx
    target[write + channel] = upper + (lower - upper) * fy + 0.5
  }
}
