import { itemAt, firstOf, lastOf } from '@tickmark/document'
import { boundsOf, median } from '@tickmark/document/page'
import type { Rule } from '@tickmark/document/page'
import { isAmount, textOf } from '../../lines/text-line.ts'
import type { TextLine } from '../../lines/text-line.ts'
import { findColumns, touches } from '../columns/find-columns.ts'
import type { Column } from '../columns/find-columns.ts'
import { findHeadsAbove } from '../heads/heads-above.ts'
import { isRemark } from '../parts/is-remark.ts'
import { isYear } from '../parts/is-year.ts'

/**
 * Heads above the first row of a region that look like several entries but belong to the text before it, or the reverse.
 * `above` are the lines between it and the table before it.
 */
export function trimRegion(
  region: readonly TextLine[],
  above: readonly TextLine[],
  horizontal: readonly Rule[],
): TextLine[] {
  const firstFigures = region.findIndex((line) => line.segments.slice(1).some(({ tokens }) => isAmount(textOf(tokens))))
  const body = firstFigures < 0 ? region : region.slice(firstFigures)
  const columns = findColumns(body)
  if (columns.length < 2) return [...region]
  const size = median(body.map(({ fontSize }) => fontSize))
  const start = firstFigures > 0 ? firstHead(region, firstFigures, { columns, size, horizontal }) : 0
  const rows = region.slice(start)
  const free = [...above, ...region.slice(0, start)]
  const heads = headsAbove(firstOf(rows), free, columns, size)
  if (heads.length > 0 || showsHeads(rows)) return [...heads, ...rows]
  const { left, top, right } = boundsOf(rows)
  return [...findHeadsAbove(free, { left, top, right, columns, size }, ROOM), ...rows]
}

/** Where a table has no heads of its own, those that titles of sections and units part from its first row. */
const ROOM = { gap: 2, titles: 3 }

/** Whether entries stand above the first figures. */
function showsHeads(rows: readonly TextLine[]): boolean {
  const first = rows.findIndex(hasFigures)
  return rows.slice(0, first).some(({ segments }) => segments.length > 1)
}

function hasFigures({ segments }: TextLine): boolean {
  return segments.slice(1).some(({ tokens }) => isAmount(textOf(tokens)) && !isYear(textOf(tokens)))
}

interface Body {
  columns: readonly Column[]
  size: number
  horizontal: readonly Rule[]
}

/** Index of the topmost head above the first figures; section titles of the body may stand between. */
function firstHead(region: readonly TextLine[], firstFigures: number, { columns, size, horizontal }: Body): number {
  let start = firstFigures
  let titles = 0
  for (let index = firstFigures - 1; index >= 0; index--) {
    const line = itemAt(region, index)
    const below = itemAt(region, index + 1)
    // A line drawn under the heads parts them from the rows as well as a blank does, and both are theirs.
    const isNear = index === firstFigures - 1 || hasFullRule(line, below, columns, horizontal)
    if (below.top - line.bottom > (isNear ? BODY_GAP : HEAD_GAP) * size) break
    if (isHead(line, columns, size)) {
      start = index
      titles = 0
    } else if (
      line.segments.length > 1 ||
      Math.abs(line.fontSize - size) > 0.2 * size ||
      ++titles > (line.right < itemAt(columns, 1).left ? MOST_LABELS : MOST_TITLES) ||
      hasFullRule(line, below, columns, horizontal)
    )
      break
  }
  return start === firstFigures ? start - titlesAbove(region, firstFigures, columns, size) : start
}

/** Section titles between the heads and the first figures, at most; lines of labels may be more. */
const MOST_TITLES = 3
const MOST_LABELS = 8
/** Blank between the lines of a head, in font sizes, at most. */
const HEAD_GAP = 1.8
/** Blank between the head and the first row, in font sizes, at most. */
const BODY_GAP = 3.2

/** Labels right above the first figures of a table without heads: "Current assets". */
function titlesAbove(
  region: readonly TextLine[],
  firstFigures: number,
  columns: readonly Column[],
  size: number,
): number {
  let count = 0
  for (let index = firstFigures - 1; index >= 0 && count < 2; index--) {
    const line = itemAt(region, index)
    const isTitle =
      line.segments.length === 1 &&
      line.right < firstOf(columns).right + size &&
      Math.abs(line.fontSize - size) < 0.1 * size
    if (!isTitle || itemAt(region, index + 1).top - line.bottom > 0.9 * size) break
    count++
  }
  return count
}

/** Entries that stand over the columns one by one, or over several of them, in the size of the body. */
function isHead(line: TextLine, columns: readonly Column[], size: number): boolean {
  if (line.fontSize > 1.2 * size || line.fontSize < 0.65 * size || isRemark(line)) return false
  if (line.segments.length === 1)
    return (
      line.left > firstOf(columns).right - size && columns.some((column) => touches(column, firstOf(line.segments)))
    )
  return line.segments.every(
    (segment) =>
      columns.filter((column) => touches(column, segment)).length <= 1 || segment.left > firstOf(columns).right - size,
  )
}

/** Lines of one entry right above the region that stand over its figures: "Three months ended June 30,". */
function headsAbove(first: TextLine, above: readonly TextLine[], columns: readonly Column[], size: number): TextLine[] {
  const heads: TextLine[] = []
  let below = first
  for (let index = above.length - 1; index >= 0 && heads.length < 4; index--) {
    const line = itemAt(above, index)
    if (below.top - line.bottom > 1.1 * size || hasFigures(line) || !isHead(line, columns, size)) break
    heads.unshift(line)
    below = line
  }
  return heads
}

function hasFullRule(
  above: TextLine,
  below: TextLine,
  columns: readonly Column[],
  horizontal: readonly Rule[],
): boolean {
  const [left, right] = [firstOf(columns).left, lastOf(columns).right]
  return horizontal.some(
    (rule) =>
      rule.at > above.top + 1 &&
      rule.at < below.bottom - 1 &&
      Math.min(rule.end, right) - Math.max(rule.start, left) > 0.8 * (right - left),
  )
}
