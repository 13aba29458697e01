import type { Grid, GridCell } from '../facts/grid.ts'

/** Two tables that print the same numbers for the same lines in units that differ. */
export interface UnitContradiction {
  /** The table whose unit stands alone against the rest of the document. */
  grid: Grid
  other: Grid
  /** Equal printed numbers, own first. */
  pairs: [GridCell, GridCell][]
}

const MIN_DIGITS = 3
const TELLING_DIGITS = 12

/** Tables whose stated scale cannot be right, since their printed numbers equal those of a table in another scale. */
export function unitContradictions(grids: readonly Grid[]): UnitContradiction[] {
  const usage = new Map<number, number>()
  for (const grid of grids) if (grid.unit.text) usage.set(grid.unit.scale, (usage.get(grid.unit.scale) ?? 0) + grid.rows.length)
  const index = indexNumbers(grids)
  const found = new Map<Grid, UnitContradiction>()
  for (const cells of index.values()) {
    for (const a of cells) {
      for (const b of cells) {
        if (a.grid.table === b.grid.table || a.grid.unit.scale === b.grid.unit.scale || !a.grid.unit.text || (usage.get(a.grid.unit.scale) ?? 0) >= (usage.get(b.grid.unit.scale) ?? 0)) continue
        const known = found.get(a.grid)
        if (!known) found.set(a.grid, { grid: a.grid, other: b.grid, pairs: [[a.cell, b.cell]] })
        else if (known.other === b.grid && !known.pairs.some(([own]) => own === a.cell)) known.pairs.push([a.cell, b.cell])
      }
    }
  }
  return [...found.values()].filter(({ pairs }) => pairs.length >= 2 && pairs.reduce((digits, [own]) => digits + digitsOf(own), 0) >= TELLING_DIGITS / 2 + 2)
}

function digitsOf(cell: GridCell): number {
  return cell.figure.text.replace(/\D/g, '').replace(/^0+|0+$/g, '').length
}

function indexNumbers(grids: readonly Grid[]): Map<string, { grid: Grid; cell: GridCell }[]> {
  const index = new Map<string, { grid: Grid; cell: GridCell }[]>()
  for (const grid of grids) {
    grid.rows.forEach((row, rowIndex) => {
      if (row.key.length < 2) return
      for (const cell of grid.cells[rowIndex]!) {
        if (!cell || cell.dash || cell.figure.amount.unit !== 'money' || cell.figure.amount.scale !== grid.unit.scale || digitsOf(cell) < MIN_DIGITS) continue
        const key = `${row.concept ?? row.key}=${cell.value.abs().toFixed()}`
        index.set(key, [...(index.get(key) ?? []), { grid, cell }])
      }
    })
  }
  return index
}
