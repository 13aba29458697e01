import { byteAt, countAt, countUp } from '../bitmap/read-samples.ts'
import type { Rectangle } from '@tickmark/document/page'
import { takePiece } from '../bitmap/take-piece.ts'
import type { MarkMap } from '../bitmap/take-piece.ts'
import type { ToneMap } from './tone-map.ts'

/** Lines drawn with a ruler are at least so long and at most so thick, in cells. */
const SHORTEST_RULE = 14
const THICKEST_RULE = 3
/** Share of a rule that is thin where nothing touches it. */
const THIN = 0.25
/** Pieces smaller than this in both directions are dirt, dots and what is left of letters; in cells. */
const SMALLEST = 5
/** A rectangle of one colour covers this share of its bounds, which a disc does not, */
const RECTANGULAR = 0.8
/** and is at least so thick, in cells. */
const THINNEST_BLOCK = 4
/** Shades in which a photograph's cells are counted, and how many of them, evenly used, it has at least. */
const SHADES = 16
const LEAST_SHADES = 4.5
/** A photograph that is nearly of one shade is at least so large, in cells: headings on a fill are lower. */
const LEAST_PHOTOGRAPH = 30
/** Grounds that something may be drawn on are at least so large, in cells; and what is drawn differs by so much, of 255. */
const LEAST_GROUND = 40
const LEAST_STEP = 24
/** What has this share of its cells in one shade is of one colour. */
const FLAT = 0.92
/** Solid cells that tell a photograph. */
const LEAST_SOLID = 300

/** Connected cells that are neither paper nor text nor rules. Bounds in cells, the right and lower one beyond the last. */
export interface Shape extends Rectangle {
  /** photograph: continuous tone · block: a rectangle of one colour · drawing: strokes, curves, everything else. */
  kind: 'photograph' | 'block' | 'drawing'
}

/** Shapes, and sets of ruled lines that meet one another. */
export interface Shapes {
  shapes: Shape[]
  frames: Rectangle[]
}

/** Takes apart what stands on a page beside its text. `texts` are places of lines that were read, in cells. */
export function findShapes(map: ToneMap, texts: readonly Rectangle[]): Shapes {
  const { width, height } = map
  const marks = Uint8Array.from(map.marks)
  const isText = new Uint8Array(marks.length)
  for (const text of texts) clear(marks, isText, text, map)
  const rules = takeRules(marks, map)
  const solid = erode(marks, map)
  const shapes = takeAll({ width, height, marks }, (piece, cells) => {
    if (Math.max(piece.right - piece.left, piece.bottom - piece.top) < SMALLEST) return undefined
    return { ...piece, kind: kindOf(piece, cells, { map, solid, isText }) }
  })
  return {
    shapes: shapes.flatMap((shape) => [shape, ...shapesWithin(shape, map, texts)]),
    frames: takeAll({ width, height, marks: rules }, (piece) => piece),
  }
}

/** What is drawn on a block: on the grounds of charts there are lines and bars, on those of tables there is text. */
function shapesWithin(block: Shape, map: ToneMap, texts: readonly Rectangle[]): Shape[] {
  const [width, height] = [block.right - block.left, block.bottom - block.top]
  if (block.kind !== 'block' || Math.min(width, height) < LEAST_GROUND) return []
  const cells = Array.from({ length: width * height }, (_, at) => {
    const [x, y] = [at % width, Math.floor(at / width)]
    return byteAt(map.light, (block.top + y) * map.width + block.left + x)
  })
  const ground = byteAt(Uint8Array.from(cells).sort(), cells.length >> 1)
  const marks = Uint8Array.from(cells, (light) => Number(Math.abs(light - ground) > LEAST_STEP))
  const within = (place: Rectangle, by: number): Rectangle => ({
    left: place.left + by * block.left,
    right: place.right + by * block.left,
    top: place.top + by * block.top,
    bottom: place.bottom + by * block.top,
  })
  const inner = { width, height, scale: map.scale, light: Uint8Array.from(cells), marks }
  const { shapes } = findShapes(
    inner,
    texts.map((text) => within(text, -1)),
  )
  return shapes.map((shape) => ({ ...shape, ...within(shape, 1) }))
}

/** Takes a text out of the marks: what is left is the ground that it stands on, row by row: paper, or a fill to both sides. */
function clear(marks: Uint8Array, isText: Uint8Array, text: Rectangle, { width, height }: ToneMap): void {
  const [left, right] = [Math.max(0, Math.floor(text.left)), Math.min(width, Math.ceil(text.right))]
  if (right <= left) return
  for (let y = Math.max(0, Math.floor(text.top)); y < Math.min(height, Math.ceil(text.bottom)); y += 1) {
    const row = y * width
    const isFilled = left > 0 && right < width ? byteAt(marks, row + left - 1) & byteAt(marks, row + right) : 0
    marks.fill(isFilled, row + left, row + right)
    isText.fill(1, row + left, row + right)
  }
}

function takeAll<Found>(
  map: MarkMap,
  judge: (piece: Rectangle, cells: readonly number[]) => Found | undefined,
): Found[] {
  const found: Found[] = []
  const cells: number[] = []
  for (let start = 0; start < map.marks.length; start += 1) {
    if (!map.marks[start]) continue
    cells.length = 0
    const { left, right, top, bottom } = takePiece(start, map, 1, (at) => cells.push(at))
    const judged = judge({ left, top, right: right + 1, bottom: bottom + 1 }, cells)
    if (judged) found.push(judged)
  }
  return found
}

function kindOf(
  { left, top, right, bottom }: Rectangle,
  cells: readonly number[],
  { map, solid, isText }: { map: ToneMap; solid: Uint8Array; isText: Uint8Array },
): Shape['kind'] {
  const counts = countShades(
    cells.filter((at) => solid[at] && !isText[at]),
    map,
  )
  const inner = counts.reduce((sum, count) => sum + count, 0)
  const [width, height] = [right - left, bottom - top]
  if (inner >= LEAST_SOLID && shadesOf(counts) >= LEAST_SHADES) return 'photograph'
  // Text that reaches the edge of a fill has taken a piece out of it.
  let covered = cells.reduce((sum, at) => sum + Number(!isText[at]), 0)
  for (let y = top; y < bottom; y += 1)
    for (let at = y * map.width + left; at < y * map.width + right; at += 1) covered += byteAt(isText, at)
  const isRectangle = covered >= RECTANGULAR * width * height && Math.min(width, height) >= THINNEST_BLOCK
  if (!isRectangle) return 'drawing'
  return Math.min(width, height) < LEAST_PHOTOGRAPH || flatShare(counts) >= FLAT ? 'block' : 'photograph'
}

function countShades(cells: readonly number[], { light }: ToneMap): Uint32Array {
  const counts = new Uint32Array(SHADES)
  for (const at of cells) countUp(counts, Math.floor((byteAt(light, at) * SHADES) / 256))
  return counts
}

/** The share of cells in the shade that most of them are in, and its neighbours. */
function flatShare(counts: Uint32Array): number {
  const total = counts.reduce((sum, count) => sum + count, 0)
  const around = counts.map((count, shade) => (counts[shade - 1] ?? 0) + count + (counts[shade + 1] ?? 0))
  return Math.max(...around) / Math.max(1, total)
}

/** How many shades cells are in, were all used as often: two to the power of their entropy. */
function shadesOf(counts: Uint32Array): number {
  const total = counts.reduce((sum, count) => sum + count, 0)
  let entropy = 0
  for (const count of counts) if (count > 0) entropy -= (count / total) * Math.log2(count / total)
  return 2 ** entropy
}

/** Takes long, thin, level or upright runs out of the marks and returns them. Text may touch them here and there. */
function takeRules(marks: Uint8Array, { width, height }: ToneMap): Uint8Array {
  const level = { lines: height, length: width, stride: width, step: 1 }
  const upright = { lines: width, length: height, stride: 1, step: width }
  const rules = new Uint8Array(marks.length)
  for (const [along, across] of [
    [level, measureRuns(marks, upright)],
    [upright, measureRuns(marks, level)],
  ] as const) {
    eachRun(marks, along, (start, length) => {
      if (length < SHORTEST_RULE) return
      let thin = 0
      for (let index = 0; index < length; index += 1)
        thin += Number(countAt(across, start + index * along.step) <= THICKEST_RULE)
      if (thin < THIN * length) return
      for (let index = 0; index < length; index += 1) rules[start + index * along.step] = 1
    })
  }
  for (let at = 0; at < marks.length; at += 1) if (rules[at]) marks[at] = 0
  return rules
}

/** How a map is walked through: along its rows or along its columns. */
interface Walk {
  lines: number
  length: number
  stride: number
  step: number
}

/** For each marked cell the length of the run that it is in. */
function measureRuns(marks: Uint8Array, walk: Walk): Uint16Array {
  const lengths = new Uint16Array(marks.length)
  eachRun(marks, walk, (start, length) => {
    for (let index = 0; index < length; index += 1) lengths[start + index * walk.step] = length
  })
  return lengths
}

function eachRun(
  marks: Uint8Array,
  { lines, length, stride, step }: Walk,
  visit: (start: number, length: number) => void,
): void {
  for (let line = 0; line < lines; line += 1) {
    for (let from = 0; from < length; from += 1) {
      let to = from
      while (to < length && marks[line * stride + to * step]) to += 1
      if (to > from) visit(line * stride + from * step, to - from)
      from = to
    }
  }
}

/** Marks with marks on all four sides. */
function erode(marks: Uint8Array, { width, height }: ToneMap): Uint8Array {
  const solid = new Uint8Array(marks.length)
  for (let y = 1; y < height - 1; y += 1)
    for (let at = y * width + 1; at < (y + 1) * width - 1; at += 1)
      solid[at] =
        byteAt(marks, at) &
        byteAt(marks, at - 1) &
        byteAt(marks, at + 1) &
        byteAt(marks, at - width) &
        byteAt(marks, at + width)
  return solid
}
