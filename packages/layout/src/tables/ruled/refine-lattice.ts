import { firstOf, itemAt, lastOf, numberAt } from '@tickmark/document'
import { isAmount, textOf } from '../../lines/text-line.ts'
import type { Segment, TextLine } from '../../lines/text-line.ts'
import { findColumns, touches } from '../columns/find-columns.ts'
import type { Column } from '../columns/find-columns.ts'
import { headsOver, standsApart } from '../columns/headed-columns.ts'
import type { Grid, GridCell } from '../parts/page-table.ts'
import { linesOf } from '../parts/lines-of-cells.ts'
import { cutTallCells } from './cut-tall-cells.ts'
import { settleLabels } from './settle-labels.ts'
import { splitRows } from './split-rows.ts'

/** Splits drawn cells that hold several rows or columns: tables whose lines part only heads, sections or totals. */
export function refineLattice(grid: Grid): Grid {
  return splitRows(cutTallCells(settleLabels(splitSpans(splitColumns(grid)))))
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
  columnEdges.push(lastOf(grid.columnEdges))
  if (columnEdges.length === grid.columnEdges.length) return grid
  const at = (edge: number): number => columnEdges.indexOf(numberAt(grid.columnEdges, edge))
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
  const found = findColumns(lines)
  const head = firstOf(lines)
  const heads = [...headsOver(head, found)]
  const isHeaded = (column: Column): boolean =>
    heads.some(([segment, own]) => own === column && (column.support > 1 || standsApart(segment, head)))
  const columns = found.filter(
    (column) =>
      column.support >= 0.5 * several.length ||
      (isHeaded(column) && holdsFigures(column, lines.slice(1))) ||
      isFlush(column, lines),
  )
  return columns.slice(1).map((column, index) => (itemAt(columns, index).right + column.left) / 2)
}

/** Whether nothing but figures stands in a column, if anything does: few lines of a statement move money the other way. */
function holdsFigures(column: Column, lines: readonly TextLine[]): boolean {
  return lines.every(({ segments }) =>
    segments.every((segment) => !touches(column, segment) || isAmount(textOf(segment.tokens))),
  )
}

/** Figures that end within so many points of one another are set to the right. */
const FLUSH = 1.5

/** Whether several figures and nothing else stand in a column, all of them ending at its right edge. */
function isFlush(column: Column, lines: readonly TextLine[]): boolean {
  const entries = lines.flatMap(({ segments }) => segments.filter((segment) => touches(column, segment)))
  return entries.length > 1 && holdsFigures(column, lines) && entries.every(({ right }) => column.right - right < FLUSH)
}

/** Parts a cell over several columns when its words stand apart, each in one of them. */
function splitSpans(grid: Grid): Grid {
  const cells = grid.cells.flatMap((cell) => {
    if (cell.columnSpan === 1 || cell.tokens.length < 2) return [cell]
    const lines = linesOf([cell])
    const showsColumns = lines.some(({ segments }) => standApart(segments, grid.columnEdges))
    const pieces = lines.flatMap(({ segments }) =>
      segments.flatMap((segment) => cutAtEdges(segment, grid.columnEdges, showsColumns)),
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

/** Whether the entries of a line lie each in a column of its own: then so do the words of the lines above and below it. */
function standApart(segments: readonly Segment[], edges: readonly number[]): boolean {
  const slots = segments.map((segment) => slotOf(segment, edges))
  return slots.length > 1 && !slots.includes(-1) && new Set(slots).size === slots.length
}

/** The column that a piece lies in; -1 when it lies over an edge. */
function slotOf(piece: { left: number; right: number }, edges: readonly number[]): number {
  const first = edges.findLastIndex((edge) => edge <= piece.left + 2)
  const last = edges.findLastIndex((edge) => edge < piece.right - 2)
  return first === last ? first : -1
}

/** A segment's words parted at column edges that run between them, if every part then lies within one column. */
function cutAtEdges(
  segment: Segment,
  edges: readonly number[],
  showsColumns: boolean,
): Pick<Segment, 'left' | 'right' | 'tokens'>[] {
  const parts: Pick<Segment, 'left' | 'right' | 'tokens'>[] = []
  for (const token of segment.tokens) {
    const last = parts.at(-1)
    if (last && !edges.some((edge) => edge >= last.right - 1 && edge <= token.left + 1)) {
      last.tokens.push(token)
      last.right = Math.max(last.right, token.right)
    } else parts.push({ left: token.left, right: token.right, tokens: [token] })
  }
  const isAmounts = parts.every(({ tokens }) => isAmount(textOf(tokens)))
  return parts.length > 1 && (isAmounts || showsColumns) ? parts : [segment]
}
