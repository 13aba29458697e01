import type { Figure } from '@tickmark/document'
import { rowCells } from '../../facts/grids/read-grid.ts'
import type { Grid, GridCell } from '../../facts/grids/grid.ts'
import type { Sentence } from '../../facts/sentences/make-sentences.ts'

/** A table in thousands or more whose number a sentence prints as so many whole units, in a document whose other tables are in whole units. */
export interface ToldInFull {
  grid: Grid
  cell: GridCell
  told: Figure
  /** How the rest of the document states its unit. */
  other: string
}

/** Digits from which on two equal numbers are one fact. */
const TELLING_DIGITS = 7
/** Powers of ten from which on a unit is one of thousands. */
const THOUSANDS = 3

export function toldInFull(grids: readonly Grid[], sentences: readonly Sentence[]): ToldInFull[] {
  const stating = grids.filter(({ unit }) => unit.text !== '')
  const rowsIn = (scale: number) =>
    stating.filter(({ unit }) => unit.scale === scale).reduce((sum, { rows }) => sum + rows.length, 0)
  const whole = stating.find(({ unit }) => unit.scale === 0)
  // Prose leaves out the scale that all tables state: "$732" beside "732 (in thousands)".
  const suspects = stating.filter(({ unit }) => unit.scale >= THOUSANDS && rowsIn(0) > rowsIn(unit.scale))
  if (!whole || suspects.length === 0) return []
  const told = new Map(
    sentences.flatMap(({ figures }) =>
      figures.flatMap(({ figure }) => (isWhole(figure) ? [[digitsOf(figure), figure] as const] : [])),
    ),
  )
  return suspects.flatMap((grid) => {
    for (const cell of grid.rows.flatMap((_, row) => rowCells(grid, row))) {
      const figure =
        cell && !cell.dash && cell.figure.amount.scale === grid.unit.scale && told.get(digitsOf(cell.figure))
      if (cell && figure) return [{ grid, cell, told: figure, other: whole.unit.text }]
    }
    return []
  })
}

/** An amount of money that a sentence prints to the last unit. */
function isWhole(figure: Figure): boolean {
  const { unit, scale, decimals } = figure.amount
  return unit === 'money' && scale === 0 && decimals === 0 && digitsOf(figure).length >= TELLING_DIGITS
}

function digitsOf({ amount }: Figure): string {
  return amount.value.replace(/\D/g, '')
}
