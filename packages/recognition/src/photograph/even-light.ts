import { byteAt, floatAt } from '../bitmap/read-samples.ts'
import type { Bitmap } from '../bitmap/bitmap.ts'
import type { PaperMap } from './paper-map.ts'
import { mapPaper } from './paper-map.ts'

/** Of the paper so much is no lighter than its usual colour: the lightest may be a gleam. */
const USUAL_RANK = 0.9
/** Paper in shadow is lightened by no more than this: what is darker is no paper. */
const MOST_GAIN = 3
/** Paper that is nowhere darker than this share of its usual colour, but for a twentieth of it, is evenly lit. */
const EVEN = 0.88
const SHADED_RANK = 0.05
/** Squares along the page's long side; every so many pixels of one are looked at, and of these so many are print. */
const SQUARES = 48
const SAMPLED = 3
const PAPER_RANK = 0.6
/** What is darker than this share of the paper is a field of the page. */
const MOST_LEFT = 0.7

/**
 * A page in even light: each pixel is made as light as the paper around it is dark. Shadows and the fall of light are on no page, and
 * on a table a shadow's border is taken for a picture's. Returns what is given where the light is even.
 */
export function evenLight(picture: Bitmap): Bitmap {
  const map = mapPaper(picture)
  const order = map.values.toSorted()
  const usual = byteAt(order, Math.floor(USUAL_RANK * (order.length - 1)))
  if (byteAt(order, Math.floor(SHADED_RANK * order.length)) > EVEN * usual) return picture
  const lit = lighten(picture, { ...map, values: gainsOf(map, usual) })
  return lighten(lit, measureRest(lit))
}

/** A small map of factors: `scale` pixels of the picture to one. */
interface Gains {
  width: number
  height: number
  scale: number
  values: Float32Array
}

function lighten({ width, height, data }: Bitmap, gains: Gains): Bitmap {
  const lit = new Uint8Array(data.length)
  const columns = Array.from({ length: width }, (_, x) => placeOf(x, gains.scale, gains.width))
  for (let y = 0, at = 0; y < height; y += 1) {
    const row = placeOf(y, gains.scale, gains.height)
    const [above, below] = [row.first * gains.width, row.second * gains.width]
    for (const { first, second, share } of columns) {
      const upper = floatAt(gains.values, above + first) * (1 - share) + floatAt(gains.values, above + second) * share
      const lower = floatAt(gains.values, below + first) * (1 - share) + floatAt(gains.values, below + second) * share
      const gain = upper * (1 - row.share) + lower * row.share
      for (const end = at + 3; at < end; at += 1) lit[at] = Math.min(255, byteAt(data, at) * gain + 0.5)
    }
  }
  return { width, height, data: lit }
}

/**
 * What is left to lighten: by its lightest points grainy paper is taken for lighter than it is, and most of what is dark is grainy.
 * The usual colour of each square of the page tells better, where that is paper.
 */
function measureRest({ width, height, data }: Bitmap): Gains {
  const scale = Math.ceil(Math.max(width, height) / SQUARES)
  const [columns, rows] = [Math.ceil(width / scale), Math.ceil(height / scale)]
  const usual = Uint8Array.from({ length: columns * rows }, (_, index) => {
    const [left, top] = [(index % columns) * scale, Math.floor(index / columns) * scale]
    const values: number[] = []
    for (let y = top; y < Math.min(height, top + scale); y += SAMPLED)
      for (let x = left; x < Math.min(width, left + scale); x += SAMPLED)
        values.push(byteAt(data, (y * width + x) * 3 + 1))
    return values.toSorted((a, b) => a - b)[Math.floor(values.length * PAPER_RANK)] ?? 0
  })
  const paper = byteAt(usual.toSorted(), Math.floor(USUAL_RANK * (usual.length - 1)))
  const values = Float32Array.from(usual, (value) => (value < MOST_LEFT * paper ? 1 : Math.max(1, paper / value)))
  return { width: columns, height: rows, scale, values }
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
