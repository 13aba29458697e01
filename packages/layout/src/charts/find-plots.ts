import { firstOf, lastOf, numberAt } from '@tickmark/document'
import type { PageContent, Rectangle, Rule } from '@tickmark/document/page'
import { isWhite } from '../lines/is-white.ts'
import type { Token } from '../lines/text-line.ts'
import type { Axis } from './find-axes.ts'
import { readTick } from './tick-value.ts'

/** Where the values of a chart are drawn, by an axis of its own or by its bars alone. */
export interface Plot extends Rectangle {
  /** Values go up or to the right. */
  direction: Axis['direction']
  axis?: Axis
  fontSize: number
}

/** What is drawn on a page, turned so that values go up: for level axes x and y are exchanged. */
interface Marks {
  /** Filled shapes: bars, areas. */
  fills: readonly Rectangle[]
  /** Slanted strokes and curves. */
  strokes: readonly Rectangle[]
  /** Lines across the values. */
  grid: readonly Rule[]
}

/** Lines through so many of the ticks are a grid, or its marks on the axis. */
const GRIDDED = 0.6
/** A grid's line passes the middle of its tick within so many font sizes; a line between two rows is farther off. */
const THROUGH = 0.3
/** Bars stand on their line within so many points. */
const STANDS = 1.5
/** A line of the grid, its mark, or the first bar begins so near to the ticks, in font sizes. */
const NEAR = 4
/** What belongs to one plot follows within so many font sizes, */
const APART = 8
/** Curves of this many pieces, or one of this size in font sizes, tell a chart. */
const FEWEST_STROKES = 5
const STROKE = { width: 6, height: 2 }

/** The plots of a page: what is drawn beside its axes, and bars that have none. */
export function findPlots(content: PageContent, axes: readonly Axis[], tokens: readonly Token[]): Plot[] {
  const fills = content.fills.filter(({ color, ...fill }) => !isWhite(color) && !isGround(fill, content))
  const strokes = content.drawings ?? []
  const upright = { fills, strokes, grid: content.rules.filter(({ direction }) => direction === 'horizontal') }
  const level = {
    fills: fills.map(exchanged),
    strokes: strokes.map(exchanged),
    grid: content.rules.filter(({ direction }) => direction === 'vertical'),
  }
  return axes.flatMap((axis) => {
    const others = axes.filter((other) => other !== axis && other.direction === axis.direction)
    if (axis.direction === 'upright') return plotsBeside(axis, upright, others, tokens)
    const turnedTokens = tokens.map((token) => ({ ...token, ...exchanged(token) }))
    return plotsBeside(turnAxis(axis), level, others.map(turnAxis), turnedTokens).map((plot) => ({
      ...exchanged(plot),
      direction: 'level' as const,
      axis,
      fontSize: plot.fontSize,
    }))
  })
}

const exchanged = ({ left, top, right, bottom }: Rectangle): Rectangle => ({
  left: top,
  top: left,
  right: bottom,
  bottom: right,
})

/** A level axis as if it were upright: its values then grow downwards. */
const turnAxis = (axis: Axis): Axis => ({ ...axis, ...exchanged(axis) })

/** What fills much of the page, or is as wide as it, is the ground of something else. */
function isGround({ left, top, right, bottom }: Rectangle, { width, height }: PageContent): boolean {
  return right - left > 0.9 * width || (right - left) * (bottom - top) > 0.4 * width * height
}

/** The plot on either side of an axis, where something of a chart is drawn there. */
function plotsBeside(axis: Axis, marks: Marks, others: readonly Axis[], tokens: readonly Token[]): Plot[] {
  const { direction, fontSize } = axis
  return ([1, -1] as const).flatMap((side) => {
    const reach = reachOf(axis, side, others)
    const within = marksWithin(marks, axis, reach)
    if (!showsChart(axis, within, side) && !(showsCurves(within, fontSize) && !hasRows(axis, tokens))) return []
    const [from, to] = side === 1 ? [axis.right, sweep(within, axis, side)] : [sweep(within, axis, side), axis.left]
    if (to - from < NEAR * fontSize) return []
    const tops = within.fills.map(({ top }) => top)
    return [
      {
        direction,
        axis,
        fontSize,
        left: from,
        right: to,
        top: Math.min(firstOf(axis.at), ...tops) - 0.5 * fontSize,
        bottom: lastOf(axis.at) + 0.5 * fontSize,
      },
    ]
  })
}

/** How far the plot of an axis may go: to the next axis at its height. */
function reachOf(axis: Axis, side: 1 | -1, others: readonly Axis[]): { left: number; right: number } {
  const beside = others.filter(({ top, bottom }) => Math.min(bottom, axis.bottom) > Math.max(top, axis.top))
  if (side === 1) {
    const next = beside.filter(({ left }) => left > axis.right).map(({ left }) => left)
    return { left: axis.right, right: Math.min(Infinity, ...next) }
  }
  const next = beside.filter(({ right }) => right < axis.left).map(({ right }) => right)
  return { left: Math.max(-Infinity, ...next), right: axis.left }
}

function marksWithin(marks: Marks, axis: Axis, reach: { left: number; right: number }): Marks {
  const pitch = numberAt(axis.at, 1) - numberAt(axis.at, 0)
  const [top, bottom] = [firstOf(axis.at) - pitch - STANDS, lastOf(axis.at) + 0.6 * pitch]
  const isIn = (one: Rectangle): boolean =>
    one.left > reach.left - 1 && one.right < reach.right + 1 && one.top > top && one.bottom < bottom
  return {
    fills: marks.fills.filter(isIn),
    strokes: marks.strokes.filter(isIn),
    grid: marks.grid.filter(
      ({ at, start, end }) => at > top && at < bottom && start > reach.left - 1 && end < reach.right + 1,
    ),
  }
}

/** Lines through the ticks, or bars that stand on the line of nought (of the first tick, where there is none). */
function showsChart(axis: Axis, { fills, grid }: Marks, side: 1 | -1): boolean {
  const near = grid.filter((rule) => isNear(rule, axis, side))
  const crossed = axis.at.filter((at) => near.some((rule) => Math.abs(rule.at - at) < THROUGH * axis.fontSize))
  if (crossed.length >= Math.max(2, GRIDDED * axis.at.length)) return true
  const grounds = groundsOf(axis)
  const standing = fills.filter((fill) =>
    grounds.some((at) => Math.abs(fill.bottom - at) < STANDS || Math.abs(fill.top - at) < STANDS),
  )
  return standing.length >= 2
}

const isNear = ({ start, end }: Rule, axis: Axis, side: 1 | -1): boolean =>
  side === 1 ? start - axis.right < NEAR * axis.fontSize : axis.left - end < NEAR * axis.fontSize

const crossesTick = (rule: Rule, axis: Axis): boolean =>
  axis.at.some((at) => Math.abs(rule.at - at) < THROUGH * axis.fontSize)

/** The place of nought on an axis, and its two ends. */
function groundsOf(axis: Axis): number[] {
  const values = axis.ticks.map(({ text }) => readTick(text)?.value ?? 0)
  const [first, last] = [firstOf(values), lastOf(values)]
  const nought = firstOf(axis.at) + ((0 - first) / (last - first)) * (lastOf(axis.at) - firstOf(axis.at))
  const isWithin = nought >= firstOf(axis.at) - 1 && nought <= lastOf(axis.at) + 1
  return isWithin ? [nought] : axis.direction === 'upright' ? [lastOf(axis.at)] : [firstOf(axis.at)]
}

function showsCurves({ strokes }: Marks, fontSize: number): boolean {
  return (
    strokes.length >= FEWEST_STROKES ||
    strokes.some(
      ({ left, right, top, bottom }) =>
        right - left > STROKE.width * fontSize && bottom - top > STROKE.height * fontSize,
    )
  )
}

/** Figures beside the numbers, row by row: those of a table with an ornament. */
function hasRows(axis: Axis, tokens: readonly Token[]): boolean {
  const rows = axis.at.filter((at) => {
    const beside = tokens.filter((token) => {
      const middle = (token.top + token.bottom) / 2
      return !axis.ticks.includes(token) && Math.abs(middle - at) < 0.2 * axis.fontSize && readTick(token.text)
    })
    return beside.length > 1
  })
  return rows.length > axis.at.length / 2
}

/** The far end of what is drawn beside an axis, piece by piece from its ticks on. */
function sweep({ fills, strokes, grid }: Marks, axis: Axis, side: 1 | -1): number {
  const lines = grid.filter((rule) => crossesTick(rule, axis) && isNear(rule, axis, side))
  const pieces = [...fills, ...strokes, ...lines.map(({ start, end }) => ({ left: start, right: end }))]
  const gap = APART * axis.fontSize
  if (side === 1) {
    let end = axis.right
    for (const { left, right } of pieces.toSorted((a, b) => a.left - b.left)) {
      if (left > end + gap) break
      end = Math.max(end, right)
    }
    return end
  }
  let start = axis.left
  for (const { left, right } of pieces.toSorted((a, b) => b.right - a.right)) {
    if (right < start - gap) break
    start = Math.min(start, left)
  }
  return start
}
