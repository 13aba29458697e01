import type { Block } from '@tickmark/document'
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

/** The beginning's unit governs the continuation, which seldom repeats it. */
function append(before: Grid, next: Grid): void {
  if (before.unit.text && next.unit.scale !== before.unit.scale) {
    for (const cell of next.cells.flat()) {
      if (cell && cell.figure.amount.unit === 'money' && cell.figure.amount.scale === next.unit.scale) cell.figure.amount = { ...cell.figure.amount, scale: before.unit.scale }
    }
  }
  before.rows = [...before.rows, ...next.rows]
  before.cells = [...before.cells, ...next.cells]
  lastBlock.set(before, next.blockIndex)
}

function continues(before: Grid, next: Grid, blocks: readonly Block[]): boolean {
  const from = lastBlock.get(before) ?? before.blockIndex
  if (next.blockIndex === from || next.columns.length !== before.columns.length) return false
  const between = blocks.slice(from + 1, next.blockIndex).filter((block) => block.layer !== 'furniture')
  if (between.some((block) => block.type === 'table' || block.type === 'picture' || block.type === 'heading')) return false
  const headless = next.columns.every((column) => column.head === '')
  const sameHeads = next.columns.every((column, index) => column.head === before.columns[index]!.head)
  if (headless) return between.length <= 1 && between.every((block) => 'text' in block && block.text.length < 200)
  return sameHeads && between.length === 0 && pageOf(blocks[next.blockIndex]!) !== pageOf(blocks[from]!)
}

function pageOf(block: Block): number {
  return block.page ?? 0
}
