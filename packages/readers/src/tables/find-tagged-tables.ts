import type { PageContent, PageTag, Rectangle } from '../page-content.ts'
import { boundsOf, toSegment } from '../layout/text-line.ts'
import type { TextLine, Token } from '../layout/text-line.ts'
import { findColumns } from './find-columns.ts'
import type { Column } from './find-columns.ts'
import type { Grid, GridCell } from './page-table.ts'

interface TaggedCell extends Rectangle {
  header: boolean
  columnSpan: number
  rowSpan: number
  tokens: Token[]
}

/**
 * Tables that the file itself marks as such. Rows and spans are the file's word; columns follow from where the cells stand,
 * because empty cells are often left out of the tags.
 */
export function findTaggedTables(content: PageContent, tokens: readonly Token[]): Grid[] {
  const byTag = Map.groupBy(
    tokens.filter(({ tag }) => tag !== undefined),
    ({ tag }) => tag!,
  )
  return tablesOf(content.tags ?? [])
    .map((table) =>
      toGrid(
        rowsOf(table)
          .map((row) => cellsOf(row, byTag))
          .filter((cells) => cells.length > 0),
      ),
    )
    .filter((grid) => grid !== undefined)
}

function tablesOf(tags: readonly PageTag[]): PageTag[] {
  return tags.flatMap((tag) => (tag.type === 'Table' ? [tag] : tablesOf(tag.children)))
}

function rowsOf(tag: PageTag): PageTag[] {
  return tag.children.flatMap((child) => (child.type === 'TR' ? [child] : child.type === 'Table' ? [] : rowsOf(child)))
}

function cellsOf(row: PageTag, byTag: Map<number, Token[]>): TaggedCell[] {
  return row.children.flatMap((child) => {
    if (child.type !== 'TH' && child.type !== 'TD') return []
    const tokens = contentsOf(child).flatMap((id) => byTag.get(id) ?? [])
    if (tokens.length === 0) return []
    return [
      {
        header: child.type === 'TH',
        columnSpan: child.columnSpan ?? 1,
        rowSpan: child.rowSpan ?? 1,
        tokens,
        ...boundsOf(tokens),
      },
    ]
  })
}

function contentsOf(tag: PageTag): number[] {
  return [...tag.contents, ...tag.children.flatMap(contentsOf)]
}

function toGrid(rows: readonly TaggedCell[][]): Grid | undefined {
  if (rows.length < 2 || !isOrderly(rows)) return undefined
  const columns = findColumns(rows.map(toLine))
  if (columns.length < 2) return undefined
  const headerRows = rows.findIndex((row) => !row.every(({ header }) => header))
  const cells: GridCell[] = []
  const taken = new Set<string>()
  rows.forEach((row, rowIndex) => {
    placeCells(row, columns, (column) => taken.has(`${rowIndex},${column}`)).forEach(({ first, last }, index) => {
      const { rowSpan, tokens } = row[index]!
      const spanned = Math.min(rowSpan, rows.length - rowIndex)
      for (let r = rowIndex; r < rowIndex + spanned; r++) for (let c = first; c <= last; c++) taken.add(`${r},${c}`)
      cells.push({ rowIndex, columnIndex: first, rowSpan: spanned, columnSpan: last - first + 1, tokens })
    })
  })
  const bands = rows.map((row) =>
    boundsOf(row.filter(({ rowSpan }) => rowSpan === 1).length > 0 ? row.filter(({ rowSpan }) => rowSpan === 1) : row),
  )
  return {
    kind: 'tagged',
    columnEdges: [
      ...columns.map((column, index) => (index === 0 ? column.left : (columns[index - 1]!.right + column.left) / 2)),
      columns.at(-1)!.right,
    ],
    rowEdges: [
      ...bands.map((band, index) => (index === 0 ? band.top : (bands[index - 1]!.bottom + band.top) / 2)),
      bands.at(-1)!.bottom,
    ],
    cells,
    headerRowCount: headerRows > 0 ? headerRows : undefined,
  }
}

/** Rows one below the other, cells side by side: else the tags do not tell how the page looks. */
function isOrderly(rows: readonly TaggedCell[][]): boolean {
  for (const row of rows) for (let i = 1; i < row.length; i++) if (row[i]!.left < row[i - 1]!.right - 3) return false
  const bands = rows.map((row) => boundsOf(row.filter(({ rowSpan }) => rowSpan === 1)))
  return bands.every(
    (band, index) =>
      index === 0 ||
      !Number.isFinite(band.top) ||
      !Number.isFinite(bands[index - 1]!.top) ||
      band.top > bands[index - 1]!.top + 1,
  )
}

function toLine(row: readonly TaggedCell[]): TextLine {
  const single = row.filter(({ columnSpan }) => columnSpan === 1)
  return {
    segments: single.map(({ tokens }) => toSegment(tokens)),
    ...boundsOf(row),
    fontSize: row[0]!.tokens[0]!.fontSize,
  }
}

/** The columns of a row's cells: in order, each with its span, as near as possible to where they stand. */
function placeCells(
  row: readonly TaggedCell[],
  columns: readonly Column[],
  isTaken: (column: number) => boolean,
): { first: number; last: number }[] {
  const count = columns.length
  // best[i][c]: least cost of placing cells i… from column c on.
  const best: { cost: number; first: number }[][] = Array.from({ length: row.length + 1 }, () => [])
  for (let c = 0; c <= count; c++) best[row.length]![c] = { cost: 0, first: c }
  for (let i = row.length - 1; i >= 0; i--) {
    const cell = row[i]!
    const span = Math.min(cell.columnSpan, count)
    for (let c = count; c >= 0; c--) {
      let choice = c < count ? best[i]![c + 1]! : { cost: Infinity, first: c }
      if (c + span <= count && !isTaken(c)) {
        const cost = misplacement(cell, columns[c]!, columns[c + span - 1]!) + best[i + 1]![c + span]!.cost
        if (cost < choice.cost) choice = { cost, first: c }
      }
      best[i]![c] = choice
    }
  }
  const places: { first: number; last: number }[] = []
  let from = 0
  for (const [i, cell] of row.entries()) {
    const { first } = best[i]![Math.min(from, count)]!
    const last = Math.min(first + cell.columnSpan - 1, count - 1)
    places.push({ first: Math.min(first, count - 1), last })
    from = last + 1
  }
  return places
}

/** How far a cell stands out of a range of columns, and how far it is from any of its alignments, in points. */
function misplacement(cell: Rectangle, first: Column, last: Column): number {
  const outside = Math.max(0, first.left - cell.left) + Math.max(0, cell.right - last.right)
  const centre = Math.abs(cell.left + cell.right - first.left - last.right) / 2
  return outside + 0.2 * Math.min(Math.abs(cell.left - first.left), Math.abs(cell.right - last.right), centre)
}
