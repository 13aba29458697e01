import { boundsOf, groupLines, isAmount, median, textOf } from '../layout/text-line.ts'
import type { Segment, TextLine, Token } from '../layout/text-line.ts'
import { attachMarks } from './attach-marks.ts'
import { cellsOfRow } from './build-open-grid.ts'
import { touches } from './find-columns.ts'
import type { Column } from './find-columns.ts'
import { countHeaderRows } from './find-heads.ts'
import { groupRows } from './group-rows.ts'
import { isRemark } from './is-remark.ts'
import { isYear } from './is-year.ts'
import type { Grid } from './page-table.ts'
import { placeLine } from './place-segments.ts'
import type { PlacedLine } from './place-segments.ts'

/** Blank above the drawn part at most, and between the lines of its heads, in font sizes. */
const GAP = 2
/** Lines of heads, and titles of sections between them and the figures, at most. */
const MOST_HEADS = 9
const MOST_TITLES = 2

/**
 * Tables often bear lines around their figures alone. Heads and first rows that stand above such a table, each entry over
 * its column, belong to it.
 */
export function adoptHeads(grids: readonly Grid[], tokens: readonly Token[]): Grid[] {
  const taken = new Set(grids.flatMap(({ cells }) => cells.flatMap((cell) => cell.tokens.map(({ index }) => index))))
  const free = tokens.filter(({ index }) => !taken.has(index))
  const lines = groupLines(free).map(attachMarks)
  return grids.map((grid) => withHeads(grid, lines))
}

function withHeads(grid: Grid, lines: readonly TextLine[]): Grid {
  if (grid.columnEdges.length < 3 || countHeaderRows(grid, grid.rowEdges.length - 1) > 0) return grid
  const columns = columnsOf(grid)
  const size = median(grid.cells.flatMap(({ tokens }) => tokens.map(({ fontSize }) => fontSize)))
  const heads = headLines(grid, lines, columns, size)
  if (heads.length === 0) return grid
  const rows = rowsOfHeads(heads, grid, columns)
  const cells = rows.flatMap((row, rowIndex) => cellsOfRow(row, rowIndex))
  const moved = grid.cells.map((cell) => ({ ...cell, rowIndex: cell.rowIndex + rows.length }))
  const tops = rows.map((row) => Math.min(...row.map(({ line }) => line.top)))
  return { ...grid, rowEdges: [...tops, ...grid.rowEdges], cells: [...cells, ...moved] }
}

/** The lines of a wrapped head are one row; the first figures of the table tell where the heads end. */
function rowsOfHeads(heads: readonly TextLine[], grid: Grid, columns: readonly Column[]): PlacedLine[][] {
  const body = groupLines(grid.cells.flatMap(({ tokens }) => tokens)).map(attachMarks)
  const lines = [...heads, ...body].map((line) => placeLine(line, columns))
  return groupRows(lines, columns, [])
    .map((row) => row.filter(({ line }) => heads.includes(line)))
    .filter((row) => row.length > 0)
}

/** Where the words of each column stand; its own edges where it has none. */
function columnsOf(grid: Grid): Column[] {
  return grid.columnEdges.slice(1).map((right, index) => {
    const tokens = grid.cells.flatMap((cell) =>
      cell.columnIndex === index && cell.columnSpan === 1 ? cell.tokens : [],
    )
    return tokens.length > 0
      ? { ...boundsOf(tokens), support: 1 }
      : { left: grid.columnEdges[index]!, right, support: 0 }
  })
}

function headLines(grid: Grid, lines: readonly TextLine[], columns: readonly Column[], size: number): TextLine[] {
  const heads: TextLine[] = []
  let top = grid.rowEdges[0]!
  let titles = 0
  let found = 0
  for (let index = lines.length - 1; index >= 0 && heads.length < MOST_HEADS; index--) {
    const line = lines[index]!
    if (line.top + line.bottom > 2 * top) continue
    if (top - line.bottom > GAP * size) break
    if (isHead(line, columns, grid) || isRow(line, columns)) found = heads.length + 1
    else if (!isTitle(line, columns, size) || ++titles > MOST_TITLES) break
    heads.push(line)
    top = line.top
  }
  // "2020 Annual Report" alone at the top of a page is its running head, and the table goes on from the page before.
  if (found === 1 && heads[0] === lines[0] && heads[0]!.segments.length === 1) return []
  return heads.slice(0, found).toReversed()
}

/** Entries over two or more columns of figures, or a period over any of them; none reaches out of the table. */
function isHead(line: TextLine, columns: readonly Column[], grid: Grid): boolean {
  const [left, right] = [grid.columnEdges[0]!, grid.columnEdges.at(-1)!]
  if (isRemark(line)) return false
  if (line.left < left - 6 || line.right > right + 6) return false
  const over = line.segments.filter((segment) => segment.left > columns[0]!.right - line.fontSize)
  if (over.some(isFigure)) return false
  if (line.segments.length >= 2 && over.length >= Math.min(2, columns.length - 1)) return true
  return line.segments.length === 1 && over.length === 1 && isPeriod(over[0]!)
}

/** A label and figures, each over a column: a first row above the line that is drawn below the opening balance. */
function isRow(line: TextLine, columns: readonly Column[]): boolean {
  const [label, ...rest] = line.segments
  return (
    rest.length > 0 &&
    label!.right < columns[0]!.right + line.fontSize &&
    rest.every(
      (segment) => isFigure(segment) && columns.slice(1).filter((column) => touches(column, segment)).length === 1,
    )
  )
}

function isFigure({ tokens }: Segment): boolean {
  return isAmount(textOf(tokens)) && !isYear(textOf(tokens))
}

function isPeriod({ tokens }: Segment): boolean {
  return /(?:19|20)\d\d|\b(?:ended|ending|months|years?|as (?:of|at)|fiscal|quarter)\b|\b(?:january|february|march|april|may|june|july|august|september|october|november|december) \d|年|期|月|년|분기/i.test(
    textOf(tokens),
  )
}

/** A section's title in the size of the table. */
function isTitle(line: TextLine, columns: readonly Column[], size: number): boolean {
  return (
    line.segments.length === 1 &&
    Math.abs(line.fontSize - size) < 0.2 * size &&
    line.left < columns[0]!.right &&
    line.right < columns.at(-1)!.left + size
  )
}
