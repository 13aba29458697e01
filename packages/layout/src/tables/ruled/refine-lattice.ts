import { itemAt, lastOf, firstOf } from '@tickmark/document'
import { isBrokenAmount } from '../../lines/broken-amount.ts'
import { groupLines, isAmount, textOf } from '../../lines/text-line.ts'
import type { Segment, TextLine } from '../../lines/text-line.ts'
import { attachMarks } from '../parts/attach-marks.ts'
import { findColumns } from '../columns/find-columns.ts'
import type { Column } from '../columns/find-columns.ts'
import { groupRows, hasAmounts } from '../columns/group-rows.ts'
import type { Grid, GridCell } from '../parts/page-table.ts'
import { placeLine } from '../columns/place-segments.ts'
import type { PlacedLine } from '../columns/place-segments.ts'

/** Splits drawn cells that hold several rows or columns: tables whose lines part only heads, sections or totals. */
export function refineLattice(grid: Grid): Grid {
  return splitRows(splitSpans(splitColumns(grid)))
}

function linesOf(cells: readonly GridCell[]): TextLine[] {
  return groupLines(cells.flatMap(({ tokens }) => tokens)).map(attachMarks)
}

/** Adds edges where the content of one drawn column stands in several. */
function splitColumns(grid: Grid): Grid {
  const columnEdges: number[] = []
  grid.columnEdges.slice(0, -1).forEach((edge, index) => {
    columnEdges.push(
      edge,
      ...guttersWithin(grid.cells.filter((cell) => cell.columnIndex === index && cell.columnSpan === 1)),
    )
  })
  columnEdges.push(grid.columnEdges.at(-1)!)
  if (columnEdges.length === grid.columnEdges.length) return grid
  const at = (edge: number): number => columnEdges.indexOf(grid.columnEdges[edge]!)
  const cells = grid.cells.map((cell) => ({
    ...cell,
    columnIndex: at(cell.columnIndex),
    columnSpan: at(cell.columnIndex + cell.columnSpan) - at(cell.columnIndex),
  }))
  return { ...grid, columnEdges, cells }
}

function guttersWithin(cells: readonly GridCell[]): number[] {
  const lines = linesOf(cells)
  const several = lines.filter(({ segments }) => segments.length >= 2)
  if (several.length < 3 || several.length < 0.6 * lines.length) return []
  const amounts = several.filter(({ segments }) => segments.slice(1).some(({ tokens }) => isAmount(textOf(tokens))))
  if (amounts.length < 0.5 * several.length) return []
  const columns = findColumns(lines).filter(({ support }) => support >= 0.5 * several.length)
  return columns.slice(1).map((column, index) => (itemAt(columns, index).right + column.left) / 2)
}

/** Parts a cell over several columns when its words stand apart, each in one of them. */
function splitSpans(grid: Grid): Grid {
  const cells = grid.cells.flatMap((cell) => {
    if (cell.columnSpan === 1 || cell.tokens.length < 2) return [cell]
    const pieces = linesOf([cell]).flatMap(({ segments }) =>
      segments.flatMap((segment) => cutAtEdges(segment, grid.columnEdges)),
    )
    const slots = pieces.map((piece) => slotOf(piece, grid.columnEdges))
    if (slots.includes(-1) || new Set(slots).size < 2) return [cell]
    return Array.from({ length: cell.columnSpan }, (_, offset) => {
      const column = cell.columnIndex + offset
      const tokens = pieces.filter((_piece, index) => slots[index] === column).flatMap((piece) => piece.tokens)
      return { ...cell, columnIndex: column, columnSpan: 1, tokens }
    })
  })
  return { ...grid, cells }
}

/** The column that a piece lies in; -1 when it lies over an edge. */
function slotOf(piece: { left: number; right: number }, edges: readonly number[]): number {
  const first = edges.findLastIndex((edge) => edge <= piece.left + 2)
  const last = edges.findLastIndex((edge) => edge < piece.right - 2)
  return first === last ? first : -1
}

/** A segment's words parted at column edges that run between them, if every part then lies within one column. */
function cutAtEdges(segment: Segment, edges: readonly number[]): Pick<Segment, 'left' | 'right' | 'tokens'>[] {
  const parts: Pick<Segment, 'left' | 'right' | 'tokens'>[] = []
  for (const token of segment.tokens) {
    const last = parts.at(-1)
    if (last && !edges.some((edge) => edge >= last.right - 1 && edge <= token.left + 1)) {
      last.tokens.push(token)
      last.right = Math.max(last.right, token.right)
    } else parts.push({ left: token.left, right: token.right, tokens: [token] })
  }
  const isAmounts = parts.every(({ tokens }) => isAmount(textOf(tokens)))
  return parts.length > 1 && isAmounts ? parts : [segment]
}

/** Parts a drawn row that holds several rows of amounts. */
function splitRows(grid: Grid): Grid {
  const columns: Column[] = grid.columnEdges
    .slice(1)
    .map((right, index) => ({ left: grid.columnEdges[index]!, right, support: 0 }))
  const rowEdges: number[] = [grid.rowEdges[0]!]
  const cells: GridCell[] = []
  const newIndex: number[] = []
  grid.rowEdges.slice(1).forEach((bottom, row) => {
    newIndex.push(rowEdges.length - 1)
    const here = grid.cells.filter((cell) => cell.rowIndex === row)
    const rows = rowsWithin(here, columns)
    if (rows.length < 2) {
      cells.push(...here)
      rowEdges.push(bottom)
      return
    }
    rows.forEach((lines, index) => {
      const next = rows[index + 1]
      rowEdges.push(next ? (lastOf(lines).line.bottom + firstOf(next).line.top) / 2 : bottom)
      for (const { entries } of lines) {
        for (const { segment, first, last } of entries)
          cells.push({
            rowIndex: -rowEdges.length + 1,
            columnIndex: first,
            columnSpan: last - first + 1,
            rowSpan: 1,
            tokens: segment.tokens,
          })
      }
    })
  })
  newIndex.push(rowEdges.length - 1)
  return { ...grid, rowEdges, cells: joinSamePlace(cells.map((cell) => renumber(cell, newIndex))) }
}

/** Rows made by splitting carry their new index negated (plus one), the others their old one. */
function renumber(cell: GridCell, newIndex: readonly number[]): GridCell {
  if (cell.rowIndex < 0) return { ...cell, rowIndex: -cell.rowIndex - 1 }
  const rowIndex = newIndex[cell.rowIndex]!
  return { ...cell, rowIndex, rowSpan: newIndex[cell.rowIndex + cell.rowSpan]! - rowIndex }
}

function rowsWithin(cells: readonly GridCell[], columns: readonly Column[]): PlacedLine[][] {
  if (cells.some(({ rowSpan, tokens }) => rowSpan > 1 && tokens.length > 0) || cells.some(holdsBrokenAmount)) return []
  const lines = linesOf(cells).map((line) => placeLine(line, columns))
  const withAmounts = lines.filter(hasAmounts)
  if (withAmounts.length < 2) return []
  const labelled = withAmounts.filter(({ entries }) => firstOf(entries).first === 0)
  if (labelled.length < 0.7 * withAmounts.length) return []
  if (withAmounts.length === 2 && !isSameForm(withAmounts)) return []
  return groupRows(lines, columns, [])
}

function holdsBrokenAmount(cell: GridCell): boolean {
  if (cell.tokens.length < 2) return false
  return isBrokenAmount(linesOf([cell]).map(({ segments }) => segments.map(({ tokens }) => textOf(tokens)).join('')))
}

/** Two amounts one above the other, or one that was wrapped? Wrapped pieces differ in their decimals. */
function isSameForm(lines: readonly PlacedLine[]): boolean {
  const forms = lines.map(({ entries }) =>
    entries
      .filter(({ first }) => first > 0)
      .map(({ first, segment }) => `${first}:${/\.(\d+)/.exec(textOf(segment.tokens))?.[1]?.length ?? 0}`)
      .join(),
  )
  return forms[0] === forms[1]
}

function joinSamePlace(cells: readonly GridCell[]): GridCell[] {
  const joined = new Map<string, GridCell>()
  for (const cell of cells) {
    const key = `${cell.rowIndex},${cell.columnIndex}`
    const other = joined.get(key)
    if (other)
      joined.set(key, {
        ...other,
        columnSpan: Math.max(other.columnSpan, cell.columnSpan),
        tokens: [...other.tokens, ...cell.tokens],
      })
    else joined.set(key, cell)
  }
  return [...joined.values()]
}
