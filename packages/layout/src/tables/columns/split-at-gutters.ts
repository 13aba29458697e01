import { itemAt, lastOf } from '@tickmark/document'
import { isAmount, textOf, toSegment } from '../../lines/text-line.ts'
import type { Segment, TextLine } from '../../lines/text-line.ts'

/** In font sizes: a blank between words is narrower than a gutter, and edges of one column are so near to each other. */
const NARROWEST = 0.35
const ALIGNED = 0.45
/** So many rows, with words of their own, show a gutter. */
const FEWEST = 3

interface Cut {
  segment: Segment
  at: number
  right: number
  left: number
  words: string
}

/**
 * Amounts and the labels right behind them, as in balance sheets of two sides whose columns stand close: row by row the amounts end and
 * the labels begin at the same places. A unit behind its amounts says the same in all rows and stays.
 */
export function splitAtGutters(lines: readonly TextLine[]): TextLine[] {
  const cuts = lines.flatMap(({ segments }) => segments.slice(1).flatMap(cutOf))
  const shown = cuts.filter((cut) => {
    const alike = cuts.filter((other) => isAligned(cut, other))
    return new Set(alike.map(({ words }) => words)).size >= FEWEST
  })
  if (shown.length === 0) return [...lines]
  const bySegment = new Map(shown.map((cut) => [cut.segment, cut.at]))
  return lines.map((line) => ({
    ...line,
    segments: line.segments.flatMap((segment) => {
      const at = bySegment.get(segment)
      return at === undefined
        ? [segment]
        : [toSegment(segment.tokens.slice(0, at)), toSegment(segment.tokens.slice(at))]
    }),
  }))
}

/** Where an amount at the start of a segment ends and words begin. */
function cutOf(segment: Segment): Cut[] {
  const { tokens, fontSize } = segment
  for (let at = tokens.length - 1; at > 0; at -= 1) {
    const [amount, words] = [tokens.slice(0, at), tokens.slice(at)]
    const [{ right }, { left, text }] = [lastOf(amount), itemAt(words, 0)]
    if (left - right > NARROWEST * fontSize && /^\p{L}/u.test(text) && isAmount(textOf(amount)))
      return [{ segment, at, right, left, words: textOf(words) }]
  }
  return []
}

function isAligned(a: Cut, b: Cut): boolean {
  const near = ALIGNED * a.segment.fontSize
  return Math.abs(a.right - b.right) < near && Math.abs(a.left - b.left) < near
}
