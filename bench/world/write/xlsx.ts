import { strToU8, zipSync } from 'fflate'
import { spread, textOf } from '../draft/content.ts'
import type { Cell, FigureToken, TableBlock } from '../draft/content.ts'
import type { DrawnDocument } from '../draw-document.ts'
import { powerOfTen, toDecimal, ONE } from '../exact.ts'

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
/** Entries of an archive need a date: always the same one. */
const MOMENT = '2026-01-01T00:00:00'

/** The tables of a document as a client types them into a workbook: a sheet each, numbers as numbers, no formula. */
export function toXlsx({ draft }: DrawnDocument): Uint8Array {
  let under = ''
  const sheets = draft.blocks.flatMap((block) => {
    if (block.type === 'heading') under = textOf(block.number) + block.gap + block.title
    return block.type === 'table' ? [{ name: nameOf(block), rows: rowsOf(block, under) }] : []
  })
  const files: Record<string, string> = {
    '[Content_Types].xml': `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/>${sheets.map((_, at) => `<Override PartName="/xl/worksheets/sheet${at + 1}.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/>`).join('')}</Types>`,
    '_rels/.rels': `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${RELATIONS}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets>${sheets.map(({ name }, at) => `<sheet name="${escape(name)}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`).join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">${sheets.map((_, at) => `<Relationship Id="rId${at + 1}" Type="${RELATIONS}/worksheet" Target="worksheets/sheet${at + 1}.xml"/>`).join('')}</Relationships>`,
  }
  sheets.forEach(({ rows }, at) => {
    files[`xl/worksheets/sheet${at + 1}.xml`] =
      `${HEAD}<worksheet xmlns="${MAIN}"><sheetData>${rows.map((row, index) => `<row r="${index + 1}">${row.join('')}</row>`).join('')}</sheetData></worksheet>`
  })
  const entries = Object.entries(files).map(([name, text]) => [name, [strToU8(text), { mtime: MOMENT, level: 6 }]])
  return zipSync(Object.fromEntries(entries))
}

const nameOf = (table: TableBlock): string => `${table.role} ${table.id}`.slice(0, 31)

function rowsOf(table: TableBlock, under: string): string[][] {
  const lines: (Cell | undefined)[][] = [
    [{ pieces: [under] }],
    [{ pieces: table.unit }],
    ...table.headRows.map((cells) => spread(cells)),
    ...table.rows.map((row) => row.cells),
  ]
  return lines.map((cells, row) => cells.map((cell, column) => writeCell(cell, `${letterOf(column)}${row + 1}`)))
}

/** A figure that stands alone is a number as printed, in the unit of its table; all else is text. */
function writeCell(cell: Cell | undefined, address: string): string {
  const pieces = cell?.pieces ?? []
  const figures = pieces.filter((piece): piece is FigureToken => typeof piece !== 'string' && piece.type === 'figure')
  const [figure] = figures
  if (
    figures.length === 1 &&
    pieces.length === 1 &&
    figure &&
    /\d/.test(figure.printed) &&
    figure.kind !== 'account-code'
  )
    return `<c r="${address}"><v>${toDecimal((figure.value * ONE) / powerOfTen(figure.scale))}</v></c>`
  const text = textOf(pieces)
  return text ? `<c r="${address}" t="inlineStr"><is><t xml:space="preserve">${escape(text)}</t></is></c>` : ''
}

const letterOf = (column: number): string =>
  (column >= 26 ? String.fromCharCode(64 + Math.floor(column / 26)) : '') + String.fromCharCode(65 + (column % 26))

function escape(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;')
}
