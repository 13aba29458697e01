import { boundsOf, holds, isMiddleIn } from '@tickmark/document/page'
import type { PageContent, Rectangle } from '@tickmark/document/page'
import type { Token } from '../lines/text-line.ts'
import type { PageBlock, PageText } from './page-layout.ts'
import { turnBox } from '../lines/turn-content.ts'
import type { Turn } from '../lines/turn-content.ts'

/** Words that lie on their side, with no other word between them. */
export interface TurnedRegion extends Rectangle {
  tokens: Token[]
  /** The clockwise turn that brings them upright. */
  turn: 90 | 270
}

/** Lines of a table reach this far beyond its words, in points. */
const REACH = 24

/** The regions of a page whose words lie on their side: tables set across a page that stands, names in its margin. */
export function findTurnedRegions(tokens: readonly Token[]): TurnedRegion[] {
  return ([90, 270] as const).flatMap((turned) => {
    const own = tokens.filter((token) => token.turned === turned)
    const others = tokens.filter((token) => token.turned !== turned)
    return partFrom(own, others).map((part) => ({
      ...boundsOf(part),
      tokens: part,
      turn: turned === 90 ? 270 : 90,
    }))
  })
}

/** Cut at the widest gaps until no other word stands within a part; words that cannot be parted from others are none. */
function partFrom(own: readonly Token[], others: readonly Token[]): Token[][] {
  if (own.length === 0) return []
  const bounds = boundsOf(own)
  const within = others.filter((other) => isMiddleIn(other, bounds))
  if (within.length === 0) return [[...own]]
  const parts = cutAtWidestGap(own)
  return parts ? parts.flatMap((part) => partFrom(part, within)) : []
}

function cutAtWidestGap(tokens: readonly Token[]): [Token[], Token[]] | undefined {
  let widest: { gap: number; parts: [Token[], Token[]] } | undefined
  for (const [start, end] of [
    ['left', 'right'],
    ['top', 'bottom'],
  ] as const) {
    const sorted = tokens.toSorted((a, b) => a[start] - b[start])
    let reached = -Infinity
    for (const [index, token] of sorted.entries()) {
      const gap = token[start] - reached
      if (index > 0 && gap > (widest?.gap ?? 0)) widest = { gap, parts: [sorted.slice(0, index), sorted.slice(index)] }
      reached = Math.max(reached, token[end])
    }
  }
  return widest?.parts
}

/** The lines and grounds of a page that belong to a region, or to none of several. */
export function drawnIn(content: PageContent, regions: readonly Rectangle[], inside: boolean): PageContent {
  const around = regions.map(({ left, top, right, bottom }) => ({
    left: left - REACH,
    top: top - REACH,
    right: right + REACH,
    bottom: bottom + REACH,
  }))
  const isTaken = (place: Rectangle): boolean => around.some((region) => holds(region, place)) === inside
  return {
    ...content,
    rules: content.rules.filter(({ direction, start, end, at }) =>
      isTaken(
        direction === 'horizontal'
          ? { left: start, right: end, top: at, bottom: at }
          : { left: at, right: at, top: start, bottom: end },
      ),
    ),
    fills: content.fills.filter(isTaken),
  }
}

/** A block of the turned page where it stands on the page itself. */
export function turnBlockBack(block: PageBlock, turned: PageContent, turn: 90 | 270): PageBlock {
  if (block.type === 'text') return turnTextBack(block, turned, turn)
  const place = placer(turned, turn)
  if (block.type === 'picture') return place(block)
  return { type: 'table', table: { ...place(block.table), cells: block.table.cells.map(place) } }
}

/** A text of the turned page where it stands on the page itself. */
export function turnTextBack(text: PageText, turned: PageContent, turn: 90 | 270): PageText {
  const placed = placer(turned, turn)(text)
  const { left, right } = placed
  return { ...placed, area: { left, right }, firstLeft: left, lastRight: right }
}

function placer(turned: PageContent, turn: 90 | 270): <T extends Rectangle>(one: T) => T {
  const back: Turn = turn === 90 ? 270 : 90
  return (one) => ({ ...one, ...turnBox(one, turned, back) })
}
