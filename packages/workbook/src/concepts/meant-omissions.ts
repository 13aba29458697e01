import { conceptOfCell } from './concept-lines.ts'
import type { ModelConcept } from './concepts.ts'
import type { ModelCell } from '../sheet/grid.ts'
import type { WorkbookModel } from '../model/model.ts'

/** What totals leave out by what they are called, however near it stands to their lines. */
const NO_PART = new Map<ModelConcept, ReadonlySet<ModelConcept>>([
  ['working_capital', new Set(['cash', 'debt', 'net_debt'])],
  ['working_capital_change', new Set(['cash', 'debt', 'net_debt', 'net_cash_flow'])],
  ['ebitda', new Set(['depreciation', 'interest_expense', 'income_tax'])],
  ['ebit', new Set(['interest_expense', 'income_tax'])],
])

/** Working capital without cash, earnings before interest without it. */
export function isMeantOmission(model: WorkbookModel, total: ModelCell, omitted: ModelCell): boolean {
  const [own, other] = [total, omitted].map((cell) => conceptOfCell(model, cell))
  return own !== undefined && other !== undefined && (NO_PART.get(own)?.has(other) ?? false)
}
