import { firstOf } from '@tickmark/document'
import { factorsOf } from '../formula/canonical.ts'
import type { FormulaNode } from '../formula/parse.ts'
import { formulaCells, type WorkbookModel } from '../model/model.ts'
import { isCalculation, numberOf, type Copies, type FormulaCell, type ModelCell } from '../sheet/grid.ts'
import { lineNameOf } from '../evidence/evidence.ts'
import { joinNeighbours, type Direction } from '../sheet/lines.ts'
import { runsDown } from '../sheet/time-axis.ts'
import { cellOfNode } from '../concepts/composition.ts'
import { conceptOfCell } from '../concepts/concept-lines.ts'

/** A line of taxes that holds what is left after tax. */
export interface KeptForTax {
  cells: Readonly<Copies>
  /** The rate that 1 is reduced by. */
  rate: ModelCell
}

/** A name that begins as a tax, whatever deducts it; "tax-effected EBIT" and what is called after tax are profits. */
const TAX =
  /^[^\p{L}]*(?:(?:less|minus|deduct)[^\p{L}]*)?(?:(?:cash|income|corporate|adjusted|operating|unlevered|notional)\s+)*tax(?:es|ation)?\b(?![- ](?:effected|adjusted|rate|shield))/iu
const TAX_CJK = /所得税|企业税|税费|税金|税额|税项|稅項|法人税|税負担|법인세|세금|세액|소득세/
const AFTER_TAX = /\bafter\b|\bnet of\b|nopat|税后|稅後|税引後|税引き後|세후|税率|세율|所得税前|税金等調整前/i
/** Above this a rate and what it leaves are not told apart. */
const MOST_RATE = 0.45

/** Lines of taxes computed as a profit × (1 − tax rate). */
export function findKeptForTax(model: WorkbookModel): KeptForTax[] {
  const found = [...formulaCells(model)].flatMap((cell) => {
    const rate = isCalculation(cell) ? keptRate(model, cell) : undefined
    return rate && isTax(model, cell) ? [{ cell, rate }] : []
  })
  const beside = (a: { cell: FormulaCell }, b: { cell: FormulaCell }): Direction | undefined =>
    a.cell.shape.form === b.cell.shape.form ? (runsDown(model.axes(a.cell.sheet)) ? 'column' : 'row') : undefined
  return joinNeighbours(found, ({ cell }) => cell, beside).map((group) => ({
    cells: [firstOf(group).cell, ...group.slice(1).map(({ cell }) => cell)],
    rate: firstOf(group).rate,
  }))
}

function isTax(model: WorkbookModel, cell: FormulaCell): boolean {
  const name = lineNameOf(model, cell)
  return (TAX.test(name) || TAX_CJK.test(name)) && !AFTER_TAX.test(name)
}

function keptRate(model: WorkbookModel, cell: FormulaCell): ModelCell | undefined {
  const root = cell.shape.root.type === 'unary' ? cell.shape.root.operand : cell.shape.root
  const factors = factorsOf(root)
  if (factors.length !== 2 || factors.some(({ operator }) => operator === '/')) return undefined
  return factors.map(({ node }) => complementOf(model, cell, node)).find((rate) => rate !== undefined)
}

/** The tax rate of 1 − t. */
function complementOf(model: WorkbookModel, cell: FormulaCell, node: FormulaNode): ModelCell | undefined {
  if (node.type !== 'binary' || node.operator !== '-' || node.left.type !== 'number' || node.left.value !== 1)
    return undefined
  const rate = cellOfNode(model, cell, node.right)
  const value = numberOf(rate)
  const isTax = rate && conceptOfCell(model, rate) === 'tax_rate' && value !== undefined && value > 0
  return isTax && value < MOST_RATE ? rate : undefined
}
