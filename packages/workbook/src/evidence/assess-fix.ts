import { parseAddress, type Finding } from '@tickmark/document'
import { linesWith } from '../concepts/concept-lines.ts'
import { labelOf } from './evidence.ts'
import { translateFormula } from '../formula/translate.ts'
import { evaluateFormula } from '../sheet/evaluate.ts'
import { isCalculation, isConstantNumber, numberOf, shapeIn, type ModelCell } from '../sheet/grid.ts'
import { HALF, lastDigitOf } from '../sheet/typed-digits.ts'
import { takesInWaitingLine } from '../sheet/waiting-lines.ts'
import { gridOf, type WorkbookModel } from '../model/model.ts'
import type { CellChange, Recalculation, Recalculator } from '../model/recalculator.ts'

/** What a fix does to one result of the model. */
export interface FixEffect {
  sheet: string
  cell: string
  label: string
  before: number
  after: number
}

/** A what-if: the expected formula put in, the model computed anew. */
export interface FixAssessment {
  changes: readonly CellChange[]
  /** Formulas whose result moves, and typed numbers among the changed cells that the formula put there replaces by another. */
  moved: number
  /** What the first changed cell would hold; undefined where that could not be computed, or is no number. */
  result?: number
  /** Typed numbers that become formulas again. */
  revived: number
  /** Sums that take in a line of their own block which holds nothing today. */
  awaiting: number
  /** Checks that pass as the workbook is and would fail: what they hold is right as it stands. */
  broken: readonly string[]
  /** What computing it took, as a recalculation counts it. */
  cost: number
  /** The results of the valuation that move; of a workbook without any, the last links of the chain, largest effect first. */
  effects: readonly FixEffect[]
}

const SHOWN_EFFECTS = 8
/** What a check may show and pass. */
const PASSES = 0.5

/**
 * Computes what applying a finding's expected formula would change; undefined where it names none. `model` carries the
 * recalculation of the workbook as it is.
 */
export function assessFix(
  model: WorkbookModel,
  finding: Pick<Finding, 'evidence' | 'expected'>,
  recalculator: Recalculator,
): FixAssessment | undefined {
  const changes = changesOf(finding)
  const before = model.recalculation
  if (changes.length === 0 || !before) return undefined
  const after = recalculator.recalculate(model.workbook, changes)
  const moved = computedCells(model).flatMap((cell) => {
    const [from, to] = [before.valueAt(cell), after.valueAt(cell)]
    return typeof from === 'number' && typeof to === 'number' && differs(from, to)
      ? [{ cell, before: from, after: to }]
      : []
  })
  const checks = new Set(linesWith(model, 'check').flatMap(({ cells }) => cells))
  const shown = resultsAmong(model, moved).slice(0, SHOWN_EFFECTS)
  const result = changes[0] && after.valueAt(changes[0])
  return {
    changes,
    ...(typeof result === 'number' && { result }),
    moved: moved.length + changes.filter((change) => isReplaced(model, change, after)).length,
    ...countsOf(model, changes),
    broken: moved.flatMap(({ cell, before: from, after: to }) =>
      checks.has(cell) && Math.abs(from) < PASSES && Math.abs(to) >= PASSES ? [cell.address] : [],
    ),
    cost: after.cost,
    effects: shown.map(({ cell, ...values }) => ({
      sheet: cell.sheet,
      cell: cell.address,
      label: labelOf(model, cell) || cell.address,
      ...values,
    })),
  }
}

/** The same where the expected formula gives what stands there already: nothing has to be computed anew; undefined where it gives something else. */
export function restingFix(
  model: WorkbookModel,
  finding: Pick<Finding, 'evidence' | 'expected'>,
): FixAssessment | undefined {
  const changes = changesOf(finding)
  if (changes.length === 0 || !changes.every((change) => isAlready(model, change))) return undefined
  return { ...countsOf(model, changes), changes, moved: 0, broken: [], cost: 0, effects: [] }
}

function countsOf(model: WorkbookModel, changes: readonly CellChange[]): Pick<FixAssessment, 'revived' | 'awaiting'> {
  return {
    revived: changes.filter(({ sheet, row, column }) => isConstantNumber(gridOf(model, sheet)?.at(row, column))).length,
    awaiting: changes.filter((change) => isWiderSum(model, change)).length,
  }
}

/** The formula put there gives what a formula gives there today, which plain arithmetic tells without computing the model anew. */
function isAlready(model: WorkbookModel, { sheet, row, column, content }: CellChange): boolean {
  const cell = gridOf(model, sheet)?.at(row, column)
  if (!cell || !isCalculation(cell) || typeof content !== 'string') return false
  const [from, to] = [model.recalculation?.valueAt(cell), evaluateFormula(model.grids, content.slice(1), cell)]
  return typeof from === 'number' && to !== undefined && !differs(from, to)
}

/** Formulas, and what array formulas fill beside their own cell. */
function computedCells({ grids }: WorkbookModel): ModelCell[] {
  return [...grids.values()].flatMap(({ cells }) => cells.filter(({ shape, cell }) => shape ?? cell.computedBy))
}

/** The expected formula, copied over the whole place of the finding. */
export function changesOf({
  evidence: [{ location }],
  expected,
}: Pick<Finding, 'evidence' | 'expected'>): CellChange[] {
  const [from, to] = (location.cell ?? '').split(':').map(parseAddress)
  if (!location.sheet || !from || !expected?.startsWith('=')) return []
  const end = to ?? from
  const changes: CellChange[] = []
  for (let row = from.rowIndex; row <= end.rowIndex; row++)
    for (let column = from.columnIndex; column <= end.columnIndex; column++) {
      const offset = { rows: row - from.rowIndex, columns: column - from.columnIndex }
      changes.push({ sheet: location.sheet, row, column, content: `=${translateFormula(expected.slice(1), offset)}` })
    }
  return changes
}

function isWiderSum(model: WorkbookModel, { sheet, row, column, content }: CellChange): boolean {
  const grid = gridOf(model, sheet)
  const cell = grid?.at(row, column)
  if (!grid || !cell || !isCalculation(cell) || typeof content !== 'string') return false
  const expected = shapeIn(model.grids, content.slice(1), cell)
  return takesInWaitingLine(grid, { cell, expected }, model.axes(sheet))
}

/** Whether a typed number becomes another one: what nobody reads may be what the model is built for. */
function isReplaced(model: WorkbookModel, change: CellChange, after: Recalculation): boolean {
  const cell = gridOf(model, change.sheet)?.at(change.row, change.column)
  if (!cell || isCalculation(cell)) return false
  const [from, to] = [numberOf(cell), after.valueAt(change)]
  // A number typed as it is shown is the formula's own, rounded.
  if (from === undefined || typeof to !== 'number') return false
  return differs(from, to) && Math.abs(from - to) > Math.min(HALF * lastDigitOf(from), MOST_ROUNDED * Math.abs(from))
}

/** Beyond this part of itself a number was not rounded but changed. */
const MOST_ROUNDED = 1e-3
/** Rates of return are found by trying: they come out a little different each time. */
const TRIED = 1e-7

function differs(from: number, to: number): boolean {
  return Math.abs(from - to) > TRIED * Math.max(1, Math.abs(from), Math.abs(to))
}

interface Moved {
  cell: ModelCell
  before: number
  after: number
}

function resultsAmong(model: WorkbookModel, moved: readonly Moved[]): Moved[] {
  const results = linesWith(model, 'enterprise_value', 'equity_value', 'value_per_share', 'irr', 'moic')
  const cells = new Set(
    results.flatMap((row) => row.cells.filter((cell) => isCalculation(cell) && numberOf(cell) !== undefined)),
  )
  const named = moved.filter(({ cell }) => cells.has(cell))
  if (named.length > 0) return named
  const ends = moved.filter(({ cell }) => model.graph.dependants(cell).length === 0)
  return ends.toSorted((a, b) => sizeOf(b) - sizeOf(a))
}

/** How much a result moves, against what it was. */
function sizeOf({ before, after }: Moved): number {
  return Math.abs(after - before) / Math.max(1e-9, Math.abs(before))
}
