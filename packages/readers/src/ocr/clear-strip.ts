import type { Bitmap } from './bitmap.ts'
import { asSharp, toGray } from './bitmap.ts'

/** Paper this bright after evening out. */
const PAPER = 240

/** A strip as black on white: shadows evened out, grain smoothed, full contrast. One byte a pixel. */
export async function clearStrip(strip: Bitmap, smoothing: number): Promise<Uint8Array> {
  const { width, height } = strip
  const gray = smoothing > 0 ? await smooth(strip, smoothing) : toGray(strip)
  const paper = paperAlong(gray, width, height)
  const even = gray.map((value, index) => Math.min(255, (value * PAPER) / paper[index % width]!))
  const sorted = even.toSorted()
  const dark = sorted[Math.floor(even.length * 0.02)]!
  const light = Math.max(dark + 1, sorted[Math.floor(even.length * 0.7)]!)
  return even.map((value) => Math.max(0, Math.min(255, ((value - dark) * 255) / (light - dark))))
}

async function smooth(strip: Bitmap, sigma: number): Promise<Uint8Array> {
  return await asSharp(strip).grayscale().blur(sigma).extractChannel(0).raw().toBuffer()
}

/** Brightness of the paper under each column: bright pixels of the column, and the common level of its neighbours. */
function paperAlong(gray: Uint8Array, width: number, height: number): Float32Array {
  const bright = new Float32Array(width)
  const column = new Uint8Array(height)
  for (let x = 0; x < width; x += 1) {
    for (let y = 0; y < height; y += 1) column[y] = gray[y * width + x]!
    bright[x] = column.toSorted()[Math.floor(height * 0.85)]!
  }
  const radius = Math.floor(height * 0.6)
  return bright.map((_, x) => {
    const near = bright.slice(Math.max(0, x - radius), x + radius + 1).toSorted()
    return Math.max(1, near[Math.floor(near.length * 0.6)]!)
  })
}
