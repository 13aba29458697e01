import { boundsOf } from '@tickmark/document/page'
import { itemAt } from '@tickmark/document'
import { textOf } from '../../lines/text-line.ts'
import type { Grid, GridCell } from '../parts/page-table.ts'

/** The first groups of an amount, and what may follow them: "31 649" and "071,19", "7" and "101". */
const FIRST = /^[-−–(]?\d{1,3}(?:\d{3})*$/
const FURTHER = /^(?:\d{3})+(?:[.,]\d{1,2})?\)?$/
/** Amounts that show it, at least: one alone may be two numbers. */
const LEAST_AMOUNTS = 2
/** How far apart the groups of one amount stand, in sizes of their type. */
const WIDEST = 2.5

/**
 * Amounts whose thousands are parted by wide blanks look like columns of their own: "31 649 | 071,19". A column without a head, each of whose
 * numbers goes on from one right before it, is part of that column.
 */
export function joinGroupColumns(grid: Grid): Grid {
  let { cells } = grid
  for (let column = grid.columnEdges.length - 2; column > 1; column--) {
    const further = cells.filter(({ columnIndex, tokens }) => columnIndex === column && tokens.length > 0)
    const pairs = further.flatMap((own) => {
      const first = cells.find((cell) => goesBefore(cell, own))
      return first ? [[first, own] as const] : []
    })
    if (pairs.length < LEAST_AMOUNTS || pairs.length < further.length) continue
    const groups = new Map(pairs)
    cells = cells
      .filter((cell) => !further.includes(cell))
      .map((cell) => ({ ...cell, tokens: [...cell.tokens, ...(groups.get(cell)?.tokens ?? [])] }))
  }
  return cells === grid.cells ? grid : { ...grid, cells }
}

function goesBefore(first: GridCell, own: GridCell): boolean {
  if (first.rowIndex !== own.rowIndex || first.columnIndex + first.columnSpan !== own.columnIndex) return false
  if (first.tokens.length === 0 || own.columnSpan > 1) return false
  if (!FIRST.test(digitsOf(first)) || !FURTHER.test(digitsOf(own))) return false
  return boundsOf(own.tokens).left - boundsOf(first.tokens).right <= WIDEST * itemAt(own.tokens, 0).fontSize
}

/** What a cell prints, without the blanks between its words. */
function digitsOf({ tokens }: GridCell): string {
  return textOf(tokens).replaceAll(/\s/g, '')
}
