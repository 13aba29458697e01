import type { FormulaCell } from '../book.ts'
import { baseSlots } from '../sheet-plan/slots.ts'
import type { Found, Slip, SlipStanding } from './slip.ts'

/** Sizes of a typed number against what the formula gave. */
const SIZES: [string, number][] = [
  ['×0.05', 0.05],
  ['×0.5', 0.5],
  ['×0.9', 0.9],
  ['×1.05', 1.05],
  ['×1.3', 1.3],
  ['×3', 3],
  ['×10', 10],
  ['×100', 100],
  ['×1,000', 1000],
]

/** A formula in a row of formulas was typed over. */
export const typedOver: Slip = ({ formulas, dice }) => {
  const found = pickFormula(
    { formulas, dice },
    ({ line, slot, cell }) =>
      isForecast(slot.kind) && !line.check && typeof cell.value === 'number' && Math.abs(cell.value) > 1e-9,
  )
  if (!found) return undefined
  const value = found.cell.value as number
  if (dice.chance(0.15)) {
    const step =
      found.line.unit === 'money' || found.line.measure === 'count' ? 1 : found.line.unit === 'percent' ? 0.001 : 0.01
    const shown = Math.round(value / step) * step + step
    return {
      kind: 'typed over',
      size: 'last digit',
      cells: [{ at: found.at, value: Number(shown.toPrecision(12)) }],
      breaks: 'a typed number stands where the row computes',
    }
  }
  const [size, part] = dice.pick(...SIZES)
  const digits = found.line.unit === 'money' ? 4 : 3
  const typed = Number((value * part).toPrecision(digits + (part === 1.05 ? 1 : 0)))
  return {
    kind: 'typed over',
    size,
    cells: [{ at: found.at, value: typed }],
    breaks: 'a typed number stands where the row computes',
  }
}

/** The rest of a row pasted as values: right today, deaf to every input from now on. */
export const pastedRow: Slip = (standing) => {
  const found = pickFormula(
    standing,
    ({ line, slot, block, cell }) =>
      slot.kind === 'forecast' &&
      block.shape === 'series' &&
      !line.check &&
      typeof cell.value === 'number' &&
      cell.value !== 0,
  )
  const row = found
    ? rowOf(found, standing).filter(({ slot, cell }) => slot.kind === 'forecast' && typeof cell.value === 'number')
    : []
  if (row.length < 5) return undefined
  const cells = row.slice(2).map(({ at, cell }) => ({ at, value: Number((cell.value as number).toPrecision(10)) }))
  return { kind: 'pasted row', cells, breaks: 'the row stops computing after its second period' }
}

/** A block's forecast pasted as values over its formulas: whole, right today, and no more a part of the model. */
export const pastedGrid: Slip = (standing) => {
  const isPasted = ({ slot, block, line, cell }: Found<FormulaCell>): boolean =>
    slot.kind === 'forecast' &&
    block.shape === 'series' &&
    !line.check &&
    typeof cell.value === 'number' &&
    baseSlots(block.slots).includes(slot)
  const found = pickFormula(standing, isPasted)
  const grid = standing.formulas.filter((other) => other.block === found?.block && isPasted(other))
  if (new Set(grid.map(({ line }) => line)).size < 3 || new Set(grid.map(({ slot }) => slot)).size < 3) return undefined
  const cells = grid.map(({ at, cell }) => ({ at, value: Number((cell.value as number).toPrecision(10)) }))
  return { kind: 'pasted grid', cells, breaks: 'a whole block stops computing' }
}

export const isForecast = (kind: string): boolean => kind === 'forecast' || kind === 'record' || kind === 'value'

/** One formula cell that fits; lines with few formulas count as much as long ones. */
export function pickFormula(
  { formulas, dice }: Pick<SlipStanding, 'formulas' | 'dice'>,
  fits: (found: Found<FormulaCell>) => boolean,
): Found<FormulaCell> | undefined {
  const fitting = formulas.filter((found) => fits(found))
  const lines = [...new Set(fitting.map(({ line }) => line))]
  if (lines.length === 0) return undefined
  const line = dice.pick(...lines)
  return dice.pick(...fitting.filter((found) => found.line === line))
}

/** All cells of the same line of the base track, as one who copies a formula along the row fills them. */
export const rowOf = ({ block, line }: Found, { formulas }: Pick<SlipStanding, 'formulas'>): Found<FormulaCell>[] => {
  const base = new Set(baseSlots(block.slots).map(({ id }) => id))
  return formulas.filter((other) => other.line === line && base.has(other.slot.id))
}
