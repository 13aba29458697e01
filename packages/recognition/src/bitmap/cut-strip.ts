import { floatAt, byteAt, raise } from './read-samples.ts'
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
  const sums = new Float32Array(width * 3)
  const data = new Uint8Array(width * height * 3)
  const weight = 1 / (samples * samples)
  for (let y = 0, write = 0; y < height; y += 1) {
    sums.fill(0)
    for (let sample = 0; sample < samples * samples; sample += 1) {
      const v = (y + (Math.floor(sample / samples) + 0.5) / samples) * scale - box.thickness / 2
      const u = (((sample % samples) + 0.5) / samples) * stepX - box.length / 2
      const from = { x: box.centerX + u * cos - v * sin - 0.5, y: box.centerY + u * sin + v * cos - 0.5 }
      addRow(bitmap, sums, from, { x: stepX * cos, y: stepX * sin })
    }
    for (let i = 0; i < sums.length; i += 1) data[write++] = floatAt(sums, i) * weight + 0.5
  }
  return { width, height, data }
}

/** Adds the bilinear values of the picture along a line to `sums`; outside the picture its edge goes on. */
function addRow(
  { width, height, data }: Bitmap,
  sums: Float32Array,
  from: { x: number; y: number },
  step: { x: number; y: number },
): void {
  const [right, bottom] = [width - 1, height - 1]
  let { x, y } = from
  for (let i = 0; i < sums.length; i += 3, x += step.x, y += step.y) {
    const left = Math.floor(x)
    const top = Math.floor(y)
    const fx = x - left
    const fy = y - top
    const x0 = left < 0 ? 0 : left > right ? right : left
    const x1 = left < 0 ? (left < -1 ? 0 : left + 1) : left >= right ? right : left + 1
    const y0 = (top < 0 ? 0 : top > bottom ? bottom : top) * width
    const y1 = (top < 0 ? (top < -1 ? 0 : top + 1) : top >= bottom ? bottom : top + 1) * width
    const a = (y0 + x0) * 3
    const b = (y0 + x1) * 3
    const c = (y1 + x0) * 3
    const d = (y1 + x1) * 3
    const wd = fx * fy
    const wb = fx - wd
    const wc = fy - wd
    const wa = 1 - fx - wc
    const mix = (channel: number): number =>
      byteAt(data, a + channel) * wa +
      byteAt(data, b + channel) * wb +
      byteAt(data, c + channel) * wc +
      byteAt(data, d + channel) * wd
    raise(sums, i, mix(0))
    raise(sums, i + 1, mix(1))
    raise(sums, i + 2, mix(2))
  }
}
