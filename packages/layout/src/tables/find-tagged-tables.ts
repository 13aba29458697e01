import { addTo, firstOf, itemAt, lastOf } from '@tickmark/document'
import { boundsOf } from '@tickmark/document/page'
import type { PageContent, PageTag, Rectangle } from '@tickmark/document/page'
import { isAmount, textOf, toSegment } from '../lines/text-line.ts'
import type { TextLine, Token } from '../lines/text-line.ts'
import { attachMarks } from './parts/attach-marks.ts'
import { findBodyColumns } from './open/build-open-grid.ts'
import { findColumns } from './columns/find-columns.ts'
import type { Column } from './columns/find-columns.ts'
import type { Grid, GridCell } from './parts/page-table.ts'
import { placeLine } from './columns/place-segments.ts'

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
  const byTag = new Map<number, Token[]>()
  for (const token of tokens) if (token.tag !== undefined) addTo(byTag, token.tag, token)
  const untagged = tokens.filter(({ tag }) => tag === undefined)
  return tablesOf(content.tags ?? [])
    .map((table) =>
      toGrid(
        rowsOf(table)
          .map((row) => cellsOf(row, byTag))
          .filter((cells) => cells.length > 0),
      ),
    )
    .flatMap((grid) => (grid ? [withUntagged(grid, untagged)] : []))
}

/**
 * What was put into a table after it was tagged (a figure corrected in the printed file) fills the cell that it stands in, where that is empty or
 * holds a currency sign alone.
 */
function withUntagged(grid: Grid, untagged: readonly Token[]): Grid {
  const cells = [...grid.cells]
  for (const token of untagged) {
    const row = bandOf(grid.rowEdges, (token.top + token.bottom) / 2)
    const column = bandOf(grid.columnEdges, (token.left + token.right) / 2)
    if (row < 0 || column < 0) continue
    const at = cells.findIndex((cell) => coversPlace(cell, row, column))
    const cell = cells[at] ?? { rowIndex: row, columnIndex: column, rowSpan: 1, columnSpan: 1, tokens: [] }
    if (cell.tokens.some((other) => !untagged.includes(other) && !SIGN.test(other.text))) continue
    cells.splice(at < 0 ? cells.length : at, 1, { ...cell, tokens: [...cell.tokens, token] })
  }
  return { ...grid, cells }
}

function coversPlace({ rowIndex, columnIndex, rowSpan, columnSpan }: GridCell, row: number, column: number): boolean {
  return row >= rowIndex && row < rowIndex + rowSpan && column >= columnIndex && column < columnIndex + columnSpan
}

/** Between which two edges, in ascending order, a place lies; −1 where it lies outside. */
function bandOf(edges: readonly number[], at: number): number {
  return at < (edges[0] ?? Infinity) ? -1 : edges.findIndex((edge, index) => index > 0 && at < edge) - 1
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
  const headerRows = rows.findIndex((row) => !row.every(({ header }) => header))
  const headerRowCount = headerRows > 0 ? headerRows : undefined
  return (isSpanTold(rows) && spannedGrid(rows, headerRowCount)) || alignedGrid(rows, headerRowCount)
}

/**
 * Web pages turned into PDF keep the columns that were there for spacing and for detached signs: figures then span several
 * columns, and the spans tell nothing.
 */
function isSpanTold(rows: readonly TaggedCell[][]): boolean {
  if (rows.flat().some(({ tokens }) => SIGN.test(textOf(tokens)))) return false
  const figures = rows.flat().filter(({ tokens }) => isAmount(textOf(tokens)))
  return !figures.some(({ columnSpan }) => columnSpan > 1)
}

/** A currency sign in a cell of its own. */
const SIGN = /^(?:US|HK|C|A)?[$€£¥￥₩]$/

/** Rows as the tags have them, columns by where the cells stand. */
function alignedGrid(rows: readonly TaggedCell[][], headerRowCount: number | undefined): Grid | undefined {
  const lines = rows.map((row) =>
    attachMarks({
      segments: row.map(({ tokens }) => toSegment([...tokens])),
      ...boundsOf(row),
      fontSize: firstOf(firstOf(row).tokens).fontSize,
    }),
  )
  const columns = findBodyColumns(lines)
  if (columns.length < 2) return undefined
  const cells = lines.flatMap((line, rowIndex) =>
    placeLine(line, columns).entries.map(({ segment, first, last }) => ({
      rowIndex,
      columnIndex: first,
      rowSpan: 1,
      columnSpan: last - first + 1,
      tokens: segment.tokens,
    })),
  )
  return { kind: 'tagged', ...edgesOf(columns, rows), cells, headerRowCount }
}

/** Rows, columns and spans as the tags have them; undefined where they do not fit one another. */
function spannedGrid(rows: readonly TaggedCell[][], headerRowCount: number | undefined): Grid | undefined {
  const columns = columnsOfFullRows(rows) ?? findColumns(rows.map(toLine))
  if (columns.length < 2) return undefined
  const cells: GridCell[] = []
  const taken = new Set<string>()
  for (const [rowIndex, row] of rows.entries()) {
    const places = placeCells(row, columns, (column) => taken.has(`${rowIndex},${column}`))
    if (!places) return undefined
    places.forEach(({ first, last }, index) => {
      const { rowSpan, tokens } = itemAt(row, index)
      const spanned = Math.min(rowSpan, rows.length - rowIndex)
      for (let r = rowIndex; r < rowIndex + spanned; r++) for (let c = first; c <= last; c++) taken.add(`${r},${c}`)
      cells.push({ rowIndex, columnIndex: first, rowSpan: spanned, columnSpan: last - first + 1, tokens })
    })
  }
  return { kind: 'tagged', ...edgesOf(columns, rows), cells, headerRowCount }
}

/**
 * The columns of the rows that have a cell for each: heads that are set to the left of figures that are set to the right would seem to stand in
 * columns of their own. Undefined where the rows with the most cells do not show as many columns.
 */
function columnsOfFullRows(rows: readonly TaggedCell[][]): Column[] | undefined {
  const most = Math.max(...rows.map((row) => row.length))
  const full = rows.filter(
    (row) =>
      row.length === most &&
      row.every(({ columnSpan }) => columnSpan === 1) &&
      row.some(({ tokens }) => isAmount(textOf(tokens))),
  )
  const columns = findColumns(full.map(toLine))
  return columns.length === most ? columns : undefined
}

function edgesOf(columns: readonly Column[], rows: readonly TaggedCell[][]): Pick<Grid, 'columnEdges' | 'rowEdges'> {
  const bands = rows.map((row) =>
    boundsOf(row.filter(({ rowSpan }) => rowSpan === 1).length > 0 ? row.filter(({ rowSpan }) => rowSpan === 1) : row),
  )
  return {
    columnEdges: [
      ...columns.map((column, index) =>
        index === 0 ? column.left : (itemAt(columns, index - 1).right + column.left) / 2,
      ),
      lastOf(columns).right,
    ],
    rowEdges: [
      ...bands.map((band, index) => (index === 0 ? band.top : (itemAt(bands, index - 1).bottom + band.top) / 2)),
      lastOf(bands).bottom,
    ],
  }
}

/** Rows one below the other, cells side by side: else the tags do not tell how the page looks. */
function isOrderly(rows: readonly TaggedCell[][]): boolean {
  for (const row of rows)
    for (let i = 1; i < row.length; i++) if (itemAt(row, i).left < itemAt(row, i - 1).right - 3) return false
  const bands = rows.map((row) => boundsOf(row.filter(({ rowSpan }) => rowSpan === 1)))
  return bands.every(
    (band, index) =>
      index === 0 ||
      !Number.isFinite(band.top) ||
      !Number.isFinite(itemAt(bands, index - 1).top) ||
      band.top > itemAt(bands, index - 1).top + 1,
  )
}

function toLine(row: readonly TaggedCell[]): TextLine {
  const single = row.filter(({ columnSpan }) => columnSpan === 1)
  return {
    segments: single.map(({ tokens }) => toSegment(tokens)),
    ...boundsOf(row),
    fontSize: firstOf(firstOf(row).tokens).fontSize,
  }
}

/** The columns of a row's cells: in order, each with its span, as near as possible to where they stand; undefined when they do not fit. */
function placeCells(
  row: readonly TaggedCell[],
  columns: readonly Column[],
  isTaken: (column: number) => boolean,
): { first: number; last: number }[] | undefined {
  const count = columns.length
  // best[i][c]: least cost of placing cells i… from column c on.
  const best: { cost: number; first: number }[][] = Array.from({ length: row.length + 1 }, () => [])
  for (let c = 0; c <= count; c++) itemAt(best, row.length)[c] = { cost: 0, first: c }
  for (let i = row.length - 1; i >= 0; i--) {
    const cell = itemAt(row, i)
    const span = Math.min(cell.columnSpan, count)
    for (let c = count; c >= 0; c--) {
      let choice = c < count ? itemAt(itemAt(best, i), c + 1) : { cost: Infinity, first: c }
      if (c + span <= count && !isTaken(c)) {
        const cost =
          misplacement(cell, itemAt(columns, c), itemAt(columns, c + span - 1)) +
          itemAt(itemAt(best, i + 1), c + span).cost
        if (cost < choice.cost) choice = { cost, first: c }
      }
      itemAt(best, i)[c] = choice
    }
  }
  const places: { first: number; last: number }[] = []
  let from = 0
  for (const [i, cell] of row.entries()) {
    const { first, cost } = itemAt(itemAt(best, i), Math.min(from, count))
    if (!Number.isFinite(cost)) return undefined
    const last = Math.min(first + cell.columnSpan - 1, count - 1)
    places.push({ first, last })
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
