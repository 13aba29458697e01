import { median } from '@tickmark/document/page'
import { byteAt } from '../bitmap/read-samples.ts'
import type { Bitmap } from '../bitmap/bitmap.ts'
import { toGray } from '../bitmap/bitmap.ts'
import type { LineBox } from '../bitmap/line-box.ts'
import type { PageLine } from './page-line.ts'
import { isNumberText } from './read-again.ts'
import { takePiece } from '../bitmap/take-piece.ts'
import type { MarkMap } from '../bitmap/take-piece.ts'

/** Height of a line's box where ink is looked for, in pixels: a dash is then two or three of them high. */
const WORKING_THICKNESS = 22
/** Side of the squares in which the paper's brightness is measured, in pixels at working size. */
const SQUARE = 24
/** Ink is darker than this share of the paper. */
const DARK = 0.72

/** A piece of ink that stands alone, in pixels of the picture. */
interface Piece {
  left: number
  top: number
  right: number
  bottom: number
  /** Share of its rectangle that is inked. */
  filled: number
}

/** Ink that the detector passed over where a table has a place for it: what it looks like, and the box of the line it makes. */
export interface MissedInk {
  kind: 'dash' | 'characters'
  box: LineBox
  /** Of the ink itself, in heights of the box. */
  width: number
}

/** Takes a point of the picture to its place on the page laid straight. */
export type Lay = (x: number, y: number) => { x: number; y: number }

/** A line found, where it would lie on the straight page. */
interface Laid {
  box: LineBox
  x: number
  y: number
}

/**
 * The detector often passes over what is a character or two wide: a dash in an empty cell, the number of a note. Looked for where
 * a row of text and a column of figures cross.
 */
export function findMissedInk(bitmap: Bitmap, lines: readonly PageLine[], lay: Lay): MissedInk[] {
  const level = lines.filter(({ box }) => !box.upended)
  const toLaid = ({ box }: PageLine): Laid => ({ box, ...lay(box.centerX, box.centerY) })
  const figures = level.filter(({ read }) => isNumberText(read.text)).map(toLaid)
  if (figures.length < 3) return []
  const thickness = median(figures.map(({ box }) => box.thickness))
  const shrink = Math.max(1, Math.round(thickness / WORKING_THICKNESS))
  const pieces = joinPieces(findPieces(bitmap, shrink), thickness * 0.25)
  const rows = level.map(toLaid).filter(({ box }) => box.thickness < thickness * 1.6)
  return pieces
    .filter((piece) => !lines.some(({ box }) => holds(box, piece)))
    .flatMap((piece) => toMissed(piece, pieces, { rows, figures, thickness, lay }) ?? [])
}

function toMissed(
  piece: Piece,
  pieces: readonly Piece[],
  { rows, figures, thickness, lay }: { rows: readonly Laid[]; figures: readonly Laid[]; thickness: number; lay: Lay },
): MissedInk | undefined {
  const [width, height] = [piece.right - piece.left, piece.bottom - piece.top]
  const isDash = height < 0.16 * thickness && width > 0.14 * thickness && width < 1.1 * thickness && piece.filled > 0.6
  const isText = height > 0.35 * thickness && height < thickness && width > 0.1 * thickness && width < 1.6 * thickness
  if (!isDash && !isText) return undefined
  if (isDash && pieces.some((other) => other !== piece && isBeside(other, piece, thickness))) return undefined
  const [centerX, centerY] = [(piece.left + piece.right) / 2, (piece.top + piece.bottom) / 2]
  const { x, y } = lay(centerX, centerY)
  const tolerance = isDash ? 0.17 : 0.25
  const row = rows.find(
    (line) => Math.abs(line.y - y) < tolerance * line.box.thickness && Math.abs(line.x - x) > line.box.length / 2,
  )
  if (!row || !figures.some((figure) => isInColumn(figure, { x, y, width }))) return undefined
  const size = { length: width + 0.5 * thickness, thickness: Math.min(row.box.thickness, thickness) }
  return {
    kind: isDash ? 'dash' : 'characters',
    box: { ...row.box, ...size, centerX, centerY },
    width: width / thickness,
  }
}

/** Whether a line's box covers the middle of a piece of ink. */
function holds(box: LineBox, { left, right, top, bottom }: Piece): boolean {
  const [dx, dy] = [(left + right) / 2 - box.centerX, (top + bottom) / 2 - box.centerY]
  const [cos, sin] = [Math.cos(box.angle), Math.sin(box.angle)]
  return Math.abs(dx * cos + dy * sin) <= box.length / 2 && Math.abs(dy * cos - dx * sin) <= box.thickness / 2
}

/** What has company to its left or right is a piece of a rule, of a row of dots or of a word. */
function isBeside(other: Piece, piece: Piece, thickness: number): boolean {
  const apart = Math.max(other.left - piece.right, piece.left - other.right)
  const lower = Math.max(other.top - piece.bottom, piece.top - other.bottom)
  return apart < 2 * thickness && lower < 0.15 * thickness
}

/** Whether ink stands in the width of a figure above or below. */
function isInColumn(figure: Laid, { x, y, width }: { x: number; y: number; width: number }): boolean {
  const { length, thickness } = figure.box
  const away = Math.abs(y - figure.y)
  if (away < thickness * 0.6 || away > thickness * 14) return false
  return Math.abs(x - figure.x) + width / 2 < length / 2 + thickness * 0.4
}

/** Connected ink. */
function findPieces(bitmap: Bitmap, shrink: number): Piece[] {
  const map = findDarkPixels(bitmap, shrink)
  const pieces: Piece[] = []
  for (let at = 0; at < map.marks.length; at += 1) {
    if (!map.marks[at]) continue
    const { left, right, top, bottom, count } = takePiece(at, map, 1)
    const filled = count / ((right - left + 1) * (bottom - top + 1))
    if (count > 2) {
      pieces.push({
        left: left * shrink,
        right: (right + 1) * shrink,
        top: top * shrink,
        bottom: (bottom + 1) * shrink,
        filled,
      })
    }
  }
  return pieces
}

/** 1 where there is ink; pixels of the picture, `shrink` by `shrink` to one. */
function findDarkPixels(bitmap: Bitmap, shrink: number): MarkMap {
  const { width, height, gray } = shrinkGray(bitmap, shrink)
  const marks = new Uint8Array(width * height)
  const columns = Math.ceil(width / SQUARE)
  for (let square = 0; square < columns * Math.ceil(height / SQUARE); square += 1) {
    const [left, top] = [(square % columns) * SQUARE, Math.floor(square / columns) * SQUARE]
    const [right, bottom] = [Math.min(width, left + SQUARE), Math.min(height, top + SQUARE)]
    const values: number[] = []
    for (let y = top; y < bottom; y += 1) for (let x = left; x < right; x += 1) values.push(byteAt(gray, y * width + x))
    const dark = byteAt(Uint8Array.from(values).sort(), Math.floor(values.length * 0.75)) * DARK
    for (let y = top; y < bottom; y += 1)
      for (let x = left; x < right; x += 1) if (byteAt(gray, y * width + x) < dark) marks[y * width + x] = 1
  }
  return { width, height, marks }
}

function shrinkGray(bitmap: Bitmap, by: number): { width: number; height: number; gray: Uint8Array } {
  const source = toGray(bitmap)
  if (by === 1) return { width: bitmap.width, height: bitmap.height, gray: source }
  const [width, height] = [Math.floor(bitmap.width / by), Math.floor(bitmap.height / by)]
  const gray = new Uint8Array(width * height)
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      let sum = 0
      for (let dy = 0; dy < by; dy += 1) {
        for (let dx = 0; dx < by; dx += 1) sum += byteAt(source, (y * by + dy) * bitmap.width + x * by + dx)
      }
      gray[y * width + x] = sum / (by * by)
    }
  }
  return { width, height, gray }
}

/** Pieces that stand together make one: two digits of a note's number. A piece with too much company is a pattern or a rule. */
function joinPieces(pieces: readonly Piece[], gap: number): Piece[] {
  const joined: Piece[] = []
  for (const piece of pieces.toSorted((a, b) => a.left - b.left)) {
    const twin = joined.find(
      (other) => piece.left - other.right < gap && piece.top < other.bottom + gap && other.top < piece.bottom + gap,
    )
    if (!twin) joined.push({ ...piece })
    else {
      twin.right = Math.max(twin.right, piece.right)
      twin.top = Math.min(twin.top, piece.top)
      twin.bottom = Math.max(twin.bottom, piece.bottom)
      twin.filled = Math.min(twin.filled, piece.filled)
    }
  }
  return joined
}
