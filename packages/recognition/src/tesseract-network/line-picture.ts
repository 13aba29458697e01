import type { Bitmap } from '../bitmap/bitmap.ts'
import { clearStrip } from '../bitmap/clear-strip.ts'
import type { ClearStrip } from '../bitmap/clear-strip.ts'
import { findInk } from '../bitmap/find-ink.ts'
import { STEP_WIDTH } from './recognizer.ts'
import type { LinePicture } from './recognizer.ts'
import { byteAt, floatAt } from '../bitmap/read-samples.ts'

/** How a line is shown to the network. */
export interface LineView {
  /** Of the pictures that the network takes. */
  lineHeight: number
  /** Blur that takes the teeth off scaled glyphs, in pixels of the strip. */
  smoothing: number
  /** Paper above and below the ink, as a share of its height. */
  paper: number
}

/** The picture of a line, where it begins in its strip, and its pixels to one of the strip's. */
export interface StripPicture extends LinePicture {
  start: number
  scale: number
}

/** Paper at either end, as a share of the ink's height. More of it is taken for a stroke. */
const PAPER_BESIDE = 0.15
const LEAST_INK = 4

/** The line of a strip as the network knows lines: its ink fills the height but for a little paper. */
export function toLinePicture(strip: Bitmap, { lineHeight, smoothing, paper }: LineView): StripPicture {
  const clear = clearStrip(strip, smoothing)
  const ink = inkOf(clear)
  const inked = ink.bottom - ink.top
  const [above, beside] = [Math.max(1, inked * paper), Math.max(1, inked * PAPER_BESIDE)]
  const scale = lineHeight / (inked + 2 * above)
  const width = Math.max(STEP_WIDTH, Math.round((ink.right - ink.left + 2 * beside) * scale))
  const columns = Array.from({ length: width }, (_, x) => tapsAt((x + 0.5) / scale - beside - 0.5))
  const rows = Array.from({ length: lineHeight }, (_, y) => tapsAt((y + 0.5) / scale - above - 0.5))
  return { width, height: lineHeight, values: sample(clear, ink, columns, rows), start: ink.left - beside, scale }
}

/** Four neighbouring pixels from `first` on, and how much each of them counts. */
interface Taps {
  first: number
  weights: readonly [number, number, number, number]
}

const weigh = ([a, b, c, d]: Taps['weights'], valueAt: (tap: number) => number): number =>
  a * valueAt(0) + b * valueAt(1) + c * valueAt(2) + d * valueAt(3)

/** Cubic convolution (Keys 1981): strokes stay sharper than between two neighbours alone. */
function tapsAt(place: number): Taps {
  const first = Math.floor(place) - 1
  const t = place - first - 1
  return {
    first,
    weights: [
      ((2 - t) * t - 1) * t * 0.5,
      ((3 * t - 5) * t * t + 2) * 0.5,
      ((4 - 3 * t) * t + 1) * t * 0.5,
      (t - 1) * t * t * 0.5,
    ],
  }
}

/** −1 for ink, 1 for paper; beyond the ink's rectangle everything is paper. */
function sample(
  { width, gray }: ClearStrip,
  ink: Edges,
  columns: readonly Taps[],
  rows: readonly Taps[],
): Float32Array {
  const [inkWidth, inkHeight] = [ink.right - ink.left, ink.bottom - ink.top]
  const darkness = (x: number, y: number) =>
    x < 0 || x >= inkWidth ? 0 : 255 - byteAt(gray, (ink.top + y) * width + ink.left + x)
  const level = new Float32Array(inkHeight * columns.length)
  for (let y = 0, write = 0; y < inkHeight; y += 1) {
    for (const { first, weights } of columns) level[write++] = weigh(weights, (tap) => darkness(first + tap, y))
  }
  const values = new Float32Array(rows.length * columns.length)
  for (const [y, { first, weights }] of rows.entries()) {
    for (let x = 0; x < columns.length; x += 1) {
      const sum = weigh(weights, (tap) => {
        const row = first + tap
        return row >= 0 && row < inkHeight ? floatAt(level, row * columns.length + x) : 0
      })
      values[y * columns.length + x] = Math.max(-1, Math.min(1, 1 - sum / 127.5))
    }
  }
  return values
}

interface Edges {
  left: number
  right: number
  top: number
  bottom: number
}

/** The rectangle of a line's ink: to the tips of its strokes, which thin rows of it are, too. */
function inkOf(clear: ClearStrip): Edges {
  const { width, height, gray } = clear
  const { columns, ...body } = findInk(clear)
  const isInked = (y: number) => gray.subarray(y * width, (y + 1) * width).some((value) => value < 128)
  let top = Math.min(height - LEAST_INK, Math.round(body.top * height))
  let bottom = Math.max(top + LEAST_INK, Math.round(body.bottom * height))
  while (top > 0 && isInked(top - 1)) top -= 1
  while (bottom < height && isInked(bottom)) bottom += 1
  const first = columns.findIndex((count) => count > 0)
  const left = Math.max(0, Math.min(first, width - LEAST_INK))
  const right = Math.max(left + LEAST_INK, columns.findLastIndex((count) => count > 0) + 1)
  return { left, right, top, bottom }
}
