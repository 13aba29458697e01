import type { Bitmap } from './bitmap.ts'
import { byteAt, countAt } from './read-samples.ts'

/** Dirt on a roller or on the glass darkens this share of a column, and some of each part of it from one edge to the other. */
const DARK = 0.35
const DARK_IN_PART = 0.15
const PARTS = 12
/** A streak is as narrow as this, in pixels of a picture of 1,700 columns; print stands as thick beside it as in it. */
const WIDTH = 3
const COLUMNS = 1700
/** Less dark than its sides by this, in levels, a streak hides nothing. */
const LEAST_CONTRAST = 40

/**
 * A picture without the streaks that dirt in a scanner draws: narrow columns, dark now and then from the upper edge to the lower
 * one. Rules of tables end within the page. Where print crosses a streak it stays.
 */
export function eraseStreaks(bitmap: Bitmap): Bitmap {
  const reach = Math.max(2, Math.round((WIDTH * bitmap.width) / COLUMNS))
  const streaks = findStreaks(bitmap, reach)
  if (streaks.length === 0) return bitmap
  const cleaned = { ...bitmap, data: Uint8Array.from(bitmap.data) }
  for (const column of streaks) eraseColumn(cleaned, column, reach)
  return cleaned
}

function findStreaks({ width, height, data }: Bitmap, reach: number): number[] {
  const dark = new Uint16Array(width * PARTS)
  for (let y = 0; y < height; y += 1) {
    const part = Math.floor((y * PARTS) / height) * width
    for (let x = reach, at = (y * width + reach) * 3 + 1; x < width - reach; x += 1, at += 3) {
      const paper = byteAt(data, at) + LEAST_CONTRAST
      if (byteAt(data, at - reach * 3) > paper && byteAt(data, at + reach * 3) > paper)
        dark[part + x] = countAt(dark, part + x) + 1
    }
  }
  const rows = height / PARTS
  const columns: number[] = []
  for (let x = reach; x < width - reach; x += 1) {
    const shares = Array.from({ length: PARTS }, (_, part) => (dark[part * width + x] ?? 0) / rows)
    const mean = shares.reduce((sum, share) => sum + share, 0) / PARTS
    if (mean > DARK && Math.min(...shares) > DARK_IN_PART) columns.push(x)
  }
  return columns
}

/** Paints the paper of its lighter side over a column, except where print stands on either side. */
function eraseColumn({ width, height, data }: Bitmap, column: number, reach: number): void {
  for (let y = 0; y < height; y += 1) {
    const at = (y * width + column) * 3
    const [left, right] = [at - reach * 3, at + reach * 3]
    const paper = byteAt(data, at + 1) + LEAST_CONTRAST
    if (byteAt(data, left + 1) > paper && byteAt(data, right + 1) > paper)
      copyPixel(data, byteAt(data, left + 1) > byteAt(data, right + 1) ? left : right, at)
  }
}

const copyPixel = (data: Uint8Array, from: number, to: number) => data.copyWithin(to, from, from + 3)
