import { cellKey, type Book, type Cell, type Place, type Value } from '../book.ts'
import type { Plan, Sensitivity } from '../sheet-plan/plan.ts'
import type { Spot } from './arrange-blocks.ts'
import type { Manner } from './manner.ts'

/** A plan on its sheets. */
export interface Placed {
  plan: Plan
  manner: Manner
  book: Book
  spots: Spot[]
  sensitivities: SensitivityPlace[]
  /** Where each line of the plan stands in each slot. */
  placeOf(block: string, line: string, slot: string): Place | undefined
}

/** Where a table of what-ifs stands: its corner, heads and results. */
export interface SensitivityPlace {
  table: Sensitivity
  corner: Place
  mode: 'data table' | 'typed'
}

export function put(
  placed: Placed,
  place: Place,
  cell: Omit<Partial<Cell>, 'row' | 'column'> & { value: Value },
): Cell {
  const sheet = placed.book.sheets.find(({ name }) => name === place.sheet)!
  const whole: Cell = { style: {}, ...cell, row: place.row, column: place.column }
  sheet.cells.set(cellKey(place.row, place.column), whole)
  return whole
}
