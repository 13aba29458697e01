import { firstOf, lastOf } from '@tickmark/document'
import { boundsOf } from '@tickmark/document/page'
import type { Fill, PageContent, Rectangle } from '@tickmark/document/page'
import { isWhite } from '../lines/is-white.ts'
import type { Plot } from './find-plots.ts'

/** Bars of one colour and breadth stand on one line; at least so many, of so many lengths. */
const FEWEST = 3
const SAME = 0.7
/** They are at least so broad, in points, and the longest so long against its breadth. */
const BROAD = 3
const LONG = 0.5
/** Bars stand no farther apart than so many times their breadth, and at even distances to this share of one. */
const APART = 6
const EVEN = 0.06

/**
 * Bars without an axis: fills of one colour and breadth at even distances on one line, which end at different heights with all
 * that stands on top of them. The shaded cells of a table end where their rows end.
 */
export function findBars(content: PageContent, fontSize: number): Plot[] {
  const fills = content.fills.filter(({ color }) => !isWhite(color))
  return [
    ...groupsOf(fills).map((bars): Plot => ({ direction: 'upright', fontSize, ...boundsOf(bars) })),
    ...groupsOf(fills.map(laidUpright)).map((bars): Plot => ({
      direction: 'level',
      fontSize,
      ...boundsOf(bars.map(laidLevel)),
    })),
  ]
}

/** Turned so that what grows to the right grows upwards; heights are counted upwards from nought. */
const laidUpright = (fill: Fill): Fill => ({
  ...fill,
  left: fill.top,
  right: fill.bottom,
  top: -fill.right,
  bottom: -fill.left,
})
const laidLevel = ({ left, top, right, bottom }: Rectangle): Rectangle => ({
  left: -bottom,
  right: -top,
  top: left,
  bottom: right,
})

/** Upright bars, each group with what stands on top of them. */
function groupsOf(fills: readonly Fill[]): Rectangle[][] {
  const places = (fill: Fill): string =>
    `${fill.color} ${Math.round(fill.bottom / SAME)} ${Math.round(breadthOf(fill) / SAME)}`
  return [...Map.groupBy(fills, places).values()].flatMap((group) => {
    const bars = group.toSorted((a, b) => a.left - b.left)
    if (bars.length < FEWEST || !standsEvenly(bars)) return []
    const stacks = bars.map((bar) => stackOn(bar, fills))
    const heights = stacks.map((stack) => firstOf(stack).bottom - lastOf(stack).top)
    const isTall = heights.some((height) => height > LONG * breadthOf(firstOf(bars)))
    return isTall && new Set(heights.map(Math.round)).size >= FEWEST ? [stacks.flat()] : []
  })
}

const breadthOf = ({ left, right }: Rectangle): number => right - left

function standsEvenly(bars: readonly Rectangle[]): boolean {
  const first = firstOf(bars)
  const breadth = breadthOf(first)
  const pitch = (lastOf(bars).left - first.left) / (bars.length - 1)
  const isEven = bars.every((bar, at) => Math.abs(bar.left - first.left - at * pitch) < EVEN * pitch)
  return breadth > BROAD && pitch > breadth && pitch < (APART + 1) * breadth && isEven
}

/** A bar and the pieces above it, each on the one below. */
function stackOn(bar: Fill, fills: readonly Fill[]): Fill[] {
  const stack = [bar]
  for (;;) {
    const { left, right, top } = lastOf(stack)
    const next = fills.find(
      (fill) =>
        !stack.includes(fill) &&
        Math.abs(fill.left - left) < SAME &&
        Math.abs(fill.right - right) < SAME &&
        Math.abs(fill.bottom - top) < SAME,
    )
    if (!next) return stack
    stack.push(next)
  }
}
