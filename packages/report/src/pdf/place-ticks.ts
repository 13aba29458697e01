import { addTo } from '@tickmark/document'

/** Left, bottom, right, top in points of the displayed page. */
export type Rectangle = readonly [left: number, bottom: number, right: number, top: number]

/** A verified figure as it is printed. */
export interface Printed {
  figure: Rectangle
  /** The right edge of its cell, where one is drawn around it. */
  cellEnd?: number
}

/** How verified figures of a page are signed: a tick beside each, or a line under those that have no space for one. */
export interface Signs {
  ticks: Rectangle[]
  lines: Rectangle[]
}

/** Shares of the full size, the most legible first. */
const SIZES = [1, 0.8, 0.65]
/** Width of a tick as a share of its height. */
const WIDE = 0.8
/** Boxes of words reach a little beyond what is printed. */
const SLACK = 0.3

/** How far after a tick that reaches into the next cell nothing may be printed (widths of the tick). */
const CLEAR = 2

/**
 * The rule of the screen: a tick stands right of its figure, at most raised like the mark of a footnote, never on print or on another tick; it
 * crosses the rule of its cell only where the next one leaves enough free. Where there is no such place the figure is underlined, since a tick
 * elsewhere would be taken for another's.
 */
export function placeTicks(figures: readonly Printed[], print: readonly Rectangle[]): Signs {
  const full = Math.min(7, Math.max(4, lineHeight(figures) * 0.55))
  const near = byBand(print)
  const signs: Signs = { ticks: [], lines: [] }
  for (const printed of figures) {
    const place = placesOf(printed, full).find(
      (tick) =>
        (isInCell(tick, printed) || isClearAfter(tick, near)) &&
        ![...near(tick), ...signs.ticks].some((other) => overlap(tick, other) && !isOwn(other, printed.figure)),
    )
    if (place) signs.ticks.push(place)
    else signs.lines.push(printed.figure)
  }
  return signs
}

function placesOf({ figure: [, bottom, right, top] }: Printed, full: number): Rectangle[] {
  const at = (raise: (size: number) => number) =>
    SIZES.map((share): Rectangle => {
      const size = full * share
      const left = right + size * 0.15
      const low = raise(size)
      return [left, low, left + size * WIDE, low + size]
    })
  return [...at((size) => (bottom + top - size) / 2), ...at((size) => top - size * 0.55)]
}

/** Up to its middle: a tick may stand on the rule that digits end close to. */
const isInCell = ([left, , right]: Rectangle, { figure, cellEnd }: Printed): boolean =>
  cellEnd === undefined || cellEnd <= figure[2] + SLACK || (left + right) / 2 <= cellEnd + SLACK

function isClearAfter([left, bottom, right, top]: Rectangle, near: (place: Rectangle) => Rectangle[]): boolean {
  const after: Rectangle = [right, bottom, right + (right - left) * CLEAR, top]
  return !near(after).some((other) => overlap(after, other))
}

/** Words of the figure itself stand left of its tick. */
const isOwn = ([left, , right]: Rectangle, figure: Rectangle): boolean => (left + right) / 2 <= figure[2]

const overlap = (a: Rectangle, b: Rectangle): boolean =>
  a[0] < b[2] - SLACK && b[0] + SLACK < a[2] && a[1] < b[3] - SLACK && b[1] + SLACK < a[3]

function lineHeight(figures: readonly Printed[]): number {
  const heights = figures.map(({ figure: [, bottom, , top] }) => top - bottom).toSorted((a, b) => a - b)
  return heights[Math.floor(heights.length / 2)] ?? 0
}

/** Points of height that are looked up together. */
const BAND = 20

/** Finds what is printed at a height: a page of tables has thousands of words. */
function byBand(print: readonly Rectangle[]): (place: Rectangle) => Rectangle[] {
  const bands = new Map<number, Rectangle[]>()
  const bandsOf = ([, bottom, , top]: Rectangle): number[] => {
    const first = Math.floor(bottom / BAND)
    return Array.from({ length: Math.floor(top / BAND) - first + 1 }, (_, index) => first + index)
  }
  for (const box of print) for (const band of bandsOf(box)) addTo(bands, band, box)
  return (place) => bandsOf(place).flatMap((band) => bands.get(band) ?? [])
}
