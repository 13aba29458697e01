import { findExisting } from '@tickmark/document'
import { cellKey, sheetOf, type Book, type Cell, type Place, type Value } from '../book.ts'
import type { Block, Plan, Sensitivity } from '../sheet-plan/plan.ts'
import type { Spot } from './arrange-blocks.ts'
import type { Manner } from './manner.ts'

/** A plan on its sheets. */
export interface Placed {
  plan: Plan
  manner: Manner
  book: Book
  spots: Spot[]
  sensitivities: SensitivityPlace[]
  /** Rates of compound growth beside the periods. */
  compounds: Place[]
  /** Where each line of the plan stands in each slot. */
  placeOf(block: string, line: string, slot: string): Place | undefined
}

/** Where a block of the plan stands. */
export function spotOf(placed: Placed, block: Block): Spot {
  return findExisting(placed.spots, (spot) => spot.block === block)
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
  const sheet = sheetOf(placed.book, place.sheet)
  const whole: Cell = { style: {}, ...cell, row: place.row, column: place.column }
  sheet.cells.set(cellKey(place.row, place.column), whole)
  return whole
}
