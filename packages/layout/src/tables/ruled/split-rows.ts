import { firstOf, itemAt, lastOf, numberAt } from '@tickmark/document'
import { isBrokenAmount } from '../../lines/broken-amount.ts'
import { isAmount, textOf } from '../../lines/text-line.ts'
import type { Column } from '../columns/find-columns.ts'
import { groupRows, hasAmounts } from '../columns/group-rows.ts'
import type { Grid, GridCell } from '../parts/page-table.ts'
import { placeLines } from '../columns/place-segments.ts'
import type { PlacedLine } from '../columns/place-segments.ts'
import { linesOf } from '../parts/lines-of-cells.ts'
import { lineEnds, wordRows } from './word-rows.ts'

/** Parts a drawn row that holds several rows, of amounts or of words. */
export function splitRows(grid: Grid): Grid {
  const columns: Column[] = grid.columnEdges
    .slice(1)
    .map((right, index) => ({ left: numberAt(grid.columnEdges, index), right, support: 0 }))
  const rowEdges: number[] = [numberAt(grid.rowEdges, 0)]
  const cells: GridCell[] = []
  const newIndex: number[] = []
  grid.rowEdges.slice(1).forEach((bottom, row) => {
    newIndex.push(rowEdges.length - 1)
    const here = grid.cells.filter((cell) => cell.rowIndex === row)
    const rows = rowsWithin(grid, here, columns)
    if (rows.length < 2) {
      cells.push(...here)
      rowEdges.push(bottom)
      return
    }
    cells.push(...here.filter(reachesDown))
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
  const rowIndex = numberAt(newIndex, cell.rowIndex)
  return { ...cell, rowIndex, rowSpan: numberAt(newIndex, cell.rowIndex + cell.rowSpan) - rowIndex }
}

/** Whether a cell goes on in the drawn row below: it heads all rows of this one. */
function reachesDown({ rowSpan, tokens }: GridCell): boolean {
  return rowSpan > 1 && tokens.length > 0
}

/** So many amounts with a name over them show that the line above is their head. */
const FEWEST_NAMED = 2
/** Lines with so many font sizes between them are no parts of one that was wrapped. */
const FAR_APART = 2.5
/** Beside cells that reach down at least so many rows of amounts are no wrapped ones. */
const ROWS_BESIDE = 3
/** Of so many rows of amounts this share has a label. */
const LABELLED_SHARE = 0.7

function rowsWithin(grid: Grid, cells: readonly GridCell[], columns: readonly Column[]): PlacedLine[][] {
  const own = cells.filter((cell) => !reachesDown(cell))
  if (own.some(holdsBrokenAmount)) return []
  const lines = placeLines(linesOf(own), columns)
  const withAmounts = lines.filter(hasAmounts)
  if (withAmounts.length < 2) return wordRows(grid, own, lines)
  if (own.length < cells.length && withAmounts.length < ROWS_BESIDE) return []
  // Columns without an entry may stand before the labels; a label set over two lines stands above and below its amounts.
  const start = Math.min(...lines.map(({ entries }) => firstOf(entries).first))
  const labels = lines.filter(({ entries }) => isLabel(firstOf(entries), start))
  if (labels.length < LABELLED_SHARE * withAmounts.length) return []
  const mayBeWrapped = withAmounts.length === 2 && !standFarApart(withAmounts)
  if (mayBeWrapped && (start > 0 || !areTwoRows(withAmounts, hasOwnLabels(grid, own)))) return []
  return partHead(groupRows(lines, columns, []))
}

/** Names over several amounts head them: words of a wrapped entry stand in the column of its label. */
function partHead(rows: readonly PlacedLine[][]): PlacedLine[][] {
  const [[head, ...body] = [], ...rest] = rows
  if (!head || body.length === 0 || hasAmounts(head)) return [...rows]
  const columns = body.flatMap(({ entries }) => entries.filter(({ segment }) => isAmount(textOf(segment.tokens))))
  const named = head.entries.filter(({ first }) => first > 0 && columns.some((amount) => amount.first === first))
  return named.length < FEWEST_NAMED ? [...rows] : [[head], body, ...rest]
}

/** Room left for further rows of a form between one row of amounts and the next; what is wrapped stands close. */
function standFarApart(lines: readonly PlacedLine[]): boolean {
  const [above, below] = [itemAt(lines, 0).line, itemAt(lines, 1).line]
  return below.top - above.bottom > FAR_APART * above.fontSize
}

/** What a line begins with: a label at the left, or of the right half of a table that has two. */
function isLabel({ first, segment }: PlacedLine['entries'][number], start: number): boolean {
  return (first === start && start === 0) || !isAmount(textOf(segment.tokens))
}

function holdsBrokenAmount(cell: GridCell): boolean {
  if (cell.tokens.length < 2) return false
  return isBrokenAmount(linesOf([cell]).map(({ segments }) => segments.map(({ tokens }) => textOf(tokens)).join('')))
}

/**
 * Two amounts one above the other, or one that was wrapped? Wrapped pieces differ in their decimals, and only the last ends in "%";
 * those of several columns do not come out at the same decimals each time. The number of a note stands beside one row alone.
 */
function areTwoRows(lines: readonly PlacedLine[], haveOwnLabels: boolean): boolean {
  const [above, below] = [textsOf(itemAt(lines, 0)), textsOf(itemAt(lines, 1))]
  const shared = [...above.keys()].filter((column) => below.has(column))
  const alone = [...above, ...below].filter(([column]) => !(above.has(column) && below.has(column)))
  if (shared.length === 0 || !alone.every(([, text]) => NOTE.test(text))) return false
  // A dash stands for an amount of any form.
  const printed = shared.filter((column) => !DASH.test(above.get(column) ?? '') && !DASH.test(below.get(column) ?? ''))
  const formsAbove = printed.map((column) => formOf(above.get(column) ?? ''))
  const formsBelow = printed.map((column) => formOf(below.get(column) ?? ''))
  const isSame = printed.length > 0 && formsAbove.join() === formsBelow.join()
  return haveOwnLabels || isSame || (isOneForm(formsAbove) && isOneForm(formsBelow))
}

/** Amounts of several columns with the same decimals, and no per cents, which stand below their amounts in one row as well. */
function isOneForm(forms: readonly string[]): boolean {
  return forms.length > 1 && forms.every((form) => form === forms[0] && form !== '%')
}

/** Two labels one above the other, or one that was wrapped? Behind the first of two there is room for the word that the second begins with. */
function hasOwnLabels(grid: Grid, cells: readonly GridCell[]): boolean {
  const labels = cells.filter(({ columnIndex, columnSpan }) => columnIndex === 0 && columnSpan === 1)
  const ends = labels.flatMap((cell) => lineEnds(grid, cell))
  return ends.length > 0 && ends.every(Boolean)
}

function textsOf({ entries }: PlacedLine): Map<number, string> {
  return new Map(entries.filter(({ first }) => first > 0).map(({ first, segment }) => [first, textOf(segment.tokens)]))
}

const DASH = /^[-–—−]+$/

/** A number that may be that of a note. */
const NOTE = /^\d{1,2}$/

function formOf(text: string): string {
  return text.endsWith('%') ? '%' : `${/\.(\d+)/.exec(text)?.[1]?.length ?? 0}`
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
