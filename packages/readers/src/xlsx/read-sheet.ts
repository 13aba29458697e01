import { cellAddress, parseAddress, parseRange, ReadError, type Sheet, type SheetCell } from '@tickmark/document'
import { childOf, childrenOf, textOf, visitXml, type XmlElement } from '../ooxml/read-xml.ts'
import { markArrayMembers } from './mark-array-members.ts'
import { formatNumber, isDateFormat } from '../ooxml/number-formats.ts'
import type { CellStyle } from './read-cell-styles.ts'
import { shiftFormula } from './shift-formula.ts'

/** What the cells of a sheet refer to. */
export interface SheetContext {
  sharedStrings: readonly string[]
  styleOf(index: number): CellStyle
  date1904: boolean
  /** Comments by address. */
  comments: ReadonlyMap<string, string>
  /** Ranges whose ground is painted by something other than their cells' own styles: tables. */
  painted: readonly string[]
  /** Counts the workbook's cells; throws when there are more than memory can hold. */
  countCell(): void
}

type SheetContent = Omit<Sheet, 'name' | 'visibility'>

interface SharedFormula {
  formula: string
  rowIndex: number
  columnIndex: number
}

/** Columns hidden to the edge of the sheet are a setting of the view, not thousands of columns to list. */
const MOST_HIDDEN = 5000

/** Reads a worksheet part row by row. Memory grows with the cells that hold something, whatever range the sheet claims to use. */
export async function readSheet(source: AsyncIterable<Buffer> | Buffer, context: SheetContext): Promise<SheetContent> {
  const sheet: SheetContent = { rowCount: 0, columnCount: 0, cells: [], merges: [], hiddenRows: [], hiddenColumns: [] }
  const shared = new Map<string, SharedFormula>()
  const uncommented = new Map(context.comments)
  const repainted: string[] = []
  let rowIndex = -1
  await visitXml(source, {
    open: (name) => ['row', 'mergeCell', 'col', 'conditionalFormatting'].includes(name),
    close: (element) => {
      const { name, attributes } = element
      if (name === 'row') {
        rowIndex = attributes['r'] ? Number(attributes['r']) - 1 : rowIndex + 1
        if (isUnseen(attributes['hidden'], attributes['ht']) && sheet.hiddenRows.length < MOST_HIDDEN)
          sheet.hiddenRows.push(rowIndex)
        readRow(element, rowIndex, sheet, shared, { ...context, comments: uncommented })
      } else if (name === 'mergeCell' && attributes['ref']) sheet.merges.push(attributes['ref'])
      else if (name === 'col' && isUnseen(attributes['hidden'], attributes['width']))
        addHiddenColumns(sheet, Number(attributes['min']) - 1, Number(attributes['max']) - 1)
      else if (name === 'conditionalFormatting') repainted.push(...(attributes['sqref'] ?? '').split(/\s+/))
    },
  })
  addCommentedCells(sheet, uncommented)
  markArrayMembers(sheet.cells)
  trustOtherPaint(sheet.cells, [...repainted, ...context.painted])
  for (const cell of sheet.cells) {
    sheet.rowCount = Math.max(sheet.rowCount, cell.rowIndex + 1)
    sheet.columnCount = Math.max(sheet.columnCount, cell.columnIndex + 1)
  }
  return sheet
}

function readRow(
  row: XmlElement,
  rowIndex: number,
  sheet: SheetContent,
  shared: Map<string, SharedFormula>,
  context: SheetContext,
): void {
  let columnIndex = -1
  for (const element of row.children) {
    if (typeof element === 'string' || element.name !== 'c') continue
    const stated = element.attributes['r']
    columnIndex = stated ? columnOf(stated) : columnIndex + 1
    const cell = readCell(element, rowIndex, columnIndex, shared, context)
    if (!cell) continue
    context.countCell()
    sheet.cells.push(cell)
  }
}

function readCell(
  element: XmlElement,
  rowIndex: number,
  columnIndex: number,
  shared: Map<string, SharedFormula>,
  context: SheetContext,
): SheetCell | undefined {
  const address = cellAddress(rowIndex, columnIndex)
  const formula = readFormula(childOf(element, 'f'), rowIndex, columnIndex, shared)
  const comment = context.comments.get(address)
  const style = context.styleOf(Number(element.attributes['s'] ?? 0))
  const stored = readValue(element, style, context)
  if (stored.value === null && formula.formula === undefined && comment === undefined) return undefined
  if (comment !== undefined) (context.comments as Map<string, string>).delete(address)
  const cell: SheetCell = { address, rowIndex, columnIndex, ...stored, ...formula }
  // Absent rather than undefined: a large workbook has millions of cells.
  if (style.numberFormat !== 'General') cell.numberFormat = style.numberFormat
  if (comment !== undefined) cell.comment = comment
  if (style.bold) cell.bold = true
  if (style.indent > 0) cell.indent = style.indent
  if (style.fontColor) cell.fontColor = style.fontColor
  if (style.fillColor) cell.fillColor = style.fillColor
  if (style.concealed && cell.value !== null && cell.value !== '') cell.concealed = style.concealed
  return cell
}

function readFormula(
  element: XmlElement | undefined,
  rowIndex: number,
  columnIndex: number,
  shared: Map<string, SharedFormula>,
): Pick<SheetCell, 'formula' | 'arrayRange' | 'computedBy'> {
  if (!element) return {}
  const untold = { computedBy: cellAddress(rowIndex, columnIndex) }
  const { t, si = '', ref } = element.attributes
  const text = textOf(element)
  if (t === 'shared' && !text) {
    const origin = shared.get(si)
    return origin
      ? { formula: shiftFormula(origin.formula, rowIndex - origin.rowIndex, columnIndex - origin.columnIndex) }
      : untold
  }
  if (t === 'shared') shared.set(si, { formula: text, rowIndex, columnIndex })
  if (t === 'dataTable') return { formula: dataTableFormula(element.attributes), arrayRange: ref }
  if (!text) return untold
  return t === 'array' && ref ? { formula: text, arrayRange: ref } : { formula: text }
}

/**
 * A data table ("what if") states its inputs as attributes. Written here as Excel shows it: first the input that takes the heads of the
 * top row, then the one that takes those of the left column; a table of one input leaves the other out.
 */
function dataTableFormula({ dt2D, dtr, r1, r2 }: XmlElement['attributes']): string {
  if (isTrue(dt2D) || r2) return `TABLE(${r1 ?? '#REF!'},${r2 ?? '#REF!'})`
  return isTrue(dtr) ? `TABLE(${r1 ?? '#REF!'},)` : `TABLE(,${r1 ?? '#REF!'})`
}

function readValue(
  element: XmlElement,
  style: CellStyle,
  context: SheetContext,
): Pick<SheetCell, 'type' | 'value' | 'text'> {
  const type = element.attributes['t'] ?? 'n'
  if (type === 'inlineStr') return asText(richText(childOf(element, 'is')))
  const raw = textOf(childOf(element, 'v'))
  if (raw === '') return type === 'str' ? asText('') : { type: 'empty', value: null, text: '' }
  switch (type) {
    case 's':
      return asText(context.sharedStrings[Number(raw)] ?? '')
    case 'str':
      return asText(unescape(raw))
    case 'b':
      return {
        type: 'boolean',
        value: raw === '1' || raw === 'true',
        text: raw === '1' || raw === 'true' ? 'TRUE' : 'FALSE',
      }
    case 'e':
      // What older programs show for a linked data type (a share, a currency): no formula failed here.
      if (element.attributes['vm'] && !childOf(element, 'f')) return asText(raw)
      return { type: 'error', value: raw, text: raw }
    case 'd':
      return asNumber(serialOf(raw), style, context.date1904)
    default:
      return asNumber(Number(raw), style, context.date1904)
  }
}

function asNumber(
  value: number,
  { numberFormat }: CellStyle,
  date1904: boolean,
): Pick<SheetCell, 'type' | 'value' | 'text'> {
  if (!Number.isFinite(value)) return asText(String(value))
  return {
    type: isDateFormat(numberFormat) ? 'date' : 'number',
    value,
    text: formatNumber(value, numberFormat, date1904),
  }
}

function asText(text: string): Pick<SheetCell, 'type' | 'value' | 'text'> {
  const value = text.normalize('NFC')
  return { type: 'text', value, text: value }
}

/** Text of a string item, its runs joined; phonetic guides and the white space between elements are not part of it. */
export function richText(element: XmlElement | undefined): string {
  const text = childrenOf(element)
    .map((child) => (child.name === 't' ? textOf(child) : child.name === 'r' ? textOf(childOf(child, 't')) : ''))
    .join('')
  return unescape(text)
}

/** Control characters, which XML cannot hold, are written as "_x000D_". */
function unescape(text: string): string {
  return text.replace(/_x([0-9A-F]{4})_/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
}

/** Days since 1899-12-30, as Excel counts. */
function serialOf(isoDate: string): number {
  return (
    (Date.parse(/\dT\d/.test(isoDate) && !/Z|[+-]\d\d:?\d\d$/.test(isoDate) ? `${isoDate}Z` : isoDate) -
      Date.UTC(1899, 11, 30)) /
    86_400_000
  )
}

function columnOf(address: string): number {
  const place = parseAddress(address)
  if (!place) throw new ReadError('CORRUPT', `cell address ${address}`)
  return place.columnIndex
}

/** A comment may stand on a cell that holds nothing else. */
function addCommentedCells(sheet: SheetContent, comments: ReadonlyMap<string, string>): void {
  if (comments.size === 0) return
  for (const [address, comment] of comments) {
    const place = parseAddress(address)
    if (place) sheet.cells.push({ address, ...place, type: 'empty', value: null, text: '', comment })
  }
  sheet.cells.sort((a, b) => a.rowIndex - b.rowIndex || a.columnIndex - b.columnIndex)
}

/** White letters on the dark head of a table style, or on a condition's colour, are there to be read. */
function trustOtherPaint(cells: readonly SheetCell[], ranges: readonly string[]): void {
  const rectangles = ranges.map(parseRange).filter((range) => range !== undefined)
  if (rectangles.length === 0) return
  for (const cell of cells)
    if (cell.concealed === 'color' && rectangles.some((rectangle) => holds(rectangle, cell))) delete cell.concealed
}

function holds({ from, to }: NonNullable<ReturnType<typeof parseRange>>, cell: SheetCell): boolean {
  return (
    cell.rowIndex >= from.rowIndex &&
    cell.rowIndex <= to.rowIndex &&
    cell.columnIndex >= from.columnIndex &&
    cell.columnIndex <= to.columnIndex
  )
}

function addHiddenColumns(sheet: SheetContent, first: number, last: number): void {
  for (let column = first; column <= last && sheet.hiddenColumns.length < MOST_HIDDEN; column++)
    sheet.hiddenColumns.push(column)
}

/** Rows and columns are hidden by a mark or by an extent of nothing. */
function isUnseen(hidden: string | undefined, extent: string | undefined): boolean {
  return isTrue(hidden) || Number(extent ?? 1) === 0
}

function isTrue(value: string | undefined): boolean {
  return value === '1' || value === 'true'
}
