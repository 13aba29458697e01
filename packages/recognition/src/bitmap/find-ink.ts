import { byteAt, raise } from './read-samples.ts'
import type { ClearStrip } from './clear-strip.ts'

/** Where a strip is inked: how much in each column, and from which row to which. Rows as shares of the height, 0–1. */
export interface Ink {
  columns: Float32Array
  top: number
  bottom: number
}

/** Measures the ink of a line that has been made black on white. */
export function findInk({ width, height, gray }: ClearStrip): Ink {
  const columns = new Float32Array(width)
  const rows = new Float32Array(height)
  // Rules above or under the text and the neighbouring lines reach into the outermost rows.
  const first = Math.round(height * 0.06)
  for (let y = first; y < height - first; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (byteAt(gray, y * width + x) >= 128) continue
      raise(columns, x, 1)
      raise(rows, y, 1)
    }
  }
  const busiest = Math.max(...rows)
  const inked = (row: number) => row > Math.max(0.5, busiest * 0.08)
  const top = rows.findIndex(inked)
  const bottom = rows.findLastIndex(inked)
  return top < 0 ? { columns, top: 0.15, bottom: 0.85 } : { columns, top: top / height, bottom: (bottom + 1) / height }
}
