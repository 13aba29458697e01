import { firstOf, itemAt, numberAt } from '@tickmark/document'
import { groupLines } from '../../lines/text-line.ts'
import type { TextLine } from '../../lines/text-line.ts'
import type { Grid, GridCell } from '../parts/page-table.ts'
import type { PlacedLine } from '../columns/place-segments.ts'

/** Fewest rows and columns of words that show by themselves that they are several. */
const FEWEST_ROWS = 3
const FEWEST_COLUMNS = 2
/** Share of the line ends at which the next word would still have found room: nothing was wrapped there. */
const FREE_SHARE = 0.8
/** Words keep this far from the edge of their cell, in font sizes. */
const PADDING = 0.6

/**
 * The rows of a drawn row that holds words only: every column has an entry in each of its lines, and the lines end where they
 * need not. What is wrapped fills its lines, and its columns rarely come out at the same number.
 */
export function wordRows(grid: Grid, cells: readonly GridCell[], lines: readonly PlacedLine[]): PlacedLine[][] {
  const filled = cells.filter(({ tokens }) => tokens.length > 0)
  const used = new Set(grid.cells.filter(({ tokens }) => tokens.length > 0).map(({ columnIndex }) => columnIndex))
  if (lines.length < FEWEST_ROWS || filled.length < FEWEST_COLUMNS || filled.length < used.size) return []
  if (filled.some(({ columnSpan, rowSpan }) => columnSpan > 1 || rowSpan > 1)) return []
  if (!lines.every(({ entries }) => entries.length === filled.length)) return []
  const ends = filled.flatMap((cell) => lineEnds(grid, cell))
  if (ends.filter(Boolean).length < FREE_SHARE * ends.length) return []
  return lines.map((line) => [line])
}

/** Of each line of a cell but the last: whether the next one's first word would have stood behind it. */
export function lineEnds(grid: Grid, cell: GridCell): boolean[] {
  const edge = numberAt(grid.columnEdges, cell.columnIndex + 1)
  const lines = groupLines(cell.tokens)
  return lines.slice(1).map((line, index) => {
    const above = itemAt(lines, index)
    return above.right + (0.3 + PADDING) * line.fontSize + widthOfFirst(line) < edge
  })
}

function widthOfFirst({ segments, fontSize }: TextLine): number {
  const { text, left, right } = firstOf(firstOf(segments).tokens)
  return /^[\u3000-\u9fff]/.test(text) ? fontSize : right - left
}
