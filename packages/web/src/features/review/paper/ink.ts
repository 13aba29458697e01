import type { Box } from '@tickmark/document'

/** Where a page has ink: a summed-area table of the pixels whose brightness differs from a neighbour. */
export interface Ink {
  width: number
  height: number
  /** (width + 1) × (height + 1) counts of such pixels above and to the left. */
  sums: Uint32Array
}

/** Width of the examined picture (pixels): the space between two lines is still visible, and the scan takes a few milliseconds. */
const WIDTH = 800
/** A difference of brightness (of 255) from which a pixel counts as an edge; the gradient of a coloured background stays below it. */
const EDGE = 36

export type Drawn = HTMLCanvasElement | HTMLImageElement

/** Scans a drawn page. */
export function readInk(drawn: Drawn): Ink {
  const { width: fullWidth, height: fullHeight } = sizeOf(drawn)
  const [width, height] = [WIDTH, Math.round((WIDTH * fullHeight) / fullWidth)]
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true })!
  context.drawImage(drawn, 0, 0, width, height)
  return sumEdges(context.getImageData(0, 0, width, height))
}

const sizeOf = (drawn: Drawn) =>
  drawn instanceof HTMLImageElement ? { width: drawn.naturalWidth, height: drawn.naturalHeight } : drawn

export function sumEdges({ data, width, height }: Pick<ImageData, 'data' | 'width' | 'height'>): Ink {
  const sums = new Uint32Array((width + 1) * (height + 1))
  // The first row has none above it.
  let above = new Uint8Array()
  for (let y = 0; y < height; y++) {
    const row = new Uint8Array(width)
    let inRow = 0
    let left: number | undefined
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 4
      const bright = Math.trunc((sampleAt(data, at) * 3 + sampleAt(data, at + 1) * 6 + sampleAt(data, at + 2)) / 10)
      row[x] = bright
      if (isEdge(bright, left) || isEdge(bright, above[x])) inRow++
      left = bright
      sums[(y + 1) * (width + 1) + x + 1] = sampleAt(sums, y * (width + 1) + x + 1) + inRow
    }
    above = row
  }
  return { width, height, sums }
}

const isEdge = (bright: number, beside: number | undefined): boolean =>
  beside !== undefined && Math.abs(bright - beside) > EDGE

/** Whether a box of the page (0–1) lies within it and holds nothing that is drawn. */
export function isBlank(ink: Ink, box: Box): boolean {
  if (box.some((edge) => edge < 0 || edge > 1)) return false
  return countInk(ink, pixelsOf(ink, box)) === 0
}

/**
 * Pixels that a vertical rule takes, how far above and below a box it must go on to be one, since a digit ends there, and the share of that
 * height that it covers: where another rule crosses it nothing differs from its neighbour.
 */
const UPRIGHT = { thick: 4, beyond: 6, share: 0.8 }

/** Whether a box of the page (0–1) holds nothing that is drawn but one upright rule through it, as between the columns of a bordered table. */
export function isCrossedByRule(ink: Ink, box: Box): boolean {
  if (box.some((edge) => edge < 0 || edge > 1)) return false
  const [x1, y1, x2, y2] = pixelsOf(ink, box)
  const drawn = Array.from({ length: x2 - x1 }, (_, at) => x1 + at).filter((x) => countInk(ink, [x, y1, x + 1, y2]) > 0)
  const [first, last] = [drawn[0], drawn.at(-1)]
  if (first === undefined || last === undefined || last - first >= UPRIGHT.thick) return false
  return drawn.every((x) => isUpright(ink, x, y1, y2))
}

/** Whether a column of pixels is part of a vertical rule that goes on above and below. */
function isUpright(ink: Ink, x: number, y1: number, y2: number): boolean {
  const [top, bottom] = [y1 - UPRIGHT.beyond, y2 + UPRIGHT.beyond]
  return countInk(ink, [x, top, x + 1, bottom]) >= (bottom - top) * UPRIGHT.share
}

/** The ruled lines of a cell lie at most this deep in its box (pixels) and cover at least this share of a side. */
const RULE = { depth: 4, share: 0.9 }

/** The box of the ink within a box, without ruled lines at its edges: for a cell, its text. An empty box stays as it is. */
export function tighten(ink: Ink, box: Box): Box {
  let [x1, y1, x2, y2] = pixelsOf(ink, box)
  const column = (x: number): number => countInk(ink, [x, y1, x + 1, y2])
  const row = (y: number): number => countInk(ink, [x1, y, x2, y + 1])
  const [wide, high] = [(x2 - x1) * RULE.share, (y2 - y1) * RULE.share]
  const depthOf = (isRule: (depth: number) => boolean): number => {
    let depth = RULE.depth
    while (depth > 0 && !isRule(depth - 1)) depth--
    return depth
  }
  ;[y1, y2, x1, x2] = [
    y1 + depthOf((depth) => row(y1 + depth) > wide),
    y2 - depthOf((depth) => row(y2 - 1 - depth) > wide),
    x1 + depthOf((depth) => column(x1 + depth) > high),
    x2 - depthOf((depth) => column(x2 - 1 - depth) > high),
  ]
  // The rule under a total often begins or ends within the cell of its neighbour: what is above or below it is not the figure's.
  const middle = Math.floor((y1 + y2) / 2)
  const ruled = (y: number, inner: number): boolean =>
    isRuleFrom(ink, x1, y, inner) || isRuleFrom(ink, x2 - STRIPE.length, y, inner)
  for (let y = middle; y < y2; y++) if (ruled(y, y - STRIPE.clear)) y2 = y
  for (let y = middle - 1; y >= y1; y--) if (ruled(y, y + 1)) y1 = y + 1
  while (y1 < y2 && row(y1) === 0) y1++
  while (y1 < y2 && row(y2 - 1) === 0) y2--
  const empty = (x: number): boolean => column(x) === 0 || isUpright(ink, x, y1, y2)
  while (x1 < x2 && empty(x1)) x1++
  while (x1 < x2 && empty(x2 - 1)) x2--
  return x1 < x2 && y1 < y2 ? [x1 / ink.width, y1 / ink.height, x2 / ink.width, y2 / ink.height] : box
}

/** How long a rule that comes in from beside a cell goes on in it at least, and how far towards the figure nothing is printed (pixels). */
const STRIPE = { length: 6, clear: 2 }

/** Whether a row of pixels begins with a piece of a rule: the stroke of a letter has others beside it, from `inner` on. */
function isRuleFrom(ink: Ink, x: number, y: number, inner: number): boolean {
  const end = x + STRIPE.length
  if (countInk(ink, [x, y, end, y + 1]) < STRIPE.length) return false
  return countInk(ink, [x, inner, end, inner + STRIPE.clear]) === 0
}

const pixelsOf = ({ width, height }: Ink, [left, top, right, bottom]: Box): Box => [
  Math.floor(left * width),
  Math.floor(top * height),
  Math.ceil(right * width),
  Math.ceil(bottom * height),
]

/** A value at an index that lies within the picture. */
const sampleAt = (values: Uint8ClampedArray | Uint32Array, index: number): number => values[index]!

function countInk({ width, height, sums }: Ink, [x1, y1, x2, y2]: Box): number {
  if (x1 >= x2 || y1 >= y2) return 0
  const at = (x: number, y: number): number =>
    sampleAt(sums, Math.min(height, Math.max(0, y)) * (width + 1) + Math.min(width, Math.max(0, x)))
  return at(x2, y2) - at(x1, y2) - at(x2, y1) + at(x1, y1)
}
