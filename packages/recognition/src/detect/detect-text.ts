import { byteAt } from '../bitmap/read-samples.ts'
import { itemAt, numberAt } from '@tickmark/document'
import type { Bitmap } from '../bitmap/bitmap.ts'
import { cropBitmap, resizeBitmap } from '../bitmap/bitmap.ts'
import type { LineBox } from '../bitmap/line-box.ts'
import { lowText } from './low-text.ts'
import { traceRegions } from './trace-regions.ts'
import { runModel } from '../network/sessions.ts'

/** The detector's input grows no larger: beyond it costs more and finds less. */
const LONG_SIDE = 960
/** Text lower than this in the detector's input is found in pieces only. */
const SMALLEST_TEXT = 9
/** Height to which small text is brought, in pixels of the detector's input. */
const WANTED_TEXT = 16
const MAXIMUM_TILES = 24
/** Fewer lines tell nothing of the size of the text. */
const FEW = 4
/** Factor by which two overlapping tiles reach from side to side. */
const HALVES = 1.8

/** Room for a last mark at either end, in thicknesses: full stops and commas are often left out of what is found. */
const END_ROOM = 0.15

/** Print, however faint, differs more from its paper: levels of a channel. */
const LEAST_CONTRAST = 12

/** Finds lines of text. First in the whole picture; again in tiles where that shows the text to be small. */
export async function detectText(bitmap: Bitmap, model: string): Promise<LineBox[]> {
  // Few lines would send the search into tiles, which is dear where there is nothing to find.
  if (isOneColour(bitmap)) return []
  const whole = Math.min(1.5, LONG_SIDE / Math.max(bitmap.width, bitmap.height))
  const seen = await detectAt(bitmap, whole, model)
  if (seen.length >= FEW || whole >= 1)
    return giveRoom(await detectCloser(bitmap, { boxes: seen, scale: whole }, model))
  // Perhaps the text is too small to be seen at all. A photograph without text shows as little in a few tiles as in many.
  const scale = Math.min(1, whole * HALVES)
  const tiled = await detectInTiles(bitmap, scale, model)
  const boxes = isAsGood(tiled, seen) ? tiled : seen
  return giveRoom(boxes.length < FEW ? boxes : await detectCloser(bitmap, { boxes, scale }, model))
}

/** Finds the lines in tiles where those found are of small text. */
async function detectCloser(
  bitmap: Bitmap,
  { boxes, scale }: { boxes: LineBox[]; scale: number },
  model: string,
): Promise<LineBox[]> {
  const closer = tileScale(bitmap, boxes, scale)
  if (closer <= scale * 1.2) return boxes
  const tiled = await detectInTiles(bitmap, closer, model)
  return isAsGood(tiled, boxes) ? tiled : boxes
}

/** Whether tiles show what was seen without them: of large text they may show pieces only. */
function isAsGood(tiled: readonly LineBox[], seen: readonly LineBox[]): boolean {
  return tiled.length >= seen.length * 0.7
}

/** Whether all pixels are as good as the same. */
function isOneColour({ data }: Bitmap): boolean {
  for (let at = 0; at < data.length; at += 1)
    if (Math.abs(byteAt(data, at) - byteAt(data, at % 3)) > LEAST_CONTRAST) return false
  return true
}

/** Lengthens boxes at their ends, as far as no neighbour on the same line is in the way. */
function giveRoom(boxes: readonly LineBox[]): LineBox[] {
  return boxes.map((box) => {
    if (box.upended) return box
    const cos = Math.cos(box.angle)
    const sin = Math.sin(box.angle)
    let [left, right] = [END_ROOM * box.thickness, END_ROOM * box.thickness]
    for (const other of boxes) {
      const along = (other.centerX - box.centerX) * cos + (other.centerY - box.centerY) * sin
      const across = (other.centerY - box.centerY) * cos - (other.centerX - box.centerX) * sin
      if (other === box || Math.abs(across) > (box.thickness + other.thickness) * 0.35) continue
      const gap = Math.abs(along) - (box.length + other.length) / 2
      if (along > 0) right = Math.min(right, Math.max(0, gap * 0.4))
      else left = Math.min(left, Math.max(0, gap * 0.4))
    }
    const shift = (right - left) / 2
    return {
      ...box,
      length: box.length + left + right,
      centerX: box.centerX + shift * cos,
      centerY: box.centerY + shift * sin,
    }
  })
}

function tileScale(bitmap: Bitmap, boxes: readonly LineBox[], scale: number): number {
  if (boxes.length < FEW) return scale
  const low = lowText(boxes) * scale
  if (low >= SMALLEST_TEXT || scale >= 1) return scale
  const wanted = Math.min(1, scale * Math.min(3, WANTED_TEXT / Math.max(low, 5)))
  const most = Math.sqrt((MAXIMUM_TILES * LONG_SIDE * LONG_SIDE * 0.7) / (bitmap.width * bitmap.height))
  return Math.min(wanted, most)
}

async function detectInTiles(bitmap: Bitmap, scale: number, model: string): Promise<LineBox[]> {
  const side = Math.floor(LONG_SIDE / scale)
  const overlap = Math.floor(side * 0.12)
  const columns = tileStarts(bitmap.width, side, overlap)
  const rows = tileStarts(bitmap.height, side, overlap)
  const boxes: LineBox[] = []
  for (const top of rows) {
    for (const left of columns) {
      const width = Math.min(side, bitmap.width - left)
      const height = Math.min(side, bitmap.height - top)
      for (const box of await detectAt(cropBitmap(bitmap, left, top, width, height), scale, model)) {
        boxes.push({ ...box, centerX: box.centerX + left, centerY: box.centerY + top })
      }
    }
  }
  return columns.length * rows.length > 1 ? joinAcrossTiles(boxes) : boxes
}

function tileStarts(extent: number, side: number, overlap: number): number[] {
  if (extent <= side) return [0]
  const count = Math.ceil((extent - overlap) / (side - overlap))
  return Array.from({ length: count }, (_, index) => Math.round((index * (extent - side)) / (count - 1)))
}

/** Finds the lines of text in a picture scaled by a factor. */
export async function detectAt(bitmap: Bitmap, scale: number, model: string): Promise<LineBox[]> {
  const width = Math.max(32, Math.round((bitmap.width * scale) / 32) * 32)
  const height = Math.max(32, Math.round((bitmap.height * scale) / 32) * 32)
  const small = await resizeBitmap(bitmap, width, height)
  const { data } = await runModel(model, toPlanes(small), height, width)
  return traceRegions(data, width, height, bitmap.width / width, bitmap.height / height)
}

/** Means and deviations of ImageNet, blue first, as the detector was trained. */
function toPlanes({ width, height, data }: Bitmap): Float32Array {
  const mean = [0.485, 0.456, 0.406]
  const deviation = [0.229, 0.224, 0.225]
  const size = width * height
  const planes = new Float32Array(size * 3)
  for (let channel = 0; channel < 3; channel += 1) {
    const factor = 1 / 255 / numberAt(deviation, channel)
    const offset = numberAt(mean, channel) / numberAt(deviation, channel)
    for (let i = 0, j = 2 - channel; i < size; i += 1, j += 3)
      planes[channel * size + i] = byteAt(data, j) * factor - offset
  }
  return planes
}

/** A line that crosses tiles is seen in part by each: parts on one line that overlap become one. */
function joinAcrossTiles(boxes: readonly LineBox[]): LineBox[] {
  const joined: LineBox[] = []
  for (const box of boxes.toSorted((a, b) => b.length * b.thickness - a.length * a.thickness)) {
    const index = joined.findIndex((other) => sameLine(other, box))
    if (index < 0) joined.push(box)
    else joined[index] = unite(itemAt(joined, index), box)
  }
  return joined.length < boxes.length ? joinAcrossTiles(joined) : joined
}

function sameLine(a: LineBox, b: LineBox): boolean {
  if (a.upended !== b.upended) return insideOf(a, b)
  const cos = Math.cos(a.angle)
  const sin = Math.sin(a.angle)
  const along = (b.centerX - a.centerX) * cos + (b.centerY - a.centerY) * sin
  const across = (b.centerY - a.centerY) * cos - (b.centerX - a.centerX) * sin
  const overlapAlong = (a.length + b.length) / 2 - Math.abs(along)
  const overlapAcross = (a.thickness + b.thickness) / 2 - Math.abs(across)
  const acrossShare = overlapAcross / Math.min(a.thickness, b.thickness)
  const alongShare = overlapAlong / Math.min(a.length, b.length)
  return a.upended ? acrossShare > 0.02 && alongShare > 0.6 : alongShare > 0 && overlapAlong > 2 && acrossShare > 0.6
}

function insideOf(a: LineBox, b: LineBox): boolean {
  return Math.abs(a.centerX - b.centerX) < a.length / 2 && Math.abs(a.centerY - b.centerY) < a.thickness / 2
}

function unite(a: LineBox, b: LineBox): LineBox {
  const cos = Math.cos(a.angle)
  const sin = Math.sin(a.angle)
  const along = (b.centerX - a.centerX) * cos + (b.centerY - a.centerY) * sin
  const across = (b.centerY - a.centerY) * cos - (b.centerX - a.centerX) * sin
  const left = Math.min(-a.length / 2, along - b.length / 2)
  const right = Math.max(a.length / 2, along + b.length / 2)
  const top = Math.min(-a.thickness / 2, across - b.thickness / 2)
  const bottom = Math.max(a.thickness / 2, across + b.thickness / 2)
  const u = (left + right) / 2
  const v = a.upended ? (top + bottom) / 2 : 0
  return {
    ...a,
    centerX: a.centerX + u * cos - v * sin,
    centerY: a.centerY + u * sin + v * cos,
    length: right - left,
    thickness: a.upended ? bottom - top : Math.max(a.thickness, b.thickness),
    score: Math.max(a.score, b.score),
  }
}
