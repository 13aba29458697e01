import { itemAt } from '@tickmark/document'
import { rowsOf, type Grid, type GridCell } from './grid.ts'
import { isFigureText, isNumberText, isPeriodText } from '../cells/number-text.ts'

const MOST_HEADER_ROWS = 6
const MOST_HEADER_COLUMNS = 3

/** How many leading rows head the columns and how many leading columns label the rows. */
export function findHeaders(grid: Grid): { headerRowCount: number; headerColumnCount: number } {
  const rows = rowsOf(grid.cells, grid.rowCount)
  const stated = grid.markedHeaderRows
    ? withPeriodRows(rows, grid.markedHeaderRows)
    : guessHeaderRows(rows, grid.columnCount)
  const headerRowCount = Math.min(stated, Math.max(0, grid.rowCount - 1))
  return { headerRowCount, headerColumnCount: guessHeaderColumns(rows.slice(headerRowCount), grid.columnCount) }
}

/** Files often mark only the first line of a head: rows of nothing but periods, and the row below spanning titles, belong to it. */
function withPeriodRows(rows: readonly GridCell[][], marked: number): number {
  let count = marked
  for (let i = marked; i < Math.min(rows.length, MOST_HEADER_ROWS); i++) {
    const titles = itemAt(rows, i).filter((cell) => cell.text.trim() && cell.columnIndex > 0)
    const unlabelled = !itemAt(rows, i).some((cell) => cell.columnIndex === 0 && cell.text.trim())
    const underSpans =
      unlabelled &&
      count === i &&
      itemAt(rows, i - 1).some((cell) => cell.columnIndex > 0 && cell.columnSpan > 1 && cell.text.trim())
    const belongs =
      titles.every((cell) => isPeriodText(cell.text)) || (underSpans && !titles.some((cell) => isNumberText(cell.text)))
    if (!belongs) break
    if (titles.length > 0) count = i + 1
  }
  return count
}

/** The head ends with the last row of column titles above the first row of figures. */
function guessHeaderRows(rows: readonly GridCell[][], columnCount: number): number {
  const firstData = rows.findIndex((row) => row.some((cell) => cell.columnIndex > 0 && isFigureText(cell.text)))
  if (firstData < 0) return looksLikeTitles(rows[0], columnCount) ? 1 : 0
  let count = 0
  for (let i = 0; i < Math.min(firstData, MOST_HEADER_ROWS); i++) {
    const beyondLabel = itemAt(rows, i).filter((cell) => cell.text.trim() && cell.columnIndex + cell.columnSpan > 1)
    if (beyondLabel.length > 0) count = i + 1
  }
  return count
}

/** A table of words has a head when its first row is filled, short and unlike what follows. */
function looksLikeTitles(row: readonly GridCell[] | undefined, columnCount: number): boolean {
  const filled = (row ?? []).filter((cell) => cell.text.trim())
  return (
    columnCount > 1 &&
    filled.length >= columnCount - 1 &&
    filled.every((cell) => cell.text.length <= 40 && !/[。；;]$/.test(cell.text))
  )
}

/** A label column holds words; a running number before it ("1", "2") belongs to the label. */
function guessHeaderColumns(rows: readonly GridCell[][], columnCount: number): number {
  const wordy = Array.from({ length: Math.min(columnCount, MOST_HEADER_COLUMNS + 1) }, (_, column) => {
    const texts = rows
      .flatMap((row) => row.filter((cell) => cell.columnIndex === column && cell.text.trim()))
      .map((cell) => cell.text)
    return texts.length > 0 && texts.filter((text) => !isFigureText(text)).length * 2 > texts.length
  })
  if (columnCount < 2) return 0
  if (!wordy[0]) return wordy[1] && isRunningNumber(rows) ? 2 : 0
  let count = 1
  while (count < Math.min(MOST_HEADER_COLUMNS, columnCount - 1) && wordy[count] && hasFiguresBeyond(rows, count))
    count++
  return count
}

function hasFiguresBeyond(rows: readonly GridCell[][], column: number): boolean {
  return rows.some((row) => row.some((cell) => cell.columnIndex > column && isNumberText(cell.text)))
}

function isRunningNumber(rows: readonly GridCell[][]): boolean {
  const numbers = rows.map((row) => row.find((cell) => cell.columnIndex === 0)?.text.trim()).filter(Boolean)
  return numbers.length > 1 && numbers.every((text, i) => Number(text) === Number(numbers[0]) + i)
}
