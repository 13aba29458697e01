import { itemAt } from '@tickmark/document'
import type { Cell as SheetCell, CellStyle, CellValue, ColumnDef, MergeRange, WriteSheet } from 'hucre/xlsx'
import { neutraliseText } from './neutralise-text.ts'

const WIDEST = 60
const NARROWEST = 8

const INK = { rgb: '14203A' }
/** Named in every style: a font without a name is left to the program's taste. */
export const FONT: NonNullable<CellStyle['font']> = { name: 'Calibri', size: 11 }
export const HEAD_STYLE: CellStyle = {
  font: { ...FONT, bold: true, color: INK },
  fill: { type: 'pattern', pattern: 'solid', fgColor: { rgb: 'F1EEE7' } },
  border: { bottom: { style: 'thin', color: INK } },
  alignment: { vertical: 'center', wrapText: true },
}
export const WRAP_STYLE: CellStyle = { alignment: { wrapText: true, vertical: 'top' } }

/** A sheet prints as wide as one page of A4 and as long as it takes. */
const PRINT: WriteSheet['pageSetup'] = {
  paperSize: 'a4',
  orientation: 'landscape',
  fitToPage: true,
  fitToWidth: 1,
  fitToHeight: 0,
}

/** A cell to be written: text is neutralised on its way. */
export interface SheetValue {
  value: CellValue
  style?: CellStyle
  comment?: string
  /** What calculates the value, without "="; never made of a document's text. */
  formula?: string
  /** Another place of the workbook: `'Sheet 2'!A1`. */
  link?: string
}

/**
 * Collects values, styles and merges of one sheet in the writer's terms. Columns that are not given are made as wide as what
 * they hold; the style of a given one holds for all its cells, at no cost for each.
 */
export function createSheet(name: string, givenColumns?: ColumnDef[]) {
  const rows: CellValue[][] = []
  const cells = new Map<string, Partial<SheetCell>>()
  const merges: MergeRange[] = []
  const widths: number[] = []

  function set(row: number, column: number, { value, style, comment, formula, link }: SheetValue): void {
    while (rows.length <= row) rows.push([])
    const line = itemAt(rows, row)
    while (line.length <= column) line.push(null)
    const written = typeof value === 'string' ? neutraliseText(value) : value
    line[column] = written
    if (style || comment || formula || link) {
      cells.set(`${row},${column}`, {
        value: written,
        ...(style && { style }),
        ...(formula && { formula, formulaResult: written }),
        ...(comment && { comment: { text: comment } }),
        ...(link && { hyperlink: { target: '', location: link } }),
      })
    }
    if (!givenColumns) widths[column] = Math.max(widths[column] ?? 0, widthOf(written, style?.numFmt))
  }

  function finish(options: Partial<WriteSheet> = {}): WriteSheet {
    const measured = Array.from(widths, (width = 0) => ({ width: Math.min(WIDEST, Math.max(NARROWEST, width + 2)) }))
    return { name, rows, cells, merges, columns: givenColumns ?? measured, pageSetup: PRINT, ...options }
  }

  return { set, merge: (range: MergeRange) => merges.push(range), finish }
}

/** Columns of a spreadsheet that a value takes: wide characters take two. */
function widthOf(value: CellValue, numberFormat: string | undefined): number {
  if (typeof value === 'number') return (numberFormat?.includes('#,##0') ? 1.35 : 1.05) * String(value).length
  const longest = String(value ?? '')
    .split('\n')
    .map((line) => [...line].reduce((width, character) => width + (character > '\u2E7F' ? 2 : 1), 0))
  return Math.max(0, ...longest)
}
