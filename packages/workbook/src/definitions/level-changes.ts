import { cellOfNode, linkOf } from '../concepts/composition.ts'
import { conceptOfCell, linesWith } from '../concepts/concept-lines.ts'
import { differenceOfPeriods } from '../concepts/period-difference.ts'
import { factorsOf } from '../formula/canonical.ts'
import type { WorkbookModel } from '../model/model.ts'
import { isCalculation, numberOf, type FormulaCell, type ModelCell } from '../sheet/grid.ts'
import { periodAt } from '../sheet/time-axis.ts'
import { isLineNamed } from './cell-names.ts'
import type { Misdefined } from './misdefined.ts'

const WORKING_CAPITAL = /working capital|\bn?wc\b|营运资[金本]|运营资[金本]|운전자본|運転資本/i
const CHANGE =
  /\b(?:changes?|increase|decrease|increment(?:al)?|movement|investment|inc|chg)\b|δ|△|变动|增加|减少|增减|追加|増減|増加|減少|증가|감소|증감|변동/i
/** The level alone would be the change in the first period of a company. */
const LEAST_PERIODS = 2

/**
 * Changes in working capital that are its level: a link to the balance, or the share of revenue that the balance is. What is invested
 * is the difference of two periods.
 */
export function findLevelChanges(model: WorkbookModel): Misdefined[] {
  return linesWith(model, 'working_capital_change').flatMap(({ cells, label }): Misdefined[] => {
    if (!CHANGE.test(label.cell.text.normalize('NFKC'))) return []
    const found = cells.flatMap((cell) => {
      if (!isCalculation(cell) || !periodAt(model.axes(cell.sheet), cell)) return []
      const other = balanceTaken(model, cell) ?? shareTaken(model, cell)
      return other ? [{ cell, other }] : []
    })
    const [first, ...others] = found
    if (!first || found.length < LEAST_PERIODS) return []
    return [{ definition: 'change', cells: [first.cell, ...others.map(({ cell }) => cell)], other: first.other }]
  })
}

/** A computed balance of working capital that the cell repeats; typed numbers under the short name may be changes. */
function balanceTaken(model: WorkbookModel, cell: FormulaCell): ModelCell | undefined {
  const balance = linkOf(model, cell)?.cell
  if (!balance || conceptOfCell(model, balance) !== 'working_capital' || !isCalculation(balance)) return undefined
  if (numberOf(balance) === 0 || differenceOfPeriods(model, balance) || isLineNamed(model, balance, CHANGE))
    return undefined
  const through = linkOf(model, balance)?.cell
  return through && (isLineNamed(model, through, CHANGE) || !isCalculation(through)) ? undefined : balance
}

/** The rate whose name is a share of revenue that working capital is, times revenue itself. */
function shareTaken(model: WorkbookModel, cell: FormulaCell): ModelCell | undefined {
  const factors = factorsOf(cell.shape.root).map(({ node }) => cellOfNode(model, cell, node))
  const read = factors.filter((factor) => factor !== undefined)
  const rate = read.find(
    (factor) => isLineNamed(model, factor, WORKING_CAPITAL) && !isLineNamed(model, factor, CHANGE) && isShare(factor),
  )
  return rate && read.some((factor) => conceptOfCell(model, factor) === 'revenue') ? rate : undefined
}

const isShare = (cell: ModelCell): boolean => Math.abs(numberOf(cell) ?? 1) < 1
