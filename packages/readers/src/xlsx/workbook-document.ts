import {
  cellAddress,
  parseAddress,
  ReadError,
  type Block,
  type Cell,
  type Document,
  type Sheet,
  type SheetCell,
  type Table,
  type Workbook,
  itemAt,
} from '@tickmark/document'
import { languageOfBlocks } from '../reader/language-of-blocks.ts'
import { captionTables, findHeaders } from '@tickmark/layout'
import { findRegions, type Region } from './find-regions.ts'

/** Cells that are also laid out as tables; beyond them the workbook alone holds the data. */
const MOST_TABLE_CELLS = 300_000

/** A workbook as a document: each sheet a heading, its titles paragraphs, its regions tables. */
export function workbookDocument(
  workbook: Workbook,
  identity: Pick<Document, 'name' | 'format' | 'metadata'>,
): Document {
  if (workbook.sheets.every((sheet) => sheet.cells.length === 0)) throw new ReadError('NO_CONTENT')
  const blocks: Block[] = []
  const notices: Document['notices'] = []
  let left = MOST_TABLE_CELLS
  for (const sheet of workbook.sheets) {
    const content = sheetBlocks(sheet, blocks.length, left)
    blocks.push(...content.blocks)
    left = content.left
    if (content.truncated) notices.push({ key: 'truncated', location: { sheet: sheet.name } })
    if (sheet.visibility !== 'visible' && sheet.cells.length > 0)
      notices.push({ key: 'hidden_text', location: { sheet: sheet.name } })
  }
  captionTables(blocks)
  return {
    version: 1,
    ...identity,
    language: languageOfBlocks(blocks.map((block) => ({ ...block, layer: 'body' }))),
    pages: [],
    pageCount: workbook.sheets.length,
    blocks,
    bookmarks: [],
    annotations: commentsOf(workbook),
    notices,
    workbook,
  }
}

function sheetBlocks(
  sheet: Sheet,
  firstId: number,
  limit: number,
): { blocks: Block[]; left: number; truncated: boolean } {
  const layer = sheet.visibility === 'visible' ? 'body' : 'invisible'
  const blocks: Block[] = []
  const nextId = () => `b${firstId + blocks.length + 1}`
  let left = limit
  let truncated = false
  blocks.push({ id: nextId(), layer, type: 'heading', level: 1, text: sheet.name })
  for (const region of findRegions(sheet)) {
    for (const title of region.titles)
      blocks.push({
        id: nextId(),
        layer,
        type: 'paragraph',
        text: title.text.trim(),
        ...(title.bold ? { bold: true } : {}),
      })
    if (region.cells.length === 0) continue
    const shown = firstRows(region, left)
    if (shown.cells.length < region.cells.length) truncated = true
    if (shown.cells.length > 0) blocks.push({ ...regionTable(shown, sheet), id: nextId(), layer })
    left -= shown.cells.length
  }
  return { blocks, left, truncated }
}

/** As many whole rows of a region as `limit` cells allow. */
function firstRows(region: Region, limit: number): Region {
  if (region.cells.length <= limit) return region
  const cut = itemAt(region.cells, limit).rowIndex
  return { ...region, cells: region.cells.filter((cell) => cell.rowIndex < cut), bottom: cut - 1 }
}

function regionTable(region: Region, sheet: Sheet): Omit<Table, 'id' | 'layer'> {
  const { top, left, bottom, right } = region
  const merges = mergesWithin(sheet.merges, region)
  const cells = region.cells.map((cell): Cell => {
    const { rowSpan = 1, columnSpan = 1 } = merges.get(cell.address) ?? {}
    return {
      rowIndex: cell.rowIndex - top,
      columnIndex: cell.columnIndex - left,
      rowSpan,
      columnSpan,
      text: cell.text.trim(),
      ...styleOf(cell),
    }
  })
  const rowCount = bottom - top + 1
  const columnCount = right - left + 1
  const { headerRowCount, headerColumnCount } = findHeaders({ cells, rowCount, columnCount })
  for (const cell of cells)
    cell.role =
      cell.rowIndex < headerRowCount ? 'columnHeader' : cell.columnIndex < headerColumnCount ? 'rowHeader' : 'data'
  return {
    type: 'table',
    rowCount,
    columnCount,
    headerRowCount,
    headerColumnCount,
    cells,
    sheet: sheet.name,
    range: `${cellAddress(top, left)}:${cellAddress(bottom, right)}`,
  }
}

function styleOf(cell: SheetCell): Pick<Cell, 'bold' | 'indent'> {
  const leading = /^[\s\u3000]+/.exec(cell.text)?.[0].length ?? 0
  const indent = cell.indent ?? Math.ceil(leading / 2)
  return { ...(cell.bold ? { bold: true } : {}), ...(indent ? { indent } : {}) }
}

function mergesWithin(
  merges: readonly string[],
  { bottom, right }: Region,
): Map<string, { rowSpan: number; columnSpan: number }> {
  const spans = new Map<string, { rowSpan: number; columnSpan: number }>()
  for (const merge of merges) {
    const [from, to] = merge.split(':').map((corner) => parseAddress(corner))
    if (!from || !to) continue
    const rowSpan = Math.min(to.rowIndex, bottom) - from.rowIndex + 1
    const columnSpan = Math.min(to.columnIndex, right) - from.columnIndex + 1
    spans.set(cellAddress(from.rowIndex, from.columnIndex), {
      rowSpan: Math.max(1, rowSpan),
      columnSpan: Math.max(1, columnSpan),
    })
  }
  return spans
}

function commentsOf(workbook: Workbook): Document['annotations'] {
  return workbook.sheets.flatMap((sheet) =>
    sheet.cells.flatMap(({ comment, address }) =>
      comment ? [{ kind: 'comment' as const, text: comment, location: { sheet: sheet.name, cell: address } }] : [],
    ),
  )
}
