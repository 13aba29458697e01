import type { SheetGrid, Grids } from '../sheet/grid.ts'
import { isFormula } from '../sheet/grid.ts'

/** Sheets of two versions that are the same one. */
export interface SheetPair {
  before: SheetGrid
  after: SheetGrid
}

export interface MatchedSheets {
  pairs: readonly SheetPair[]
  added: readonly SheetGrid[]
  removed: readonly SheetGrid[]
}

/** Share of what two sheets hold that both hold, from which one is the other under another name. */
const SAME_SHEET = 0.5

/** Matches sheets by name, then those without a namesake by what they hold. */
export function matchSheets(before: Grids, after: Grids): MatchedSheets {
  const pairs: SheetPair[] = []
  for (const [name, grid] of before) {
    const other = after.get(name)
    if (other) pairs.push({ before: grid, after: other })
  }
  const removed = new Set([...before].flatMap(([name, grid]) => (after.has(name) ? [] : [grid])))
  const added = new Set([...after].flatMap(([name, grid]) => (before.has(name) ? [] : [grid])))
  const candidates = [...removed].flatMap((old) =>
    [...added].map((own) => ({ before: old, after: own, likeness: likenessOf(contentsOf(old), contentsOf(own)) })),
  )
  for (const { before: old, after: own, likeness } of candidates.toSorted((a, b) => b.likeness - a.likeness)) {
    if (likeness < SAME_SHEET || !removed.has(old) || !added.has(own)) continue
    pairs.push({ before: old, after: own })
    removed.delete(old)
    added.delete(own)
  }
  return { pairs, added: [...added], removed: [...removed] }
}

/** Cells that tell a sheet: a large one is known by fewer than it has. */
const MOST_CELLS = 3000

function contentsOf({ cells }: SheetGrid): Set<string> {
  return new Set(
    cells.slice(0, MOST_CELLS).map((cell) => (isFormula(cell) ? cell.shape.structure : String(cell.cell.value))),
  )
}

function likenessOf(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const both = [...a].filter((content) => b.has(content)).length
  return both / Math.max(1, a.size + b.size - both)
}
