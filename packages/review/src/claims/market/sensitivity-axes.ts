import { Decimal } from '@tickmark/document'
import type { Figure } from '@tickmark/document'
import { findNumbers, foldText } from '@tickmark/language'
import { cellIn } from '../../facts/grids/read-grid.ts'
import type { Grid, GridCell } from '../../facts/grids/grid.ts'

/** Values of one result over two assumptions that go up in even steps. */
export interface SensitivityTable {
  /** `cells[row][column]`, without the axes. */
  cells: (GridCell | undefined)[][]
  across: Axis
  down: Axis
}

/** Where the lines of a table stand: evenly, as printed or as the printed values are rounded from. */
export interface Axis {
  values: readonly Decimal[]
  isPercent: boolean
  /** Rates or multiples: what a model assumes. */
  isAssumed: boolean
  /** Where they were read as figures, not as heads. */
  figures: readonly Figure[]
}

/** Steps of an axis, and lines that one needs at least. */
const LEAST_LINES = 3
/** Cells of the table that may be blank: cut off, or where the growth exceeds the rate. */
const LEAST_FILLED = 0.8
/** Numbers that the values of axes are multiples of, in the unit that they are printed in. */
const STEPS = ['100', '50', '25', '20', '10', '5', '2.5', '2', '1', '0.5', '0.25', '0.2', '0.1', '0.05', '0.025'].map(
  (step) => new Decimal(step),
)

/** The axes of a table of results: heads and labels that are numbers alone, or a first row and a first column of them. */
export function readSensitivity(grid: Grid): SensitivityTable | undefined {
  const heads = grid.columns.map(({ head }) => axisNumber(head))
  const labels = grid.rows.map(({ label }) => axisNumber(label))
  const isHeaded = numbersIn(heads) >= LEAST_LINES
  const isLabelled = numbersIn(labels) >= LEAST_LINES
  const columns = grid.columns.map((_, at) => at).filter((at) => (isHeaded ? heads[at] : isLabelled || at > 0))
  const rows = grid.rows.map((_, at) => at).filter((at) => (isLabelled ? labels[at] : isHeaded || at > 0))
  const across = toAxis(columns.map((at) => (isHeaded ? heads[at] : cellNumber(cellIn(grid, 0, at)))))
  const down = toAxis(rows.map((at) => (isLabelled ? labels[at] : cellNumber(cellIn(grid, at, 0)))))
  // Years over ages are no assumptions.
  if (!across || !down || !(across.isAssumed || down.isAssumed)) return undefined
  const cells = rows.map((row) => columns.map((column) => resultAt(grid, row, column)))
  const filled = cells.flat().filter((cell) => cell !== undefined).length
  return filled >= LEAST_FILLED * rows.length * columns.length ? { cells, across, down } : undefined
}

interface AxisNumber {
  figure?: Figure
  value: Decimal
  decimals: number
  isPercent: boolean
  isMultiple: boolean
}

function numbersIn(all: readonly (AxisNumber | undefined)[]): number {
  return all.filter((one) => one !== undefined).length
}

/** Letters of such a head: "1,250.00 %". */
const LONGEST = 12

/** A head that is nothing but a number with its unit: "11.5 %", "8.5x", 8倍. */
function axisNumber(text: string): AxisNumber | undefined {
  const plain = foldText(text).trim()
  if (plain.length > LONGEST || !/^\D{0,2}\d/u.test(plain)) return undefined
  const [number, ...others] = findNumbers(plain)
  if (!number || others.length > 0 || /[\p{L}\d]/u.test(plain.replace(number.text, '').replace(/^[x倍배]$/u, '')))
    return undefined
  const { value, decimals, unit } = number.amount
  return { value: new Decimal(value), decimals, isPercent: unit === 'percent', isMultiple: unit === 'multiple' }
}

function cellNumber(cell: GridCell | undefined): AxisNumber | undefined {
  if (!cell || cell.dash) return undefined
  const { decimals, unit } = cell.figure.amount
  const kind = { isPercent: unit === 'percent', isMultiple: unit === 'multiple' }
  return { figure: cell.figure, value: cell.value, decimals, ...kind }
}

function resultAt(grid: Grid, row: number, column: number): GridCell | undefined {
  const cell = cellIn(grid, row, column)
  return cell && !cell.dash && cell.figure.amount.unit !== 'percent' ? cell : undefined
}

/** Values in even steps, as printed or as they were before rounding: 0.8, 1.0, 1.3, 1.5 are 0.75 and so on by quarters. */
function toAxis(numbers: readonly (AxisNumber | undefined)[]): Axis | undefined {
  const all = numbers.filter((one) => one !== undefined)
  const [first] = all
  const last = all.at(-1)
  if (!first || !last || all.length < LEAST_LINES || all.length < numbers.length) return undefined
  const isPercent = all.every((one) => one.isPercent)
  if (!isPercent && all.some((one) => one.isPercent)) return undefined
  const step = last.value.minus(first.value).div(all.length - 1)
  const rounding = Decimal.max(...all.map(({ decimals }) => new Decimal(10).pow(-decimals))).div(2)
  if (step.abs().lessThanOrEqualTo(rounding)) return undefined
  const nice = STEPS.find((one) =>
    one
      .minus(step.abs())
      .abs()
      .times(all.length - 1)
      .lessThanOrEqualTo(rounding.times(2)),
  )
  const by = nice ? nice.times(step.isNegative() ? -1 : 1) : step
  const from = nice ? first.value.div(nice).round().times(nice) : first.value
  const start = from.minus(first.value).abs().lessThanOrEqualTo(rounding) ? from : first.value
  const values = all.map((_, at) => start.plus(by.times(at)))
  const isEven = all.every(({ value }, at) =>
    value
      .minus(values[at] ?? 0)
      .abs()
      .lessThanOrEqualTo(rounding.times(1.02)),
  )
  const isAssumed = isPercent || all.every(({ isMultiple }) => isMultiple)
  return isEven ? { values, isPercent, isAssumed, figures: all.flatMap(({ figure }) => figure ?? []) } : undefined
}
