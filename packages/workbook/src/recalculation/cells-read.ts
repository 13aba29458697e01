import { formulaOf, type CellChange } from '../model/recalculator.ts'
import type { DependencyGraph } from '../model/graph.ts'
import { resolveReference, type Area } from '../formula/reference.ts'
import { cellsInArea, shapeIn, type Grids, type ModelCell } from '../sheet/grid.ts'

/** They find what they read by an address that they compute. */
export const SEEKING = ['OFFSET', 'INDIRECT']
/** Where more cells than so many times those of the workbook would be walked to know what is read, all are loaded. */
const MOST_WALKS = 2

/**
 * The cells that formulas and the new content of others read: all that the engine needs to compute them. Undefined where that is
 * nearly everything, or cannot be known.
 */
export function cellsReadBy(
  computed: Iterable<ModelCell>,
  changes: readonly CellChange[],
  grids: Grids,
  graph: DependencyGraph,
): ReadonlySet<ModelCell> | undefined {
  let left = MOST_WALKS * [...grids.values()].reduce((sum, { cells }) => sum + cells.length, 0)
  const read = new Set<ModelCell>()
  const take = (areas: readonly Area[]): boolean => {
    for (const area of areas)
      for (const cell of cellsInArea(grids.get(area.sheet.toLowerCase()), area)) {
        read.add(cell)
        if (--left < 0) return false
      }
    return true
  }
  for (const cell of computed) {
    if (SEEKING.some((name) => cell.shape?.functions.has(name))) return undefined
    if (!take(graph.precedentAreas(cell))) return undefined
  }
  for (const change of changes) {
    const formula = formulaOf(change)
    if (formula === undefined) continue
    const { references, names, functions } = shapeIn(grids, formula, change)
    if (names.length > 0 || SEEKING.some((name) => functions.has(name))) return undefined
    if (!take(references.flatMap((reference) => resolveReference(reference, change) ?? []))) return undefined
  }
  return read
}
