import { lastOf } from '@tickmark/document'
import type { Annotation } from '@tickmark/document'
import type { Grid, GridCell } from '@tickmark/layout'
import { childOf, childrenOf, type XmlElement } from '../ooxml/read-xml.ts'
import { readShade } from './read-styles.ts'

/** A cell's content as the story reader makes it from the cell's paragraphs and inner tables. */
export interface CellContent {
  text: string
  bold: boolean
  indent: number
}

export interface TableReading {
  grid: Grid
  /** Rows that were struck out or put in with tracked changes. */
  changes: Omit<Annotation, 'location'>[]
}

type ReadCell = (cell: XmlElement, shaded: boolean) => CellContent

/** Most columns that Word itself allows. */
const MOST_COLUMNS = 63

/** Reads a `w:tbl` into a grid: `gridSpan` and `vMerge` become spans. */
export function readTable(table: XmlElement, shadedTable: boolean, readCell: ReadCell): TableReading {
  const reading: TableReading = { grid: { cells: [], rowCount: 0, columnCount: 0, markedHeaderRows: 0 }, changes: [] }
  /** The cell that a vertical merge goes on from, by column. */
  const open: (GridCell | undefined)[] = []
  let inHead = true
  for (const row of rowsOfTable(table)) {
    const properties = childOf(row, 'w:trPr')
    const cells = unwrapped(row, 'w:tc')
    const struck = childOf(properties, 'w:del')
    if (struck) {
      const texts = cells.map((cell) => readCell(cell, true).text)
      addChange(reading, 'deletion', struck, texts)
      continue
    }
    inHead &&= isMarkedHeader(properties)
    if (inHead) reading.grid.markedHeaderRows!++
    readRow(cells, numberIn(properties, 'w:gridBefore', 0), reading.grid, open, (cell) =>
      readCell(cell, shadedTable || isShaded(cell)),
    )
    const added = childOf(properties, 'w:ins')
    if (added) addChange(reading, 'insertion', added, textsOfRow(reading.grid))
    reading.grid.rowCount++
  }
  return reading
}

function addChange(
  { changes }: TableReading,
  kind: 'insertion' | 'deletion',
  { attributes }: XmlElement,
  texts: readonly string[],
): void {
  const text = texts.join('\t').trim()
  if (text) changes.push({ kind, text, author: attributes['w:author'], date: attributes['w:date'] })
}

/** Texts of the row that was read last. */
function textsOfRow({ cells, rowCount }: Grid): string[] {
  return cells.filter((cell) => cell.rowIndex === rowCount).map((cell) => cell.text)
}

function readRow(
  cells: XmlElement[],
  firstColumn: number,
  grid: Grid,
  open: (GridCell | undefined)[],
  content: (cell: XmlElement) => CellContent,
): void {
  let column = firstColumn
  for (const element of cells) {
    const properties = childOf(element, 'w:tcPr')
    const span = Math.min(numberIn(properties, 'w:gridSpan', 1), MOST_COLUMNS)
    const merge = childOf(properties, 'w:vMerge')
    const above = open[column]
    if (merge && merge.attributes['w:val'] !== 'restart' && above) {
      above.rowSpan = grid.rowCount - above.rowIndex + 1
      column += above.columnSpan
      continue
    }
    const { text, bold, indent } = content(element)
    const cell: GridCell = {
      rowIndex: grid.rowCount,
      columnIndex: column,
      rowSpan: 1,
      columnSpan: span,
      text,
      ...(bold ? { bold } : {}),
      ...(indent ? { indentWidth: indent } : {}),
    }
    if (
      childOf(properties, 'w:hMerge')?.attributes['w:val'] === 'continue' &&
      grid.cells.at(-1)?.rowIndex === grid.rowCount
    )
      lastOf(grid.cells).columnSpan += span
    else grid.cells.push(cell)
    for (let i = 0; i < span; i++) open[column + i] = merge && i === 0 ? cell : undefined
    column += span
  }
  grid.columnCount = Math.max(grid.columnCount, column)
}

function rowsOfTable(table: XmlElement): XmlElement[] {
  return unwrapped(table, 'w:tr')
}

/** Rows and cells may stand inside content controls and tracked insertions. */
function unwrapped(element: XmlElement, name: string): XmlElement[] {
  return childrenOf(element).flatMap((child) => {
    if (child.name === name) return [child]
    return ['w:sdt', 'w:sdtContent', 'w:ins', 'w:customXml', 'w:smartTag'].includes(child.name)
      ? unwrapped(child, name)
      : []
  })
}

function isMarkedHeader(properties: XmlElement | undefined): boolean {
  const mark = childOf(properties, 'w:tblHeader')
  return mark !== undefined && !['0', 'false', 'off'].includes(mark.attributes['w:val'] ?? '')
}

function isShaded(cell: XmlElement): boolean {
  return readShade(childOf(cell, 'w:tcPr')) !== undefined
}

function numberIn(properties: XmlElement | undefined, name: string, fallback: number): number {
  const value = Number(childOf(properties, name)?.attributes['w:val'])
  return value >= 1 ? value : fallback
}
