import type { WorkbookModel } from '../model/model.ts'
import type { ModelCell } from '../sheet/grid.ts'
import { linkOf } from './composition.ts'
import { conceptOfCell } from './concept-lines.ts'

/** Whether depreciation links to capital expenditure, or the reverse, in the last year, out of which the terminal value grows: what is written off is spent anew. */
export function isReplacement(model: WorkbookModel, cell: ModelCell): boolean {
  const source = linkOf(model, cell)?.cell
  if (!source) return false
  const concepts = [cell, source].map((place) => conceptOfCell(model, place))
  if (!concepts.includes('depreciation') || !concepts.includes('capex')) return false
  return model.axes(cell.sheet).some(({ direction, last }) => direction === 'row' && last === cell.column)
}
