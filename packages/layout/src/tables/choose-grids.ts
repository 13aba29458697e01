import { firstOf, getExisting } from '@tickmark/document'
import type { Grid, GridCell } from './parts/page-table.ts'

/** Where lines and tags tell of the same words: the drawn cells if the tags agree with them, else the tags. */
export function chooseGrids(ruled: readonly Grid[], tagged: readonly Grid[]): Grid[] {
  const chosen: Grid[] = [...ruled]
  for (const grid of tagged) {
    const rivals = chosen.filter((other) => sharesTokens(other, grid))
    const agreeing =
      rivals.length === 1 && firstOf(rivals).kind === 'ruled' && isFiner(firstOf(rivals), grid) ? rivals[0] : undefined
    if (agreeing) agreeing.headerRowCount = headerRowsFrom(agreeing, grid)
    else if (rivals.length === 1 && firstOf(rivals).kind === 'ruled' && crossesLines(firstOf(rivals), grid)) continue
    else {
      for (const rival of rivals) chosen.splice(chosen.indexOf(rival), 1)
      chosen.push(grid)
    }
  }
  return chosen
}

function tokenOwners(grid: Grid): Map<number, GridCell> {
  return new Map(grid.cells.flatMap((cell) => cell.tokens.map((token) => [token.index, cell] as const)))
}

function sharesTokens(a: Grid, b: Grid): boolean {
  const owners = tokenOwners(a)
  return b.cells.some(({ tokens }) => tokens.some(({ index }) => owners.has(index)))
}

/** Tags that put words on both sides of a drawn line into one cell, more often than they tell more cells than the lines, are wrong. */
function crossesLines(ruled: Grid, tagged: Grid): boolean {
  const owners = tokenOwners(ruled)
  const drawnCells = tagged.cells.map(
    ({ tokens }) => new Set(tokens.map(({ index }) => owners.get(index)).filter((cell) => cell !== undefined)),
  )
  const crossing = drawnCells.filter((cells) => cells.size > 1).length
  const whole = drawnCells.filter((cells) => cells.size === 1).map((cells) => [...cells][0])
  return crossing > 0 && whole.length - new Set(whole).size <= crossing
}

/** Every tagged cell lies in one drawn cell of its own. */
function isFiner(ruled: Grid, tagged: Grid): boolean {
  const owners = tokenOwners(ruled)
  const used = new Set<GridCell>()
  return tagged.cells.every(({ tokens }) => {
    const cells = new Set(tokens.map(({ index }) => owners.get(index)))
    const [cell] = cells
    if (cells.size !== 1 || !cell || used.has(cell)) return false
    used.add(cell)
    return true
  })
}

/** Drawn rows above the first whose cells the tags do not call heads. */
function headerRowsFrom(ruled: Grid, tagged: Grid): number | undefined {
  const { headerRowCount } = tagged
  if (headerRowCount === undefined) return undefined
  const owners = tokenOwners(ruled)
  const heads = tagged.cells
    .filter(({ rowIndex }) => rowIndex < headerRowCount)
    .flatMap(({ tokens }) => tokens.map(({ index }) => getExisting(owners, index)))
  return Math.max(...heads.map(({ rowIndex, rowSpan }) => rowIndex + rowSpan))
}
