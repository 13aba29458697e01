import { cellAddress, parseRange, type SheetTable, type Workbook } from '@tickmark/document'
import type { Place } from './reference.ts'
import { tokenizeFormula } from './tokenize.ts'

/** Tables of a workbook by lower-case name, each with its sheet. */
export type TableIndex = ReadonlyMap<string, { sheet: string; table: SheetTable }>

export function indexTables(workbook: Workbook): TableIndex {
  return new Map(
    workbook.sheets.flatMap(({ name, tables = [] }) =>
      tables.map((table) => [table.name.toLowerCase(), { sheet: name, table }] as const),
    ),
  )
}

/** The formula with references into tables (`Sales[Amount]`, `Sales[[#This Row],[Price]]`) as plain ranges; unknown ones stay. */
export function replaceTableReferences(formula: string, tables: TableIndex, host: Place): string {
  if (tables.size === 0 || !formula.includes('[')) return formula
  let text = ''
  let end = 0
  for (const token of tokenizeFormula(formula)) {
    text += formula.slice(end, token.start)
    text += (token.type === 'structured' ? rangeOf(token.text, tables, host) : undefined) ?? token.text
    end = token.start + token.text.length
  }
  return text + formula.slice(end)
}

function rangeOf(text: string, tables: TableIndex, host: Place): string | undefined {
  const open = text.indexOf('[')
  const found = tables.get(text.slice(0, open).toLowerCase())
  const range = found && parseRange(found.table.range)
  if (!found || !range) return undefined
  const { table, sheet } = found
  const items = itemsOf(text.slice(open))
  const columns = items.filter((item) => !item.startsWith('#') && item !== '@').map((item) => columnOf(table, item))
  if (columns.some((column) => column < 0)) return undefined
  const rows = rowsOf(table, range, items, host)
  if (
    !rows ||
    (isOneRow(items) && (host.sheet !== sheet || host.row < range.from.rowIndex || host.row > range.to.rowIndex))
  )
    return undefined
  const left = range.from.columnIndex + (columns[0] ?? 0)
  const right = range.from.columnIndex + (columns.at(-1) ?? table.columns.length - 1)
  const [from, to] = [cellAddress(rows[0], Math.min(left, right)), cellAddress(rows[1], Math.max(left, right))]
  return `'${sheet.replaceAll("'", "''")}'!${from === to ? from : `${from}:${to}`}`
}

/** "[[#This Row],[A]:[B]]" → ["#this row", "A", "B"]; "[@A]" → ["@", "A"]. A quote takes the special meaning from what follows. */
function itemsOf(text: string): string[] {
  const inner = text.slice(1, -1).trim()
  if (inner === '') return []
  if (inner.startsWith('@')) return ['@', ...(inner.length > 1 ? [inner.slice(1).replaceAll(/^\[|\]$/g, '')] : [])]
  if (!inner.startsWith('[')) return [unquote(inner)]
  return Array.from(inner.matchAll(/\[(?:'.|[^\]']){0,255}\]/g), ([item]) => unquote(item.slice(1, -1)))
}

function unquote(item: string): string {
  return item.startsWith('#') ? item.toLowerCase() : item.replaceAll(/'(.)/g, '$1')
}

function columnOf(table: SheetTable, name: string): number {
  return table.columns.findIndex((column) => column.name.toLowerCase() === name.toLowerCase())
}

function isOneRow(items: readonly string[]): boolean {
  return items.includes('@') || items.includes('#this row')
}

function rowsOf(
  { headerRowCount, totalsRowCount }: SheetTable,
  { from, to }: NonNullable<ReturnType<typeof parseRange>>,
  items: readonly string[],
  host: Place,
): [number, number] | undefined {
  const [first, last] = [from.rowIndex + headerRowCount, to.rowIndex - totalsRowCount]
  if (isOneRow(items)) return [host.row, host.row]
  const parts: [number, number][] = []
  if (items.includes('#all')) parts.push([from.rowIndex, to.rowIndex])
  if (items.includes('#headers') && headerRowCount > 0) parts.push([from.rowIndex, first - 1])
  if (items.includes('#totals') && totalsRowCount > 0) parts.push([last + 1, to.rowIndex])
  if (items.includes('#data') || !items.some((item) => item.startsWith('#'))) parts.push([first, last])
  if (parts.length === 0) return undefined
  return [Math.min(...parts.map(([top]) => top)), Math.max(...parts.map(([, bottom]) => bottom))]
}
