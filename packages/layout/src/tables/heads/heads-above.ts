import { firstOf, lastOf, itemAt } from '@tickmark/document'
import { namesTime } from '@tickmark/language'
import { isAmount, textOf } from '../../lines/text-line.ts'
import type { Segment, TextLine } from '../../lines/text-line.ts'
import { touches } from '../columns/find-columns.ts'
import type { Column } from '../columns/find-columns.ts'
import { isRemark } from '../parts/is-remark.ts'
import { isYear } from '../parts/is-year.ts'

/** The table above which heads are looked for: places in points. */
export interface HeadlessTable {
  top: number
  left: number
  right: number
  columns: readonly Column[]
  /** Size of its letters. */
  size: number
}

/** How far from one another heads may stand. */
export interface HeadRoom {
  /** Blank above the table and between the lines of its heads at most, in font sizes. */
  gap: number
  /** Titles of sections between the heads and the first row, at most. */
  titles: number
}

/** Lines of heads, and what stands between them and the figures, at most. */
const MOST_HEADS = 9

/**
 * The lines right above a table that head it, from the topmost head down to its first row: titles of sections and units
 * between the two belong to them. None where no line is a head. `lines` are those of the page that no table has taken, from
 * top to bottom.
 */
export function findHeadsAbove(lines: readonly TextLine[], table: HeadlessTable, room: HeadRoom): TextLine[] {
  const { columns, size } = table
  const heads: TextLine[] = []
  let { top } = table
  let titles = 0
  let found = 0
  for (let index = lines.length - 1; index >= 0 && heads.length < MOST_HEADS; index--) {
    const line = itemAt(lines, index)
    if (line.top + line.bottom > 2 * top) continue
    if (top - line.bottom > room.gap * size) break
    const isUpperHalf = found > 0 && found === heads.length && top - line.bottom < TIGHT * size
    const isOver = isOverFigures(line, table)
    if (isHead(line, table) || isRow(line, columns) || (isOver && isUpperHalf)) found = heads.length + 1
    else if (!isOver && (!isTitle(line, columns, size) || ++titles > room.titles)) break
    heads.push(line)
    top = line.top
  }
  // "2020 Annual Report" alone at the top of a page is its running head, and the table goes on from the page before.
  if (found === 1 && heads[0] === lines[0] && firstOf(heads).segments.length === 1) return []
  return heads.slice(0, found).toReversed()
}

/** Blank between the lines of one wrapped head at most, in font sizes. */
const TIGHT = 0.5
/** Heads reach this far out of their table at most, in points. */
const OVERHANG = 6

/** Entries over two or more columns of figures, or a period over any of them; none reaches out of the table. */
function isHead(line: TextLine, { left, right, columns }: HeadlessTable): boolean {
  if (isRemark(line)) return false
  if (line.left < left - OVERHANG || line.right > right + OVERHANG) return false
  const over = line.segments.filter((segment) => segment.left > firstOf(columns).right - line.fontSize)
  if (over.some(isFigure)) return false
  if (line.segments.length >= 2 && over.length >= Math.min(2, columns.length - 1)) return true
  return line.segments.length === 1 && over.length === 1 && namesTime(textOf(firstOf(over).tokens))
}

/** One entry over the columns of figures that says nothing of periods: a unit, the upper half of a head. */
function isOverFigures(line: TextLine, { right, columns }: HeadlessTable): boolean {
  const [only, ...others] = line.segments
  if (!only || others.length > 0 || isRemark(line) || isFigure(only)) return false
  return only.left > firstOf(columns).right - line.fontSize && only.right < right + OVERHANG
}

/** A label and figures, each over a column: a first row above the line that is drawn below the opening balance. */
function isRow(line: TextLine, columns: readonly Column[]): boolean {
  const [label, ...rest] = line.segments
  return (
    label !== undefined &&
    rest.length > 0 &&
    label.right < firstOf(columns).right + line.fontSize &&
    rest.every(
      (segment) => isFigure(segment) && columns.slice(1).filter((column) => touches(column, segment)).length === 1,
    )
  )
}

function isFigure({ tokens }: Segment): boolean {
  return isAmount(textOf(tokens)) && !isYear(textOf(tokens))
}

/** A section's title in the size of the table or that of heads, which may be smaller. */
function isTitle(line: TextLine, columns: readonly Column[], size: number): boolean {
  return (
    line.segments.length === 1 &&
    line.fontSize > 0.65 * size &&
    line.fontSize < 1.2 * size &&
    line.left < firstOf(columns).right &&
    line.right < lastOf(columns).left + size
  )
}
