import { firstOf, itemAt, lastOf } from '@tickmark/document'
import { formulaCells, type WorkbookModel } from '../model/model.ts'
import { isCalculation, isConstantNumber, isNumeric, numberOf, type ModelCell } from '../sheet/grid.ts'
import { across, along } from '../sheet/lines.ts'
import { periodAt, runsDown } from '../sheet/time-axis.ts'
import { HALF, lastDigitOf } from '../sheet/typed-digits.ts'
import { rememberFor } from '../model/remember.ts'

/** Lines of typed numbers that are computed from each other: a block that was pasted as values over its formulas. */
export interface PastedGrid {
  /** The lines, each with its periods in order. */
  lines: readonly (readonly [ModelCell, ...ModelCell[]])[]
  /** One of the lines that gives itself away, and what it is made of. */
  result: ModelCell
  terms: readonly ModelCell[]
}

const LEAST_LINES = 3
const LEAST_PERIODS = 3
/** Blank rows within a block. */
const WIDEST_GAP = 2
/** Lines above a result among which its terms stand. */
const REACH = 8
/** Lines that are computed from others: one alone may be a total that somebody typed with its parts. */
const LEAST_RESULTS = 2
/** Digits of a line that agree: chance does not give as many. */
const LEAST_EVIDENCE = 12
/** Decimals beyond which nobody types an amount. */
const UNTYPED_DIGITS = 6

/** Blocks of typed numbers in periods that the model forecasts, whose lines are the sums, differences and carried balances of each other. */
export const pastedGridsOf = rememberFor((model: WorkbookModel): PastedGrid[] => {
  const forecast = forecastPeriods(model)
  if (forecast.size === 0) return []
  return [...model.grids.keys()].flatMap((key) =>
    blocksOf(model, key, forecast).flatMap((block) => gridIn(block) ?? []),
  )
})

type TypedLine = readonly [ModelCell, ...ModelCell[]]

/** Periods in which some line goes on from the period before by what is no period: a growth, a rate. What has been is computed from nothing. */
function forecastPeriods(model: WorkbookModel): ReadonlySet<string> {
  const periods = new Set<string>()
  for (const cell of formulaCells(model)) {
    const axes = model.axes(cell.sheet)
    const period = isCalculation(cell) ? periodAt(axes, cell) : undefined
    if (!period || period.nature === 'actual') continue
    const readsBefore = cell.shape.references.some(({ top, left, sheet, isRange }) => {
      const [step, place] = runsDown(axes) ? [top, left] : [left, top]
      return !sheet && !isRange && step?.value === -1 && !step.absolute && place?.value === 0 && !place.absolute
    })
    const isRatio = cell.shape.structure === 'cell/cell-#' || cell.shape.structure === 'cell/cell'
    if (readsBefore && !isRatio) periods.add(`${period.granularity}|${period.ordinal}`)
  }
  return periods
}

/** Typed lines over the same forecast periods, close to each other. */
function blocksOf(model: WorkbookModel, key: string, forecast: ReadonlySet<string>): TypedLine[][] {
  const grid = model.grids.get(key)
  if (!grid) return []
  const axes = model.axes(grid.name)
  const isForecast = (cell: ModelCell): boolean => {
    const period = periodAt(axes, cell)
    return period !== undefined && period.nature !== 'actual' && forecast.has(`${period.granularity}|${period.ordinal}`)
  }
  const direction = runsDown(axes) ? 'column' : 'row'
  const indexes = new Set(grid.cells.map((cell) => across(cell, direction)))
  const typed = [...indexes]
    .toSorted((a, b) => a - b)
    .flatMap((index): TypedLine[] => {
      const cells = direction === 'row' ? grid.row(index) : grid.column(index)
      const [first, ...others] = cells.filter((cell) => isNumeric(cell) && isForecast(cell))
      const line = first ? ([first, ...others] as const) : undefined
      return line && line.length >= LEAST_PERIODS && line.every((cell) => isConstantNumber(cell)) ? [line] : []
    })
  const blocks: TypedLine[][] = []
  for (const line of typed) {
    const block = blocks.at(-1)
    const before = block && lastOf(block)
    const isNext =
      before !== undefined &&
      across(line[0], direction) - across(before[0], direction) <= WIDEST_GAP + 1 &&
      before.length === line.length &&
      before.every((cell, at) => along(cell, direction) === along(itemAt(line, at), direction))
    if (block && isNext) block.push(line)
    else blocks.push([line])
  }
  return blocks.filter((block) => block.length >= LEAST_LINES)
}

function gridIn(block: readonly TypedLine[]): PastedGrid | undefined {
  const numbers = block.flat().flatMap((cell) => numberOf(cell) ?? [])
  // What a person typed has few digits; a plan that was typed with its totals is one.
  if (numbers.filter((value) => digitsOf(value) >= UNTYPED_DIGITS).length * 2 < numbers.length) return undefined
  const results = block.flatMap((line, at) => {
    const terms = termsOf(block, at)
    return terms ? [{ line, terms }] : []
  })
  if (results.length < LEAST_RESULTS) return undefined
  const { line, terms } = firstOf(results)
  return { lines: block, result: line[0], terms }
}

const digitsOf = (value: number): number => String(Math.abs(value)).replace(/\D|^0\.?0*/g, '').length

/** The first cells of the lines that a line is made of in all its periods: two that are added or deducted, or one a period before. */
function termsOf(block: readonly TypedLine[], at: number): ModelCell[] | undefined {
  const own = itemAt(block, at)
  const others = block.filter((_, index) => index !== at && Math.abs(index - at) <= REACH)
  const carried = others.find((other) => agrees(own.slice(1), (period) => [valueAt(other, period)]))
  if (carried) return [carried[0]]
  for (const [index, a] of others.entries())
    for (const b of others.slice(index + 1))
      for (const [one, two] of SIGNS)
        if (agrees(own, (period) => [one * valueAt(a, period), two * valueAt(b, period)])) return [a[0], b[0]]
  return undefined
}

const SIGNS = [
  [1, 1],
  [1, -1],
  [-1, 1],
] as const

const valueAt = (line: TypedLine, period: number): number => numberOf(line[period]) ?? 0

/** Whether a line is, digit by digit, what adding up terms would give; what repeats itself says nothing more. */
function agrees(cells: readonly ModelCell[], termsAt: (period: number) => readonly number[]): boolean {
  let evidence = 0
  const seen = new Set<number>()
  for (const [period, cell] of cells.entries()) {
    const [value, terms] = [numberOf(cell) ?? 0, termsAt(period)]
    const largest = Math.max(...terms.map((term) => Math.abs(term)))
    const slack = Math.max(terms.length * HALF * Math.min(lastDigitOf(value), 1), largest * ROUNDING)
    if (Math.abs(value - terms.reduce((sum, term) => sum + term, 0)) > slack) return false
    if (value !== 0 && !seen.has(value) && terms.every((term) => term !== 0)) evidence += digitsOf(value)
    seen.add(value)
  }
  return evidence >= LEAST_EVIDENCE
}

/** What pasting ten digits leaves out. */
const ROUNDING = 1e-8
