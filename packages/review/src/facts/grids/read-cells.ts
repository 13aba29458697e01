import type { Table } from '@tickmark/document'
import { parseCellNumber } from '@tickmark/language'
import type { NumberStyle, PrintedNumber } from '@tickmark/language'
import { isIdentifierText } from '../figures/identifiers.ts'

/** A table's cell as the grid sees it: its text and, where that is all it holds, its number. */
export interface RawCell {
  text: string
  rowIndex: number
  columnIndex: number
  number?: PrintedNumber
}

/** Where amounts are printed with separators, four digits without one are a year. */
const GROUPED: Record<NumberStyle, RegExp> = {
  point: /\d,\d{3}(?!\d)/,
  comma: /\d\.\d{3}(?!\d)/,
  space: /\d\s\d{3}(?!\d)/,
}
const YEAR_ALONE = /^(?:19|20)\d\d$/
/** What belongs to the heads and slipped into the first cell below them: a year, a statement of the unit. */
const STRAY = /^(?:(?:19|20)\d\d|\(?in (?:thousands|millions|billions)\)?)\s+(?=[$€£¥]\s*\(?\d|\(?\d{1,3},\d{3})/i
/** The dash of the next column, which came too near. */
const STRAY_DASH = /(?<=\d\)?)\s+[-–—−]$/

/**
 * Where a cell becomes a number: the cells of a table in rows and columns, each with the number that its text states, in the style of the document.
 * Years beside grouped amounts and codes of sheets stay texts.
 */
export function readCells(table: Table, style: NumberStyle): (RawCell | undefined)[][] {
  const matrix: (RawCell | undefined)[][] = Array.from({ length: table.rowCount }, () =>
    Array.from({ length: table.columnCount }, () => undefined),
  )
  const grouped = table.cells.some((cell) => GROUPED[style].test(cell.text))
  for (const cell of table.cells) {
    const text = cell.text.trim()
    const row = matrix[cell.rowIndex]
    if (!row || !text) continue
    const isName = (grouped && YEAR_ALONE.test(text)) || (table.sheet !== undefined && isIdentifierText(text))
    const number = isName
      ? undefined
      : (parseCellNumber(text, style) ?? parseCellNumber(text.replace(STRAY, '').replace(STRAY_DASH, ''), style))
    const raw: RawCell = { text, rowIndex: cell.rowIndex, columnIndex: cell.columnIndex }
    if (number) raw.number = number
    row[cell.columnIndex] = raw
  }
  return matrix
}
