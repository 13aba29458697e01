import { byteAt } from '../bitmap/read-samples.ts'
import type { Bitmap } from '../bitmap/bitmap.ts'

/** Long side of the map in which edges are looked for. */
const LONG_SIDE = 360
/** Print up to twice as thick, in pixels of the map, is taken off the paper. */
const REACH = 4
/** So far the picture is thought to go on beyond its border. */
const BEYOND = 2 * REACH
/** Points looked at in a cell of the map, along each side. */
const SAMPLES = 3

/** A small picture of how white things are: one value a pixel, `scale` pixels of the picture to one. */
export interface PaperMap {
  width: number
  height: number
  scale: number
  /** 0–255. */
  values: Uint8Array
}

/**
 * A small map of a picture on which paper is light and everything else, print apart, is as dark as its darkest colour: wood is
 * brown to the eye, but black in blue light.
 */
export function mapPaper(bitmap: Bitmap): PaperMap {
  const scale = Math.max(1, Math.max(bitmap.width, bitmap.height) / LONG_SIDE)
  const [width, height] = [Math.floor(bitmap.width / scale), Math.floor(bitmap.height / scale)]
  const values = new Uint8Array(width * height)
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) values[y * width + x] = whiteness(bitmap, x * scale, y * scale, scale)
  return { width, height, scale, values: withoutPrint(values, width, height) }
}

function whiteness({ width, data }: Bitmap, left: number, top: number, side: number): number {
  let sum = 0
  for (let j = 0; j < SAMPLES; j += 1) {
    const row = Math.floor(top + ((j + 0.5) * side) / SAMPLES) * width
    for (let i = 0; i < SAMPLES; i += 1) {
      const at = (row + Math.floor(left + ((i + 0.5) * side) / SAMPLES)) * 3
      sum += Math.min(byteAt(data, at), byteAt(data, at + 1), byteAt(data, at + 2))
    }
  }
  return sum / SAMPLES ** 2
}

/**
 * Closing: what is dark and thin gives way to the light around it; edges stay where they are. The picture goes on beyond its border:
 * else a strip of desk between page and border would be as thin as print.
 */
function withoutPrint(values: Uint8Array, width: number, height: number): Uint8Array {
  const [wide, high] = [width + 2 * BEYOND, height + 2 * BEYOND]
  const lightened = spreadLight(spreadLight(goOn(values, width, height), wide, high), high, wide)
  const negative = lightened.map((value) => 255 - value)
  const closed = spreadLight(spreadLight(negative, wide, high), high, wide)
  const kept = new Uint8Array(values.length)
  for (let y = 0, at = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1, at += 1) kept[at] = 255 - byteAt(closed, (y + BEYOND) * wide + x + BEYOND)
  return kept
}

/** A map with its outermost values repeated around it. */
function goOn(values: Uint8Array, width: number, height: number): Uint8Array {
  const within = (place: number, size: number) => Math.min(size - 1, Math.max(0, place - BEYOND))
  const wide = width + 2 * BEYOND
  const larger = new Uint8Array(wide * (height + 2 * BEYOND))
  for (let y = 0, at = 0; y < height + 2 * BEYOND; y += 1)
    for (let x = 0; x < wide; x += 1, at += 1) larger[at] = byteAt(values, within(y, height) * width + within(x, width))
  return larger
}

/** The lightest value within reach along each row, transposed. */
function spreadLight(values: Uint8Array, width: number, height: number): Uint8Array {
  const turned = new Uint8Array(values.length)
  const row = new Uint8Array(width + 2 * REACH)
  for (let y = 0; y < height; y += 1) {
    row.set(values.subarray(y * width, (y + 1) * width), REACH)
    row.fill(0, REACH + width)
    // Of two, of four, of eight neighbours: the window grows by doubling.
    for (let span = 1; span <= REACH; span *= 2) raise(row, span)
    raise(row, 1)
    for (let x = 0; x < width; x += 1) turned[x * height + y] = byteAt(row, x)
    row.fill(0, 0, REACH)
  }
  return turned
}

/** Each value, or the one so many places on if that is lighter. */
function raise(row: Uint8Array, by: number): void {
  for (let x = 0; x + by < row.length; x += 1) if (byteAt(row, x + by) > byteAt(row, x)) row[x] = byteAt(row, x + by)
}
