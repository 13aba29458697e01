import { cellIn } from '../../facts/grids/read-grid.ts'
import type { Grid, GridCell } from '../../facts/grids/grid.ts'
import { labelKey } from '../../facts/text/label-key.ts'

/** Tables of one unit from which on a single one of another unit stands alone. */
const LEAST_OTHERS = 2

/** A table whose unit no other has, in a document in which all others that state one state the same. */
export function loneGrids(grids: readonly Grid[]): Set<Grid> {
  const byScale = Map.groupBy(
    grids.filter(({ unit }) => unit.text !== ''),
    ({ unit }) => unit.scale,
  )
  const [few, many, ...others] = Array.from(byScale.values()).toSorted((a, b) => a.length - b.length)
  const isLone = few?.length === 1 && many !== undefined && many.length >= LEAST_OTHERS && others.length === 0
  return new Set(isLone ? few : [])
}

/** Digits of all times together by which a line stands in a note, and the least of one time. */
const TELLING_DIGITS = 5
const LEAST_DIGITS = 2
const LEAST_TIMES = 2

/** The amounts of the line of another table after which a table is titled, where this one prints all of them digit by digit. */
export function titledPairs(grid: Grid, others: readonly Grid[]): [GridCell, GridCell][] {
  const titles = new Set(grid.title.split('\n').map(labelKey))
  const own = grid.cells.flat().flatMap((cell) => (cell && !cell.dash && isMoney(cell) ? [cell] : []))
  const found = others.flatMap((other) =>
    other.unit.text === '' || other.unit.scale === grid.unit.scale
      ? []
      : other.rows.flatMap(({ key, kind }, row) =>
          kind !== 'heading' && titles.has(key) ? [pairsOf(other, row, own)] : [],
        ),
  )
  return found.find((pairs) => pairs.length > 0) ?? []
}

function pairsOf(other: Grid, row: number, own: readonly GridCell[]): [GridCell, GridCell][] {
  const amounts = other.columns.flatMap(({ kind }, column) => {
    const cell = kind === 'amount' ? cellIn(other, row, column) : undefined
    return cell && !cell.dash && isMoney(cell) ? [cell] : []
  })
  const pairs = amounts.flatMap((cell): [GridCell, GridCell][] => {
    const twin = own.find(({ value }) => value.abs().equals(cell.value.abs()))
    return twin ? [[twin, cell]] : []
  })
  const digits = pairs.map(([cell]) => digitsOf(cell))
  const isTelling = digits.reduce((sum, one) => sum + one, 0) >= TELLING_DIGITS && Math.min(...digits) >= LEAST_DIGITS
  return pairs.length === amounts.length && pairs.length >= LEAST_TIMES && isTelling ? pairs : []
}

const isMoney = ({ figure }: GridCell): boolean => figure.amount.unit === 'money'

/** The digits of a number that say anything of it: no noughts before or behind. */
export function digitsOf(cell: GridCell): number {
  return cell.figure.text.replace(/\D/g, '').replace(/^0+|0+$/g, '').length
}
