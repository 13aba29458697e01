import { floatAt, byteAt } from './read-samples.ts'
import type { Bitmap } from './bitmap.ts'
import { toGray } from './bitmap.ts'

/** Side of a square that is looked at as a whole, in pixels, and of the spots whose brightness is averaged in it. */
const SQUARE = 32
const SPOT = 2
/** A spot counts as ink when it is darker than most of its square by at least this many of the 256 levels of gray … */
const LEAST_CONTRAST = 10
/** … and by at least this multiple of the contrast that the paper's own grain shows. */
const ABOVE_GRAIN = 3
/** On coarse paper the multiple may grow large: a spot that is this many levels darker counts as ink however coarse the paper is. */
const SURE_CONTRAST = 40
/** Share of the squares of a page that are taken to be bare paper. The contrast of the last of them, in order, is the paper's grain. */
const PAPER_SHARE = 0.25

/** Where something stands out from the paper, square by square. */
export interface InkedSquares {
  /** Whether there may be print in a part of the picture, in pixels. */
  isInked(left: number, top: number, width: number, height: number): boolean
}

/** Tells bare paper, with its grain and its shades, from what may bear print: faint or small as it may be. */
export function findInked(bitmap: Bitmap): InkedSquares {
  const gray = toGray(bitmap)
  const [columns, rows] = [Math.ceil(bitmap.width / SQUARE), Math.ceil(bitmap.height / SQUARE)]
  const contrasts = Float32Array.from({ length: columns * rows }, (_, index) =>
    contrastOf(gray, bitmap, (index % columns) * SQUARE, Math.floor(index / columns) * SQUARE),
  )
  const grain = floatAt(contrasts.toSorted(), Math.floor(contrasts.length * PAPER_SHARE))
  const least = Math.min(SURE_CONTRAST, Math.max(LEAST_CONTRAST, ABOVE_GRAIN * grain))
  return {
    isInked(left, top, width, height) {
      const [right, bottom] = [Math.ceil((left + width) / SQUARE), Math.ceil((top + height) / SQUARE)]
      for (let row = Math.floor(top / SQUARE); row < Math.min(rows, bottom); row += 1)
        for (let column = Math.floor(left / SQUARE); column < Math.min(columns, right); column += 1)
          if (floatAt(contrasts, row * columns + column) > least) return true
      return false
    },
  }
}

/** How far the brightness of spots of a square is from their mean, at most. */
function contrastOf(gray: Uint8Array, { width, height }: Bitmap, left: number, top: number): number {
  let [least, most, sum, count] = [255, 0, 0, 0]
  for (let y = top; y + SPOT <= Math.min(height, top + SQUARE); y += SPOT) {
    for (let x = left; x + SPOT <= Math.min(width, left + SQUARE); x += SPOT) {
      const at = y * width + x
      const spot =
        (byteAt(gray, at) + byteAt(gray, at + 1) + byteAt(gray, at + width) + byteAt(gray, at + width + 1)) / 4
      if (spot < least) least = spot
      if (spot > most) most = spot
      sum += spot
      count += 1
    }
  }
  return count === 0 ? 255 : Math.max(sum / count - least, most - sum / count)
}
