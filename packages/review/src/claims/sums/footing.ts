import { Decimal } from '@tickmark/document'
import type { Grid, GridCell } from '../../facts/grids/grid.ts'
import type { Relation } from '../relation/relation.ts'
import { footColumns } from './foot-columns.ts'
import { footRows } from './foot-rows.ts'

/** Every sum down the columns and across the rows of a grid, tested in every column or row where its structure can be. */
export function footGrid(grid: Grid): Relation[] {
  const decimals = decimalsOf(grid)
  if (decimals === undefined) return []
  const integer = (cell: GridCell | undefined): number | null => {
    // A dash adds nothing as an addend and states nothing as a total.
    if (!cell || cell.dash) return null
    const value = cell.value.times(Decimal.pow(10, decimals)).toNumber()
    return Number.isSafeInteger(value) ? value : null
  }
  return [...footRows(grid, integer, decimals), ...footColumns(grid, integer, decimals)]
}

/** The most decimals that amounts of the grid are printed with. */
function decimalsOf(grid: Grid): number | undefined {
  const all = grid.cells.flat().filter((cell) => cell !== undefined)
  return all.length >= 3 ? Math.max(...all.map((cell) => cell.figure.amount.decimals)) : undefined
}
