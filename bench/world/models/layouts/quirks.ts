import { itemAt } from '@tickmark/document'
import type { Dice } from '../dice.ts'
import { cellAt, isComputed, type Cell, type FormulaCell } from '../book.ts'
import { nodesOf, rewrite, type Expression } from '../formula/expression.ts'
import { addressOf } from '../formula/render-formula.ts'
import { readLabel } from '../labels.ts'
import type { Line, Slot } from '../sheet-plan/plan.ts'
import { baseSlots } from '../sheet-plan/slots.ts'
import type { LookAlike } from '../truth.ts'
import type { Spot } from './arrange-blocks.ts'
import { put, type Placed } from './placed.ts'

interface Cells<Kind extends Cell = Cell> {
  spot: Spot
  line: Line
  slot: Slot
  cell: Kind
}

const computed = (cells: readonly Cells[]): Cells<FormulaCell>[] =>
  cells.flatMap(({ cell, ...own }) => (isComputed(cell) ? [{ ...own, cell }] : []))

/** Habits of those who build models: each changes how a cell is written and nothing that it means. */
type Quirk = (placed: Placed, cells: readonly Cells[], dice: Dice) => LookAlike | undefined

const QUIRKS: readonly Quirk[] = [
  harmlessRange,
  otherOrder,
  constantsAdded,
  steppedInputs,
  statedOverride,
  placeholders,
  oneOff,
  guardedRatio,
  extraDollar,
  roundedAway,
  unmarkedInputs,
]

/** Some of the habits, more of them in busier books. */
export function addQuirks(placed: Placed, dice: Dice): LookAlike[] {
  const cells = cellsOf(placed)
  return QUIRKS.flatMap((quirk) => {
    if (!dice.chance(0.1 + placed.manner.clutter * 0.35)) return []
    return quirk(placed, cells, dice) ?? []
  })
}

function cellsOf(placed: Placed): Cells[] {
  return placed.spots.flatMap((spot) =>
    spot.block.lines.flatMap((line) =>
      spot.block.slots.flatMap((slot) => {
        const at = spot.placeOf(line.id, slot.id)
        const cell = at && cellAt(placed.book, at)
        return cell && !line.heading && !line.check ? [{ spot, line, slot, cell }] : []
      }),
    ),
  )
}

const look = (kind: string, found: readonly Cells[], why: string): LookAlike | undefined =>
  found.length === 0
    ? undefined
    : {
        kind,
        sheet: itemAt(found, 0).spot.sheet,
        cells: found.map(({ cell }) => addressOf(cell.row, cell.column)),
        why,
      }

/** One line of those that fit, all its cells. */
function pickLine<Own extends Cells>(cells: readonly Own[], dice: Dice, fits: (own: Own) => boolean): Own[] {
  const fitting = cells.filter((own) => fits(own))
  const lines = [...new Set(fitting.map(({ line }) => line))]
  if (lines.length === 0) return []
  const line = dice.pick(...lines)
  return fitting.filter((own) => own.line === line)
}

/** Sums of the past start at the empty head above their lines, those of the forecast below it. */
function harmlessRange(placed: Placed, cells: readonly Cells[], dice: Dice): LookAlike | undefined {
  const sums = pickLine(
    cells,
    dice,
    ({ cell }) =>
      cell.formula?.type === 'call' && cell.formula.name === 'SUM' && cell.formula.args[0]?.type === 'range',
  )
  const changed = sums.slice(0, Math.max(1, Math.floor(sums.length / 3))).filter(({ cell, spot }) => {
    const range = cell.formula?.type === 'call' ? cell.formula.args[0] : undefined
    if (range?.type !== 'range' || range.from.row === range.to.row || range.from.row === 0) return false
    const above = cellAt(placed.book, { ...range.from, row: range.from.row - 1 })
    if (above || spot.sheet !== range.from.sheet) return false
    cell.formula = { type: 'call', name: 'SUM', args: [{ ...range, from: { ...range.from, row: range.from.row - 1 } }] }
    return true
  })
  return look('harmless range', changed, 'the range takes in an empty cell')
}

/** Inputs that somebody forgot to colour, in a book that colours the others. */
function unmarkedInputs(placed: Placed, cells: readonly Cells[], dice: Dice): LookAlike | undefined {
  if (!placed.manner.colored) return undefined
  const row = pickLine(cells, dice, ({ cell }) => !cell.formula && typeof cell.value === 'number')
  for (const { cell } of row) cell.style = { ...cell.style, color: '000000' }
  return look('unmarked inputs', row, 'an input without the colour of inputs')
}

/** The first of a row has its factors the other way round. */
function otherOrder(_: Placed, cells: readonly Cells[], dice: Dice): LookAlike | undefined {
  const row = pickLine(
    cells,
    dice,
    ({ cell, slot }) => slot.kind !== 'historic' && cell.formula?.type === 'binary' && cell.formula.operator === '*',
  )
  const [first] = row
  if (!first || first.cell.formula?.type !== 'binary') return undefined
  const { left, right } = first.cell.formula
  first.cell.formula = { type: 'binary', operator: '*', left: right, right: left }
  return look('other order', [first], 'a product does not mind its order')
}

/** Typed amounts of the past are additions of their parts. */
function constantsAdded(_: Placed, cells: readonly Cells[], dice: Dice): LookAlike | undefined {
  const row = pickLine(
    cells,
    dice,
    ({ cell, line, slot }) =>
      slot.kind === 'historic' &&
      line.unit === 'money' &&
      !cell.formula &&
      typeof cell.value === 'number' &&
      Number.isInteger(cell.value) &&
      cell.value > 20,
  )
  const some = row.filter(() => dice.chance(0.6))
  for (const { cell } of some) {
    const value = cell.value as number
    const part = Math.round(value * dice.real(0.2, 0.7, 2))
    cell.formula = {
      type: 'binary',
      operator: '+',
      left: { type: 'number', value: part },
      right: { type: 'number', value: value - part },
    }
  }
  return look('constants added', some, 'a typed amount, added up in the cell')
}

/** A path of inputs: the first typed, each later one a step from the one before, and not the same step. */
function steppedInputs(_: Placed, cells: readonly Cells[], dice: Dice): LookAlike | undefined {
  const row = pickLine(
    cells,
    dice,
    ({ cell, line, slot }) =>
      slot.kind === 'forecast' &&
      line.unit === 'percent' &&
      line.input === true &&
      !cell.formula &&
      typeof cell.value === 'number',
  )
  if (row.length < 3) return undefined
  row.slice(1).forEach(({ cell, spot }, index) => {
    const before = itemAt(row, index).cell
    const value = dice.pick(0.001, 0.001, 0.002, 0.0025)
    cell.formula = {
      type: 'binary',
      operator: dice.chance(0.8) ? '-' : '+',
      left: { type: 'cell', at: { sheet: spot.sheet, row: before.row, column: before.column } },
      right: { type: 'number', value, percent: true },
    }
  })
  return look('stepped inputs', row, 'an assumption moves by steps of its own')
}

/** A forecast that somebody replaced and says so beside it. */
function statedOverride(placed: Placed, cells: readonly Cells[], dice: Dice): LookAlike | undefined {
  const row = pickLine(
    cells,
    dice,
    ({ cell, slot, spot, line }) =>
      slot.kind === 'forecast' &&
      spot.isAcross &&
      spot.block.shape === 'series' &&
      cell.formula !== undefined &&
      line.measure === 'flow' &&
      !line.total &&
      typeof cell.value === 'number' &&
      Math.abs(cell.value) > 50 &&
      (spot.block.role === 'inputs' || line.id === 'capex' || line.id === 'newDebt'),
  )
  const [first] = row
  if (!first) return undefined
  first.cell.value = Math.round((first.cell.value as number) * 1.04)
  first.cell.formula = undefined
  const end = first.spot.to.column + 2
  put(
    placed,
    { sheet: first.spot.sheet, row: first.cell.row, column: end },
    { value: readLabel('override', placed.plan) },
  )
  return look('stated override', [first], 'replaced on purpose, as the remark says')
}

/** Words that somebody meant to replace. */
function placeholders(placed: Placed, cells: readonly Cells[], dice: Dice): LookAlike | undefined {
  const spots = placed.spots.filter(({ isAcross, block }) => isAcross && block.shape === 'series')
  if (spots.length === 0) return undefined
  const spot = dice.pick(...spots)
  const rows = [...new Set(cells.filter((own) => own.spot === spot).map(({ cell }) => cell.row))].filter(() =>
    dice.chance(0.3),
  )
  const column = spot.to.column + 3
  for (const row of rows) put(placed, { sheet: spot.sheet, row, column }, { value: dice.pick('TODO', 'TBC', 'xx') })
  return rows.length > 0
    ? {
        kind: 'trivial: placeholder',
        sheet: spot.sheet,
        cells: rows.map((row) => addressOf(row, column)),
        why: 'true, and worth one remark for the sheet',
      }
    : undefined
}

/** A purchase, a grant, a settlement: one period has a term that the others lack, and the books balance with it. */
function oneOff(placed: Placed, cells: readonly Cells[], dice: Dice): LookAlike | undefined {
  const row = pickLine(
    computed(cells),
    dice,
    ({ slot, spot, line }) =>
      slot.kind === 'forecast' &&
      spot.isAcross &&
      spot.block.shape === 'series' &&
      !line.total &&
      ['opex', 'capex', 'dep', 'spend', 'costs'].includes(line.id),
  )
  if (row.length < 3) return undefined
  const own = dice.pick(...row.slice(1))
  const column = own.spot.to.column + 2
  const amount = Math.max(1, Math.round(Math.abs(own.cell.value as number) * 0.07))
  const at = { sheet: own.spot.sheet, row: own.cell.row, column }
  put(placed, at, { value: amount, style: { format: placed.manner.numberFormat } })
  put(placed, { ...at, column: column + 1 }, { value: readLabel('one-off', placed.plan) })
  own.cell.formula = {
    type: 'binary',
    operator: (own.cell.value as number) < 0 ? '-' : '+',
    left: own.cell.formula,
    right: { type: 'cell', at: { ...at, fixedColumn: true, fixedRow: true } },
  }
  return look('one-off', [own], 'one period has a term of its own, in a cell with its reason')
}

/** Ratios that show 0 where they cannot be computed. */
function guardedRatio(_: Placed, cells: readonly Cells[]): LookAlike | undefined {
  const ratios = computed(cells).filter(({ cell, line }) => line.unit === 'percent' && cell.formula.type === 'binary')
  for (const { cell } of ratios)
    cell.formula = { type: 'call', name: 'IFERROR', args: [cell.formula, { type: 'number', value: 0 }] }
  return look('guarded ratio', ratios, 'an error would show where the base is missing')
}

/** A "$" that changes nothing, in some cells of a row. */
function extraDollar(_: Placed, cells: readonly Cells[], dice: Dice): LookAlike | undefined {
  const row = pickLine(
    computed(cells),
    dice,
    ({ cell, slot, spot }) =>
      slot.kind === 'forecast' && spot.isAcross && nodesOf(cell.formula).some((node) => node.type === 'cell'),
  )
  const some = row.filter(() => dice.chance(0.4))
  for (const { cell } of some)
    cell.formula = rewrite(cell.formula, (node) =>
      node.type === 'cell' && !node.at.fixedRow ? { ...node, at: { ...node.at, fixedRow: true } } : undefined,
    )
  return look('extra $', some, 'the row is fixed where the formula is copied along it')
}

/** A difference of nothing but binary rounding. */
function roundedAway(placed: Placed, cells: readonly Cells[]): LookAlike | undefined {
  const [total] = cells.filter(
    ({ cell, line, spot }) =>
      line.total && spot.isAcross && typeof cell.value === 'number' && cell.formula !== undefined,
  )
  if (!total) return undefined
  const base = baseSlots(total.spot.block.slots)
  const row = total.spot.to.row + 1
  const found = base.flatMap((slot) => {
    const at = total.spot.placeOf(total.line.id, slot.id)
    const cell = at && cellAt(placed.book, at)
    if (!cell || typeof cell.value !== 'number') return []
    const third: Expression = {
      type: 'binary',
      operator: '*',
      left: { type: 'binary', operator: '/', left: { type: 'cell', at }, right: { type: 'number', value: 3 } },
      right: { type: 'number', value: 3 },
    }
    const place = { sheet: total.spot.sheet, row, column: at.column }
    if (cellAt(placed.book, place)) return []
    put(placed, place, {
      value: 0,
      formula: { type: 'binary', operator: '-', left: third, right: { type: 'cell', at } },
      style: { format: '0.00' },
    })
    return [addressOf(row, at.column)]
  })
  put(
    placed,
    { sheet: total.spot.sheet, row, column: total.spot.from.column },
    { value: readLabel('rounding difference', placed.plan) },
  )
  return { kind: 'rounding difference', sheet: total.spot.sheet, cells: found, why: 'zero but for binary rounding' }
}
