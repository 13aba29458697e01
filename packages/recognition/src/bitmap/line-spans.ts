import type { Ink } from './find-ink.ts'

/** A part of a line, in shares of its length. */
export interface Span {
  start: number
  end: number
}

/** Lines up to this length, in ems, are taken as a whole. */
const SHORT_LINE = 10
/** Where the parts cover more than this of the line, the whole of it is one. */
const MOST_OF_LINE = 0.8

/** Places of a line with `context` ems on either side, those that overlap as one; the whole line where little would be left out. */
export function spansAround(places: readonly Span[], em: number, context: number): Span[] {
  if (places.length === 0) return []
  if (1 < SHORT_LINE * em) return [{ start: 0, end: 1 }]
  const spans: Span[] = []
  for (const { start, end } of places.toSorted((a, b) => a.start - b.start)) {
    const last = spans.at(-1)
    if (last && start - context * em <= last.end) last.end = Math.max(last.end, end + context * em)
    else spans.push({ start: start - context * em, end: end + context * em })
  }
  const covered = spans.reduce((sum, { start, end }) => sum + end - start, 0)
  return covered > MOST_OF_LINE ? [{ start: 0, end: 1 }] : spans
}

/** Where a line can be cut without cutting a glyph: the column without ink next to a place. */
export function clearColumnNear({ columns }: Ink, share: number, em: number): number {
  const middle = Math.round(share * columns.length)
  for (let distance = 0; distance < em * columns.length; distance += 1) {
    for (const x of [middle - distance, middle + distance]) if ((columns[x] ?? 0) <= 0.5) return x / columns.length
  }
  return share
}
