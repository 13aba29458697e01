import { lastOf, getExisting } from '@tickmark/document'
import { cellsInArea, isCalculation, type ModelCell } from '../sheet/grid.ts'
import { formulaCells, gridOf, type WorkbookModel } from './model.ts'

/** Cells looked at before the search gives up: running totals over a column look at each a thousand times. */
const MOST_VISITS = 3_000_000

const NAMING = new Set(['ROW', 'COLUMN', 'ROWS', 'COLUMNS', 'OFFSET'])

/** Groups of formulas that feed themselves (strongly connected components; Tarjan, without recursion: chains are thousands long). */
export function findCycles(model: WorkbookModel): ModelCell[][] {
  const index = new Map<ModelCell, number>()
  const low = new Map<ModelCell, number>()
  const stack: ModelCell[] = []
  const onStack = new Set<ModelCell>()
  const cycles: ModelCell[][] = []
  let visits = 0

  for (const root of formulaCells(model)) {
    if (index.has(root)) continue
    const frames = [enter(root)]
    while (frames.length > 0) {
      const frame = lastOf(frames)
      const next = frame.reads.pop()
      if (visits > MOST_VISITS) return cycles
      if (!next) {
        frames.pop()
        leave(frame.cell, frames.at(-1)?.cell)
      } else if (!index.has(next)) frames.push(enter(next))
      else if (onStack.has(next)) low.set(frame.cell, Math.min(getExisting(low, frame.cell), getExisting(index, next)))
    }
  }
  return cycles

  function enter(cell: ModelCell): { cell: ModelCell; reads: ModelCell[] } {
    index.set(cell, index.size)
    low.set(cell, getExisting(index, cell))
    stack.push(cell)
    onStack.add(cell)
    return { cell, reads: readsOf(cell) }
  }

  function leave(cell: ModelCell, parent: ModelCell | undefined): void {
    if (parent) low.set(parent, Math.min(getExisting(low, parent), getExisting(low, cell)))
    if (low.get(cell) !== index.get(cell)) return
    const component = stack.splice(stack.lastIndexOf(cell))
    for (const member of component) onStack.delete(member)
    if (component.length > 1 || readsOf(cell).includes(cell)) cycles.push(component)
  }

  function readsOf(cell: ModelCell): ModelCell[] {
    // ROW(A1) and the like name a cell without reading it.
    if ([...(cell.shape?.functions ?? [])].some((name) => NAMING.has(name))) return []
    const reads: ModelCell[] = []
    for (const area of model.graph.precedentAreas(cell))
      for (const read of cellsInArea(gridOf(model, area.sheet), area)) {
        if (++visits > MOST_VISITS) return reads
        if (isCalculation(read)) reads.push(read)
      }
    return reads
  }
}
