import { itemAt } from '@tickmark/document'
import { median } from '@tickmark/document/page'
import { textOf, toSegment } from '../../lines/text-line.ts'
import type { Segment, TextLine } from '../../lines/text-line.ts'

/** In font sizes: a blank between words is narrower than a gutter, and lines of one column begin as near to each other. */
const NARROWEST = 0.35
const ALIGNED = 0.08
/** A gutter is so much wider than the other blanks of its line, which may be stretched. */
const WIDER = 1.3
/** So many lines begin at the edge by themselves, and so many different words stand before it in others. */
const FEWEST_STARTS = 3
const FEWEST_CUTS = 2

/** "A.", "(iv)", "2)", "•": what counts a label belongs to it. */
const COUNT = /^(?:[(（]?(?:\d{1,3}|[ivxlc]{1,5}|\p{L})[.)）、．]|[•·▪■□○●◆➢–—*-])$/iu

/** "Sl.", "No.", 序号: the head of a column that counts the rows, not one of its numbers. */
const COUNT_HEAD = /\p{L}{2}/u
const ROMAN = /^[ivxlc]+$/i

interface Cut {
  segment: Segment
  /** In what stands first in its line. */
  isFirst: boolean
  at: number
  left: number
  before: string
}

/**
 * Dates or numbers and the text right behind them. The lines that the text goes on in show where its column begins: what begins
 * there after a wide blank is its first line.
 */
export function splitAtEdges(lines: readonly TextLine[]): TextLine[] {
  const starts = startCounts(lines)
  const cuts = lines
    .flatMap(({ segments }) => segments.flatMap((segment, index) => cutsOf(segment, index === 0)))
    .filter(({ segment, left }) => {
      const near = ALIGNED * segment.fontSize
      return countNear(starts, left, near) >= FEWEST_STARTS
    })
  const shown = cuts.filter((cut) => {
    const alike = cuts.filter(({ left }) => Math.abs(left - cut.left) < ALIGNED * cut.segment.fontSize)
    // Letters and numbers before labels are their own, unless a head shows a column of them.
    const isHeaded = alike.some(({ before }) => COUNT_HEAD.test(before) && !ROMAN.test(before))
    return (!cut.isFirst || isHeaded) && new Set(alike.map(({ before }) => before)).size >= FEWEST_CUTS
  })
  if (shown.length === 0) return [...lines]
  const bySegment = Map.groupBy(shown, ({ segment }) => segment)
  return lines.map((line) => ({
    ...line,
    segments: line.segments.flatMap((segment) => {
      const places = (bySegment.get(segment) ?? []).map(({ at }) => at)
      return places.length === 0 ? [segment] : piecesOf(segment, places)
    }),
  }))
}

function piecesOf({ tokens }: Segment, places: readonly number[]): Segment[] {
  return [0, ...places].map((from, index) => toSegment(tokens.slice(from, places[index])))
}

/** Left edges of all that begins after more than a blank, to a tenth of a point. */
function startCounts(lines: readonly TextLine[]): Map<number, number> {
  const counts = new Map<number, number>()
  for (const { segments } of lines)
    for (const { left } of segments) counts.set(Math.round(left * 10), (counts.get(Math.round(left * 10)) ?? 0) + 1)
  return counts
}

function countNear(counts: ReadonlyMap<number, number>, left: number, near: number): number {
  let count = 0
  for (let x = Math.ceil((left - near) * 10); x <= (left + near) * 10; x += 1) count += counts.get(x) ?? 0
  return count
}

function cutsOf(segment: Segment, isFirst: boolean): Cut[] {
  const { tokens, fontSize } = segment
  const gaps = tokens.slice(1).map(({ left }, index) => left - itemAt(tokens, index).right)
  return gaps.flatMap((gap, index) => {
    const others = gaps.filter((_, other) => other !== index)
    const isWide = gap > NARROWEST * fontSize && (others.length === 0 || gap > WIDER * median(others))
    const at = index + 1
    const { left, text } = itemAt(tokens, at)
    const before = textOf(tokens.slice(0, at))
    return isWide && /[\p{L}\d(“"]/u.test(text) && !COUNT.test(before) ? [{ segment, isFirst, at, left, before }] : []
  })
}
