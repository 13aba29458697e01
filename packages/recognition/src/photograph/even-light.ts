import { byteAt, floatAt } from '../bitmap/read-samples.ts'
import type { Bitmap } from '../bitmap/bitmap.ts'
import type { PaperMap } from './paper-map.ts'
import { mapPaper } from './paper-map.ts'

/** Of the paper so much is no lighter than its usual colour: the lightest may be a gleam. */
const USUAL_RANK = 0.9
/** Paper in shadow is lightened by no more than this: what is darker is no paper. */
const MOST_GAIN = 2.4
/** Paper that is nowhere darker than this share of its usual colour, but for a twentieth of it, is evenly lit. */
const EVEN = 0.88
const SHADED_RANK = 0.05

/**
 * A page in even light: each pixel is made as light as the paper around it is dark. Shadows and the fall of light are on no page, and
 * on a table a shadow's border is taken for a picture's. Returns what is given where the light is even.
 */
export function evenLight(picture: Bitmap): Bitmap {
  const map = mapPaper(picture)
  const order = map.values.toSorted()
  const usual = byteAt(order, Math.floor(USUAL_RANK * (order.length - 1)))
  if (byteAt(order, Math.floor(SHADED_RANK * order.length)) > EVEN * usual) return picture
  const gains = gainsOf(map, usual)
  const { width, height, data } = picture
  const lit = new Uint8Array(data.length)
  const columns = Array.from({ length: width }, (_, x) => placeOf(x, map.scale, map.width))
  for (let y = 0, at = 0; y < height; y += 1) {
    const row = placeOf(y, map.scale, map.height)
    const [above, below] = [row.first * map.width, row.second * map.width]
    for (const { first, second, share } of columns) {
      const upper = floatAt(gains, above + first) * (1 - share) + floatAt(gains, above + second) * share
      const lower = floatAt(gains, below + first) * (1 - share) + floatAt(gains, below + second) * share
      const gain = upper * (1 - row.share) + lower * row.share
      for (const end = at + 3; at < end; at += 1) lit[at] = Math.min(255, byteAt(data, at) * gain + 0.5)
    }
  }
  return { width, height, data: lit }
}

/** By how much each cell is lightened: as its darkest neighbour, so that no dark seam is left where a shadow ends. */
function gainsOf({ width, height, values }: PaperMap, usual: number): Float32Array {
  const gains = new Float32Array(values.length)
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      let darkest = usual
      for (let v = Math.max(0, y - 1); v <= Math.min(height - 1, y + 1); v += 1)
        for (let u = Math.max(0, x - 1); u <= Math.min(width - 1, x + 1); u += 1)
          darkest = Math.min(darkest, byteAt(values, v * width + u))
      gains[y * width + x] = Math.min(MOST_GAIN, usual / Math.max(1, darkest))
    }
  }
  return gains
}

/** The two cells between whose middles a pixel lies, and how near it is to the second. */
function placeOf(pixel: number, scale: number, cells: number): { first: number; second: number; share: number } {
  const place = Math.max(0, Math.min(cells - 1, (pixel + 0.5) / scale - 0.5))
  const first = Math.floor(place)
  return { first, second: Math.min(cells - 1, first + 1), share: place - first }
}
