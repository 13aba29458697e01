import { itemAt } from '@tickmark/document'
import type { Document, Language, Location } from '@tickmark/document'
import { formatCount, labelsOf } from './labels.ts'

/** Where a piece of evidence stands, in words: "p. 12", "DCF!F24", "3. Revenue · Table 4, row 6". */
export function placeOf(location: Location, document: Document, language: Language): string {
  const labels = labelsOf(language)
  const parts: string[] = []
  if (location.file) parts.push(location.file)
  if (location.sheet) parts.push(location.cell ? sheetAddress(location.sheet, location.cell) : location.sheet)
  else if (location.page) parts.push(labels.page(formatCount(location.page, language)))
  else if (location.block && !location.file) parts.push(...flowingPlace(location, document, language))
  return parts.join(' · ') || document.name
}

/** A1 address with its sheet, quoted as spreadsheet programs do. */
export function sheetAddress(sheet: string, cell: string): string {
  const plain = /^[\p{L}_][\p{L}\p{N}_.]*$/u.test(sheet)
  return `${plain ? sheet : `'${sheet.replaceAll("'", "''")}'`}!${cell}`
}

/** Formats without pages: the nearest heading before the block, and the table's number where it is one. */
function flowingPlace(location: Location, document: Document, language: Language): string[] {
  const labels = labelsOf(language)
  const index = document.blocks.findIndex((block) => block.id === location.block)
  if (index < 0) return []
  const heading = document.blocks.slice(0, index + 1).findLast((block) => block.type === 'heading')
  const parts = heading?.text.trim() ? [heading.text.trim()] : []
  if (itemAt(document.blocks, index).type === 'table') {
    const number = document.blocks.slice(0, index + 1).filter((block) => block.type === 'table').length
    const table = labels.tableNumber(formatCount(number, language))
    const row = location.rowIndex === undefined ? undefined : labels.row(formatCount(location.rowIndex + 1, language))
    parts.push(row ? `${table}${/^[ -~]/.test(row) ? ', ' : ' '}${row}` : table)
  }
  return parts
}
