import { cellOfNode, linkOf, quotientOf } from '../concepts/composition.ts'
import { signedTerms, factorsOf } from '../formula/canonical.ts'
import type { FormulaNode } from '../formula/parse.ts'
import { formulaCells, gridOf, type WorkbookModel } from '../model/model.ts'
import { isCalculation, type FormulaCell, type ModelCell } from '../sheet/grid.ts'
import { runsDown } from '../sheet/time-axis.ts'
import type { Misdefined } from './misdefined.ts'
import { lineNameOf } from '../evidence/evidence.ts'

/** Periods of the past that show what a line of ratios is. */
const LEAST_SHARES = 2

/**
 * Lines that grow from period to period by their own share of another line: the past of the line of ratios divides this line by that one
 * (EBIT over sales), and the forecast takes the ratio for a growth rate.
 */
export function findSharesAsGrowth(model: WorkbookModel): Misdefined[] {
  return [...formulaCells(model)].flatMap((cell): Misdefined[] => {
    if (!isCalculation(cell) || runsDown(model.axes(cell.sheet))) return []
    const rate = rateOfGrowth(model, cell)
    return rate && isShareOf(model, rate, cell) ? [{ definition: 'share', cells: [cell], other: rate }] : []
  })
}

/** The rate of before × (1 + rate) and of before + before × rate. */
function rateOfGrowth(model: WorkbookModel, cell: FormulaCell): ModelCell | undefined {
  const { root } = cell.shape
  const isBefore = (node: FormulaNode): boolean => {
    const read = cellOfNode(model, cell, node)
    return read?.sheet === cell.sheet && read.row === cell.row && read.column < cell.column
  }
  const terms = signedTerms(root)
  const [first, second] = terms.every(({ sign }) => sign > 0) ? terms.map(({ node }) => node) : []
  const grown = first && second && terms.length === 2 ? (isBefore(first) ? second : first) : undefined
  if (grown && first && second && (isBefore(first) || isBefore(second))) {
    const factors = factorsOf(grown)
    if (factors.length !== 2 || !factors.some(({ node }) => isBefore(node))) return undefined
    const rate = factors.find(({ node }) => !isBefore(node))
    return rate?.operator === '*' ? cellOfNode(model, cell, rate.node) : undefined
  }
  const factors = factorsOf(root)
  if (factors.length !== 2 || !factors.some(({ node }) => isBefore(node))) return undefined
  const step = factors.find(({ node }) => node.type === 'binary' && node.operator === '+')?.node
  if (step?.type !== 'binary' || step.left.type !== 'number' || step.left.value !== 1) return undefined
  return cellOfNode(model, cell, step.right)
}

/** Earlier cells of the rate's line divide the line that grows by another line of their own period. */
function isShareOf(model: WorkbookModel, rate: ModelCell, cell: FormulaCell): boolean {
  if (rate.sheet !== cell.sheet || rate.row === cell.row || rate.column !== cell.column) return false
  const name = lineNameOf(model, rate)
  const earlier = (gridOf(model, rate.sheet)?.row(rate.row) ?? []).filter(
    // A block of inputs beside the statement has names of its own in the same rows.
    (other) => other.column < rate.column && lineNameOf(model, other) === name,
  )
  const shares = earlier.filter((other) => {
    const { over, under } = quotientOf(model, originOf(model, other)) ?? {}
    const own = gridOf(model, cell.sheet)?.at(cell.row, other.column)
    return (
      own !== undefined &&
      over !== undefined &&
      originOf(model, own) === originOf(model, over) &&
      under?.column === over.column &&
      under.row !== over.row
    )
  })
  return shares.length >= LEAST_SHARES
}

/** A block may repeat the past of another one, line by line. */
function originOf(model: WorkbookModel, cell: ModelCell): ModelCell {
  const link = linkOf(model, cell)
  return link && link.sign > 0 ? link.cell : cell
}
