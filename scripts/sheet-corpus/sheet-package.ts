import { cellAddress, firstOf, itemAt } from '@tickmark/document'
import { contentTypes, part, relationships, zip } from '../office-corpus/package-parts.ts'

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const NAMESPACES = `xmlns="${MAIN}" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"`

/** A sheet as lines of fields parted by "|": a number, `=formula → value`, or words. */
export interface SheetText {
  name: string
  rows: readonly (readonly string[])[]
}

/** Reads "# Name" and the lines below it. */
export function readSheetTexts(text: string): SheetText[] {
  return text
    .split(/^# /m)
    .slice(1)
    .map((block) => {
      const [name = '', ...lines] = block.trimEnd().split('\n')
      return { name, rows: lines.map((line) => line.split('|').map((field) => field.trim())) }
    })
}

/** A workbook of these sheets, its numbers typed where no formula stands. */
export function sheetPackage(sheets: readonly SheetText[]): Uint8Array {
  const parts = sheets.map((_, index) => `xl/worksheets/sheet${index + 1}.xml`)
  return zip({
    '[Content_Types].xml': contentTypes({
      'xl/workbook.xml': 'spreadsheetml.sheet.main',
      ...Object.fromEntries(parts.map((name) => [name, 'spreadsheetml.worksheet'])),
    }),
    '_rels/.rels': relationships(['r1', 'officeDocument', 'xl/workbook.xml']),
    'xl/_rels/workbook.xml.rels': relationships(
      ...sheets.map(
        (_, index) => [`s${index}`, 'worksheet', `worksheets/sheet${index + 1}.xml`] as [string, string, string],
      ),
    ),
    'xl/workbook.xml': part(
      `<workbook ${NAMESPACES}><sheets>${sheets.map(({ name }, index) => `<sheet name="${escape(name)}" sheetId="${index + 1}" r:id="s${index}"/>`).join('')}</sheets></workbook>`,
    ),
    ...Object.fromEntries(sheets.map((sheet, index) => [itemAt(parts, index), part(worksheet(sheet))])),
  })
}

function worksheet({ rows }: SheetText): string {
  const lines = rows.map((fields, rowIndex) => {
    const cells = fields.map((field, columnIndex) => cell(field, cellAddress(rowIndex, columnIndex)))
    return `<row r="${rowIndex + 1}">${cells.join('')}</row>`
  })
  return `<worksheet ${NAMESPACES}><sheetData>${lines.join('')}</sheetData></worksheet>`
}

function cell(field: string, address: string): string {
  if (field === '') return ''
  const [, formula, value] = /^=(.*) → (.*)$/.exec(field) ?? []
  if (formula) return `<c r="${address}"><f>${escape(formula)}</f><v>${value}</v></c>`
  if (/^-?\d+(?:\.\d+)?$/.test(field)) return `<c r="${address}"><v>${field}</v></c>`
  return `<c r="${address}" t="inlineStr"><is><t>${escape(field)}</t></is></c>`
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}

/** The first sheet as delimited text. */
export function toCsv(sheets: readonly SheetText[]): string {
  const { rows } = firstOf(sheets)
  const quote = (field: string) => (/[",]/.test(field) ? `"${field.replaceAll('"', '""')}"` : field)
  return `${rows.map((row) => row.map(quote).join(',')).join('\n')}\n`
}
