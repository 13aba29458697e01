import { getExisting, lastOf, numberAt } from '@tickmark/document'
import { boundsOf } from '@tickmark/document/page'
import type { Rectangle, Rule } from '@tickmark/document/page'
import type { PageCell, PageTable, Grid, GridCell } from './parts/page-table.ts'
import { isAmount } from '../lines/text-line.ts'
import { linesAsWritten } from '../lines/turned-lines.ts'
import { cellText, countHeaderColumns, countHeaderRows, spanLoneHeads } from './heads/find-heads.ts'
import { joinGroupColumns } from './columns/join-group-columns.ts'
import { joinMarkColumns } from './columns/join-mark-columns.ts'
import { gridBounds } from './parts/page-table.ts'
import { spreadHeads } from './heads/spread-heads.ts'

/** Drops empty rows and columns, finds heads and indents, and turns words into references. */
export function finishTable(source: Grid, rules: readonly Rule[]): PageTable | undefined {
  const grid = compact(joinGroupColumns(compact(joinMarkColumns(source))))
  const rowCount = grid.rowEdges.length - 1
  const columnCount = grid.columnEdges.length - 1
  if (rowCount < 1 || columnCount < 1) return undefined
  const headerRowCount = countHeaderRows(grid, rowCount)
  spreadHeads(grid, headerRowCount, rules)
  spanLoneHeads(grid, headerRowCount, columnCount)
  const headerColumnCount = countHeaderColumns(grid, rowCount, columnCount, headerRowCount)
  const indents = findIndents(grid, headerRowCount)
  const cells = grid.cells.map((cell): PageCell => ({
    rowIndex: cell.rowIndex,
    columnIndex: cell.columnIndex,
    rowSpan: cell.rowSpan,
    columnSpan: cell.columnSpan,
    ...cellBox(grid, cell),
    lines: linesAsWritten(cell.tokens).map((line) =>
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
    left: numberAt(grid.columnEdges, cell.columnIndex),
    right: numberAt(grid.columnEdges, cell.columnIndex + cell.columnSpan),
    top: numberAt(grid.rowEdges, cell.rowIndex),
    bottom: numberAt(grid.rowEdges, cell.rowIndex + cell.rowSpan),
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
      rowIndex: getExisting(rows, cell.rowIndex),
      columnIndex: getExisting(columns, cell.columnIndex),
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
  return [...starts.map((index) => numberAt(edges, index)), lastOf(edges)]
}

/** Where a label begins: a label in two lines may go on further left, at the margin of its column. */
function firstLineLeft({ tokens }: GridCell): number {
  const [first] = linesAsWritten(tokens)
  return boundsOf(first ? first.segments.flatMap((segment) => segment.tokens) : tokens).left
}

/** Steps to the right of labels in the first column, in the order in which they go in. Titles set in the middle are no step. */
function findIndents(grid: Grid, headerRowCount: number): Map<GridCell, number> {
  const labels = grid.cells
    .filter(
      (cell) =>
        cell.columnIndex === 0 && cell.columnSpan === 1 && cell.rowIndex >= headerRowCount && !isAmount(cellText(cell)),
    )
    .map((cell) => ({
      cell,
      left: firstLineLeft(cell),
      isTitle: grid.cells.every((other) => other === cell || other.rowIndex !== cell.rowIndex),
    }))
  const innermost = Math.max(...labels.filter(({ isTitle }) => !isTitle).map(({ left }) => left))
  const steps: number[] = []
  for (const { left } of labels.toSorted((a, b) => a.left - b.left)) {
    if (left < innermost + 3 && (steps.length === 0 || left - lastOf(steps) > 3)) steps.push(left)
  }
  if (steps.length < 2 || steps.length > 6) return new Map()
  return new Map(
    labels.map(({ cell, left }) => [
      cell,
      left > innermost + 3 ? 0 : steps.findLastIndex((step) => step <= left + 0.01),
    ]),
  )
}
