import { byteAt } from './read-samples.ts'
import sharp, { type Sharp } from 'sharp'

/** Decoded pixels: RGB, interleaved, 8 bits a channel, rows from the top. */
export interface Bitmap {
  width: number
  height: number
  data: Uint8Array
}

/** Quarter turns clockwise, in degrees. */
export type Rotation = 0 | 90 | 180 | 270

// Pages are read side by side in processes; threads inside one of them only fight over the same cores.
sharp.concurrency(1)
sharp.cache(false)

/** The bitmap after a turn clockwise. */
export function rotateBitmap(bitmap: Bitmap, rotation: Rotation): Bitmap {
  if (rotation === 0) return bitmap
  const { width, height, data } = bitmap
  const turned = rotation === 180 ? { width, height } : { width: height, height: width }
  const target = new Uint8Array(data.length)
  let read = 0
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const [column, row] =
        rotation === 90 ? [height - 1 - y, x] : rotation === 180 ? [width - 1 - x, height - 1 - y] : [y, width - 1 - x]
      const write = (row * turned.width + column) * 3
      target[write] = byteAt(data, read)
      target[write + 1] = byteAt(data, read + 1)
      target[write + 2] = byteAt(data, read + 2)
      read += 3
    }
  }
  return { ...turned, data: target }
}

/** The bitmap in another size, smoothed when it shrinks. */
export async function resizeBitmap(bitmap: Bitmap, width: number, height: number): Promise<Bitmap> {
  if (width === bitmap.width && height === bitmap.height) return bitmap
  const data = await asSharp(bitmap).resize(width, height, { fit: 'fill', kernel: 'cubic' }).raw().toBuffer()
  return { width, height, data }
}

/** The part of the bitmap inside a rectangle of whole pixels. */
export function cropBitmap(bitmap: Bitmap, left: number, top: number, width: number, height: number): Bitmap {
  const data = new Uint8Array(width * height * 3)
  for (let y = 0; y < height; y += 1) {
    const start = ((top + y) * bitmap.width + left) * 3
    data.set(bitmap.data.subarray(start, start + width * 3), y * width * 3)
  }
  return { width, height, data }
}

/** Brightness of each pixel, 0–255. */
export function toGray({ width, height, data }: Bitmap): Uint8Array {
  const gray = new Uint8Array(width * height)
  for (let i = 0, j = 0; i < gray.length; i += 1, j += 3) {
    gray[i] = (byteAt(data, j) * 77 + byteAt(data, j + 1) * 150 + byteAt(data, j + 2) * 29) >> 8
  }
  return gray
}

/** A sharp pipeline that starts at the bitmap. */
export function asSharp(bitmap: Bitmap): Sharp {
  return sharp(bitmap.data, {
    raw: { width: bitmap.width, height: bitmap.height, channels: 3 },
    limitInputPixels: false,
  })
}
