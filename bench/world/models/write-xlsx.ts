import { zipSync, strToU8 } from 'fflate'
import { isComputed, type Book, type Cell, type DataTable, type Sheet, type Style, type Value } from './book.ts'
import {
  addressOf,
  columnLetters,
  quoteSheet,
  rangeText,
  renderFormula,
  renderReference,
} from './formula/render-formula.ts'
import { arrayText } from './layouts/array-formulas.ts'
import { sharedGroups } from './shared-formulas.ts'

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
/** Zip entries need a date; always the same one, so that the same seed gives the same bytes. */
const MOMENT = '2026-01-01T00:00:00'

/** The workbook as a file. */
export function writeXlsx(book: Book): Uint8Array {
  const styles = new Styles()
  const texts = new Texts()
  const files: Record<string, string> = {}
  book.sheets.forEach((sheet, index) => {
    files[`xl/worksheets/sheet${index + 1}.xml`] = sheetXml(sheet, { book, styles, texts })
  })
  files['[Content_Types].xml'] = contentTypes(book.sheets.length)
  files['_rels/.rels'] =
    `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${RELATIONS}/officeDocument" Target="xl/workbook.xml"/></Relationships>`
  files['xl/workbook.xml'] = workbookXml(book)
  files['xl/_rels/workbook.xml.rels'] = workbookRelations(book.sheets.length)
  files['xl/styles.xml'] = styles.toXml()
  files['xl/sharedStrings.xml'] = texts.toXml()
  const entries = Object.entries(files).map(([name, text]) => [name, [strToU8(text), { mtime: MOMENT, level: 6 }]])
  return zipSync(Object.fromEntries(entries))
}

function contentTypes(sheets: number): string {
  const type = (part: string, kind: string): string =>
    `<Override PartName="${part}" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.${kind}+xml"/>`
  const parts = Array.from({ length: sheets }, (_, index) => type(`/xl/worksheets/sheet${index + 1}.xml`, 'worksheet'))
  return `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${type('/xl/workbook.xml', 'sheet.main')}${type('/xl/styles.xml', 'styles')}${type('/xl/sharedStrings.xml', 'sharedStrings')}${parts.join('')}</Types>`
}

function workbookXml(book: Book): string {
  const sheets = book.sheets.map(
    ({ name }, index) => `<sheet name="${escape(name)}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`,
  )
  const names = book.names.map(({ name, at }) => {
    const target = `${quoteSheet(at.sheet)}!${renderReference({ ...at, fixedRow: true, fixedColumn: true })}`
    return `<definedName name="${escape(name)}">${escape(target)}</definedName>`
  })
  const defined = names.length > 0 ? `<definedNames>${names.toSorted().join('')}</definedNames>` : ''
  return `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets>${sheets.join('')}</sheets>${defined}<calcPr calcId="191029"${book.iterate ? ' iterate="1"' : ''}/></workbook>`
}

function workbookRelations(sheets: number): string {
  const parts = Array.from(
    { length: sheets },
    (_, index) =>
      `<Relationship Id="rId${index + 1}" Type="${RELATIONS}/worksheet" Target="worksheets/sheet${index + 1}.xml"/>`,
  )
  const others = ['styles', 'sharedStrings'].map(
    (kind, index) => `<Relationship Id="rId${sheets + index + 1}" Type="${RELATIONS}/${kind}" Target="${kind}.xml"/>`,
  )
  return `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">${[...parts, ...others].join('')}</Relationships>`
}

interface Writing {
  book: Book
  styles: Styles
  texts: Texts
}

function sheetXml(sheet: Sheet, writing: Writing): string {
  const cells = [...sheet.cells.values()].toSorted((a, b) => a.row - b.row || a.column - b.column)
  const shared = writing.book.sharedFormulas ? sharedGroups(sheet, cells) : new Map<Cell, string>()
  const rows = new Map<number, string[]>()
  for (const cell of cells) {
    const row = rows.get(cell.row) ?? []
    rows.set(cell.row, row)
    row.push(cellXml(cell, sheet, { ...writing, shared }))
  }
  for (const row of sheet.hiddenRows) if (!rows.has(row)) rows.set(row, [])
  const rowXml = [...rows]
    .toSorted(([a], [b]) => a - b)
    .map(
      ([row, inner]) => `<row r="${row + 1}"${sheet.hiddenRows.has(row) ? ' hidden="1"' : ''}>${inner.join('')}</row>`,
    )
  const widths = [...sheet.widths].map(
    ([column, width]) => `<col min="${column + 1}" max="${column + 1}" width="${width}" customWidth="1"/>`,
  )
  const { frozen } = sheet
  const view = frozen
    ? `<sheetViews><sheetView workbookViewId="0"><pane xSplit="${frozen.column}" ySplit="${frozen.row}" topLeftCell="${addressOf(frozen.row, frozen.column)}" state="frozen"/></sheetView></sheetViews>`
    : ''
  return `${HEAD}<worksheet xmlns="${MAIN}">${view}${widths.length > 0 ? `<cols>${widths.join('')}</cols>` : ''}<sheetData>${rowXml.join('')}</sheetData></worksheet>`
}

function cellXml(cell: Cell, sheet: Sheet, writing: Writing & { shared: ReadonlyMap<Cell, string> }): string {
  const address = addressOf(cell.row, cell.column)
  const formula = dataTableXml(cell, sheet) ?? formulaXml(cell, sheet, writing.shared)
  const { type, text } = valueXml(cell.value, formula === '' ? writing.texts : undefined)
  return `<c r="${address}"${writing.styles.attribute(cell.style)}${type}>${formula}${text}</c>`
}

function formulaXml(cell: Cell, sheet: Sheet, shared: ReadonlyMap<Cell, string>): string {
  if (cell.inArray) return '<f ca="1"/>'
  if (!isComputed(cell)) return ''
  if (cell.arrayWidth) {
    const range = rangeText(cell, { row: cell.row, column: cell.column + cell.arrayWidth - 1 })
    return `<f t="array" ref="${range}">${escape(arrayText(cell, sheet, cell.arrayWidth))}</f>`
  }
  return shared.get(cell) ?? `<f>${escape(renderFormula(cell.formula, sheet.name))}</f>`
}

function dataTableXml(cell: Cell, sheet: Sheet): string | undefined {
  if (!cell.inDataTable) return undefined
  const table = sheet.dataTables.find(({ row, column }) => row === cell.row && column === cell.column)
  return table ? dataTableFormula(table) : ''
}

function dataTableFormula(table: DataTable): string {
  const to = { row: table.row + table.rows - 1, column: table.column + table.columns - 1 }
  const input = ({ row, column }: { row: number; column: number }): string => `${columnLetters(column)}${row + 1}`
  return `<f t="dataTable" ref="${rangeText(table, to)}" dt2D="1" dtr="1" r1="${input(table.rowInput)}" r2="${input(table.columnInput)}"/>`
}

/** Texts of formulas stand in the cell, typed ones in the shared list. */
function valueXml(value: Value, texts: Texts | undefined): { type: string; text: string } {
  if (typeof value === 'number') return { type: '', text: `<v>${value}</v>` }
  if (typeof value === 'boolean') return { type: ' t="b"', text: `<v>${value ? 1 : 0}</v>` }
  if (typeof value === 'object') return { type: ' t="e"', text: `<v>${escape(value.error)}</v>` }
  if (texts) return { type: ' t="s"', text: `<v>${texts.indexOf(value)}</v>` }
  return { type: ' t="str"', text: `<v>${escape(value)}</v>` }
}

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

class Texts {
  private readonly list = new Map<string, number>()

  indexOf(text: string): number {
    const known = this.list.get(text)
    if (known !== undefined) return known
    this.list.set(text, this.list.size)
    return this.list.size - 1
  }

  toXml(): string {
    const items = [...this.list.keys()].map((text) => `<si><t xml:space="preserve">${escape(text)}</t></si>`)
    return `${HEAD}<sst xmlns="${MAIN}" count="${items.length}" uniqueCount="${items.length}">${items.join('')}</sst>`
  }
}

class Styles {
  private readonly formats = new Map<string, number>()
  private readonly fonts = new Map<string, number>([['<font><sz val="11"/><name val="Calibri"/></font>', 0]])
  private readonly fills = new Map<string, number>([
    ['<fill><patternFill patternType="none"/></fill>', 0],
    ['<fill><patternFill patternType="gray125"/></fill>', 1],
  ])
  private readonly styles = new Map<string, number>([['<xf numFmtId="0" fontId="0" fillId="0" borderId="0"/>', 0]])

  attribute(style: Style): string {
    const index = this.indexOf(style)
    return index === 0 ? '' : ` s="${index}"`
  }

  private indexOf({ format, bold, color, fill, indent }: Style): number {
    const isGeneral = format === undefined || format === 'General'
    const formatId = isGeneral ? 0 : 164 + take(this.formats, format)
    const font = `<font>${bold ? '<b/>' : ''}<sz val="11"/>${color && color !== '000000' ? `<color rgb="FF${color}"/>` : ''}<name val="Calibri"/></font>`
    const fillXml = fill
      ? `<fill><patternFill patternType="solid"><fgColor rgb="FF${fill}"/></patternFill></fill>`
      : '<fill><patternFill patternType="none"/></fill>'
    const alignment = indent ? `<alignment indent="${indent}"/>` : ''
    const ids = `numFmtId="${formatId}" fontId="${take(this.fonts, font)}" fillId="${take(this.fills, fillXml)}" borderId="0"`
    return take(this.styles, alignment ? `<xf ${ids} applyAlignment="1">${alignment}</xf>` : `<xf ${ids}/>`)
  }

  toXml(): string {
    const formats = [...this.formats].map(
      ([code, index]) => `<numFmt numFmtId="${164 + index}" formatCode="${escape(code)}"/>`,
    )
    const list = (name: string, items: readonly string[]): string =>
      items.length > 0 ? `<${name} count="${items.length}">${items.join('')}</${name}>` : ''
    return `${HEAD}<styleSheet xmlns="${MAIN}">${list('numFmts', formats)}${list('fonts', [...this.fonts.keys()])}${list('fills', [...this.fills.keys()])}<borders count="1"><border/></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>${list('cellXfs', [...this.styles.keys()])}</styleSheet>`
  }
}

function take(list: Map<string, number>, key: string): number {
  const known = list.get(key)
  if (known !== undefined) return known
  list.set(key, list.size)
  return list.size - 1
}
