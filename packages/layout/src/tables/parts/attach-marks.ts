import { itemAt, lastOf } from '@tickmark/document'
import { isAmount, textOf, toSegment } from '../../lines/text-line.ts'
import type { Segment, TextLine } from '../../lines/text-line.ts'

/** Signs that are often set at a column's edge, away from their amount. */
const OPENING = /^(?:(?:US|HK|C|A)?[$€£¥￥₩]|RMB|[(（]|[$€£¥￥₩]\s?[(（]|[-−–—])$/
const CLOSING = /^(?:[)）]|[)）]?\s?[%％])$/

/** Joins detached currency signs, brackets and percent signs with the amount that they belong to: wide columns have them at their edges. */
export function attachMarks(source: TextLine): TextLine {
  const line = { ...source, segments: freeSigns(source.segments) }
  const segments: Segment[] = []
  for (let i = 0; i < line.segments.length; i++) {
    const segment = itemAt(line.segments, i)
    const next = line.segments[i + 1]
    const last = segments.at(-1)
    if (next && OPENING.test(textOf(segment.tokens)) && startsAmount(next) && !isDash(segment)) {
      segments.push(toSegment([...segment.tokens, ...next.tokens]))
      i++
    } else if (last && CLOSING.test(textOf(segment.tokens)) && segment.left - last.right < 2.5 * segment.fontSize) {
      segments[segments.length - 1] = toSegment([...last.tokens, ...segment.tokens])
    } else segments.push(segment)
  }
  return { ...line, segments }
}

/** A currency sign at the end of a label or amount belongs to the amount behind it. */
function freeSigns(segments: readonly Segment[]): Segment[] {
  return segments.flatMap((segment, index) => {
    const next = segments[index + 1]
    const last = lastOf(segment.tokens)
    if (segment.tokens.length < 2 || !next || !/^(?:US|HK|C|A)?[$€£¥￥₩]$/.test(last.text) || !startsAmount(next))
      return [segment]
    return [toSegment(segment.tokens.slice(0, -1)), toSegment([last])]
  })
}

function startsAmount(segment: Segment): boolean {
  return /^[(（]?[-−–—]*\s?[(（]?[\d.]/.test(textOf(segment.tokens)) || /^[-–—−]+$/.test(textOf(segment.tokens))
}

/** A dash alone is a nil amount of its own unless digits follow at once. */
function isDash(segment: Segment): boolean {
  return isAmount(textOf(segment.tokens))
}
