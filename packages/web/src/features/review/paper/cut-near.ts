import type { Box } from '@tickmark/document'
import { type Ink, isBlank, isCrossedByRule, tighten } from './ink.ts'

/** From where to where, as shares of the page. */
export type Span = readonly [from: number, to: number]

/** Pieces of a page that are shown next to each other: a piece for each of the columns in each of the rows. */
export interface Cut {
  columns: readonly Span[]
  rows: readonly Span[]
}

/** What a page is cut for: a figure among the others of its page, in a room of this size (px). */
export interface Near {
  ink: Ink
  figure: Box
  others: readonly Box[]
  room: { width: number; height: number }
}

/** Height of the digits in the cut with their edges (px), as in a text of 13 px. */
const DIGITS = 10.5
/** How much of the room a whole page may at most be wide: what is printed smaller still is no figure. */
const LARGEST = 4
/** In heights of the figure's digits. */
const GAP = { column: 2, beside: 1, tick: 2, widest: 13, between: 4, head: 7, lines: 1.4, below: 3, rim: 0.6 }
/** Lines of a column's head. */
const HEAD_LINES = 3

/** The width of a page (px) at which its figure is readable. */
export function readableWidth({ ink, figure, room }: Pick<Near, 'ink' | 'figure' | 'room'>): number {
  const [, top, , bottom] = digitsOf(ink, figure)
  const width = (DIGITS * ink.width) / ((bottom - top) * ink.height)
  return Math.min(width, room.width * LARGEST)
}

/**
 * What a person needs to see of a table to believe a figure: its column with the head, and the names of the rows. Undefined for a figure in a
 * text, and where the page is readable as a whole.
 */
export function cutNear(near: Near): Cut | undefined {
  const { ink, room } = near
  const width = readableWidth(near)
  if (width <= room.width) return undefined
  const figure = digitsOf(ink, near.figure)
  const unit = figure[3] - figure[1]
  const share = { width: room.width / width, height: (room.height * ink.width) / (width * ink.height) }
  const columns = cutColumns(ink, figure, share.width)
  if (!columns) return undefined
  return { columns, rows: cutRows(ink, figure, near.others, { unit, height: share.height }) }
}

/** The figure's digits alone: the tallest of what is printed in its box, without the rules above and below it. */
function digitsOf(ink: Ink, box: Box): Box {
  const [left, top, right, bottom] = tighten(ink, box)
  const step = 1 / ink.height
  let [best, begin] = [[top, top] as Span, top]
  for (let y = top; y <= bottom; y += step) {
    if (y + step <= bottom && !isBlank(ink, [left, y + step / 4, right, y + step / 2])) continue
    if (y - begin > best[1] - best[0]) best = [begin, y]
    begin = y + step
  }
  return best[1] > best[0] ? [left, best[0], right, best[1]] : [left, top, right, bottom]
}

/** The names of the rows, from the first ink of the lines around, and the column of the figure. */
function cutColumns(ink: Ink, figure: Box, room: number): Span[] | undefined {
  const [left, top, right, bottom] = figure
  const unit = ((bottom - top) * ink.height) / ink.width
  const step = 1 / ink.width
  const isPrinted = (x: number, above: number, below: number): boolean => {
    const at: Box = [x, above, x + step, below]
    return x > 0 && x + step < 1 && !isBlank(ink, at) && !isCrossedByRule(ink, at)
  }
  const around = 2 * (bottom - top)
  let start = step
  while (start < left && !isPrinted(start, Math.max(0, top - around), Math.min(1, bottom + around))) start += step
  // The widest space of the figure's line: within a text there is none.
  let [space, free, nearest] = [0, 0, start]
  for (let x = start; x < left - step; x += step) {
    free = isPrinted(x, top, bottom) ? 0 : free + step
    space = Math.max(space, free)
    if (free === 0) nearest = x
  }
  if (space < GAP.column * unit) return undefined
  let next = right + step
  while (next < right + GAP.tick * unit && !(next > right + unit / 2 && isPrinted(next, top, bottom))) next += step
  const from = Math.max(nearest + unit / 2, right - GAP.widest * unit)
  const column: Span = [Math.max(0, Math.min(from, left - unit / 2)), Math.min(1, next)]
  const first = Math.max(0, start - GAP.rim * unit)
  const names = room - (column[1] - column[0])
  if (first + names >= column[0]) {
    const begin = Math.max(0, Math.min(first, 1 - room))
    return [[begin, Math.min(1, begin + room)]]
  }
  return [[first, first + names], column]
}

/** The head of the column, and as many of the rows above the figure as there is room for. */
function cutRows(
  ink: Ink,
  figure: Box,
  others: readonly Box[],
  { unit, height }: { unit: number; height: number },
): Span[] {
  const end = Math.min(1, figure[3] + GAP.below * unit)
  const head = headAbove(ink, figure, others, unit)
  const lone: Span[] = [[Math.max(0, end - height), end]]
  if (!head) return lone
  const rest = height - (head[1] - head[0])
  if (rest < 3 * unit) return lone
  return end - rest <= head[1] ? [[head[0], Math.min(1, head[0] + height)]] : [head, [end - rest, end]]
}

/** The printed lines above the highest figure of the column. */
function headAbove(ink: Ink, figure: Box, others: readonly Box[], unit: number): Span | undefined {
  let top = figure[1]
  const column = others
    .map((box) => tighten(ink, box))
    .filter(([left, , right, bottom]) => left < figure[2] && right > figure[0] && bottom <= figure[1])
  for (const [, above, , bottom] of column.toSorted((a, b) => b[3] - a[3]))
    if (top - bottom < GAP.between * unit) top = Math.min(top, above)
  const step = 1 / ink.height
  const lines: [top: number, bottom: number][] = []
  let [y, bottom] = [top - step, 0]
  for (; y > step; y -= step) {
    const last = lines.at(-1)
    const away = (last?.[0] ?? top) - y
    if (bottom === 0 && away > (last ? GAP.lines : GAP.head) * unit) break
    if (!isBlank(ink, [figure[0], y, figure[2], y + step])) {
      bottom ||= y + step
      continue
    }
    // Lower than a digit: a rule.
    if (bottom && bottom - y > unit * 0.6) lines.push([y + step, bottom])
    bottom = 0
    if (lines.length === HEAD_LINES) break
  }
  const [lowest] = lines
  const highest = lines.at(-1)
  if (!lowest || !highest) return undefined
  return [Math.max(0, highest[0] - GAP.rim * unit), lowest[1] + GAP.rim * unit]
}
