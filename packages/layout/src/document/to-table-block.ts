import { itemAt } from '@tickmark/document'
import type { Cell, Table } from '@tickmark/document'
import type { PageContent } from '@tickmark/document/page'
import { boxOf, joinWords } from '../lines/join-words.ts'
import type { PageCell, PageTable } from '../tables/parts/page-table.ts'

/** A page's table as a block of the document. */
export function toTableBlock(table: PageTable, content: PageContent, id: string): Table {
  return {
    id,
    type: 'table',
    layer: 'body',
    page: content.number,
    box: boxOf(table, content),
    rowCount: table.rowCount,
    columnCount: table.columnCount,
    headerRowCount: table.headerRowCount,
    headerColumnCount: table.headerColumnCount,
    cells: table.cells
      .map((cell) => toCell(cell, table, content))
      .toSorted((a, b) => a.rowIndex - b.rowIndex || a.columnIndex - b.columnIndex),
  }
}

function toCell(cell: PageCell, table: PageTable, content: PageContent): Cell {
  const { text, words } = joinWords(content, cell.lines)
  const sources = cell.lines.flat().map((index) => itemAt(content.words, index))
  const confidences = sources.flatMap(({ confidence }) => (confidence === undefined ? [] : [confidence]))
  const isHead = cell.rowIndex < table.headerRowCount
  return {
    rowIndex: cell.rowIndex,
    columnIndex: cell.columnIndex,
    rowSpan: cell.rowSpan,
    columnSpan: cell.columnSpan,
    text,
    page: content.number,
    box: boxOf(cell, content),
    words,
    ...(sources.some(({ origin }) => origin === 'ocr') && { origin: 'ocr' as const }),
    ...(confidences.length > 0 && { confidence: Math.min(...confidences) }),
    role: isHead ? 'columnHeader' : cell.columnIndex < table.headerColumnCount ? 'rowHeader' : 'data',
    ...(cell.indent !== undefined && { indent: cell.indent }),
    ...(sources.length > 0 && sources.every(({ bold }) => bold) && { bold: true }),
    ...(sources.some(({ alternatives }) => alternatives?.length) && { alternatives: cellAlternatives(sources) }),
  }
}

/** Other readings of the whole cell, one doubtful word changed at a time. */
function cellAlternatives(sources: readonly { text: string; alternatives?: string[] }[]): string[] {
  return sources.flatMap((source, index) =>
    (source.alternatives ?? []).map((alternative) =>
      sources.map(({ text }, other) => (other === index ? alternative : text)).join(' '),
    ),
  )
}
