import { firstOf } from '@tickmark/document'
import { isAmount, textOf } from '../../lines/text-line.ts'
import type { Segment, TextLine } from '../../lines/text-line.ts'
import { findColumns, touches } from '../columns/find-columns.ts'
import type { Column } from '../columns/find-columns.ts'
import { isYear } from '../parts/is-year.ts'

/** Entries of a head, with its label, at least; rows below it that are looked at, and those of them that must differ. */
const FEWEST_HEADS = 3
const MOST_ROWS = 4
const FEWEST_ROWS = 2

/**
 * Whether a table of other columns begins in a line: heads with a label, below a line of text, and below them rows whose figures
 * stand where words stood in the rows above, or words where figures stood, or both where two columns did.
 */
export function opensOtherTable(part: readonly TextLine[], lines: readonly TextLine[]): boolean {
  const [head] = lines
  const above = part.at(-1)
  if (!head || !above || above.segments.length > 1 || !isHead(head)) return false
  const rows = lines.slice(1, 1 + MOST_ROWS).filter(hasFigures)
  if (rows.length < FEWEST_ROWS) return false
  const body = part.filter(hasFigures)
  const columns = findColumns(body)
  const figures = columns.map((column) => holdsFigures(column, body))
  return rows.every(({ segments }) => segments.slice(1).some((segment) => isForeign(segment, columns, figures)))
}

/** Fewest rows of a list below which a box of sums may stand, and how far in from its left edge, in font sizes. */
const FEWEST_LISTED = 3
const SET_IN = 3
/** Figures of one column end within so many points. */
const SAME_EDGE = 3

/** Whether a box of sums begins in a line: a title set in below a list, and below it rows whose figures end in none of the list's columns. */
export function opensBox(part: readonly TextLine[], lines: readonly TextLine[]): boolean {
  const [title, ...below] = lines
  const listed = part.filter(hasFigures)
  if (!title || title.segments.length > 1 || listed.length < FEWEST_LISTED) return false
  const left = Math.min(...listed.map((line) => line.left)) + SET_IN * title.fontSize
  const ends = listed.flatMap(figureEnds)
  const end = below.findIndex((line) => !hasFigures(line))
  const rows = end < 0 ? below : below.slice(0, end)
  return (
    rows.length > 0 &&
    [title, ...rows].every((line) => line.left > left) &&
    rows.flatMap(figureEnds).every((right) => ends.every((other) => Math.abs(other - right) > SAME_EDGE))
  )
}

/** Right edges of a row's figures. */
function figureEnds({ segments }: TextLine): number[] {
  return segments.slice(1).flatMap(({ tokens, right }) => (isAmount(textOf(tokens)) ? [right] : []))
}

function isHead({ segments }: TextLine): boolean {
  return segments.length >= FEWEST_HEADS && segments.every(({ tokens }) => !isAmount(textOf(tokens)))
}

function isForeign(segment: Segment, columns: readonly Column[], figures: readonly boolean[]): boolean {
  const touched = columns.flatMap((column, index) => (touches(column, segment) ? [index] : []))
  if (touched.length !== 1) return touched.length > 1
  return figures[firstOf(touched)] !== isAmount(textOf(segment.tokens))
}

function holdsFigures(column: Column, body: readonly TextLine[]): boolean {
  const own = body.flatMap(({ segments }) => segments.filter((segment) => touches(column, segment)))
  return own.filter(({ tokens }) => isAmount(textOf(tokens))).length > 0.5 * own.length
}

function hasFigures({ segments }: TextLine): boolean {
  return segments.slice(1).some(({ tokens }) => isAmount(textOf(tokens)) && !isYear(textOf(tokens)))
}
