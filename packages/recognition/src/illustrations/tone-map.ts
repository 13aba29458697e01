import { numberAt } from '@tickmark/document'
import { byteAt, floatAt, countAt, countUp } from '../bitmap/read-samples.ts'
import type { Rectangle } from '@tickmark/document/page'
import type { Bitmap } from '../bitmap/bitmap.ts'
import { resizeBitmap } from '../bitmap/bitmap.ts'

/** Long side of the map: a cell is then a little more than a point of an A4 page. */
const LONG_SIDE = 720
/** Side of the squares in which the paper's colour is measured, in cells. */
const SQUARE = 36
/** Of the cells of a square's text so many are no lighter than paper. */
const PAPER_RANK = 0.9
/** Paper is evenly lit where it is at least this share of its usual colour, but for so many of its squares: fills. */
const EVEN = 0.93
const MOST_UNEVEN = 0.3
/** Levels of a channel. */
const LEVELS = 256
/** Colours differ from paper where a channel is darker than the paper's by this share. */
const LEAST_DEPTH = 0.12

/** A small picture of what is not paper. Cells by rows from the top; `scale` pixels of the picture to one. */
export interface ToneMap {
  width: number
  height: number
  scale: number
  /** How light cells are beside the paper, 0–255. */
  light: Uint8Array
  /** 1 where a cell is not paper. */
  marks: Uint8Array
}

/** Maps what of a picture is not paper. `texts` are places of print, in pixels: where there is print there is paper. */
export async function mapTones(bitmap: Bitmap, texts: readonly Rectangle[]): Promise<ToneMap> {
  const scale = Math.max(1, Math.max(bitmap.width, bitmap.height) / LONG_SIDE)
  const [width, height] = [bitmap.width, bitmap.height].map((side) => Math.max(1, Math.round(side / scale))) as [
    number,
    number,
  ]
  const { data } = await resizeBitmap(bitmap, width, height)
  const map = { width, height, scale }
  const paper = measurePaper(data, map, texts)
  const light = new Uint8Array(width * height)
  const marks = new Uint8Array(width * height)
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = y * width + x
      const square = (Math.floor(y / SQUARE) * paper.columns + Math.floor(x / SQUARE)) * 3
      let [darkest, sum] = [1, 0]
      for (let channel = 0; channel < 3; channel += 1) {
        const share = Math.min(1, byteAt(data, at * 3 + channel) / floatAt(paper.colours, square + channel))
        darkest = Math.min(darkest, share)
        sum += share
      }
      light[at] = (sum / 3) * 255
      marks[at] = Number(darkest < 1 - LEAST_DEPTH)
    }
  }
  return { ...map, light, marks }
}

interface PaperColours {
  columns: number
  colours: Float32Array
}

/** The colour of the paper in each square: that behind its print; where it has none or the light is even, that of the page. */
function measurePaper(
  data: Uint8Array,
  { width, height, scale }: Pick<ToneMap, 'width' | 'height' | 'scale'>,
  texts: readonly Rectangle[],
): PaperColours {
  const [columns, rows] = [Math.ceil(width / SQUARE), Math.ceil(height / SQUARE)]
  // The last histograms are those of the whole page.
  const whole = columns * rows
  const counts = new Uint32Array((whole + 1) * 3 * LEVELS)
  const printed = new Uint32Array(whole + 1)
  for (const text of texts) {
    const [left, right] = [Math.max(0, Math.floor(text.left / scale)), Math.min(width, text.right / scale)]
    for (let y = Math.max(0, Math.floor(text.top / scale)); y < Math.min(height, text.bottom / scale); y += 1) {
      for (let x = left; x < right; x += 1) {
        const square = Math.floor(y / SQUARE) * columns + Math.floor(x / SQUARE)
        count(data, (y * width + x) * 3, counts, square * 3 * LEVELS)
        count(data, (y * width + x) * 3, counts, whole * 3 * LEVELS)
        countUp(printed, square)
        countUp(printed, whole)
      }
    }
  }
  if (printed[whole] === 0) for (let at = 0; at < data.length; at += 3) count(data, at, counts, whole * 3 * LEVELS)
  const rankIn = (index: number) => rankOf(counts.subarray(index * LEVELS, (index + 1) * LEVELS))
  const usual = [0, 1, 2].map((channel) => rankIn(whole * 3 + channel))
  const colours = Float32Array.from({ length: whole * 3 }, (_, index) => numberAt(usual, index % 3))
  const known = Array.from({ length: whole }, (_, square) => square).filter(
    (square) => countAt(printed, square) > SQUARE,
  )
  const uneven = known.filter((square) => rankIn(square * 3 + 1) < EVEN * numberAt(usual, 1))
  if (uneven.length < MOST_UNEVEN * known.length) return { columns, colours }
  for (const square of known)
    for (const channel of [0, 1, 2]) colours[square * 3 + channel] = rankIn(square * 3 + channel)
  return { columns, colours }
}

function count(data: Uint8Array, at: number, counts: Uint32Array, from: number): void {
  for (let channel = 0; channel < 3; channel += 1) countUp(counts, from + channel * LEVELS + byteAt(data, at + channel))
}

/** The level that all but a few of the lightest stay below. */
function rankOf(counts: Uint32Array): number {
  let rest = counts.reduce((sum, some) => sum + some, 0) * (1 - PAPER_RANK)
  let level = LEVELS - 1
  while (level > 1 && (rest -= countAt(counts, level)) > 0) level -= 1
  return level
}
