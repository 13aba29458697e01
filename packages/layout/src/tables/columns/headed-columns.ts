import { isAmount, textOf } from '../../lines/text-line.ts'
import type { Segment, TextLine } from '../../lines/text-line.ts'
import { isYear } from '../parts/is-year.ts'
import { touches } from './find-columns.ts'
import type { Column } from './find-columns.ts'

/** A head that shows columns by itself has so many entries at least. */
const FEWEST_HEADS = 3

/** A head over a column that no row fills stands so far from the others, in font sizes: it is no second word of one of them. */
const APART = 2

/** The entries of a line that heads columns: words or years, each over one column at most. */
export function headsOver({ segments }: TextLine, columns: readonly Column[]): Map<Segment, Column | undefined> {
  const heads = new Map<Segment, Column | undefined>()
  if (segments.length < FEWEST_HEADS) return heads
  for (const segment of segments) {
    const text = textOf(segment.tokens)
    const own = columns.filter((column) => touches(column, segment))
    if (own.length > 1 || (isAmount(text) && !isYear(text))) return new Map()
    heads.set(segment, own[0])
  }
  return heads
}

/** Columns that a line heads and no row fills: each other column has its head there, and these heads stand apart from all of them. */
export function emptyColumns(line: TextLine, columns: readonly Column[]): Column[] {
  const heads = headsOver(line, columns)
  const headed = new Set(heads.values())
  if (columns.length < 2 || !columns.slice(1).every((column) => headed.has(column))) return []
  return [...heads].flatMap(([segment, column]) =>
    column === undefined && standsApart(segment, line)
      ? [{ left: segment.left, right: segment.right, support: 1 }]
      : [],
  )
}

/** Whether a head is no second word of the one beside it. */
export function standsApart(one: Segment, { segments }: TextLine): boolean {
  return segments.every(
    (other) => one === other || Math.max(one.left - other.right, other.left - one.right) > APART * one.fontSize,
  )
}
