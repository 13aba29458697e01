import type { ServedFigure } from '@tickmark/contract'
import type { Box } from '@tickmark/document'
import { type Ink, isBlank, isCrossedByRule, tighten } from './ink.ts'

/** The sign at a figure. */
export interface Sign {
  figure: ServedFigure
  /** `tick`: verified. `line`: verified, but no space around the figure for a tick. `dots`: could not be verified. */
  kind: 'tick' | 'line' | 'dots'
  /** The square of the tick; for a line or dots, the printed figure. */
  box: Box
  /** What is pressed: the printed figure with its tick. */
  target: Box
}

/** Side of a tick as shares of a figure's height, the most legible first. */
const SIZES = [1, 0.8, 0.65]
/** The drawn part of a tick within its square; the rest of the square may overlap ink. */
const DRAWN = { left: 0.1, top: 0.15, right: 0.9, bottom: 0.9 }

/** A candidate place for a tick: the left and top edge of a square of the given size beside the figure. */
type Place = (figure: Box, wide: number, high: number) => [x: number, y: number]
const middleOf = ([, top, , bottom]: Box, high: number): number => (top + bottom - high) / 2
const right: Place = (figure, wide, high) => [figure[2] + wide * 0.1, middleOf(figure, high)]
/**
 * Always on the right, where an auditor puts it, at most raised like the mark of a footnote: a tick on the left or above would be taken for
 * that of another figure.
 */
const PLACES: readonly Place[] = [right, ([, top, end], _, high) => [end, top - high * 0.45]]

/** Places a tick to the right of each verified figure, where it covers no ink and no other tick; a figure without such a place is underlined. */
export function placeSigns(figures: readonly ServedFigure[], ink: Ink): Sign[] {
  const printed = figures.flatMap((figure) => {
    const { box } = figure.location
    return box && figure.state !== 'contradicted' ? [{ figure, box: tighten(ink, box) }] : []
  })
  const high = lineHeightOf(printed.map(({ box }) => box))
  const wide = (high * ink.height) / ink.width
  const taken: Box[] = []
  return printed.map(({ figure, box }): Sign => {
    if (figure.state === 'unverified') return { figure, kind: 'dots', box, target: box }
    // A smaller tick beside the figure is found sooner than one of full size above.
    for (const place of PLACES)
      for (const size of SIZES) {
        const square = squareAt(place, box, wide * size, high * size)
        const drawn = drawnPart(square)
        if (!isFree(ink, box, drawn) || taken.some((other) => overlap(other, drawn))) continue
        taken.push(drawn)
        return { figure, kind: 'tick', box: square, target: around(box, drawn) }
      }
    return { figure, kind: 'line', box, target: box }
  })
}

/** How far after a tick that reaches into the next cell nothing may be printed (widths of the tick). */
const CLEAR = 2

/**
 * In a bordered table the digits end close to the rule: a tick may stand on it, and cross it where the next cell leaves so much free that
 * nobody takes the tick for that of another figure.
 */
function isFree(ink: Ink, figure: Box, drawn: Box): boolean {
  if (!isBlank(ink, drawn) && !isCrossedByRule(ink, drawn)) return false
  return isOnOwnSide(ink, figure, drawn) || isClearAfter(ink, drawn)
}

/** Up to the middle of the tick; the pixel after the last of the figure differs from it and may count as ink. */
function isOnOwnSide(ink: Ink, figure: Box, [left, top, right, bottom]: Box): boolean {
  const after = figure[2] + 1.5 / ink.width
  return isBlank(ink, [after, top, Math.max(after, (left + right) / 2), bottom])
}

function isClearAfter(ink: Ink, [left, top, right, bottom]: Box): boolean {
  return isBlank(ink, [right, top, Math.min(1, right + (right - left) * CLEAR), bottom])
}

function squareAt(place: Place, figure: Box, wide: number, high: number): Box {
  const [x, y] = place(figure, wide, high)
  return [x, y, x + wide, y + high]
}

function drawnPart([x1, y1, x2, y2]: Box): Box {
  const [width, height] = [x2 - x1, y2 - y1]
  return [x1 + width * DRAWN.left, y1 + height * DRAWN.top, x1 + width * DRAWN.right, y1 + height * DRAWN.bottom]
}

/** The tick is part of what is pressed where it stands on the line of its figure. */
function around(figure: Box, tick: Box): Box {
  if (tick[3] <= figure[1] || tick[1] >= figure[3]) return figure
  return [Math.min(figure[0], tick[0]), figure[1], Math.max(figure[2], tick[2]), figure[3]]
}

const overlap = (a: Box, b: Box): boolean => a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3]

/**
 * The median height of the figures of a page. A figure broken over two lines has a box of both and must not get a tick of twice the size.
 */
function lineHeightOf(boxes: readonly Box[]): number {
  const heights = boxes.map(([, top, , bottom]) => bottom - top).toSorted((a, b) => a - b)
  return heights[Math.floor(heights.length / 2)] ?? 0
}
