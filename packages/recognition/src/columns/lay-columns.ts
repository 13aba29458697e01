import { itemAt, numberAt } from '@tickmark/document'
import { median } from '@tickmark/document/page'
import type { Bitmap } from '../bitmap/bitmap.ts'
import { clearStrip } from '../bitmap/clear-strip.ts'
import { cutStrip } from '../bitmap/cut-strip.ts'
import { findInk } from '../bitmap/find-ink.ts'
import type { LineBox } from '../bitmap/line-box.ts'
import { byteAt } from '../bitmap/read-samples.ts'
import { asInLine } from './as-in-line.ts'
import { findCells, findPitch } from './find-cells.ts'
import type { Cell } from './find-cells.ts'

/** Width of a column where its characters are told apart, in pixels. */
const WORKING_WIDTH = 32
const SMOOTHING = 0.7
/** How far the pitch of one column is from that of most. */
const NEAR = { least: 0.86, most: 1.16 }
/** Height of a cell with room above and below it, and of the line that it is laid in, in pixels. */
const CELL_HEIGHT = 36
const LINE_HEIGHT = 56
/** Room between lines. */
const LEADING = 28
/** A cell shows so much more than the pitch: characters of other columns are not all of one height. */
const ROOM = 1.04
/** Characters are laid so far apart, in pitches: what stands beside a column is left out. */
const WIDE = 1.5

/** A column whose characters have been parted. */
export interface Column {
  box: LineBox
  /** Along the column, in pixels of the picture from its upper end. */
  cells: Cell[]
  pitch: number
}

/** Columns as lines of one picture, and where in it each lies. */
export interface LaidColumns {
  bitmap: Bitmap
  lines: { column: Column; box: LineBox; cellWidth: number }[]
}

/** Parts the characters of columns of vertical writing, at the pitch that most of them share. */
export function partColumns(bitmap: Bitmap, boxes: readonly LineBox[]): Column[] {
  const inks = boxes.map((box) => {
    const strip = cutStrip(bitmap, alongColumn(box), WORKING_WIDTH)
    return findInk(clearStrip(strip, SMOOTHING)).columns.map((count) => count / WORKING_WIDTH)
  })
  const usual = median(inks.map((ink) => findPitch(ink, WORKING_WIDTH)))
  return boxes.map((box, index) => {
    const scale = box.length / WORKING_WIDTH
    const ink = itemAt(inks, index)
    const pitch = findPitch(ink, usual, NEAR)
    const cells = findCells(ink, pitch)
    return {
      box,
      pitch: pitch * scale,
      cells: cells.map(({ start, end }) => ({ start: start * scale, end: end * scale })),
    }
  })
}

/** A column as a line that runs downwards. */
export function alongColumn(box: LineBox): LineBox {
  return { ...box, length: box.thickness, thickness: box.length, angle: box.angle + Math.PI / 2 }
}

/** Lays columns as lines, one below the other, their characters upright: so they are read as any other line. */
export function layColumns(bitmap: Bitmap, columns: readonly Column[]): LaidColumns {
  const drawn = columns.map((column) => column.cells.map((cell) => drawCell(bitmap, column, cell)))
  const widths = drawn.map((cells) => cells[0]?.width ?? 1)
  const width = Math.max(...drawn.map((cells, index) => cells.length * numberAt(widths, index)))
  const height = columns.length * (LINE_HEIGHT + LEADING)
  const data = new Uint8Array(width * height * 3).fill(255)
  const lines = columns.map((column, index) => {
    const top = index * (LINE_HEIGHT + LEADING) + LEADING / 2
    const cells = itemAt(drawn, index)
    const cellWidth = numberAt(widths, index)
    for (const [at, cell] of cells.entries()) paste({ width, height, data }, cell, at * cellWidth, top)
    const length = Math.max(1, cells.length * cellWidth)
    const box: LineBox = {
      centerX: length / 2,
      centerY: top + LINE_HEIGHT / 2,
      length,
      thickness: LINE_HEIGHT,
      angle: 0,
      upended: false,
      score: column.box.score,
    }
    return { column, box, cellWidth }
  })
  return { bitmap: { width, height, data }, lines }
}

/** A character upright, black on white, without what stands above and below it. */
function drawCell(bitmap: Bitmap, { box, pitch }: Column, { start, end }: Cell): Bitmap {
  const thickness = pitch * ROOM
  const middle = placeAlong(box, (start + end) / 2)
  const cell = { ...box, centerX: middle.x, centerY: middle.y, length: pitch * WIDE, thickness, upended: false }
  const crop = cutStrip(bitmap, cell, CELL_HEIGHT)
  const blank = Math.max(0, Math.floor(((thickness - (end - start)) / 2 / thickness) * CELL_HEIGHT))
  const paper = brightest(crop)
  for (let y = 0; y < CELL_HEIGHT; y += 1) {
    if (y >= blank && y < CELL_HEIGHT - blank) continue
    for (let x = 0; x < crop.width; x += 1) crop.data.set(paper, (y * crop.width + x) * 3)
  }
  return asInLine({ ...crop, ...lighten(crop, paper) })
}

/** A place in the picture, by how far down a column it is. */
export function placeAlong(box: LineBox, along: number): { x: number; y: number } {
  const by = along - box.thickness / 2
  return { x: box.centerX - by * Math.sin(box.angle), y: box.centerY + by * Math.cos(box.angle) }
}

/** The lightest pixel's colour. */
function brightest({ data }: Bitmap): Uint8Array {
  let [at, most] = [0, -1]
  for (let pixel = 0; pixel < data.length; pixel += 3) {
    const light = byteAt(data, pixel) + byteAt(data, pixel + 1) + byteAt(data, pixel + 2)
    if (light > most) [at, most] = [pixel, light]
  }
  return data.slice(at, at + 3)
}

/** Paper made white: cells of several columns stand in one picture. */
function lighten({ data }: Bitmap, paper: Uint8Array): Pick<Bitmap, 'data'> {
  const lit = data.map((value, at) => Math.min(255, (value * 255) / Math.max(1, byteAt(paper, at % 3))))
  return { data: lit }
}

function paste(onto: Bitmap, cell: Bitmap, left: number, top: number): void {
  const above = Math.round((LINE_HEIGHT - cell.height) / 2)
  for (let y = 0; y < cell.height; y += 1)
    onto.data.set(
      cell.data.subarray(y * cell.width * 3, (y + 1) * cell.width * 3),
      ((top + above + y) * onto.width + left) * 3,
    )
}
