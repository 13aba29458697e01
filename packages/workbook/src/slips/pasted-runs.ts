import type { Anomaly } from '../copies/anomalies.ts'
import { leadsBack } from './meant-departures.ts'
import { linkOf } from '../concepts/composition.ts'
import { translateFormula } from '../formula/translate.ts'
import type { WorkbookModel } from '../model/model.ts'
import { evaluateFormula } from '../sheet/evaluate.ts'
import {
  isCalculation,
  isConstantNumber,
  numberOf,
  type FormulaCell,
  type ModelCell,
  type SheetGrid,
} from '../sheet/grid.ts'
import { findLines, type Line } from '../sheet/lines.ts'
import { periodAt, runsDown } from '../sheet/time-axis.ts'
import { HALF, lastDigitOf } from '../sheet/typed-digits.ts'

/** A typed number and the formula that the copies before it would put there. */
export type Overwriting = Pick<Anomaly, 'cell' | 'direction' | 'peers' | 'expected' | 'expectedValue' | 'confidence'>

/** Fewer typed numbers than this may be what somebody fixed on purpose. */
const LEAST_RUN = 2
/** A number with fewer digits meets what a formula gives by chance, or is an assumption that both repeat. */
const LEAST_DIGITS = 4
/** Digits of a whole run that agree: chance does not give as many. */
const LEAST_EVIDENCE = 12
/** Digits to which numbers are stored. */
const MOST_DIGITS = 15
/** A copy that reads the pasted number before it carries that one's rounding on. */
const CARRIED = 1e-8
const CONFIDENCE = 0.9

/**
 * Lines that stop computing: behind a formula numbers are typed that it would give, digit by digit, up to the end of the line or to the
 * next formula. What stands before a formula is history, and what the head calls actual as well.
 */
export function findPastedRuns(model: WorkbookModel): Overwriting[][] {
  return [...model.grids.values()].flatMap((grid) => {
    const down = runsDown(model.axes(grid.name))
    return findLines(grid, down ? 'column' : 'row', true).flatMap((line) => runsIn(model, line))
  })
}

function runsIn(model: WorkbookModel, line: Line): Overwriting[][] {
  return line.slots.flatMap((source, at) => {
    if (!isCalculation(source) || !isConstantNumber(line.slots[at + 1])) return []
    const end = line.slots.findIndex((slot, index) => index > at && !isConstantNumber(slot))
    const typed = line.slots.slice(at + 1, end < 0 ? undefined : end)
    const run = typed.map((cell) => overwritingOf(model, { line, source, cell }))
    return isPasted(model, run) ? [run] : []
  })
}

interface Standing {
  line: Line
  source: FormulaCell
  cell: ModelCell
}

function overwritingOf(model: WorkbookModel, { line, source, cell }: Standing): Overwriting {
  const offset = { rows: cell.row - source.row, columns: cell.column - source.column }
  const expected = translateFormula(source.cell.formula, offset)
  const expectedValue = evaluateFormula(model.grids, expected, cell)
  return {
    cell,
    direction: line.direction,
    peers: [source],
    expected,
    ...(expectedValue !== undefined && { expectedValue }),
    confidence: CONFIDENCE,
  }
}

function isPasted(model: WorkbookModel, run: readonly Overwriting[]): boolean {
  if (run.length < LEAST_RUN || run.some(({ cell }) => isActual(model, cell))) return false
  const digits = run.map(digitsThatAgree)
  if (digits.includes(undefined) || run.every((one) => leadsBack(model, one))) return false
  const telling = digits.filter((count) => count !== undefined && count >= LEAST_DIGITS)
  return telling.length >= LEAST_RUN && telling.reduce((sum: number, count = 0) => sum + count, 0) >= LEAST_EVIDENCE
}

function isActual(model: WorkbookModel, cell: ModelCell): boolean {
  return periodAt(model.axes(cell.sheet), cell)?.nature === 'actual'
}

/** How many digits the typed number shares with what the formula gives; undefined where its last one differs. */
function digitsThatAgree({ cell, expectedValue }: Overwriting): number | undefined {
  const value = numberOf(cell) ?? 0
  if (expectedValue === undefined) return undefined
  const unit = Math.max(lastDigitOf(value), Math.abs(value) * 10 ** -MOST_DIGITS)
  if (Math.abs(value - expectedValue) > Math.max(HALF * unit, CARRIED * Math.abs(value))) return undefined
  return value === 0 ? 0 : Math.log10(Math.abs(value) / unit)
}

/** Typed repetitions that are no chance. */
const LEAST_TYPED = 2

/**
 * Lines of periods of which the first reads an assumption, and all after it repeat its value by hand: they stay behind as soon as the
 * assumption changes. Other values than the assumption's are a path that somebody set.
 */
export function findTypedOn(model: WorkbookModel): Overwriting[][] {
  return [...model.grids.values()].flatMap((grid) =>
    grid.cells.filter(isCalculation).flatMap((cell) => typedAfter(model, grid, cell) ?? []),
  )
}

function typedAfter(model: WorkbookModel, grid: SheetGrid, cell: FormulaCell): [Overwriting[]] | undefined {
  const source = linkOf(model, cell)
  const axes = model.axes(grid.name)
  if (!source || source.sign < 0 || !isAssumption(model, source.cell) || source.cell.row === cell.row) return undefined
  if (!periodAt(axes, cell)) return undefined
  const rest = grid.row(cell.row).filter((other) => other.column > cell.column && periodAt(axes, other))
  const value = numberOf(source.cell)
  const repeats = (other: ModelCell): boolean => isConstantNumber(other) && numberOf(other) === value
  if (value === undefined || value === 0 || rest.length < LEAST_TYPED || !rest.every(repeats)) return undefined
  // A line that nobody reads is shown beside the model.
  if (!rest.every((other) => model.graph.dependants(other).length > 0)) return undefined
  const expected = fixedLink(cell, source.cell)
  const expectedValue = evaluateFormula(model.grids, expected, cell)
  return [
    rest.map((other) => ({
      cell: other,
      direction: 'row' as const,
      peers: [cell],
      expected,
      ...(expectedValue !== undefined && { expectedValue }),
      confidence: 0.75,
    })),
  ]
}

/** A typed number outside of the periods. */
function isAssumption(model: WorkbookModel, cell: ModelCell): boolean {
  return isConstantNumber(cell) && !periodAt(model.axes(cell.sheet), cell)
}

/** The link as every copy of it has to hold it. */
function fixedLink(cell: FormulaCell, source: ModelCell): string {
  const address = source.address.replace(/([A-Z]+)(\d+)/, '$$$1$$$2')
  return source.sheet === cell.sheet ? address : `'${source.sheet.replaceAll("'", "''")}'!${address}`
}
