import type { Bitmap } from './bitmap.ts'
import { asSharp, toGray } from './bitmap.ts'

/** A line as black on white: shadows evened out, full contrast, one byte a pixel. */
export interface ClearStrip {
  width: number
  height: number
  gray: Uint8Array
}

/** Paper this bright after evening out. */
const PAPER = 240

/** Makes a strip black on white, whatever its colours. `smoothing` is the blur, in pixels, that takes the grain away. */
export async function clearStrip(strip: Bitmap, smoothing: number): Promise<ClearStrip> {
  const { width, height } = strip
  const given = smoothing > 0 ? await smooth(strip, smoothing) : toGray(strip)
  const source = isLightOnDark(given) ? given.map((value) => 255 - value) : given
  const paper = paperAlong(source, width, height)
  const even = source.map((value, index) => Math.min(255, (value * PAPER) / paper[index % width]!))
  const dark = levelAt(even, 0.02)
  const light = Math.max(dark + 1, levelAt(even, 0.7))
  const gray = even.map((value) => Math.max(0, Math.min(255, ((value - dark) * 255) / (light - dark))))
  eraseRules(gray, width, height)
  return { width, height, gray }
}

async function smooth(strip: Bitmap, sigma: number): Promise<Uint8Array> {
  return await asSharp(strip).grayscale().blur(sigma).extractChannel(0).raw().toBuffer()
}

/** Text covers less than half of its line: the common level is the paper's, and text is on the longer side of it. */
function isLightOnDark(gray: Uint8Array): boolean {
  const middle = levelAt(gray, 0.5)
  return levelAt(gray, 0.98) - middle > middle - levelAt(gray, 0.02) && middle < 128
}

/** The level that a share of the pixels does not exceed. */
function levelAt(gray: Uint8Array, share: number): number {
  const counts = new Uint32Array(256)
  for (const value of gray) counts[value]! += 1
  let left = share * gray.length
  return Math.max(
    0,
    counts.findIndex((count) => (left -= count) < 0),
  )
}

/** Brightness of the paper under each column: bright pixels of the column, and the common level of its neighbours. */
function paperAlong(gray: Uint8Array, width: number, height: number): Float32Array {
  const bright = new Float32Array(width)
  const column = new Uint8Array(height)
  for (let x = 0; x < width; x += 1) {
    for (let y = 0; y < height; y += 1) column[y] = gray[y * width + x]!
    bright[x] = column.sort()[Math.floor(height * 0.85)]!
  }
  const radius = Math.floor(height * 0.6)
  return bright.map((_, x) => {
    const near = bright.slice(Math.max(0, x - radius), x + radius + 1).sort()
    return Math.max(1, near[Math.floor(near.length * 0.6)]!)
  })
}

/** A table's vertical line that got into an end of the strip would be read as a bar or an l. */
function eraseRules(gray: Uint8Array, width: number, height: number): void {
  const reach = Math.min(width >> 1, Math.round(height * 0.5))
  const inked = (x: number) => {
    let count = 0
    // On a slanted page the line wanders over a few columns.
    for (let y = 0; y < height; y += 1) {
      const at = y * width + x
      if (gray[at]! < 150 || (x > 0 && gray[at - 1]! < 150) || (x + 1 < width && gray[at + 1]! < 150)) count += 1
    }
    return count
  }
  const columns: number[] = []
  for (let offset = 0; offset < reach; offset += 1) {
    for (const x of [offset, width - 1 - offset]) if (inked(x) >= height * 0.95) columns.push(x)
  }
  for (const x of columns) {
    for (let y = 0; y < height; y += 1)
      gray.fill(255, y * width + Math.max(0, x - 1), y * width + Math.min(width, x + 2))
  }
}
