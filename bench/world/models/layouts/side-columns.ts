import { firstOf, itemAt, lastOf } from '@tickmark/document'
import type { Dice } from '../dice.ts'
import { cellAt, type Place } from '../book.ts'
import type { Expression } from '../formula/expression.ts'
import { addressOf } from '../formula/render-formula.ts'
import { readLabel } from '../labels.ts'
import type { Block, Line } from '../sheet-plan/plan.ts'
import { baseSlots } from '../sheet-plan/slots.ts'
import type { LookAlike } from '../truth.ts'
import type { Spot } from './arrange-blocks.ts'
import { put, type Placed } from './placed.ts'

/** Columns right of the periods that are about them and no period themselves: compound growth, averages, remarks; an index row below. */
export function addSideColumns(placed: Placed, dice: Dice): LookAlike[] {
  const spots = placed.spots.filter(({ block, isAcross }) => isAcross && isOfPeriods(block))
  return spots.flatMap((spot) => {
    const looks: LookAlike[] = []
    const column = spot.to.column + dice.pick(1, 1, 2)
    const kind = dice.pick('cagr', 'average column', 'remark', 'none')
    if (kind === 'remark') addRemarks(placed, spot, { column, dice })
    else if (kind !== 'none') looks.push(addSummary(placed, spot, { column, kind }))
    return looks
  })
}

/** At least three periods, none of them the sum of others: an average over years and their quarters would count twice. */
const isOfPeriods = ({ shape, slots }: Block): boolean =>
  shape === 'series' && slots.length > 2 && slots.every(({ track, year }) => track === 'base' && year !== undefined)

function addRemarks(placed: Placed, spot: Spot, { column, dice }: { column: number; dice: Dice }): void {
  for (const line of spot.block.lines) {
    const at = spot.labelOf(line.id)
    if (at && dice.chance(0.2)) put(placed, { ...at, column }, { value: line.note ?? readLabel('remark', placed.plan) })
  }
}

function addSummary(placed: Placed, spot: Spot, { column, kind }: { column: number; kind: string }): LookAlike {
  const head = spot.headOf(itemAt(spot.block.slots, 0).id)
  if (head) put(placed, { ...head, column }, { value: readLabel(kind, placed.plan), style: { bold: true } })
  const cells: string[] = []
  for (const line of spot.block.lines) {
    const ends = endsOf(placed, spot, line)
    const row = spot.labelOf(line.id)?.row
    if (!ends || row === undefined || (kind === 'cagr' && line.unit !== 'money')) continue
    const formula = kind === 'cagr' ? compound(ends) : average(ends)
    put(
      placed,
      { sheet: spot.sheet, row, column },
      {
        value: 0,
        formula,
        style: { format: kind === 'cagr' || line.unit === 'percent' ? '0.0%' : placed.manner.numberFormat },
      },
    )
    cells.push(addressOf(row, column))
    if (kind === 'cagr') placed.compounds.push({ sheet: spot.sheet, row, column })
  }
  return { kind: 'side column', sheet: spot.sheet, cells, why: 'a summary of the periods, no period' }
}

interface Ends {
  from: Place
  to: Place
  count: number
}

/** First and last number of a line whose every period has a positive one. */
function endsOf(placed: Placed, spot: Spot, line: Line): Ends | undefined {
  if (line.heading || line.check) return undefined
  const places = baseSlots(spot.block.slots).map((slot) => spot.placeOf(line.id, slot.id))
  const positive = places.filter((at): at is Place => {
    const value = at && cellAt(placed.book, at)?.value
    return typeof value === 'number' && value > 0
  })
  return positive.length === places.length
    ? { from: firstOf(positive), to: lastOf(positive), count: positive.length - 1 }
    : undefined
}

function compound({ from, to, count }: Ends): Expression {
  const ratio: Expression = {
    type: 'binary',
    operator: '/',
    left: { type: 'cell', at: to },
    right: { type: 'cell', at: from },
  }
  const root: Expression = {
    type: 'binary',
    operator: '/',
    left: { type: 'number', value: 1 },
    right: { type: 'number', value: count },
  }
  return {
    type: 'binary',
    operator: '-',
    left: { type: 'binary', operator: '^', left: ratio, right: root },
    right: { type: 'number', value: 1 },
  }
}

const average = ({ from, to }: Ends): Expression => ({
  type: 'call',
  name: 'AVERAGE',
  args: [{ type: 'range', from, to }],
})
