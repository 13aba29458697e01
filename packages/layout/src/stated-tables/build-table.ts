import { numberAt } from '@tickmark/document'
import type { Cell, Table } from '@tickmark/document'
import { findHeaders } from './find-headers.ts'
import type { Grid, GridCell } from './grid.ts'
import { joinDetachedSigns } from './join-detached-signs.ts'

/** Puts a stated table in order: signs joined, spacers dropped, heads found, indents ranked. */
export function buildTable(stated: Grid, block: Pick<Table, 'id' | 'layer'>): Table {
  const grid = joinDetachedSigns(dropEmptyRows(stated))
  const { headerRowCount, headerColumnCount } = findHeaders(grid)
  const ranks = indentRanks(grid.cells.filter((cell) => cell.rowIndex >= headerRowCount))
  const cells = grid.cells.map(({ indentWidth, ...cell }): Cell => {
    const role =
      cell.rowIndex < headerRowCount ? 'columnHeader' : cell.columnIndex < headerColumnCount ? 'rowHeader' : 'data'
    const indent = role === 'rowHeader' ? ranks.get(indentWidth ?? 0) : undefined
    return { ...cell, text: cell.text.trim(), role, ...(indent ? { indent } : {}) }
  })
  return {
    ...block,
    type: 'table',
    rowCount: grid.rowCount,
    columnCount: grid.columnCount,
    headerRowCount,
    headerColumnCount,
    cells,
  }
}

/** Indents come in points, characters or twips; what matters is which is deeper. */
function indentRanks(cells: readonly GridCell[]): Map<number, number> {
  const widths = new Set(
    cells.filter((cell) => cell.columnIndex === 0 && cell.text.trim()).map((cell) => cell.indentWidth ?? 0),
  )
  return new Map([...widths].toSorted((a, b) => a - b).map((width, rank) => [width, rank]))
}

/** Rows without any text are spacing; a cell that spans over one shrinks. */
function dropEmptyRows(grid: Grid): Grid {
  const filled = new Set(grid.cells.filter((cell) => cell.text.trim()).map((cell) => cell.rowIndex))
  if (filled.size === grid.rowCount) return grid
  const newIndex: number[] = []
  let next = 0
  for (let row = 0; row < grid.rowCount; row++) newIndex.push(filled.has(row) ? next++ : -1)
  const kept = (from: number, span: number) => newIndex.slice(from, from + span).filter((index) => index >= 0).length
  const cells = grid.cells
    .map((cell) => ({
      ...cell,
      rowIndex: numberAt(newIndex, cell.rowIndex),
      rowSpan: Math.max(1, kept(cell.rowIndex, cell.rowSpan)),
    }))
    .filter(({ rowIndex }) => rowIndex >= 0)
  return { ...grid, cells, rowCount: next, markedHeaderRows: grid.markedHeaderRows && kept(0, grid.markedHeaderRows) }
}
