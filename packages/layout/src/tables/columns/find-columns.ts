import { itemAt, firstOf } from '@tickmark/document'
import { isAmount, textOf } from '../../lines/text-line.ts'
import type { Segment, TextLine } from '../../lines/text-line.ts'
import { isYear } from '../parts/is-year.ts'

/** Horizontal extent that a column's entries share. */
export interface Column {
  left: number
  right: number
  /** Lines that have an entry in it. */
  support: number
}

/** Overlap below this is kerning, not company, in points. */
const TOUCH = 1

interface GrowingColumn extends Column {
  entries: { segment: Segment; line: TextLine }[]
}

/**
 * Columns of lines whose gutters are not drawn. Narrow entries first: they show the columns, and a wide one that reaches over
 * two of them is a spanning head or a long label, unless the two never stand in one line.
 */
export function findColumns(lines: readonly TextLine[]): Column[] {
  const entries = lines
    .filter(({ segments }) => segments.length >= 2)
    .flatMap((line) => line.segments.map((segment) => ({ segment, line })))
  const columns: GrowingColumn[] = []
  const wide: typeof entries = []
  for (const entry of entries.toSorted((a, b) => widthOf(a.segment) - widthOf(b.segment))) {
    const touched = columns.filter((column) => touches(column, entry.segment))
    if (touched.length > 1) wide.push(entry)
    else if (touched.length === 1) grow(firstOf(touched), entry)
    else columns.push({ left: entry.segment.left, right: entry.segment.right, support: 1, entries: [entry] })
  }
  columns.sort((a, b) => a.left - b.left)
  mergeColumns(
    columns,
    wide.map(({ segment }) => segment),
  )
  return columns.map(({ left, right, entries: members }) => ({
    left,
    right,
    support: new Set(members.map(({ line }) => line)).size,
  }))
}

function grow(column: GrowingColumn, entry: GrowingColumn['entries'][number]): void {
  column.left = Math.min(column.left, entry.segment.left)
  column.right = Math.max(column.right, entry.segment.right)
  column.entries.push(entry)
}

/** Joins neighbours that are one column: never filled in one line, or bridged more often than told apart. */
function mergeColumns(columns: GrowingColumn[], wide: readonly Segment[]): void {
  for (let i = 0; i + 1 < columns.length;) {
    const [a, b] = [itemAt(columns, i), itemAt(columns, i + 1)]
    const linesOfA = new Set(a.entries.map(({ line }) => line))
    const together = b.entries.filter(({ line }) => linesOfA.has(line)).length
    const bridges = wide.filter((segment) => touches(a, segment) && touches(b, segment)).length
    const apart = together > 0 && (bridges <= together || (isFigures(a) && isFigures(b)))
    if ((bridges > 0 && !apart) || (together === 0 && (isStray(a, b) || isHeadBeside(columns, i)))) {
      columns.splice(i, 2, { left: a.left, right: b.right, support: 0, entries: [...a.entries, ...b.entries] })
      if (i > 0) i--
    } else i++
  }
}

function isFigures({ entries }: GrowingColumn): boolean {
  return entries.filter(({ segment }) => isAmount(textOf(segment.tokens))).length > 0.5 * entries.length
}

/** A few nil marks or currency signs beside the amounts of their column. */
function isStray(a: GrowingColumn, b: GrowingColumn): boolean {
  const areMarks = ({ entries }: GrowingColumn): boolean =>
    entries.every(({ segment }) => /^[$€£¥￥₩\s–—−-]+$/.test(textOf(segment.tokens)))
  return (
    (areMarks(a) && b.entries.length >= a.entries.length && isFigures(b)) ||
    (areMarks(b) && a.entries.length >= b.entries.length && isFigures(a))
  )
}

/** Heads set to the left and their figures set to the right of one narrow column: nearer to each other than to any other column. */
function isHeadBeside(columns: readonly GrowingColumn[], i: number): boolean {
  const [a, b] = [itemAt(columns, i), itemAt(columns, i + 1)]
  const areHeads = ({ entries }: GrowingColumn): boolean =>
    entries.every(({ segment }) => !isAmount(textOf(segment.tokens)) || isYear(textOf(segment.tokens)))
  const areFigures = ({ entries }: GrowingColumn): boolean =>
    entries.every(({ segment }) => isAmount(textOf(segment.tokens)) && !isYear(textOf(segment.tokens)))
  if (i === 0 || !((areHeads(a) && areFigures(b)) || (areFigures(a) && areHeads(b)))) return false
  const gap = b.left - a.right
  const before = a.left - itemAt(columns, i - 1).right
  const after = (columns[i + 2]?.left ?? Infinity) - b.right
  return gap < Math.min(before, after)
}

export function widthOf({ left, right }: { left: number; right: number }): number {
  return right - left
}

export function touches(column: { left: number; right: number }, segment: Segment): boolean {
  return Math.min(column.right, segment.right) - Math.max(column.left, segment.left) > TOUCH
}
