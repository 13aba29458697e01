import type { ServedFigure } from '@tickmark/contract'
import type { Box } from '@tickmark/document'
import { type Ink, isBlank, tighten } from './ink.ts'

/** The sign at a figure. */
export interface Sign {
  figure: ServedFigure
  /** A tick, or, where nothing is free around the figure, a line under it; dots under what could not be verified. */
  kind: 'tick' | 'line' | 'dots'
  /** Of a tick the square that it is drawn in, else the figure as it is printed. */
  box: Box
}

/** Side of a tick as shares of a figure's height, the most legible first. */
const SIZES = [1, 0.8, 0.65]
/** The drawn part of a tick within its square: what lies beside it may reach in. */
const DRAWN = { left: 0.1, top: 0.15, right: 0.9, bottom: 0.9 }

/** Places around a figure, in the order in which one would put a tick by hand: x and y of a square of a size, and the way of looking there. */
type Place = (figure: Box, wide: number, high: number) => [x: number, y: number]
const middleOf = ([, top, , bottom]: Box, high: number): number => (top + bottom - high) / 2
const right: Place = (figure, wide, high) => [figure[2] + wide * 0.1, middleOf(figure, high)]
const left: Place = (figure, wide, high) => [figure[0] - wide * 1.2, middleOf(figure, high)]
const OTHERS: readonly Place[] = [
  ([, top, end], _, high) => [end, top - high * 0.45],
  ([, top, end], wide, high) => [end - wide * 0.6, top - high],
  ([start, top], wide, high) => [start - wide, top - high * 0.45],
  ([, , end, bottom], wide) => [end - wide, bottom],
]

/** Beside, above or below each verified figure, wherever nothing of the page is hidden and no tick lies on another. */
export function placeSigns(figures: readonly ServedFigure[], ink: Ink): Sign[] {
  const printed = figures
    .filter(({ state, location }) => state !== 'contradicted' && location.box)
    .map((figure) => ({ figure, box: tighten(ink, figure.location.box!) }))
  const high = lineHeightOf(printed.map(({ box }) => box))
  const wide = (high * ink.height) / ink.width
  const fits = (place: Place) => (box: Box) => isBlank(ink, drawnPart(squareAt(place, box, wide, high)))
  const count = (place: Place): number => printed.filter(({ box }) => fits(place)(box)).length
  // On the side where most of the page's figures have room, so that the ticks of a column stand in a line.
  const places = count(left) > count(right) ? [left, right, ...OTHERS] : [right, left, ...OTHERS]
  const taken: Box[] = []
  return printed.map(({ figure, box }): Sign => {
    if (figure.state === 'unverified') return { figure, kind: 'dots', box }
    for (const size of SIZES)
      for (const place of places) {
        const square = squareAt(place, box, wide * size, high * size)
        const drawn = drawnPart(square)
        if (!isBlank(ink, drawn) || taken.some((other) => overlap(other, drawn))) continue
        taken.push(drawn)
        return { figure, kind: 'tick', box: square }
      }
    return { figure, kind: 'line', box }
  })
}

function squareAt(place: Place, figure: Box, wide: number, high: number): Box {
  const [x, y] = place(figure, wide, high)
  return [x, y, x + wide, y + high]
}

function drawnPart([x1, y1, x2, y2]: Box): Box {
  const [width, height] = [x2 - x1, y2 - y1]
  return [x1 + width * DRAWN.left, y1 + height * DRAWN.top, x1 + width * DRAWN.right, y1 + height * DRAWN.bottom]
}

const overlap = (a: Box, b: Box): boolean => a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3]

/** Height of the figures of a page. One that is broken over two lines has the box of both; it gets no tick of twice the size. */
function lineHeightOf(boxes: readonly Box[]): number {
  const heights = boxes.map(([, top, , bottom]) => bottom - top).toSorted((a, b) => a - b)
  return heights[Math.floor(heights.length / 2)] ?? 0
}
