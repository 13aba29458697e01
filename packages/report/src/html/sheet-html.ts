import { cellAddress, columnName, parseAddress, firstOf, getExisting } from '@tickmark/document'
import type { Language, Sheet, SheetCell, Workbook } from '@tickmark/document'
import { escapeHtml } from '../words/escape-html.ts'
import { formatCount, labelsOf } from '../words/labels.ts'
import { findingAnchor } from './marks.ts'
import type { Mark, Marks } from './marks.ts'

/** Rows shown of a sheet besides those that hold a finding; a browser stays quick and the Excel file holds them all. */
const ROWS_SHOWN = 500
/** Characters from which a cell's text may wrap. */
const LONG_TEXT = 40

/** The sheets of a workbook with column letters and row numbers; formulas stand in the cells' titles. */
export function sheetsToHtml(workbook: Workbook, marks: Marks, language: Language): string {
  return workbook.sheets.map((sheet) => sheetToHtml(sheet, marks.ofSheet(sheet.name), language)).join('\n')
}

function sheetToHtml(sheet: Sheet, marks: readonly Mark[], language: Language): string {
  const labels = labelsOf(language)
  const byAddress = marksByAddress(marks)
  const rows = Map.groupBy(sheet.cells, (cell) => cell.rowIndex)
  const markedRows = new Set(sheet.cells.filter((cell) => byAddress.has(cell.address)).map((cell) => cell.rowIndex))
  const shown = [...rows.keys()]
    .sort((a, b) => a - b)
    .filter((row, position) => position < ROWS_SHOWN || markedRows.has(row))
  const columns = [...new Set(sheet.cells.map((cell) => cell.columnIndex))].sort((a, b) => a - b)
  const hidden = sheet.visibility === 'visible' ? '' : ` <small>(${labels.hiddenSheet})</small>`
  const head = `<tr><th></th>${columns.map((column) => `<th scope="col">${columnName(column)}</th>`).join('')}</tr>`
  const body = shown.map((row) => rowToHtml(row, getExisting(rows, row), columns, byAddress))
  const omitted = rows.size - shown.length
  return [
    `<h3>${escapeHtml(sheet.name)}${hidden}</h3>`,
    ...marks.filter((mark) => !isShown(mark, sheet)).map(({ anchor }) => `<span id="${escapeHtml(anchor)}"></span>`),
    `<div class="wide"><table class="sheet"><thead>${head}</thead><tbody>`,
    ...body,
    '</tbody></table></div>',
    ...(omitted > 0 ? [`<p lang="${language}">${labels.rowsOmitted(formatCount(omitted, language))}</p>`] : []),
  ].join('\n')
}

function rowToHtml(row: number, cells: SheetCell[], columns: number[], marks: Map<string, Mark[]>): string {
  const byColumn = new Map(cells.map((cell) => [cell.columnIndex, cell]))
  const content = columns.map((column) => cellToHtml(byColumn.get(column), marks.get(cellAddress(row, column)) ?? []))
  return `<tr><th scope="row">${row + 1}</th>${content.join('')}</tr>`
}

function cellToHtml(cell: SheetCell | undefined, marks: readonly Mark[]): string {
  if (!cell) return '<td></td>'
  const names = [
    cell.type === 'number' || cell.type === 'date' ? 'n' : '',
    cell.text.length > LONG_TEXT ? 't' : '',
    cell.bold ? 'b' : '',
    marks[0] ? `mark ${marks[0].severity}` : '',
  ].filter(Boolean)
  const className = names.length > 0 ? ` class="${names.join(' ')}"` : ''
  const title = cell.formula ? ` title="=${escapeHtml(cell.formula)}"` : ''
  const anchors = marks.map(({ anchor }) => `<span id="${escapeHtml(anchor)}"></span>`).join('')
  const text = escapeHtml(cell.text)
  const content = marks[0] ? `<a href="#${escapeHtml(findingAnchor(marks[0].finding))}">${text}</a>` : text
  return `<td${className}${title}>${anchors}${content}</td>`
}

/** Marks by the first cell of what they point at. */
function marksByAddress(marks: readonly Mark[]): Map<string, Mark[]> {
  return Map.groupBy(marks, firstAddress) as Map<string, Mark[]>
}

function firstAddress({ location }: Mark): string {
  return firstOf(location.cell!.split(':')).replaceAll('$', '').toUpperCase()
}

/** A finding may point at an empty cell, which no row shows: its link then leads to the sheet. */
function isShown(mark: Mark, sheet: Sheet): boolean {
  const address = parseAddress(firstAddress(mark))
  return sheet.cells.some((cell) => cell.rowIndex === address?.rowIndex && cell.columnIndex === address.columnIndex)
}
