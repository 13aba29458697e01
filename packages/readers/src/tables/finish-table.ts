import type { PageCell, PageTable, Grid, GridCell } from './page-table.ts'
import { boundsOf, groupLines, isAmount, textOf } from '../layout/text-line.ts'
import type { Rectangle } from '../page-content.ts'
import { isYear } from './group-rows.ts'
import { gridBounds } from './page-table.ts'

/** Drops empty rows and columns, finds heads and indents, and turns words into references. */
export function finishTable(source: Grid): PageTable | undefined {
  const grid = compact(source)
  const rowCount = grid.rowEdges.length - 1
  const columnCount = grid.columnEdges.length - 1
  if (rowCount < 1 || columnCount < 1) return undefined
  const headerRowCount = grid.headerRowCount ?? countHeaderRows(grid, rowCount)
  const headerColumnCount = countHeaderColumns(grid, rowCount, columnCount, headerRowCount)
  const indents = findIndents(grid, headerRowCount)
  const cells = grid.cells.map((cell): PageCell => ({
    rowIndex: cell.rowIndex,
    columnIndex: cell.columnIndex,
    rowSpan: cell.rowSpan,
    columnSpan: cell.columnSpan,
    ...cellBox(grid, cell),
    lines: groupLines(cell.tokens).map((line) =>
      line.segments.flatMap(({ tokens }) => tokens.map(({ index }) => index)),
    ),
    indent: indents.get(cell),
  }))
  return {
    kind: grid.kind,
    ...gridBounds(grid),
    rowCount,
    columnCount,
    headerRowCount,
    headerColumnCount,
    cells,
    columnEdges: grid.columnEdges,
  }
}

function cellBox(grid: Grid, cell: GridCell): Rectangle {
  return {
    left: grid.columnEdges[cell.columnIndex]!,
    right: grid.columnEdges[cell.columnIndex + cell.columnSpan]!,
    top: grid.rowEdges[cell.rowIndex]!,
    bottom: grid.rowEdges[cell.rowIndex + cell.rowSpan]!,
  }
}

/** Without the rows and columns in which no cell with words begins. */
function compact(grid: Grid): Grid {
  const filled = grid.cells.filter(({ tokens }) => tokens.length > 0)
  const rows = keptIndexes(filled.map(({ rowIndex }) => rowIndex))
  const columns = keptIndexes(filled.map(({ columnIndex }) => columnIndex))
  const span = (kept: Map<number, number>, from: number, count: number): number => {
    let spanned = 0
    for (let index = from; index < from + count; index++) if (kept.has(index)) spanned++
    return spanned
  }
  return {
    ...grid,
    rowEdges: keptEdges(grid.rowEdges, rows),
    columnEdges: keptEdges(grid.columnEdges, columns),
    cells: filled.map((cell) => ({
      ...cell,
      rowIndex: rows.get(cell.rowIndex)!,
      columnIndex: columns.get(cell.columnIndex)!,
      rowSpan: span(rows, cell.rowIndex, cell.rowSpan),
      columnSpan: span(columns, cell.columnIndex, cell.columnSpan),
    })),
  }
}

function keptIndexes(indexes: readonly number[]): Map<number, number> {
  return new Map([...new Set(indexes)].toSorted((a, b) => a - b).map((index, position) => [index, position]))
}

function keptEdges(edges: readonly number[], kept: Map<number, number>): number[] {
  const starts = [...kept.keys()]
  if (starts.length === 0) return []
  return [...starts.map((index) => edges[index]!), edges.at(-1)!]
}

/** Leading rows before the first with a figure; years and dates are heads, not figures. */
function countHeaderRows(grid: Grid, rowCount: number): number {
  for (let row = 0; row < rowCount; row++) {
    const cells = grid.cells.filter((cell) => cell.rowIndex === row && cell.columnIndex > 0)
    const figures = cells.filter((cell) => isFigureText(cellText(cell)))
    if (figures.length > 0) return coveredByHead(grid, row)
  }
  return rowCount > 2 ? 1 : 0
}

/** A label row without figures right above the first data row is a section title, not a head. */
function coveredByHead(grid: Grid, firstDataRow: number): number {
  let count = firstDataRow
  while (count > 0) {
    const cells = grid.cells.filter((cell) => cell.rowIndex <= count - 1 && count - 1 < cell.rowIndex + cell.rowSpan)
    if (cells.length !== 1 || cells[0]!.columnIndex !== 0 || cells[0]!.columnSpan > 1 || count === 1) break
    count--
  }
  return count
}

function countHeaderColumns(grid: Grid, rowCount: number, columnCount: number, headerRowCount: number): number {
  const isLabelColumn = (column: number): boolean => {
    const cells = grid.cells.filter((cell) => cell.columnIndex === column && cell.rowIndex >= headerRowCount)
    const head = grid.cells
      .filter((cell) => cell.columnIndex === column && cell.rowIndex < headerRowCount)
      .map(cellText)
      .join('')
    if (/^(?:附注|附註|注释|备注|行次|序号|notes?|no\.?|주석|注記|番号)$/i.test(head.replace(/\s/g, ''))) return true
    const figures = cells.filter((cell) => isFigureText(cellText(cell)))
    return cells.length > 0 && figures.length < 0.2 * cells.length
  }
  const anyFigures = grid.cells.some((cell) => cell.rowIndex >= headerRowCount && isFigureText(cellText(cell)))
  if (!anyFigures) return columnCount > 1 && rowCount > 1 ? 1 : 0
  let count = 0
  while (count < columnCount - 1 && isLabelColumn(count)) count++
  return count
}

function isFigureText(text: string): boolean {
  return isAmount(text) && !isYear(text)
}

function cellText(cell: GridCell): string {
  return textOf(cell.tokens).trim()
}

/** Steps to the right of labels in the first column, in the order in which they go in. */
function findIndents(grid: Grid, headerRowCount: number): Map<GridCell, number> {
  const labels = grid.cells.filter(
    (cell) =>
      cell.columnIndex === 0 && cell.columnSpan === 1 && cell.rowIndex >= headerRowCount && !isAmount(cellText(cell)),
  )
  const lefts = labels.map((cell) => boundsOf(cell.tokens).left)
  const steps: number[] = []
  for (const left of lefts.toSorted((a, b) => a - b))
    if (steps.length === 0 || left - steps.at(-1)! > 3) steps.push(left)
  if (steps.length < 2 || steps.length > 6) return new Map()
  return new Map(labels.map((cell, index) => [cell, steps.findLastIndex((step) => step <= lefts[index]! + 0.01)]))
}
