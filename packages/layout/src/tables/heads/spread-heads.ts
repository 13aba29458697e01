import { itemAt, firstOf } from '@tickmark/document'
import { boundsOf } from '@tickmark/document/page'
import type { Rule } from '@tickmark/document/page'
import { isAmount, textOf } from '../../lines/text-line.ts'
import type { Grid, GridCell } from '../parts/page-table.ts'

/** Where the figures of a column stand; undefined for a column without any. */
interface Extent {
  left: number
  right: number
}

/** A line of a head that is underlined reaches at most this far below its words, in font sizes. */
const UNDERLINE = 1.2
/** A head whose edge or middle is this near to its column's stands over that column alone, in points. */
const ALIGNED = 4

/**
 * Gives heads the columns over which they stand: those under the line drawn below them, else those in whose middle they are
 * set. "2024" in the middle above "Amount" and "%" heads both.
 */
export function spreadHeads(grid: Grid, headerRowCount: number, rules: readonly Rule[]): void {
  const extents = columnExtents(grid, headerRowCount)
  const isLabelled = hasLabels(grid, headerRowCount)
  for (let row = 0; row < headerRowCount; row++) {
    const heads = grid.cells
      .filter(({ rowIndex }) => rowIndex === row)
      .toSorted((a, b) => a.columnIndex - b.columnIndex)
    heads.forEach((head, index) => {
      if (head.columnIndex === 0 && extents[0]) return
      const room = roomOf(heads, index, grid, row)
      const range = underlined(head, extents, rules, room) ?? centred(head, extents, room, grid)
      // A line below the whole width parts the heads from the rows: no head of figures stands over the labels.
      if (!range || !isWider(range, head) || (isLabelled && range.first === 0)) return
      head.columnIndex = range.first
      head.columnSpan = range.last - range.first + 1
    })
  }
}

/** Whether the first column holds words below its head. */
function hasLabels({ cells }: Grid, headerRowCount: number): boolean {
  const first = cells.filter(({ columnIndex, rowIndex }) => columnIndex === 0 && rowIndex >= headerRowCount)
  return first.filter(({ tokens }) => isAmount(textOf(tokens))).length < first.length / 2
}

interface Range {
  first: number
  last: number
}

function isWider({ first, last }: Range, head: GridCell): boolean {
  return first < head.columnIndex || last > head.columnIndex + head.columnSpan - 1
}

function columnExtents(grid: Grid, headerRowCount: number): (Extent | undefined)[] {
  const extents: (Extent | undefined)[] = Array.from({ length: grid.columnEdges.length - 1 })
  for (const cell of grid.cells) {
    if (cell.rowIndex < headerRowCount || cell.columnSpan > 1) continue
    const { left, right } = boundsOf(cell.tokens)
    const extent = extents[cell.columnIndex]
    if (extent) [extent.left, extent.right] = [Math.min(extent.left, left), Math.max(extent.right, right)]
    else extents[cell.columnIndex] = { left, right }
  }
  return extents
}

/** The columns that no other head of the row, and none that reaches down into it, takes. */
function roomOf(heads: readonly GridCell[], index: number, grid: Grid, row: number): Range {
  const before = heads[index - 1]
  const after = heads[index + 1]
  const above = grid.cells.filter((cell) => cell.rowIndex < row && cell.rowIndex + cell.rowSpan > row)
  let first = before ? before.columnIndex + before.columnSpan : 0
  let last = after ? after.columnIndex - 1 : grid.columnEdges.length - 2
  for (const cell of above) {
    if (cell.columnIndex < itemAt(heads, index).columnIndex) first = Math.max(first, cell.columnIndex + cell.columnSpan)
    else last = Math.min(last, cell.columnIndex - 1)
  }
  return { first, last }
}

/** Columns under the line that is drawn below a head and reaches beyond it. */
function underlined(
  head: GridCell,
  extents: readonly (Extent | undefined)[],
  rules: readonly Rule[],
  room: Range,
): Range | undefined {
  const { left, right, bottom } = boundsOf(head.tokens)
  const size = firstOf(head.tokens).fontSize
  const line = rules
    .filter(
      ({ start, end, at }) =>
        start < left + ALIGNED && end > right - ALIGNED && at > bottom - 0.5 * size && at < bottom + UNDERLINE * size,
    )
    .toSorted((a, b) => a.at - b.at)[0]
  if (!line) return undefined
  const covered = extents.flatMap((extent, column) =>
    extent && (extent.left + extent.right) / 2 > line.start && (extent.left + extent.right) / 2 < line.end
      ? [column]
      : [],
  )
  const [first, last] = [covered[0], covered.at(-1)]
  if (first === undefined || last === undefined || first < room.first || last > room.last) return undefined
  return { first, last }
}

/** Neighbouring columns in whose middle a head stands, when it does not stand over its own. */
function centred(head: GridCell, extents: readonly (Extent | undefined)[], room: Range, grid: Grid): Range | undefined {
  const { left, right } = boundsOf(head.tokens)
  const middle = (left + right) / 2
  const own = extents[head.columnIndex]
  if (head.columnSpan > 1 || !own || isOver({ left, right }, own)) return undefined
  let best: Range | undefined
  let bestDistance = Infinity
  for (let first = Math.max(room.first, grid.columnEdges.length > 2 ? 1 : 0); first <= head.columnIndex; first++) {
    for (let last = head.columnIndex; last <= room.last; last++) {
      const [from, to] = [extents[first], extents[last]]
      if (!from || !to || first === last) continue
      const distance = Math.abs((from.left + to.right) / 2 - middle)
      if (distance < bestDistance) [best, bestDistance] = [{ first, last }, distance]
    }
  }
  const pitch = (own.right - own.left + right - left) / 2
  return bestDistance < Math.max(ALIGNED, 0.25 * pitch) ? best : undefined
}

function isOver(head: Extent, column: Extent): boolean {
  return (
    Math.abs(head.left - column.left) < ALIGNED ||
    Math.abs(head.right - column.right) < ALIGNED ||
    Math.abs(head.left + head.right - column.left - column.right) / 2 < ALIGNED ||
    (head.left > column.left && head.right < column.right)
  )
}
