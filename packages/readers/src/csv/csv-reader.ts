import { readFile } from 'node:fs/promises'
import { cellAddress, ReadError, type SheetCell, type Workbook } from '@tickmark/document'
import type { WholeReader } from '../reader.ts'
import { workbookDocument } from '../xlsx/workbook-document.ts'
import { decodeText } from './decode-text.ts'
import { parseCsv } from './parse-csv.ts'

const MOST_CELLS = 1_500_000
/** A number that a spreadsheet program would take as one; codes with leading zeros stay text. */
const NUMBER = /^-?(?:0|[1-9]\d*|[1-9]\d{0,2}(?:,\d{3})+)(?:\.\d+)?(?:E[+-]?\d+)?$/i

/** Delimited text: a workbook of one sheet that bears the file's name. */
export const csvReader: WholeReader = {
  inspect: async () => ({ format: 'csv', mediaType: 'text/csv', pageCount: 1, paginated: false }),
  async read(file) {
    const rows = parseCsv(decodeText(await readFile(file.path)))
    const name = file.name.replace(/\.[^.]*$/, '').normalize('NFC')
    return workbookDocument(toWorkbook(name, rows), { name: file.name, format: 'csv', metadata: {} })
  },
}

function toWorkbook(name: string, rows: readonly string[][]): Workbook {
  const cells: SheetCell[] = []
  rows.forEach((row, rowIndex) =>
    row.forEach((field, columnIndex) => {
      if (field.trim() === '') return
      if (cells.length >= MOST_CELLS) throw new ReadError('RESOURCE_LIMIT', `more than ${MOST_CELLS} cells`)
      cells.push({ address: cellAddress(rowIndex, columnIndex), rowIndex, columnIndex, ...valueOf(field) })
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

function valueOf(field: string): Pick<SheetCell, 'type' | 'value' | 'text'> {
  const text = field.trim().normalize('NFC')
  return NUMBER.test(text)
    ? { type: 'number', value: Number(text.replaceAll(',', '')), text }
    : { type: 'text', value: text, text }
}
