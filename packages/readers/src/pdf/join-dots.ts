import { isWhite } from '@tickmark/layout'
import type { Fill, Rule } from '@tickmark/document/page'

/** Dots and dashes of one line follow one another within this, in points. */
const NEXT = 3.5
/** Fewest of them that make a line: fewer are marks. */
const FEWEST = 8
/** Their middles lie on one line, to so many points. */
const SAME_LINE = 0.5

/** Lines that are drawn dot by dot, each a small filled square: dotted and dashed borders as browsers print them. */
export function joinDots(dots: readonly Fill[]): Rule[] {
  const seen = dots.filter(({ color }) => !isWhite(color))
  return [...linesOf(seen, 'horizontal'), ...linesOf(seen, 'vertical')]
}

function linesOf(dots: readonly Fill[], direction: Rule['direction']): Rule[] {
  const isLevel = direction === 'horizontal'
  const pieces = dots.map(({ left, top, right, bottom }) =>
    isLevel
      ? { at: (top + bottom) / 2, start: left, end: right, thickness: bottom - top }
      : { at: (left + right) / 2, start: top, end: bottom, thickness: right - left },
  )
  const lanes = Map.groupBy(pieces, ({ at }) => Math.round(at / SAME_LINE))
  return [...lanes.values()].flatMap((lane) => runsOf(lane).map((run): Rule => ({ direction, ...run })))
}

type Piece = Omit<Rule, 'direction'>

function runsOf(lane: readonly Piece[]): Piece[] {
  const runs: (Piece & { count: number })[] = []
  for (const piece of lane.toSorted((a, b) => a.start - b.start)) {
    const last = runs.at(-1)
    if (last && piece.start - last.end < NEXT) {
      last.end = Math.max(last.end, piece.end)
      last.count += 1
    } else runs.push({ ...piece, count: 1 })
  }
  return runs.filter(({ count }) => count >= FEWEST).map(({ count: _count, ...run }) => run)
}
