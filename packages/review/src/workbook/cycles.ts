import { cellsInArea, isCalculation, type ModelCell } from './grid.ts'
import { formulaCells, gridOf, type WorkbookModel } from './model.ts'

/** Edges followed before the search gives up: sums that run over whole columns of formulas have millions. */
const MOST_EDGES = 3_000_000

/** Groups of formulas that feed themselves (strongly connected components; Tarjan, without recursion: chains are thousands long). */
export function findCycles(model: WorkbookModel): ModelCell[][] {
  const index = new Map<ModelCell, number>()
  const low = new Map<ModelCell, number>()
  const stack: ModelCell[] = []
  const onStack = new Set<ModelCell>()
  const cycles: ModelCell[][] = []
  let edges = 0

  for (const root of formulaCells(model)) {
    if (index.has(root)) continue
    const frames = [enter(root)]
    while (frames.length > 0) {
      const frame = frames.at(-1)!
      const next = frame.reads.pop()
      if (++edges > MOST_EDGES) return cycles
      if (!next) {
        frames.pop()
        leave(frame.cell, frames.at(-1)?.cell)
      } else if (!index.has(next)) frames.push(enter(next))
      else if (onStack.has(next)) low.set(frame.cell, Math.min(low.get(frame.cell)!, index.get(next)!))
    }
  }
  return cycles

  function enter(cell: ModelCell): { cell: ModelCell; reads: ModelCell[] } {
    index.set(cell, index.size)
    low.set(cell, index.get(cell)!)
    stack.push(cell)
    onStack.add(cell)
    return { cell, reads: readsOf(model, cell) }
  }

  function leave(cell: ModelCell, parent: ModelCell | undefined): void {
    if (parent) low.set(parent, Math.min(low.get(parent)!, low.get(cell)!))
    if (low.get(cell) !== index.get(cell)) return
    const component = stack.splice(stack.lastIndexOf(cell))
    for (const member of component) onStack.delete(member)
    if (component.length > 1 || readsOf(model, cell).includes(cell)) cycles.push(component)
  }
}

function readsOf(model: WorkbookModel, cell: ModelCell): ModelCell[] {
  // ROW(A1) and the like name a cell without reading it.
  if ([...cell.shape!.functions].some((name) => name === 'ROW' || name === 'COLUMN' || name === 'ROWS' || name === 'COLUMNS' || name === 'OFFSET')) return []
  return model.graph
    .precedentAreas(cell)
    .flatMap((area) => [...cellsInArea(gridOf(model, area.sheet), area)].filter(isCalculation))
}
