import { firstOf, itemAt, lastOf } from '@tickmark/document'
import { boundsOf } from '@tickmark/document/page'
import type { Rule } from '@tickmark/document/page'
import type { TextLine } from '../../lines/text-line.ts'
import { isAmount, textOf } from '../../lines/text-line.ts'
import { findColumns, touches } from '../columns/find-columns.ts'
import type { Column } from '../columns/find-columns.ts'
import { emptyColumns } from '../columns/headed-columns.ts'
import { groupRows } from '../columns/group-rows.ts'
import { isYear } from '../parts/is-year.ts'
import { countDoubles, narrowAmounts, widenColumns } from '../columns/narrow-amounts.ts'
import type { Grid, GridCell } from '../parts/page-table.ts'
import { placeLines } from '../columns/place-segments.ts'
import type { PlacedLine } from '../columns/place-segments.ts'

/** A table without drawn cells, from the lines of its region. No row goes on below one of the `separators`. */
export function buildOpenGrid(lines: readonly TextLine[], separators: readonly Rule[]): Grid | undefined {
  const columns = findBodyColumns(lines)
  const grid = columns.length < 2 ? undefined : gridOfLines(lines, columns, separators)
  const doubles = grid ? countDoubles(grid) : 0
  if (doubles === 0) return grid
  const narrowed = narrowAmounts(lines)
  const other = gridOfLines(narrowed, widenColumns(findBodyColumns(narrowed), narrowed), separators)
  return countDoubles(other) < doubles ? other : grid
}

/** Fewest rows with figures that show the columns by themselves, even where a head has more entries. */
const BODY_ROWS = 3

/** So many lines right above the first row of figures may head them: a head may wrap. */
const HEAD_LINES = 2

/** Columns as the rows with figures show them; heads may add columns, but do not join or widen those of the figures. */
export function findBodyColumns(lines: readonly TextLine[]): Column[] {
  const body = lines.filter(hasFigures)
  if (body.length === 0 || (body.length < BODY_ROWS && entryCount(body) < entryCount(lines))) return findColumns(lines)
  const columns = findColumns(body)
  const others = lines.filter((line) => !body.includes(line) && line.segments.length > 1)
  const strangers = others.map((line) => ({
    ...line,
    segments: line.segments.filter((segment) => !columns.some((column) => touches(column, segment))),
  }))
  const added = findColumns(others).filter(
    (column) =>
      !columns.some((one) => overlaps(one, column)) &&
      strangers.filter(({ segments }) => segments.some((segment) => touches(column, segment))).length >= 2,
  )
  const first = lines.indexOf(firstOf(body))
  const empty = lines
    .slice(Math.max(0, first - HEAD_LINES), first)
    .flatMap((line) => emptyColumns(line, columns))
    .filter((one) => !added.some((other) => overlaps(one, other)))
  return [...columns, ...added, ...empty].toSorted((a, b) => a.left - b.left)
}

/** Entries of the fullest line. */
function entryCount(lines: readonly TextLine[]): number {
  return Math.max(0, ...lines.map(({ segments }) => segments.length))
}

function overlaps(a: Column, b: Column): boolean {
  return Math.min(a.right, b.right) > Math.max(a.left, b.left)
}

function hasFigures({ segments }: TextLine): boolean {
  return segments.slice(1).some(({ tokens }) => isAmount(textOf(tokens)) && !isYear(textOf(tokens)))
}

/** Puts lines into given columns and makes rows of them. */
export function gridOfLines(lines: readonly TextLine[], columns: readonly Column[], separators: readonly Rule[]): Grid {
  const rows = groupRows(placeLines(lines, columns), columns, separators)
  const cells = rows.flatMap((row, rowIndex) => cellsOfRow(row, rowIndex))
  const bounds = boundsOf(lines)
  const columnEdges = columns.map((column, index) =>
    index === 0 ? Math.min(bounds.left, column.left) : (itemAt(columns, index - 1).right + column.left) / 2,
  )
  return {
    kind: 'open',
    columnEdges: [...columnEdges, Math.max(bounds.right, lastOf(columns).right)],
    rowEdges: rowEdgesOf(rows),
    cells,
  }
}

export function cellsOfRow(row: readonly PlacedLine[], rowIndex: number): GridCell[] {
  const cells: GridCell[] = []
  for (const { entries } of row) {
    for (const { segment, first, last } of entries) {
      const cell = cells.find(({ columnIndex, columnSpan }) => first < columnIndex + columnSpan && last >= columnIndex)
      if (!cell)
        cells.push({
          rowIndex,
          columnIndex: first,
          rowSpan: 1,
          columnSpan: last - first + 1,
          tokens: [...segment.tokens],
        })
      else {
        const end = Math.max(cell.columnIndex + cell.columnSpan, last + 1)
        cell.columnIndex = Math.min(cell.columnIndex, first)
        cell.columnSpan = end - cell.columnIndex
        cell.tokens.push(...segment.tokens)
      }
    }
  }
  return cells.toSorted((a, b) => a.columnIndex - b.columnIndex)
}

function rowEdgesOf(rows: readonly PlacedLine[][]): number[] {
  const bands = rows.map((row) => boundsOf(row.map(({ line }) => line)))
  return bands
    .map((band, index) => (index === 0 ? band.top : (itemAt(bands, index - 1).bottom + band.top) / 2))
    .concat(bands.at(-1)?.bottom ?? 0)
}
