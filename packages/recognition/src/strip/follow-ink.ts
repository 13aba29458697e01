import { clearStrip } from '../bitmap/clear-strip.ts'
import { cutStrip } from '../bitmap/cut-strip.ts'
import type { Bitmap } from '../bitmap/bitmap.ts'
import { findInk } from '../bitmap/find-ink.ts'
import type { LineBox } from '../bitmap/line-box.ts'

/** How far beyond an end print is followed, in thicknesses of the line, and how much of the line itself is looked at with it. */
const REACH = 1.6
const INSIDE = 0.6
/** A gap as wide ends the line, in thicknesses: words stand that far apart. */
const WORD_GAP = 0.22
/** Room behind the last print. */
const ROOM = 0.12
/** Rows in which print beside a line is looked for, and rows of a column that are dark where there is some: fewer are grain. */
const HEIGHT = 24
const INKED = 3
const SMOOTHING = 0.8
/** Two parts of one line are as thick as each other, nearly, and on one height, in thicknesses. */
const AS_THICK = 1.6
const OFF_LINE = 0.3

/**
 * Lengthens lines that the detector has cut short as far as their print goes on, and joins those between which it does: of small or
 * worn type it loses the ends, or a few letters in the middle.
 */
export function followInk(bitmap: Bitmap, boxes: readonly LineBox[]): LineBox[] {
  const grown = boxes.map((box) => (box.upended ? box : grow(bitmap, box, boxes)))
  return joinTouching(grown)
}

function grow(bitmap: Bitmap, box: LineBox, all: readonly LineBox[]): LineBox {
  const [before, after] = [roomOn(-1, box, all), roomOn(1, box, all)]
  const left = Math.min(before, inkBeyond(bitmap, box, -1))
  const right = Math.min(after, inkBeyond(bitmap, box, 1))
  return left === 0 && right === 0 ? box : lengthen(box, left, right)
}

function lengthen(box: LineBox, left: number, right: number): LineBox {
  const shift = (right - left) / 2
  return {
    ...box,
    length: box.length + left + right,
    centerX: box.centerX + shift * Math.cos(box.angle),
    centerY: box.centerY + shift * Math.sin(box.angle),
  }
}

/** How far the print of a line goes on beyond one of its ends. */
function inkBeyond(bitmap: Bitmap, box: LineBox, side: -1 | 1): number {
  const { thickness } = box
  const length = (INSIDE + REACH) * thickness
  const along = side * (box.length / 2 + (REACH - INSIDE) * 0.5 * thickness)
  const piece: LineBox = {
    ...box,
    length,
    centerX: box.centerX + along * Math.cos(box.angle),
    centerY: box.centerY + along * Math.sin(box.angle),
  }
  const { columns } = findInk(clearStrip(cutStrip(bitmap, piece, HEIGHT), SMOOTHING))
  const outwards = side === 1 ? columns : columns.toReversed()
  const scale = length / outwards.length
  const end = Math.round((INSIDE * thickness) / scale)
  const gap = (WORD_GAP * thickness) / scale
  let last = -1
  for (let at = Math.max(0, Math.round(end - gap)); at < outwards.length; at += 1) {
    if ((outwards[at] ?? 0) >= INKED) last = at
    else if (at - Math.max(last, end - gap) > gap) break
  }
  // Print that goes on to the limit is a picture, or another line's.
  return last <= end || last >= outwards.length - 2 ? 0 : (last - end) * scale + ROOM * thickness
}

/** Free room between a line's end and the next box beside it. */
function roomOn(side: -1 | 1, box: LineBox, all: readonly LineBox[]): number {
  let room = Infinity
  for (const other of all) {
    if (other === box) continue
    const { along, across } = placeOf(other, box)
    if (Math.abs(across) > (box.thickness + other.thickness) * 0.35 || along * side < 0) continue
    room = Math.min(room, Math.max(0, Math.abs(along) - (box.length + other.length) / 2))
  }
  return room
}

/** Where a box stands from another one's middle, along its line and across it. */
function placeOf(other: LineBox, box: LineBox): { along: number; across: number } {
  const [dx, dy] = [other.centerX - box.centerX, other.centerY - box.centerY]
  const [cos, sin] = [Math.cos(box.angle), Math.sin(box.angle)]
  return { along: dx * cos + dy * sin, across: dy * cos - dx * sin }
}

/** Boxes of one line that have come to touch become one. */
function joinTouching(boxes: readonly LineBox[]): LineBox[] {
  const joined: LineBox[] = []
  for (const box of boxes.toSorted((a, b) => a.centerX - a.length / 2 - (b.centerX - b.length / 2))) {
    const index = joined.findIndex((other) => isContinued(other, box))
    const other = joined[index]
    if (other) joined[index] = unite(other, box)
    else joined.push(box)
  }
  return joined
}

function isContinued(line: LineBox, next: LineBox): boolean {
  if (line.upended || next.upended) return false
  const [thin, thick] = [Math.min(line.thickness, next.thickness), Math.max(line.thickness, next.thickness)]
  if (thick > AS_THICK * thin) return false
  const { along, across } = placeOf(next, line)
  return along > 0 && Math.abs(across) < OFF_LINE * thin && along - (line.length + next.length) / 2 < 1
}

function unite(line: LineBox, next: LineBox): LineBox {
  const { along } = placeOf(next, line)
  const right = Math.max(line.length / 2, along + next.length / 2)
  return {
    ...lengthen(line, 0, right - line.length / 2),
    thickness: Math.max(line.thickness, next.thickness),
    score: Math.max(line.score, next.score),
  }
}
