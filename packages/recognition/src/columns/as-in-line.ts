import type { Bitmap } from '../bitmap/bitmap.ts'
import { byteAt } from '../bitmap/read-samples.ts'

/** Ink is darker than this on white paper. */
const INK = 150
/** A comma or a full stop is no larger than this share of its cell, and stands in the upper right quarter. */
const MARK = 0.5
/** A sign for a long vowel is a stroke: narrower and longer than these shares. */
const STROKE = { width: 0.3, length: 0.5 }

interface Extent {
  left: number
  right: number
  top: number
  bottom: number
}

/**
 * The picture of a character of vertical writing as it stands in a line: full stops and commas go from the upper right corner of their
 * cell to the lower left one, the upright stroke of a long vowel lies.
 */
export function asInLine(cell: Bitmap): Bitmap {
  const ink = inkOf(cell)
  if (!ink) return cell
  const { width, height } = cell
  const [wide, high] = [(ink.right - ink.left) / height, (ink.bottom - ink.top) / height]
  const isRight = (ink.left + ink.right) / 2 > width / 2
  if (wide < MARK && high < MARK && isRight && ink.bottom < height * 0.6)
    return move(cell, ink, { left: width / 2 - height * 0.4, top: height * 0.92 - (ink.bottom - ink.top) })
  return wide < STROKE.width && high > STROKE.length ? lay(cell) : cell
}

function inkOf({ width, height, data }: Bitmap): Extent | undefined {
  const ink = { left: width, right: 0, top: height, bottom: 0 }
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      if (byteAt(data, (y * width + x) * 3 + 1) > INK) continue
      ink.left = Math.min(ink.left, x)
      ink.right = Math.max(ink.right, x + 1)
      ink.top = Math.min(ink.top, y)
      ink.bottom = Math.max(ink.bottom, y + 1)
    }
  return ink.right > ink.left ? ink : undefined
}

function move(cell: Bitmap, { left, right, top, bottom }: Extent, to: { left: number; top: number }): Bitmap {
  const data = new Uint8Array(cell.data.length).fill(255)
  for (let y = top; y < bottom; y += 1) {
    const [from, onto] = [y * cell.width + left, (Math.round(to.top) + y - top) * cell.width + Math.round(to.left)]
    data.set(cell.data.subarray(from * 3, (from + right - left) * 3), onto * 3)
  }
  return { ...cell, data }
}

/** Turned by a quarter about its middle. */
function lay(cell: Bitmap): Bitmap {
  const { width, height } = cell
  const data = new Uint8Array(cell.data.length).fill(255)
  const edge = Math.floor((width - height) / 2)
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < height; x += 1) {
      const from = ((height - 1 - x) * width + edge + y) * 3
      data.set(cell.data.subarray(from, from + 3), (y * width + edge + x) * 3)
    }
  return { ...cell, data }
}
