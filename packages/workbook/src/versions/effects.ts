import { linesWith } from '../concepts/concept-lines.ts'
import { labelOf } from '../evidence/evidence.ts'
import { formulaCells, type WorkbookModel } from '../model/model.ts'
import type { CellChange, Recalculation, Recalculator } from '../model/recalculator.ts'
import { isCalculation, isNumeric, type ModelCell } from '../sheet/grid.ts'
import type { VersionChange, VersionComparison } from './versions.ts'

/** An output of the model in both versions. */
export interface OutputMove {
  /** In the new version. */
  sheet: string
  cell: string
  label: string
  before: number
  after: number
}

/** Outputs that are told. */
const MOST_OUTPUTS = 12
/** Changes whose own effect is computed: each computes the whole model once. */
const MOST_COMPUTED = 25
/** Programs differ in the last binary digit. */
const EXACT = 1e-9

interface Models {
  before: WorkbookModel
  after: WorkbookModel
}

interface Output {
  before: ModelCell
  after: ModelCell
}

/** How the results of the model differ: those of a valuation, else the last links of its chains, the largest move first. */
export function outputMoves(comparison: VersionComparison, { before, after }: Models): OutputMove[] {
  const valueIn = (model: WorkbookModel, cell: ModelCell): number | undefined => {
    const value = model.recalculation?.valueAt(cell) ?? cell.cell.value
    return typeof value === 'number' ? value : undefined
  }
  const moves = outputsOf(comparison, after).flatMap((output) => {
    const [from, to] = [valueIn(before, output.before), valueIn(after, output.after)]
    return from !== undefined && to !== undefined && differs(from, to) ? [moveOf(after, output, [from, to])] : []
  })
  return moves.toSorted((a, b) => sizeOf(b) - sizeOf(a)).slice(0, MOST_OUTPUTS)
}

/**
 * What each change by itself does to the outputs of the old version, change by change; undefined where it cannot stand there alone (it reads
 * lines that the old version lacks) or too many were asked for.
 */
export function changeEffects(
  comparison: VersionComparison,
  { before, after }: Models,
  recalculator: Recalculator,
): (OutputMove[] | undefined)[] {
  const base = before.recalculation
  const outputs = outputsOf(comparison, after)
  let left = base && outputs.length > 0 ? MOST_COMPUTED : 0
  return comparison.changes.map((change) => {
    const contents = left > 0 ? contentsOf(comparison, change) : undefined
    if (!base || !contents) return undefined
    left--
    const changed = recalculator.recalculate(before.workbook, contents)
    return movesBetween(after, outputs, [base, changed])
  })
}

function movesBetween(
  model: WorkbookModel,
  outputs: readonly Output[],
  [base, changed]: [Recalculation, Recalculation],
): OutputMove[] {
  const moves = outputs.flatMap((output) => {
    const [from, to] = [base.valueAt(output.before), changed.valueAt(output.before)]
    return typeof from === 'number' && typeof to === 'number' && differs(from, to)
      ? [moveOf(model, output, [from, to])]
      : []
  })
  return moves.toSorted((a, b) => sizeOf(b) - sizeOf(a)).slice(0, MOST_OUTPUTS)
}

/** The change as it would be made in the old version. */
function contentsOf({ carryBack }: VersionComparison, { kind, cells }: VersionChange): CellChange[] | undefined {
  if (kind === 'text' || kind === 'added' || kind === 'removed') return undefined
  const contents = cells.flatMap(({ before, after }): CellChange[] => {
    if (!before || !after) return []
    const { sheet, row, column } = before
    const formula = after.cell.formula
    if (formula !== undefined) return [{ sheet, row, column, content: `=${carryBack(formula, after)}` }]
    return isNumeric(after) ? [{ sheet, row, column, content: after.cell.value }] : []
  })
  const isWhole =
    contents.length === cells.length && contents.every(({ content }) => !String(content).includes('#REF!'))
  return isWhole ? contents : undefined
}

/** Results of a valuation; of a workbook without any, formulas that feed nothing. */
function outputsOf({ oldOf }: VersionComparison, after: WorkbookModel): Output[] {
  const named = linesWith(after, 'enterprise_value', 'equity_value', 'value_per_share', 'irr', 'moic').flatMap((line) =>
    line.cells.filter((cell) => isCalculation(cell) && isNumeric(cell)),
  )
  const ends =
    named.length > 0 ? named : [...formulaCells(after)].filter((cell) => isNumeric(cell) && !after.graph.readerOf(cell))
  return ends.flatMap((cell) => {
    const old = oldOf(cell)
    return old && isNumeric(old) ? [{ before: old, after: cell }] : []
  })
}

function moveOf(model: WorkbookModel, { after }: Output, [from, to]: [number, number]): OutputMove {
  return {
    sheet: after.sheet,
    cell: after.address,
    label: labelOf(model, after) || after.address,
    before: from,
    after: to,
  }
}

function differs(from: number, to: number): boolean {
  return Math.abs(from - to) > EXACT * Math.max(1, Math.abs(from), Math.abs(to))
}

function sizeOf({ before, after }: OutputMove): number {
  return Math.abs(after - before) / Math.max(EXACT, Math.abs(before))
}
