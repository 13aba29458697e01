import { numberAt } from '@tickmark/document'
import { boundsOf, median } from '@tickmark/document/page'
import { groupLines } from '../../lines/text-line.ts'
import type { TextLine, Token } from '../../lines/text-line.ts'
import { attachMarks } from '../parts/attach-marks.ts'
import { linesOf } from '../parts/lines-of-cells.ts'
import { cellsOfRow } from './build-open-grid.ts'
import type { Column } from '../columns/find-columns.ts'
import { countHeaderRows } from '../heads/find-heads.ts'
import { groupRows } from '../columns/group-rows.ts'
import { findHeadsAbove } from '../heads/heads-above.ts'
import { gridBounds } from '../parts/page-table.ts'
import type { Grid } from '../parts/page-table.ts'
import { placeLines } from '../columns/place-segments.ts'
import type { PlacedLine } from '../columns/place-segments.ts'

const ROOM = { gap: 2, titles: 2 }

/**
 * Tables often bear lines around their figures alone. Heads and first rows that stand above such a table, each entry over
 * its column, belong to it.
 */
export function adoptHeads(grids: readonly Grid[], tokens: readonly Token[]): Grid[] {
  const taken = new Set(grids.flatMap(({ cells }) => cells.flatMap((cell) => cell.tokens.map(({ index }) => index))))
  const free = tokens.filter(({ index }) => !taken.has(index))
  const lines = groupLines(free).map(attachMarks)
  return grids.map((grid) => withHeads(grid, lines))
}

function withHeads(grid: Grid, lines: readonly TextLine[]): Grid {
  if (grid.columnEdges.length < 3 || countHeaderRows(grid, grid.rowEdges.length - 1) > 0) return grid
  const columns = columnsOf(grid)
  const size = median(grid.cells.flatMap(({ tokens }) => tokens.map(({ fontSize }) => fontSize)))
  const heads = findHeadsAbove(lines, { ...gridBounds(grid), columns, size }, ROOM)
  if (heads.length === 0) return grid
  const rows = rowsOfHeads(heads, grid, columns)
  const cells = rows.flatMap((row, rowIndex) => cellsOfRow(row, rowIndex))
  const moved = grid.cells.map((cell) => ({ ...cell, rowIndex: cell.rowIndex + rows.length }))
  const tops = rows.map((row) => Math.min(...row.map(({ line }) => line.top)))
  return { ...grid, rowEdges: [...tops, ...grid.rowEdges], cells: [...cells, ...moved] }
}

/** The lines of a wrapped head are one row; the first figures of the table tell where the heads end. */
function rowsOfHeads(heads: readonly TextLine[], grid: Grid, columns: readonly Column[]): PlacedLine[][] {
  const body = linesOf(grid.cells)
  const lines = placeLines([...heads, ...body], columns)
  return groupRows(lines, columns, [])
    .map((row) => row.filter(({ line }) => heads.includes(line)))
    .filter((row) => row.length > 0)
}

/** Where the words of each column stand; its own edges where it has none. */
function columnsOf(grid: Grid): Column[] {
  return grid.columnEdges.slice(1).map((right, index) => {
    const tokens = grid.cells.flatMap((cell) =>
      cell.columnIndex === index && cell.columnSpan === 1 ? cell.tokens : [],
    )
    return tokens.length > 0
      ? { ...boundsOf(tokens), support: 1 }
      : { left: numberAt(grid.columnEdges, index), right, support: 0 }
  })
}
