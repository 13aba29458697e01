import type { Bitmap } from './bitmap.ts'
import { toGray } from './bitmap.ts'

/** Where a strip is inked: how much in each column, and from which row to which. Rows as shares of the height, 0–1. */
export interface Ink {
  columns: Float32Array
  top: number
  bottom: number
}

/** Separates ink from paper by the strip's own two levels, whichever of them is the darker. */
export function findInk(strip: Bitmap): Ink {
  const { width, height } = strip
  const gray = toGray(strip)
  const { middle, sign } = inkThreshold(gray)
  const columns = new Float32Array(width)
  const rows = new Float32Array(height)
  // Rules above or under the text and the neighbouring lines reach into the outermost rows.
  const first = Math.round(height * 0.06)
  for (let y = first; y < height - first; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if ((middle - gray[y * width + x]!) * sign <= 0) continue
      columns[x]! += 1
      rows[y]! += 1
    }
  }
  dropRules(columns, height - 2 * first)
  const busiest = Math.max(...rows)
  const inked = (row: number) => row > Math.max(0.5, busiest * 0.08)
  const top = rows.findIndex(inked)
  const bottom = rows.findLastIndex(inked)
  return top < 0 ? { columns, top: 0.15, bottom: 0.85 } : { columns, top: top / height, bottom: (bottom + 1) / height }
}

/** A table's vertical line that got into an end of the strip is no part of the text. */
function dropRules(columns: Float32Array, height: number): void {
  const reach = Math.min(columns.length >> 1, Math.round(height * 0.5))
  for (let offset = 0; offset < reach; offset += 1) {
    for (const x of [offset, columns.length - 1 - offset]) {
      if (columns[x]! >= height * 0.92) columns.fill(0, Math.max(0, x - 2), x + 3)
    }
  }
}

/** A pixel is ink where `(middle - value) * sign > 0`. */
export function inkThreshold(gray: Uint8Array): { middle: number; sign: 1 | -1 } {
  const { paper, ink } = levelsOf(gray)
  return { middle: (paper + ink) / 2, sign: ink < paper ? 1 : -1 }
}

/** Otsu's threshold, as the mean of either side; paper is the side with more pixels. */
function levelsOf(gray: Uint8Array): { paper: number; ink: number } {
  const histogram = new Float64Array(256)
  for (const value of gray) histogram[value]! += 1
  const total = gray.length
  const all = histogram.reduce((sum, count, value) => sum + count * value, 0)
  let [below, sumBelow, best] = [0, 0, -1]
  let levels = { paper: 255, ink: 0 }
  for (let value = 0; value < 255; value += 1) {
    below += histogram[value]!
    sumBelow += histogram[value]! * value
    if (below === 0 || below === total) continue
    const dark = sumBelow / below
    const light = (all - sumBelow) / (total - below)
    const between = below * (total - below) * (light - dark) ** 2
    if (between <= best) continue
    best = between
    levels = below < total / 2 ? { paper: light, ink: dark } : { paper: dark, ink: light }
  }
  return levels
}
