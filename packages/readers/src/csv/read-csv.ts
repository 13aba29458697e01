import { readFile } from 'node:fs/promises'
import {
  cellAddress,
  Decimal,
  ReadError,
  type Document,
  type SheetCell,
  type Unit,
  type Workbook,
} from '@tickmark/document'
import { decideNumberStyle, parseCellNumber, type NumberStyle } from '@tickmark/language'
import type { SourceFile } from '@tickmark/document/page'
import { workbookDocument } from '../xlsx/workbook-document.ts'
import { decodeText } from '../text/decode-text.ts'
import { parseCsv } from './parse-csv.ts'

const MOST_CELLS = 1_500_000
/** What programs write and people do not. */
const EXPONENT = /^-?\d(?:\.\d+)?E[+-]?\d+$/i
/** A number that a spreadsheet program keeps exactly. */
const SIGNIFICANT_DIGITS = 15
/** Units that a cell's format can say; what else stands behind a number would be lost. */
const FORMATS: Partial<Record<Unit, string>> = { unknown: '', money: '', percent: '%' }

/** Reads delimited text as a workbook of one sheet that bears the file's name. */
export async function readCsv(file: SourceFile): Promise<Document> {
  const rows = parseCsv(decodeText(await readFile(file.path)))
  const name = file.name.replace(/\.[^.]*$/, '').normalize('NFC')
  return workbookDocument(toWorkbook(name, rows), { name: file.name, format: 'csv', metadata: {} })
}

function toWorkbook(name: string, rows: readonly string[][]): Workbook {
  const cells: SheetCell[] = []
  const style = decideNumberStyle(rows.flat())
  rows.forEach((row, rowIndex) =>
    row.forEach((field, columnIndex) => {
      if (field.trim() === '') return
      if (cells.length >= MOST_CELLS) throw new ReadError('RESOURCE_LIMIT', `more than ${MOST_CELLS} cells`)
      cells.push({ address: cellAddress(rowIndex, columnIndex), rowIndex, columnIndex, ...valueOf(field, style) })
    }),
  )
  const columnCount = rows.reduce((most, row) => Math.max(most, row.length), 0)
  const sheet = {
    name,
    visibility: 'visible' as const,
    rowCount: rows.length,
    columnCount,
    cells,
    merges: [],
    hiddenRows: [],
    hiddenColumns: [],
  }
  return { sheets: [sheet], definedNames: [], externalLinks: [], iterativeCalculation: false, date1904: false }
}

/** A field as a spreadsheet program of the file's own country would take it; codes with leading zeros stay text. */
function valueOf(field: string, style: NumberStyle): Pick<SheetCell, 'type' | 'value' | 'text' | 'numberFormat'> {
  const text = field.trim().normalize('NFC')
  if (EXPONENT.test(text)) return { type: 'number', value: Number(text), text }
  const number = parseCellNumber(text, style)
  if (!number || number.dash || number.noted || /^\D*0\d/.test(text)) return { type: 'text', value: text, text }
  const { value, scale, unit, decimals } = number.amount
  const mark = FORMATS[unit]
  const tooLong = value.replace(/[-.]/g, '').length > SIGNIFICANT_DIGITS
  if (mark === undefined || scale !== 0 || tooLong || /\d\s*\p{L}/u.test(text))
    return { type: 'text', value: text, text }
  if (!mark) return { type: 'number', value: Number(value), text }
  return {
    type: 'number',
    value: new Decimal(value).div(100).toNumber(),
    text,
    numberFormat: `0${decimals > 0 ? `.${'0'.repeat(decimals)}` : ''}${mark}`,
  }
}
