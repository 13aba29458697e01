import { columnName, parseAddress } from '@tickmark/document'

const LAST_ROW = 1_048_576
const LAST_COLUMN = 16_384

/** Strings, quoted sheet names and bracketed parts stay as they are; then cells, whole columns and whole rows. */
const TOKENS =
  /"(?:[^"]|"")*"|'(?:[^']|'')*'|\[[^\]]*\]|(?<![\w.$])\$?[A-Z]{1,3}\$?\d{1,7}(?![\w(.!])|(?<![\w.$])(\$?)([A-Z]{1,3}):(\$?)([A-Z]{1,3})(?![\w(!])|(?<![\w.$:])(\$?)(\d{1,7}):(\$?)(\d{1,7})(?![\w.])/gi

/** A formula as it would read when copied `rows` down and `columns` to the right. */
export function shiftFormula(formula: string, rows: number, columns: number): string {
  if (rows === 0 && columns === 0) return formula
  return formula.replace(TOKENS, (token, c1, column1, c2, column2, r1, row1, r2, row2) => {
    if (column1) return `${c1}${shiftColumn(column1, c1, columns)}:${c2}${shiftColumn(column2, c2, columns)}`
    if (row1) return `${r1}${shiftRow(row1, r1, rows)}:${r2}${shiftRow(row2, r2, rows)}`
    return /^["'[]/.test(token) ? token : shiftCell(token, rows, columns)
  })
}

function shiftCell(reference: string, rows: number, columns: number): string {
  const parts = /^(\$?)([A-Z]{1,3})(\$?)(\d+)$/i.exec(reference)
  if (!parts) return reference
  const [, fixedColumn, column, fixedRow, row] = parts
  const newColumn = shiftColumn(column!, fixedColumn!, columns)
  const newRow = shiftRow(row!, fixedRow!, rows)
  return newColumn === '#REF!' || newRow === '#REF!' ? '#REF!' : `${fixedColumn}${newColumn}${fixedRow}${newRow}`
}

function shiftColumn(column: string, fixed: string, by: number): string {
  const index = parseAddress(`${column}1`)!.columnIndex
  // Beyond the last column there are only names that look like references.
  if (fixed || index >= LAST_COLUMN) return column
  return index + by < 0 || index + by >= LAST_COLUMN ? '#REF!' : columnName(index + by)
}

function shiftRow(row: string, fixed: string, by: number): string {
  const shifted = Number(row) + by
  return fixed ? row : shifted < 1 || shifted > LAST_ROW ? '#REF!' : String(shifted)
}
