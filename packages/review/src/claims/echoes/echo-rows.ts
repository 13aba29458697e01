import { cellIn } from '../../facts/grids/read-grid.ts'
import type { Grid } from '../../facts/grids/grid.ts'
import { endOfColumn } from '../told/told-periods.ts'
import type { ToldEnd } from '../told/told-periods.ts'
import { isNothing, sizeUp } from './echo-amount.ts'
import type { Sized } from './echo-amount.ts'
import { wordsOf } from './echo-words.ts'

/** A figure of a row, with the time of its column. */
export interface EchoCell extends Sized {
  column: number
  end?: ToldEnd
}

/** A row of a table as a sentence may speak of it. */
export interface EchoRow {
  grid: Grid
  cells: readonly EchoCell[]
  /** Words of its label and of the heading that it stands under. */
  label: ReadonlySet<string>
  /** Besides them those of the heads and of what stands over the table. */
  words: ReadonlySet<string>
}

/** All rows with figures. */
export function echoRows(grids: readonly Grid[], reported: ToldEnd): EchoRow[] {
  return grids.flatMap((grid) => {
    const around = wordsOf([grid.title, ...grid.columns.map(({ head }) => head)].join(' '))
    let section = ''
    return grid.rows.flatMap(({ kind, label }, row): EchoRow[] => {
      if (kind === 'heading') section = label
      const cells = grid.columns.flatMap((_, column) => cellsAt(grid, row, column, reported))
      if (cells.length === 0) return []
      const own = wordsOf(`${section} ${label}`)
      return [{ grid, cells, label: own, words: new Set([...own, ...around]) }]
    })
  })
}

function cellsAt(grid: Grid, row: number, column: number, reported: ToldEnd): EchoCell[] {
  const cell = cellIn(grid, row, column)
  if (!cell || cell.dash || isNothing(cell.figure)) return []
  const end = endOfColumn(grid.columns[column]?.period, reported)
  return [{ ...sizeUp(cell.figure), column, ...(end ? { end } : {}) }]
}
