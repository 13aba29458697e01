import type { Dice } from '../dice.ts'
import { cellAt, type Place } from '../book.ts'
import type { Expression } from '../formula/expression.ts'
import { addressOf } from '../formula/render-formula.ts'
import { readLabel } from '../labels.ts'
import { baseSlots } from '../sheet-plan/slots.ts'
import type { LookAlike } from '../truth.ts'
import type { Spot } from './arrange-blocks.ts'
import { formatOf } from './number-formats.ts'
import { put, type Placed } from './placed.ts'

/** A sheet of key figures: links to unlike cells one below the other, and every other year of some lines. */
export function addSummary(placed: Placed, dice: Dice): LookAlike[] {
  const { book, plan, spots } = placed
  const series = spots.filter(({ block }) => block.shape === 'series' && baseSlots(block.slots).length > 3)
  const lines = series.flatMap((spot) =>
    spot.block.lines.filter(({ heading, check }) => !heading && !check).map((line) => ({ spot, line })),
  )
  if (lines.length < 4) return []
  const sheet = readLabel('summary sheet', plan)
  if (book.sheets.some(({ name }) => name === sheet)) return []
  const own = { name: sheet, cells: new Map(), hiddenRows: new Set<number>(), widths: new Map(), dataTables: [] }
  book.sheets.splice(dice.pick(0, book.sheets.length), 0, own)
  // One head row serves all lines, so they share their periods.
  const axis = (spot: Spot): string => spot.block.slots.map(({ id, year = '' }) => `${id} ${year}`).join()
  const first = axis(dice.pick(...lines).spot)
  const chosen = lines.filter(({ spot }) => axis(spot) === first && dice.chance(0.5)).slice(0, 9)
  const stride = dice.pick(1, 2, 3)
  const cells: string[] = []
  chosen.forEach(({ spot, line }, index) => {
    const row = index + 3
    put(placed, { sheet, row, column: 1 }, { value: line.text ?? readLabel(line.label, plan) })
    const slots = baseSlots(spot.block.slots).filter((_, at) => at % stride === stride - 1)
    slots.forEach((slot, at) => {
      const target = spot.placeOf(line.id, slot.id)
      const place = { sheet, row, column: 2 + at }
      if (!target || typeof cellAt(book, target)?.value !== 'number') return
      put(placed, place, { value: 0, formula: linkTo(target), style: { format: formatOf(line, placed.manner) } })
      cells.push(addressOf(place.row, place.column))
      const head = spot.headOf(slot.id)
      const headCell = head && cellAt(book, head)
      if (index === 0 && headCell)
        put(placed, { ...place, row: 2 }, { value: 0, formula: linkTo(head), style: { ...headCell.style } })
    })
  })
  return cells.length > 0
    ? [{ kind: 'summary sheet', sheet, cells, why: 'links to unlike lines, or to every other period' }]
    : []
}

const linkTo = (at: Place): Expression => ({ type: 'cell', at: { sheet: at.sheet, row: at.row, column: at.column } })
