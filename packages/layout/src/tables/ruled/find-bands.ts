import { isWhite } from '../../lines/is-white.ts'
import type { Fill, Rule } from '@tickmark/document/page'

/** Flatter or narrower fills are strokes and marks, in points. */
const LOWEST = 5
const NARROWEST = 3
/** Fills this near are one, in points. */
const TOUCH = 1

/**
 * Upper and lower edges of shaded areas. Tables that shade every other row show by them where their rows end. What is shaded
 * line by line or cell by cell in one colour has its outer edges alone.
 */
export function findBandEdges(fills: readonly Fill[]): Rule[] {
  const shaded = fills.filter(
    ({ left, top, right, bottom, color }) => bottom - top > LOWEST && right - left > NARROWEST && !isWhite(color),
  )
  const tops = Map.groupBy(shaded, ({ top }) => Math.round(top))
  const bottoms = Map.groupBy(shaded, ({ bottom }) => Math.round(bottom))
  return shaded.flatMap((fill) => [
    ...(meets(fill, bottoms, fill.top) ? [] : [edgeOf(fill, fill.top)]),
    ...(meets(fill, tops, fill.bottom) ? [] : [edgeOf(fill, fill.bottom)]),
  ])
}

function edgeOf({ left, right }: Fill, at: number): Rule {
  return { direction: 'horizontal', start: left, end: right, at, thickness: 0 }
}

/** Whether a fill of the same colour goes on at the other side of an edge. */
function meets(fill: Fill, edges: ReadonlyMap<number, readonly Fill[]>, at: number): boolean {
  const near = [-TOUCH, 0, TOUCH].flatMap((step) => edges.get(Math.round(at) + step) ?? [])
  return near.some((one) => one !== fill && one.color === fill.color && one.left < fill.right && one.right > fill.left)
}
