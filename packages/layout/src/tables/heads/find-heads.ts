import { isAmount, textOf } from '../../lines/text-line.ts'
import { isYear } from '../parts/is-year.ts'
import type { Grid, GridCell } from '../parts/page-table.ts'

/** Leading rows before the first with a figure; years and dates are heads, not figures. */
export function countHeaderRows(grid: Grid, rowCount: number): number {
  if (grid.headerRowCount !== undefined) return extendHead(grid, grid.headerRowCount, rowCount)
  for (let row = 0; row < rowCount; row++) {
    const cells = grid.cells.filter((cell) => cell.rowIndex === row && cell.columnIndex > 0)
    const figures = cells.filter((cell) => isFigureText(cellText(cell)))
    if (figures.length > 0) return coveredByHead(grid, row)
  }
  return rowCount > 2 ? tierCount(grid) : 0
}

/** Tiers of heads where no figure tells their end, as at the foot of a page: the first head stands beside those of all others. */
function tierCount({ cells }: Grid): number {
  const top = cells.filter(({ rowIndex }) => rowIndex === 0)
  const hasTiers = top.some(({ columnSpan }) => columnSpan > 1)
  return hasTiers ? (top.find(({ columnIndex }) => columnIndex === 0)?.rowSpan ?? 1) : 1
}

/** A label row without figures right above the first data row is a section title, not a head, drawn over all columns or not. */
function coveredByHead(grid: Grid, firstDataRow: number): number {
  const columnCount = grid.columnEdges.length - 1
  let count = firstDataRow
  while (count > 1) {
    const cells = grid.cells.filter((cell) => cell.rowIndex <= count - 1 && count - 1 < cell.rowIndex + cell.rowSpan)
    const [title, ...others] = cells
    if (!title || others.length > 0 || title.columnIndex !== 0 || ![1, columnCount].includes(title.columnSpan)) break
    count--
  }
  return count
}

/** Leading columns that label rows: words rather than figures, or numbers that only count or refer to notes. */
export function countHeaderColumns(grid: Grid, rowCount: number, columnCount: number, headerRowCount: number): number {
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

export function cellText(cell: GridCell): string {
  return textOf(cell.tokens).trim()
}

/** Tags and lines may call only the first row a head; rows below it without a label and without figures are heads as well. */
function extendHead(grid: Grid, headerRowCount: number, rowCount: number): number {
  let count = headerRowCount
  while (count > 0 && count < rowCount - 1) {
    const cells = grid.cells.filter(({ rowIndex }) => rowIndex === count)
    const isHead = cells.length > 1 && cells.every((cell) => cell.columnIndex > 0 && !isFigureText(cellText(cell)))
    if (!isHead) break
    count++
  }
  return count
}

/** A period that stands alone above several heads speaks for all of them: "Year ended December 31," over 2024 and 2023. */
export function spanLoneHeads(grid: Grid, headerRowCount: number, columnCount: number): void {
  for (let row = 0; row < headerRowCount - 1; row++) {
    const cells = grid.cells.filter((cell) => cell.rowIndex <= row && row < cell.rowIndex + cell.rowSpan)
    const below = grid.cells.filter((cell) => cell.rowIndex === row + 1 && cell.columnIndex > 0)
    const [lone] = cells
    if (cells.length !== 1 || !lone || lone.columnIndex === 0 || lone.columnSpan > 1 || below.length < 2) continue
    if (!/\b(?:ended|ending|months|years?|as (?:of|at)|fiscal)\b|年|期|月|년|분기/i.test(cellText(lone))) continue
    lone.columnIndex = Math.min(...below.map(({ columnIndex }) => columnIndex))
    lone.columnSpan = columnCount - lone.columnIndex
  }
}
