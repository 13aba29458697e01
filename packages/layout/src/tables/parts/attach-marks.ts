import { itemAt, lastOf } from '@tickmark/document'
import { isAmount, textOf, toSegment } from '../../lines/text-line.ts'
import type { Segment, TextLine } from '../../lines/text-line.ts'

/** Signs that are often set at a column's edge, away from their amount. */
const OPENING = /^(?:(?:US|HK|C|A)?[$€£¥￥₩]|RMB|[(（]|[$€£¥￥₩]\s?[(（]|[-−–—])$/
const CLOSING = /^(?:[)）]|[)）]?\s?[%％])$/

/** Joins detached currency signs, brackets and percent signs with the amount that they belong to: wide columns have them at their edges. */
export function attachMarks(source: TextLine): TextLine {
  const line = { ...source, segments: joinSpacedDates(freeSigns(freeBrackets(source.segments))) }
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

/** "22,482) (": the bracket of the next column's amount stands at its edge, right behind the one before. */
function freeBrackets(segments: readonly Segment[]): Segment[] {
  return segments.flatMap((segment, index) => {
    const next = segments[index + 1]
    const last = lastOf(segment.tokens)
    if (segment.tokens.length < 2 || !next || !/^[(（]$/.test(last.text) || !startsAmount(next)) return [segment]
    return [toSegment(segment.tokens.slice(0, -1)), toSegment([last])]
  })
}

/** A date or year whose parts are spread over the width of its columns: "113  年  度", "民國 113 年 12 月 31 日", "제  54  (당)  기". */
const DATE_PARTS = /^(?:民[國国]|[12]?\d{1,3}|年|度|月|日|[上下]半|第|季|제|[(（]\s?[당전]\s?[)）]|기|제\s?\d{1,3})$/
const SPACED_DATE =
  /^(?:民[國国])?\d{2,4}年(?:度|\d{1,2}月(?:\d{1,2}日)?|第\d季|[上下]半年?)?$|^제\d{1,3}[(（][당전][)）]기?$/

function joinSpacedDates(segments: readonly Segment[]): Segment[] {
  const joined: Segment[] = []
  for (let from = 0; from < segments.length;) {
    let to = from
    while (to < segments.length && DATE_PARTS.test(textOf(itemAt(segments, to).tokens))) to++
    const ends = Array.from({ length: Math.max(0, to - from - 1) }, (_, at) => to - at)
    const end = ends.find((one) =>
      SPACED_DATE.test(
        segments
          .slice(from, one)
          .map(({ tokens }) => textOf(tokens))
          .join(''),
      ),
    )
    joined.push(
      end === undefined ? itemAt(segments, from) : toSegment(segments.slice(from, end).flatMap(({ tokens }) => tokens)),
    )
    from = end ?? from + 1
  }
  return joined
}

function startsAmount(segment: Segment): boolean {
  return /^[(（]?[-−–—]*\s?[(（]?[\d.]/.test(textOf(segment.tokens)) || /^[-–—−]+$/.test(textOf(segment.tokens))
}

/** A dash alone is a nil amount of its own unless digits follow at once. */
function isDash(segment: Segment): boolean {
  return isAmount(textOf(segment.tokens))
}
