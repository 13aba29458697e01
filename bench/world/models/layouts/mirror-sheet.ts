import { cellAt, type Place } from '../book.ts'
import { addressOf } from '../formula/render-formula.ts'
import { readLabel } from '../labels.ts'
import type { LookAlike } from '../truth.ts'
import { put, type Placed } from './placed.ts'

/** Rows below a block that the copy takes in as well. */
const BEYOND = 2

/** A sheet for the printer: it repeats a block place for place, with its gaps. */
export function addMirror(placed: Placed): LookAlike[] {
  const { book, plan, spots } = placed
  const spot = spots.find(({ isAcross, block }) => isAcross && block.shape === 'series' && block.lines.length > 2)
  const sheet = readLabel('mirror sheet', plan)
  const first = spot?.block.lines[0] && spot.labelOf(spot.block.lines[0].id)
  if (!spot || !first || book.sheets.some(({ name }) => name === sheet)) return []
  book.sheets.push({ name: sheet, cells: new Map(), hiddenRows: new Set(), widths: new Map(), dataTables: [] })
  const cells: string[] = []
  for (let row = (spot.titleAt ?? spot.from).row; row <= spot.to.row + BEYOND; row++)
    for (let { column } = first; column <= spot.to.column; column++) {
      const at: Place = { sheet: spot.sheet, row, column }
      const source = cellAt(book, at)
      put(
        placed,
        { ...at, sheet },
        { value: source?.value ?? 0, formula: { type: 'cell', at }, style: { ...source?.style } },
      )
      cells.push(addressOf(row, column))
    }
  return [{ kind: 'mirror sheet', sheet, cells, why: 'repeats a block place for place, with its gaps' }]
}
