import { firstOf, numberAt } from '@tickmark/document'
import type { Token } from '../lines/text-line.ts'
import { groupLines } from '../lines/text-line.ts'
import { splitAtEdges } from './columns/split-at-edges.ts'
import { splitAtGutters } from './columns/split-at-gutters.ts'
import { buildOpenGrid } from './open/build-open-grid.ts'
import { findOpenRegions, isTableLike } from './open/find-open-regions.ts'
import { findTexts } from './open/text-columns.ts'
import { attachMarks } from './parts/attach-marks.ts'
import type { Grid, GridCell } from './parts/page-table.ts'

/** A band of fewer columns or rows may be names and values, or text that is set in columns. */
const FEWEST_COLUMNS = 3
const FEWEST_ROWS = 3

/**
 * A drawn form parted where a band over its whole width holds a table of its own that no lines part: the items of an invoice
 * between the boxes of the parties and of the total. Each part is a table for itself, for their columns are none of one another.
 * `drawn` is the form as its lines have it, `grid` with the rows and columns that its words show.
 */
export function cutOpenBands({ drawn, grid }: { drawn: Grid; grid: Grid }): Grid[] {
  const parts: Grid[] = []
  let from = 0
  drawn.rowEdges.slice(1).forEach((bottom, row) => {
    const band = wholeCellOf(drawn, row)
    const open = band && openGridOf(band.tokens)
    const [first, next] = [grid.rowEdges.indexOf(numberAt(drawn.rowEdges, row)), grid.rowEdges.indexOf(bottom)]
    if (!open || first < 0 || next < 0) return
    parts.push(...rowsOf(grid, from, first), open)
    from = next
  })
  return parts.length === 0 ? [grid] : [...parts, ...rowsOf(grid, from, grid.rowEdges.length - 1)]
}

/** The one cell of a row that fills it, next to columns that other rows have. */
function wholeCellOf(grid: Grid, row: number): GridCell | undefined {
  const columns = grid.columnEdges.length - 1
  const cell = grid.cells.find(({ rowIndex, rowSpan }) => rowIndex <= row && row < rowIndex + rowSpan)
  return columns > 1 && cell?.columnSpan === columns && cell.rowSpan === 1 ? cell : undefined
}

/** The table that all words of a band make up. */
function openGridOf(tokens: readonly Token[]): Grid | undefined {
  const lines = splitAtEdges(splitAtGutters(groupLines(tokens).map(attachMarks)))
  if (lines.length < FEWEST_ROWS) return undefined
  const texts = findTexts(lines)
  const regions = findOpenRegions(lines, texts).filter((region) => isTableLike(region, texts))
  if (regions.length !== 1) return undefined
  const grid = buildOpenGrid(firstOf(regions), [])
  if (!grid || grid.columnEdges.length - 1 < FEWEST_COLUMNS) return undefined
  const held = grid.cells.reduce((sum, cell) => sum + cell.tokens.length, 0)
  return held === tokens.length ? grid : undefined
}

/** The rows of a grid from one to before another, as a grid; none where nothing stands in them. */
function rowsOf(grid: Grid, from: number, to: number): Grid[] {
  const cells = grid.cells
    .filter(({ rowIndex, rowSpan }) => rowIndex >= from && rowIndex + rowSpan <= to)
    .map((cell) => ({ ...cell, rowIndex: cell.rowIndex - from }))
  if (!cells.some(({ tokens }) => tokens.length > 0)) return []
  const rowEdges = Array.from({ length: to - from + 1 }, (_, index) => numberAt(grid.rowEdges, from + index))
  return [{ ...grid, rowEdges, cells }]
}
