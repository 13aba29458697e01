import {
  type Block,
  type Cell,
  cellAddress,
  type Document,
  parseRange,
  textWithMarker,
  type Table,
} from '@tickmark/document'

/** A block as a model reads it: lines, each of which can be pointed at. */
export type RenderedBlock = string[]

/** Formulas longer than this are cut: their beginning says what they compute (characters). */
const LONGEST_FORMULA = 80

/** Formulas of a workbook by sheet and address. */
export type Formulas = ReadonlyMap<string, string>

export function formulasOf({ workbook }: Document): Formulas {
  const found = new Map<string, string>()
  for (const { name, cells } of workbook?.sheets ?? [])
    for (const { rowIndex, columnIndex, formula } of cells)
      if (formula !== undefined) found.set(`${name}!${cellAddress(rowIndex, columnIndex)}`, formula)
  return found
}

/** One line for a text; a head and one line a row for a table, blank cells included, so that no figure moves to another column. */
export function renderBlock(block: Block, formulas: Formulas): RenderedBlock {
  const page = block.page === undefined ? '' : ` p${block.page}`
  if (block.type === 'table') return renderTable(block, formulas, page)
  const text = (block.type === 'picture' ? block.text : textWithMarker(block)).replace(/\s+/g, ' ').trim()
  return text ? [`[${block.id}${page}] ${text}`] : []
}

function renderTable(table: Table, formulas: Formulas, page: string): RenderedBlock {
  const rows = rowsOf(table)
  const heads = rows.slice(0, table.headerRowCount)
  const columns = Array.from({ length: table.columnCount }, (_, column) => {
    const head = heads.flatMap((cells) => cells[column]?.text ?? []).join(' ')
    return `${column}${head ? ` ${clean(head)}` : ''}`
  })
  const about = [table.sheet && `sheet ${table.sheet}`, table.caption, table.unitText]
    .filter(Boolean)
    .map((said) => clean(String(said)))
  const head = `[${table.id}${page}] table${about.length > 0 ? ` (${about.join('; ')})` : ''}, columns: ${columns.join(' | ')}`
  const body = rows.flatMap((cells, rowIndex) => {
    if (rowIndex < table.headerRowCount || cells.every((cell) => !cell?.text.trim())) return []
    const texts = Array.from({ length: table.columnCount }, (_, column) => cellText(table, cells[column], formulas))
    return `[${table.id}:${rowIndex}] ${texts.join(' | ')}`
  })
  return [head, ...body]
}

/** Cells by row and column; where a cell spans, it stands in its first place. */
function rowsOf(table: Table): (Cell | undefined)[][] {
  const rows: (Cell | undefined)[][] = Array.from({ length: table.rowCount }, () => [])
  for (const cell of table.cells) {
    const row = rows[cell.rowIndex]
    if (row) row[cell.columnIndex] = cell
  }
  return rows.map((row) => Array.from({ length: table.columnCount }, (_, column) => row[column]))
}

function cellText(table: Table, cell: Cell | undefined, formulas: Formulas): string {
  if (!cell) return ''
  const address = sheetAddress(table, cell)
  const formula = address && formulas.get(`${table.sheet}!${address}`)
  return clean(cell.text) + (formula ? ` {=${formula.replace(/^=/, '').slice(0, LONGEST_FORMULA)}}` : '')
}

/** The address of a cell of a workbook's table; row and column 0 are the first of its range. */
export function sheetAddress(
  { sheet, range }: Table,
  { rowIndex, columnIndex }: Pick<Cell, 'rowIndex' | 'columnIndex'>,
): string | undefined {
  const from = range === undefined ? undefined : parseRange(range)?.from
  return sheet !== undefined && from ? cellAddress(from.rowIndex + rowIndex, from.columnIndex + columnIndex) : undefined
}

const clean = (text: string): string => text.replace(/\s+/g, ' ').replaceAll('|', '¦').trim()
