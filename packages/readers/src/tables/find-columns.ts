import type { Segment, TextLine } from '../layout/text-line.ts'

/** Horizontal extent that a column's entries share. */
export interface Column {
  left: number
  right: number
  /** Lines that have an entry in it. */
  support: number
}

/** Overlap below this is kerning, not company, in points. */
const TOUCH = 1

/**
 * Columns of lines whose gutters are not drawn. Narrow entries first: they show the columns, and a wide one that reaches over
 * two of them is a spanning head or a long label, unless the two never stand in one line.
 */
export function findColumns(lines: readonly TextLine[]): Column[] {
  const entries = lines
    .filter(({ segments }) => segments.length >= 2)
    .flatMap((line) => line.segments.map((segment) => ({ segment, line })))
  let columns: (Column & { lines: Set<TextLine> })[] = []
  const wide: typeof entries = []
  for (const entry of entries.toSorted((a, b) => widthOf(a.segment) - widthOf(b.segment))) {
    const touched = columns.filter((column) => touches(column, entry.segment))
    if (touched.length === 0) {
      columns.push({ left: entry.segment.left, right: entry.segment.right, support: 0, lines: new Set([entry.line]) })
    } else if (touched.length === 1) {
      const column = touched[0]!
      column.left = Math.min(column.left, entry.segment.left)
      column.right = Math.max(column.right, entry.segment.right)
      column.lines.add(entry.line)
    } else wide.push(entry)
  }
  columns.sort((a, b) => a.left - b.left)
  for (const { segment } of wide) {
    const touched = columns.filter((column) => touches(column, segment))
    for (let i = 0; i + 1 < touched.length; i++) {
      const [a, b] = [touched[i]!, touched[i + 1]!]
      if ([...a.lines].some((line) => b.lines.has(line))) continue
      const union = { left: a.left, right: b.right, support: 0, lines: new Set([...a.lines, ...b.lines]) }
      columns = columns
        .filter((column) => column !== a && column !== b)
        .concat(union)
        .toSorted((x, y) => x.left - y.left)
      touched[i + 1] = union
    }
  }
  return columns.map(({ left, right, lines: members }) => ({ left, right, support: members.size }))
}

export function widthOf({ left, right }: { left: number; right: number }): number {
  return right - left
}

export function touches(column: { left: number; right: number }, segment: Segment): boolean {
  return Math.min(column.right, segment.right) - Math.max(column.left, segment.left) > TOUCH
}
