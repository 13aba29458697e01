import type { Box } from '@tickmark/document'

/** Where something is drawn on a page: a sum table of the pixels that differ from their neighbours. */
export interface Ink {
  width: number
  height: number
  /** (width + 1) × (height + 1): how many such pixels lie above and to the left. */
  sums: Uint32Array
}

/** Fine enough for the space between two lines, small enough for a few milliseconds. */
const WIDTH = 800
/** Steps of brightness (of 255) that the eye takes for an edge; the ground of a head or a picture has none within. */
const EDGE = 36

export type Drawn = HTMLCanvasElement | HTMLImageElement

/** Looks at a page as it is drawn. */
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
  let above = new Int16Array(width)
  let row = new Int16Array(width)
  for (let y = 0; y < height; y++) {
    let inRow = 0
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 4
      row[x] = (data[at]! * 3 + data[at + 1]! * 6 + data[at + 2]!) / 10
      const left = x > 0 ? row[x - 1]! : row[x]!
      const up = y > 0 ? above[x]! : row[x]!
      if (Math.abs(row[x]! - left) > EDGE || Math.abs(row[x]! - up) > EDGE) inRow++
      sums[(y + 1) * (width + 1) + x + 1] = sums[y * (width + 1) + x + 1]! + inRow
    }
    ;[above, row] = [row, above]
  }
  return { width, height, sums }
}

/** Whether a box of the page (0–1) lies within it and holds nothing that is drawn. */
export function isBlank(ink: Ink, box: Box): boolean {
  if (box.some((edge) => edge < 0 || edge > 1)) return false
  return countInk(ink, pixelsOf(ink, box)) === 0
}

/** Lines around a cell lie no deeper in its box than this (pixels), and cover this share of its side. */
const RULE = { depth: 4, share: 0.9 }

/** What is drawn within a box, without the lines that rule its edges: of a cell, its text. The box itself where it is empty. */
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
  while (y1 < y2 && row(y1) === 0) y1++
  while (y1 < y2 && row(y2 - 1) === 0) y2--
  while (x1 < x2 && column(x1) === 0) x1++
  while (x1 < x2 && column(x2 - 1) === 0) x2--
  return x1 < x2 && y1 < y2 ? [x1 / ink.width, y1 / ink.height, x2 / ink.width, y2 / ink.height] : box
}

const pixelsOf = ({ width, height }: Ink, [left, top, right, bottom]: Box): Box => [
  Math.floor(left * width),
  Math.floor(top * height),
  Math.ceil(right * width),
  Math.ceil(bottom * height),
]

function countInk({ width, height, sums }: Ink, [x1, y1, x2, y2]: Box): number {
  if (x1 >= x2 || y1 >= y2) return 0
  const at = (x: number, y: number): number =>
    sums[Math.min(height, Math.max(0, y)) * (width + 1) + Math.min(width, Math.max(0, x))]!
  return at(x2, y2) - at(x1, y2) - at(x2, y1) + at(x1, y1)
}
