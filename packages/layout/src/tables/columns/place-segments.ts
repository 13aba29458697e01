import { lastOf, itemAt, firstOf } from '@tickmark/document'
import { isAmount, textOf, toSegment } from '../../lines/text-line.ts'
import type { Segment, TextLine, Token } from '../../lines/text-line.ts'
import { touches, widthOf } from './find-columns.ts'
import type { Column } from './find-columns.ts'
import { monthOfName } from '@tickmark/language'
import { isYear } from '../parts/is-year.ts'

/** What stands in one line of a table, by column. */
export interface PlacedLine {
  line: TextLine
  entries: PlacedEntry[]
}

export interface PlacedEntry {
  segment: Segment
  first: number
  last: number
}

/** Puts lines of a table into columns, one after the other. */
export function placeLines(lines: readonly TextLine[], columns: readonly Column[]): PlacedLine[] {
  return lines.map((line, index) => placeLine(line, columns, lines[index - 1]))
}

/** Puts a line's segments into columns; one that reaches over several is cut where its words allow, else spans them. */
export function placeLine(line: TextLine, columns: readonly Column[], above?: TextLine): PlacedLine {
  const inOrder = headsInOrder(line, columns)
  if (inOrder) return { line, entries: inOrder }
  const pieces = line.segments.flatMap((segment) => cutAtGutters(segment, columns))
  const entries: PlacedEntry[] = pieces.map((segment) => ({
    segment,
    ...columnRange(goesOnFrom(segment, columns, above) ?? segment, columns),
  }))
  for (let i = 0; i < entries.length; i++) {
    const entry = itemAt(entries, i)
    const before = entries[i - 1]
    const after = entries[i + 1]
    // A column taken by a neighbour with a place of its own there is not spanned: the text only reaches over its edge.
    while (after && entry.last > entry.first && after.first <= entry.last) entry.last--
    if (before && before.last >= entry.first) {
      if (before.last > before.first) before.last = Math.max(before.first, entry.first - 1)
      else if (entry.first < entry.last) entry.first = before.last + 1
    }
  }
  return { line, entries: joinSamePlace(entries) }
}

/**
 * Heads that are set to the left of their columns while the figures below are set to the right: one for each column of figures, each of them
 * between the figures before and the end of its own. Undefined where they stand over their figures anyway.
 */
function headsInOrder({ segments }: TextLine, columns: readonly Column[]): PlacedEntry[] | undefined {
  const [labels, ...figures] = columns
  if (!labels) return undefined
  const told = segments.filter(({ left }) => left > labels.right)
  const others = segments.slice(0, segments.length - told.length)
  const heads = told.length === figures.length ? told : told.flatMap(partYear)
  if (figures.length < 2 || heads.length !== figures.length || others.length > 1) return undefined
  if (heads.some(({ tokens }) => isAmount(textOf(tokens)) && !isYear(textOf(tokens)))) return undefined
  const isOwn = (head: Segment, index: number): boolean => {
    const [own, next] = [itemAt(figures, index), figures[index + 1]]
    const isWithin = head.right < own.right + ALIGNED || (touches(own, head) && head.right < (next?.left ?? Infinity))
    return head.left > itemAt(columns, index).right - ALIGNED && isWithin
  }
  if (!heads.every(isOwn) || heads.every((head, index) => touches(itemAt(figures, index), head))) return undefined
  return [
    ...others.map((segment) => ({ segment, first: 0, last: 0 })),
    ...heads.map((segment, index) => ({ segment, first: index + 1, last: index + 1 })),
  ]
}

/** "Note 2020", where the head of a narrow column ends right before that of the next one begins. */
function partYear(segment: Segment): Segment[] {
  const [word, year, ...others] = segment.tokens
  const isTwo = word && year && others.length === 0 && isYear(year.text) && monthOfName(word.text) === undefined
  return isTwo && /\p{L}/u.test(word.text) ? [toSegment([word]), toSegment([year])] : [segment]
}

/** Lines of one text stand no farther apart than this, in font sizes, */
const LINE_GAP = 0.6
/** and begin, or have their middle or end, within so many points of one another. */
const ALIGNED = 1.5

/**
 * What a segment that stands over no column goes on from: the text right above it that is wider and begins, ends or has its middle where it
 * does. The second line of a head that is set to the left stands beside the figures below it, which are set to the right.
 */
function goesOnFrom(segment: Segment, columns: readonly Column[], above: TextLine | undefined): Segment | undefined {
  if (!above || segment.top - above.bottom > LINE_GAP * segment.fontSize) return undefined
  if (columns.some((column) => touches(column, segment))) return undefined
  const isNear = (a: number, b: number): boolean => Math.abs(a - b) < ALIGNED
  return above.segments.find(
    ({ left, right }) =>
      left < segment.left + ALIGNED &&
      right > segment.right - ALIGNED &&
      (isNear(left, segment.left) ||
        isNear(right, segment.right) ||
        isNear((left + right) / 2, (segment.left + segment.right) / 2)),
  )
}

function columnRange(segment: Segment, columns: readonly Column[]): { first: number; last: number } {
  const touched = columns.flatMap((column, index) => (touches(column, segment) ? [index] : []))
  if (touched.length > 0) return { first: firstOf(touched), last: lastOf(touched) }
  const centre = (segment.left + segment.right) / 2
  let nearest = 0
  columns.forEach((column, index) => {
    if (distance(column, centre) < distance(itemAt(columns, nearest), centre)) nearest = index
  })
  return { first: nearest, last: nearest }
}

function distance(column: Column, x: number): number {
  return Math.max(column.left - x, x - column.right, 0)
}

/** Cuts a segment at gaps between its words that lie in a gutter. */
function cutAtGutters(segment: Segment, columns: readonly Column[]): Segment[] {
  const range = columnRange(segment, columns)
  if (range.first === range.last || segment.tokens.length < 2) return [segment]
  const parts: Token[][] = [[firstOf(segment.tokens)]]
  for (const token of segment.tokens.slice(1)) {
    const previous = lastOf(lastOf(parts))
    const gap = token.left - previous.right
    const inGutter = columns.some((column, index) => {
      const next = columns[index + 1]
      return next && previous.right <= next.left + 1 && token.left >= column.right - 1
    })
    if (inGutter && gap > 0.42 * token.fontSize) parts.push([token])
    else lastOf(parts).push(token)
  }
  if (parts.length === 1) return [segment]
  const pieces = parts.map(toSegment)
  // A head that is centred over its columns has blanks like any text; a real cut leaves each piece in one column.
  return pieces.every((piece) => isWithinOne(piece, columns)) ? pieces : [segment]
}

function isWithinOne(piece: Segment, columns: readonly Column[]): boolean {
  const { first, last } = columnRange(piece, columns)
  return first === last && widthOf(piece) > 0
}

function joinSamePlace(entries: PlacedEntry[]): PlacedEntry[] {
  const joined: PlacedEntry[] = []
  for (const entry of entries) {
    const last = joined.at(-1)
    if (last && last.last >= entry.first) {
      joined[joined.length - 1] = {
        segment: toSegment([...last.segment.tokens, ...entry.segment.tokens]),
        first: last.first,
        last: Math.max(last.last, entry.last),
      }
    } else joined.push(entry)
  }
  return joined
}
