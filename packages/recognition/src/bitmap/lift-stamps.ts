import { byteAt } from './read-samples.ts'
import type { Rectangle } from '@tickmark/document/page'
import type { Bitmap, Rotation } from './bitmap.ts'
import { takePiece } from './take-piece.ts'
import type { MarkMap } from './take-piece.ts'

/** Long side of the map in which stamps are looked for. */
const MAP_SIDE = 640
/** Sides of a stamp as shares of the page's long side: from a small seal to a large round one. */
const SMALLEST = 0.04
const LARGEST = 0.3
/** Redder than this (red less the stronger of green and blue) is ink of a stamp. */
const RED = 55
/** A stamp is lines and characters; what is filled more is a coloured area. */
const MOST_FILLED = 0.65
/** Pixels of the map across which a broken ring holds together. */
const REACH = 2

/**
 * Red stamps lie over the figures of a signed statement. Their ink lets black print through: in the red light alone it is
 * gone. Returns the picture without it, and where the stamps are. Red print stays: it is too small for a stamp.
 */
export function liftStamps(bitmap: Bitmap): { bitmap: Bitmap; stamps: Rectangle[] } {
  const stamps = findStamps(bitmap)
  if (stamps.length === 0) return { bitmap, stamps }
  const data = Uint8Array.from(bitmap.data)
  for (const stamp of stamps) lift(bitmap, data, stamp)
  return { bitmap: { ...bitmap, data }, stamps }
}

/** A rectangle of a picture after the picture was turned. `size` is that of the picture before. */
export function turnRectangle(place: Rectangle, { width, height }: Bitmap, rotation: Rotation): Rectangle {
  const { left, top, right, bottom } = place
  if (rotation === 90) return { left: height - bottom, top: left, right: height - top, bottom: right }
  if (rotation === 180) return { left: width - right, top: height - bottom, right: width - left, bottom: height - top }
  if (rotation === 270) return { left: top, top: width - right, right: bottom, bottom: width - left }
  return place
}

function findStamps(bitmap: Bitmap): Rectangle[] {
  const scale = Math.max(1, Math.max(bitmap.width, bitmap.height) / MAP_SIDE)
  const map = mapRed(bitmap, scale)
  const long = Math.max(map.width, map.height)
  const stamps: Rectangle[] = []
  for (let start = 0; start < map.marks.length; start += 1) {
    if (!map.marks[start]) continue
    const { left, right, top, bottom, count } = takePiece(start, map, REACH)
    const sides = [right - left + 1, bottom - top + 1]
    const [shorter, longer] = [Math.min(...sides), Math.max(...sides)]
    if (shorter < SMALLEST * long || longer > LARGEST * long || longer > 2.2 * shorter) continue
    if (count > MOST_FILLED * shorter * longer) continue
    stamps.push({
      left: Math.max(0, Math.floor((left - 1) * scale)),
      top: Math.max(0, Math.floor((top - 1) * scale)),
      right: Math.min(bitmap.width, Math.ceil((right + 2) * scale)),
      bottom: Math.min(bitmap.height, Math.ceil((bottom + 2) * scale)),
    })
  }
  return stamps
}

/** 1 where any of a few pixels is red. */
function mapRed({ width, height, data }: Bitmap, scale: number): MarkMap {
  const map = { width: Math.floor(width / scale), height: Math.floor(height / scale) }
  const red = new Uint8Array(map.width * map.height)
  const step = Math.max(1, Math.floor(scale / 3))
  for (let y = 0; y < map.height; y += 1) {
    for (let x = 0; x < map.width; x += 1) {
      const [startX, startY] = [Math.floor(x * scale), Math.floor(y * scale)]
      for (let dy = 0; dy < scale - 0.5 && !red[y * map.width + x]; dy += step) {
        const row = (startY + dy) * width + startX
        for (let dx = 0; dx < scale - 0.5; dx += step) {
          const at = (row + dx) * 3
          const light = byteAt(data, at)
          if (light > 110 && light - byteAt(data, at + 1) > RED && light - byteAt(data, at + 2) > RED)
            red[y * map.width + x] = 1
        }
      }
    }
  }
  return { ...map, marks: red }
}

/** Within a stamp the red light alone, brightened until the stamp's ink is as white as paper. */
function lift({ width, data }: Bitmap, target: Uint8Array, { left, top, right, bottom }: Rectangle): void {
  const inks: number[] = []
  const each = (visit: (at: number) => void) => {
    for (let y = top; y < bottom; y += 1) for (let x = left; x < right; x += 1) visit((y * width + x) * 3)
  }
  each((at) => {
    if (byteAt(data, at) - Math.max(byteAt(data, at + 1), byteAt(data, at + 2)) > RED) inks.push(byteAt(data, at))
  })
  const ink = byteAt(Uint8Array.from(inks).sort(), Math.floor(inks.length * 0.1))
  each((at) => target.fill(Math.min(255, (byteAt(data, at) * 255) / ink), at, at + 3))
}
