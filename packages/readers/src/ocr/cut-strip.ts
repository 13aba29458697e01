import type { Bitmap } from './bitmap.ts'
import type { LineBox } from './line-box.ts'

/** Samples per target pixel and axis at most, for lines that shrink much. */
const MAXIMUM_SAMPLES = 4

/**
 * Cuts a line out of the picture and lays it straight: a strip `height` pixels high, as wide as the line's shape asks.
 */
export function cutStrip(bitmap: Bitmap, box: LineBox, height: number, stretch = 1): Bitmap {
  const scale = box.thickness / height
  const width = Math.max(8, Math.round((box.length / scale) * stretch))
  const stepX = box.length / width
  const cos = Math.cos(box.angle)
  const sin = Math.sin(box.angle)
  const samples = Math.min(MAXIMUM_SAMPLES, Math.max(1, Math.ceil(scale * 0.75)))
  const offsets = Array.from({ length: samples }, (_, index) => (index + 0.5) / samples)
  const data = new Uint8Array(width * height * 3)
  const weight = 1 / (samples * samples)
  const pixel = new Float32Array(3)
  for (let y = 0, write = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, write += 3) {
      pixel.fill(0)
      for (const dy of offsets) {
        const v = (y + dy) * scale - box.thickness / 2
        for (const dx of offsets) {
          const u = (x + dx) * stepX - box.length / 2
          sample(bitmap, box.centerX + u * cos - v * sin - 0.5, box.centerY + u * sin + v * cos - 0.5, pixel)
        }
      }
      data[write] = pixel[0]! * weight + 0.5
      data[write + 1] = pixel[1]! * weight + 0.5
      data[write + 2] = pixel[2]! * weight + 0.5
    }
  }
  return { width, height, data }
}

/** Adds the bilinear value at (x, y) to `pixel`; outside the picture its edge goes on. */
function sample({ width, height, data }: Bitmap, x: number, y: number, pixel: Float32Array): void {
  const left = Math.floor(x)
  const top = Math.floor(y)
  const fx = x - left
  const fy = y - top
  const x0 = left < 0 ? 0 : left >= width ? width - 1 : left
  const x1 = left + 1 < 0 ? 0 : left + 1 >= width ? width - 1 : left + 1
  const y0 = (top < 0 ? 0 : top >= height ? height - 1 : top) * width
  const y1 = (top + 1 < 0 ? 0 : top + 1 >= height ? height - 1 : top + 1) * width
  const a = (y0 + x0) * 3
  const b = (y0 + x1) * 3
  const c = (y1 + x0) * 3
  const d = (y1 + x1) * 3
  const wa = (1 - fx) * (1 - fy)
  const wb = fx * (1 - fy)
  const wc = (1 - fx) * fy
  const wd = fx * fy
  for (let channel = 0; channel < 3; channel += 1) {
    pixel[channel]! +=
      data[a + channel]! * wa + data[b + channel]! * wb + data[c + channel]! * wc + data[d + channel]! * wd
  }
}
