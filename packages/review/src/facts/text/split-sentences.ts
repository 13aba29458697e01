import { findDates } from '@tickmark/language'

/** A sentence as `[start, end)` of its text. */
export interface Span {
  start: number
  end: number
}

const ABBREVIATION =
  /(?:\b(?:no|nos|inc|corp|ltd|co|vs|e\.g|i\.e|u\.s|approx|mr|ms|dr|st|fig|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)|\b[A-Z])\.$/i

/** "7,3 Mio. €": an amount's scale, cut short. */
const SCALE = /(?:Mio|Mrd|Tsd|mln|mld)$/

/** Numbers with a point behind them, and what they count: "im 1. Halbjahr". */
const ORDINAL = /(?<![\d.,])\d{1,2}\.$/
const COUNTED = /^\s(?:Halbjahr|Quartal|Trimester|Semester|Geschäftsjahr|Kalenderjahr|Tranche|Stock)/

/** Points that may belong to a date: "31. Dezember", "janv. 2024". */
const MAY_STAND_IN_DATE = /\d\.\s+\p{L}|\p{L}\.\s+\d/u

/** Sentences of a paragraph; a full stop inside numbers and after common abbreviations ends none. */
export function splitSentences(text: string): Span[] {
  const spans: Span[] = []
  const dates = MAY_STAND_IN_DATE.test(text) ? findDates(text) : []
  let start = 0
  for (const match of text.matchAll(/[。！？；]|[.!?;](?=\s|$)["”')]*|\n+/g)) {
    const end = match.index + match[0].length
    if (
      match[0].startsWith('.') &&
      ABBREVIATION.test(text.slice(Math.max(start, match.index - 7), match.index + 1)) &&
      /\s+[a-z0-9]/.test(text.slice(end, end + 3))
    )
      continue
    if (dates.some((date) => match.index > date.start && end <= date.end)) continue
    if (ORDINAL.test(text.slice(Math.max(start, match.index - 3), match.index + 1)) && COUNTED.test(text.slice(end)))
      continue
    if (match[0].startsWith('.') && SCALE.test(text.slice(Math.max(start, match.index - 4), match.index))) continue
    if (
      match[0].startsWith('.') &&
      /\b(?:U\.S|No|Inc|Corp|Ltd|Mr|Dr|[A-Z])\.$/.test(text.slice(Math.max(start, match.index - 6), match.index + 1))
    )
      continue
    push(spans, text, start, end)
    start = end
  }
  push(spans, text, start, text.length)
  return spans
}

function push(spans: Span[], text: string, from: number, to: number): void {
  const piece = text.slice(from, to)
  const start = from + piece.length - piece.trimStart().length
  const end = from + piece.trimEnd().length
  if (end > start) spans.push({ start, end })
}
