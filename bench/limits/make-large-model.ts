import { strToU8, zipSync } from 'fflate'
import { columnName } from '@tickmark/document'

const COLUMNS = 100
/** Above the years, which heads of columns are. */
const FIRST_VALUE = 10_000
/** Rows whose text is put together before it becomes bytes. */
const ROWS_A_PART = 500
const OOXML = 'http://schemas.openxmlformats.org'
const MAIN = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** A model of a hundred columns: every row grows from a typed first year, every tenth adds up the nine above. */
export function makeLargeModel(cells: number): Uint8Array {
  const rows = Math.ceil(cells / COLUMNS)
  const parts: Uint8Array[] = []
  let text = `<worksheet xmlns="${OOXML}/spreadsheetml/2006/main"><sheetData>`
  let sums: number[] = []
  for (let row = 1; row <= rows; row++) {
    if (row % 10 === 1) sums = Array.from({ length: COLUMNS + 1 }, () => 0)
    text += rowText(row, sums)
    if (row % ROWS_A_PART > 0) continue
    parts.push(strToU8(text))
    text = ''
  }
  parts.push(strToU8(`${text}</sheetData></worksheet>`))
  return packModel(Buffer.concat(parts))
}

/** `sums` holds what the columns come to since the last total, and is added to. */
function rowText(row: number, sums: number[]): string {
  const isTotal = row % 10 === 0
  let text = `<row r="${row}"><c r="A${row}" t="inlineStr"><is><t>${isTotal ? 'Total' : 'Line'} ${row}</t></is></c>`
  for (let column = 2; column <= COLUMNS; column++) {
    const name = columnName(column - 1)
    const sum = sums[column] ?? 0
    const value = isTotal ? sum : FIRST_VALUE + row + column
    const grown = column > 2 ? `${columnName(column - 2)}${row}+1` : ''
    const formula = isTotal ? `SUM(${name}${row - 9}:${name}${row - 1})` : grown
    sums[column] = sum + value
    text += `<c r="${name}${row}">${formula && `<f>${formula}</f>`}<v>${value}</v></c>`
  }
  return `${text}</row>`
}

/** A workbook of one sheet around the text of that sheet. */
function packModel(sheet: Uint8Array): Uint8Array {
  const workbook = `<workbook xmlns="${OOXML}/spreadsheetml/2006/main" xmlns:r="${OOXML}/officeDocument/2006/relationships"><sheets><sheet name="Model" sheetId="1" r:id="rId1"/></sheets></workbook>`
  const relation = (type: string, target: string) =>
    strToU8(
      `<Relationships xmlns="${OOXML}/package/2006/relationships"><Relationship Id="rId1" Type="${OOXML}/officeDocument/2006/relationships/${type}" Target="${target}"/></Relationships>`,
    )
  const types = `<Types xmlns="${OOXML}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${MAIN}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${MAIN}.worksheet+xml"/></Types>`
  return zipSync({
    '[Content_Types].xml': strToU8(types),
    '_rels/.rels': relation('officeDocument', 'xl/workbook.xml'),
    'xl/workbook.xml': strToU8(workbook),
    'xl/_rels/workbook.xml.rels': relation('worksheet', 'worksheets/sheet1.xml'),
    'xl/worksheets/sheet1.xml': sheet,
  })
}
