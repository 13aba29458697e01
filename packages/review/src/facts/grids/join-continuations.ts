import { itemAt } from '@tickmark/document'
import { columnAt } from './read-grid.ts'
import type { Block, Table } from '@tickmark/document'
import { labelKey } from '../text/label-key.ts'
import type { Grid } from './grid.ts'

/** Joins a table that goes on over a page (same heads again, or none) with its beginning, so that sums reach over the break. */
export function joinContinuations(grids: readonly Grid[], blocks: readonly Block[]): Grid[] {
  const joined: Grid[] = []
  for (const grid of grids) {
    const before = joined.at(-1)
    if (before && continues(before, grid, blocks)) append(before, grid)
    else joined.push(grid)
  }
  return joined
}

const lastBlock = new WeakMap<Grid, number>()

/** The beginning's unit and heads govern the continuation, which seldom repeats them. */
function append(before: Grid, next: Grid): void {
  for (const row of next.cells) {
    row.forEach((cell, index) => {
      if (!cell || cell.figure.amount.unit !== 'money') return
      const column = columnAt(before, index)
      if (column.kind === 'percent') cell.figure.amount = { ...cell.figure.amount, unit: 'percent', scale: 0 }
      else if (before.unit.text && cell.figure.amount.scale === next.unit.scale)
        cell.figure.amount = { ...cell.figure.amount, scale: before.unit.scale }
      if (!cell.figure.columnLabel && column.head) cell.figure.columnLabel = column.head
      if (!cell.figure.period && column.period) cell.figure.period = column.period
    })
  }
  before.rows = [...before.rows, ...next.rows.map((row) => ({ table: next.table, ...row }))]
  before.cells = [...before.cells, ...next.cells]
  lastBlock.set(before, next.blockIndex)
}

function continues(before: Grid, next: Grid, blocks: readonly Block[]): boolean {
  const from = lastBlock.get(before) ?? before.blockIndex
  if (next.blockIndex === from || next.columns.length !== before.columns.length) return false
  const between = blocks.slice(from + 1, next.blockIndex).filter((block) => block.layer !== 'furniture')
  if (between.some((block) => block.type === 'table' || block.type === 'picture' || block.type === 'heading'))
    return false
  const pairs = next.columns.map((column, index) => [column.head, columnAt(before, index).head] as const)
  if (pairs.some(([own, other]) => own !== '' && other !== '' && own !== other)) return false
  if (isOfOthers(cornerOf(before.table), cornerOf(next.table))) return false
  const newPage = pageOf(itemAt(blocks, next.blockIndex)) !== pageOf(itemAt(blocks, from))
  const headless = pairs.every(([own]) => own === '')
  // Heads that the page break tore off stand between as short lines.
  const longest = headless ? 200 : 40
  return (
    (newPage || (headless && between.length <= 1)) &&
    between.length <= (pairs.every(([own, other]) => own === other) ? 0 : 2) &&
    between.every((block) => 'text' in block && block.text.length < longest)
  )
}

/** What the head over the labels says that the rows are: "Channel", "Shareholder". */
function cornerOf({ cells, headerRowCount }: Table): string {
  const heads = cells.filter(({ rowIndex, columnIndex }) => rowIndex < headerRowCount && columnIndex === 0)
  return labelKey(heads.map(({ text }) => text).join(' '))
}

/** A table that goes on repeats its corner, with a word that it does so behind it, or leaves it out. */
function isOfOthers(corner: string, next: string): boolean {
  return corner !== '' && next !== '' && !next.startsWith(corner) && !corner.startsWith(next)
}

function pageOf(block: Block): number {
  return block.page ?? 0
}
