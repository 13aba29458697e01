import { cellAt, conceptOfCell, linesWith } from '../concepts/concept-lines.ts'
import { partsOf } from '../concepts/composition.ts'
import { formulaCells, type WorkbookModel } from '../model/model.ts'
import { numberOf, type FormulaCell, type ModelCell } from '../sheet/grid.ts'
import { periodAt } from '../sheet/time-axis.ts'
import { isUnequal } from '../slips/imbalances.ts'
import { isLineNamed } from './cell-names.ts'
import type { Misdefined } from './misdefined.ts'

const RETAINED =
  /retained (?:earnings|profits?|income)|accumulated (?:profits?|earnings|deficit)|\breserves\b|未分配利润|留存(?:收益|利润)|이익잉여금|미처분이익|利益剰余金|繰越利益/i

/** Retained earnings that are those of the period before and the profit alone, while the same model pays dividends out of its cash. */
export function findKeptDividends(model: WorkbookModel): Misdefined[] {
  const paid = linesWith(model, 'dividends').flatMap(({ cells }) =>
    cells.filter((cell) => numberOf(cell) && model.graph.dependants(cell).length > 0),
  )
  if (paid.length === 0) return []
  return [...formulaCells(model)].flatMap((cell): Misdefined[] => {
    const profit = profitKept(model, cell)
    // Where both sides are equal the dividends are taken off in another line of the equity.
    const dividend = profit && !isBalanced(model, cell) && paid.find((own) => isSamePeriod(model, own, cell))
    return dividend ? [{ definition: 'dividends', cells: [cell], other: dividend }] : []
  })
}

/** The profit of a balance that is the one before it plus a profit, and nothing else. */
function profitKept(model: WorkbookModel, cell: FormulaCell): ModelCell | undefined {
  if (!isLineNamed(model, cell, RETAINED)) return undefined
  const parts = partsOf(model, cell)
  if (parts.length !== 2 || parts.some(({ sign }) => sign < 0)) return undefined
  const before = parts.find((part) => isLineNamed(model, part.cell, RETAINED))
  const profit = parts.find((part) => part !== before && conceptOfCell(model, part.cell) === 'net_income')
  return before && profit?.cell
}

function isBalanced(model: WorkbookModel, { sheet, row, column }: ModelCell): boolean {
  const totals = linesWith(model, 'total_assets', 'total_liabilities_equity').filter((line) => line.sheet === sheet)
  const [left, right] = totals.flatMap((line) => cellAt(line, line.direction === 'row' ? column : row) ?? [])
  return left !== undefined && right !== undefined && !isUnequal({ left, right })
}

function isSamePeriod(model: WorkbookModel, one: ModelCell, other: ModelCell): boolean {
  const [a, b] = [one, other].map((cell) => periodAt(model.axes(cell.sheet), cell))
  return a !== undefined && b !== undefined && a.ordinal === b.ordinal && a.granularity === b.granularity
}
