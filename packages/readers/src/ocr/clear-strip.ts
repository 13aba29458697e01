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
  const clear = even.map((value) => Math.max(0, Math.min(255, ((value - dark) * 255) / (light - dark))))
  eraseRules(clear, width, height)
  return clear
}

/** A table's vertical line that got into an end of the strip would be read as a bar or an l. */
function eraseRules(gray: Uint8Array, width: number, height: number): void {
  const reach = Math.min(width >> 1, Math.round(height * 0.4))
  const inked = (x: number) => {
    let count = 0
    for (let y = 0; y < height; y += 1) if (gray[y * width + x]! < 150) count += 1
    return count
  }
  for (let offset = 0; offset < reach; offset += 1) {
    for (const x of [offset, width - 1 - offset]) {
      if (inked(x) < height * 0.92) continue
      for (let y = 0; y < height; y += 1)
        gray.fill(255, y * width + Math.max(0, x - 1), y * width + Math.min(width, x + 2))
    }
  }
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
