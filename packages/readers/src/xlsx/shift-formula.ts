import { columnName, parseAddress } from '@tickmark/document'

const LAST_ROW = 1_048_576
const LAST_COLUMN = 16_384
/** Excel's own limit for a formula; what is longer is none. */
const LONGEST = 8192

/** Strings, quoted sheet names and bracketed parts stay as they are; then cells, whole columns and whole rows. */
const TOKENS =
  /"(?:[^"]|"")*"|'(?:[^']|'')*'|\[[^\]]*\]|(?<![\w.$])\$?[A-Z]{1,3}\$?\d{1,7}(?![\w(.!])|(?<![\w.$])\$?[A-Z]{1,3}:\$?[A-Z]{1,3}(?![\w(!])|(?<![\w.$:])\$?\d{1,7}:\$?\d{1,7}(?![\w.])/gi

/** A formula as it would read when copied `rows` down and `columns` to the right. */
export function shiftFormula(formula: string, rows: number, columns: number): string {
  if ((rows === 0 && columns === 0) || formula.length > LONGEST) return formula
  return formula.replace(TOKENS, (token) => {
    if (/^["'[]/.test(token)) return token
    return token
      .split(':')
      .map((part) => shiftReference(part, rows, columns))
      .join(':')
  })
}

/** A cell, a whole column ("$B") or a whole row ("$3"). */
function shiftReference(reference: string, rows: number, columns: number): string {
  const [, column = '', row = ''] = /^(\$?[A-Z]+)?(\$?\d+)?$/i.exec(reference) ?? []
  const shifted = shiftColumn(column, columns) + shiftRow(row, rows)
  return shifted.includes('#REF!') ? '#REF!' : shifted
}

function shiftColumn(column: string, by: number): string {
  const index = parseAddress(`${column}1`)?.columnIndex ?? LAST_COLUMN
  // Beyond the last column there are only names that look like references.
  if (column.startsWith('$') || index >= LAST_COLUMN) return column
  return index + by < 0 || index + by >= LAST_COLUMN ? '#REF!' : columnName(index + by)
}

function shiftRow(row: string, by: number): string {
  if (row === '' || row.startsWith('$')) return row
  const shifted = Number(row) + by
  return shifted < 1 || shifted > LAST_ROW ? '#REF!' : String(shifted)
}
