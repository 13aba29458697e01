import { cellsRead, partsOf } from '../concepts/composition.ts'
import { differenceOfPeriods } from '../concepts/period-difference.ts'
import { formulaCells, gridOf, type WorkbookModel } from '../model/model.ts'
import { rememberFor } from '../model/remember.ts'
import { isCalculation, numberOf, type FormulaCell, type ModelCell } from '../sheet/grid.ts'
import { periodAt, runsDown } from '../sheet/time-axis.ts'

/** A flow that takes balances in some of its periods where it takes their changes in another. */
export interface LevelFlow {
  cells: readonly FormulaCell[]
  /** A balance that it takes, and the change that it takes instead in another period. */
  balance: ModelCell
  change: ModelCell
}

/** One balance may be all that a period has. */
const LEAST_LEVELS = 2

export const levelFlowsOf = rememberFor((model: WorkbookModel): LevelFlow[] => {
  const flows = new Map<string, LevelFlow & { cells: FormulaCell[] }>()
  for (const cell of formulaCells(model)) {
    if (!isCalculation(cell) || !periodAt(model.axes(cell.sheet), cell) || runsDown(model.axes(cell.sheet))) continue
    const found = levelsIn(model, cell)
    if (!found) continue
    const key = [cell.sheet, cell.row, cell.shape.form].join('|')
    const known = flows.get(key)
    if (known) known.cells.push(cell)
    else flows.set(key, { cells: [cell], ...found })
  }
  return [...flows.values()]
})

/** Balances among the parts of a flow of which an earlier or later cell of its line takes the changes: cells that read the balance's own line. */
function levelsIn(model: WorkbookModel, cell: FormulaCell): Pick<LevelFlow, 'balance' | 'change'> | undefined {
  const own = partsOf(model, cell).map((part) => part.cell)
  const isElsewhere = (part: ModelCell): boolean => part.column !== cell.column || part.sheet !== cell.sheet
  if (own.length <= LEAST_LEVELS || own.some(isElsewhere)) return undefined
  const rows = new Set(own.map(({ row }) => row))
  for (const other of gridOf(model, cell.sheet)?.row(cell.row) ?? []) {
    if (!isCalculation(other) || other.shape.form === cell.shape.form) continue
    const theirs = partsOf(model, other).map((part) => part.cell)
    const pairs = theirs.flatMap((change) => {
      const isOfPeriod = change.column === other.column && change.sheet === other.sheet
      if (rows.has(change.row) || !isOfPeriod || !isDifference(change)) return []
      const level = own.find(
        (part) =>
          !theirs.some(({ row }) => row === part.row) &&
          numberOf(part) !== 0 &&
          !(isCalculation(part) && differenceOfPeriods(model, part)) &&
          cellsRead(model, change).some((read) => read.row === part.row && read.column === other.column),
      )
      return level ? [{ balance: level, change }] : []
    })
    if (pairs.length >= LEAST_LEVELS) return pairs[0]
  }
  return undefined
}

/** One amount less another. */
function isDifference(cell: ModelCell): boolean {
  const root = cell.shape?.root
  const node = root?.type === 'unary' ? root.operand : root
  return node?.type === 'binary' && node.operator === '-'
}
