import { linesWith } from '../concepts/concept-lines.ts'
import { formulaCells, type WorkbookModel } from '../model/model.ts'
import { rememberFor } from '../model/remember.ts'
import { regionKindOf } from '../overview/map-sheets.ts'
import { isCalculation, type ModelCell } from '../sheet/grid.ts'

/** What a model is built for: results of a valuation by name, then formulas that no other reads, and its checks. Reading order within each. */
export interface ModelResults {
  named: readonly ModelCell[]
  ends: readonly ModelCell[]
  checks: readonly ModelCell[]
}

export const resultsOf = rememberFor((model: WorkbookModel): ModelResults => {
  const lines = linesWith(model, 'enterprise_value', 'equity_value', 'value_per_share', 'irr', 'moic')
  const named = new Set(lines.flatMap(({ cells }) => cells.filter((cell) => isCalculation(cell))))
  const ends: ModelCell[] = []
  const checks: ModelCell[] = []
  for (const cell of formulaCells(model)) {
    if (named.has(cell)) continue
    const kind = regionKindOf(model, cell)
    if (kind === 'check') checks.push(cell)
    else if (kind === 'output') ends.push(cell)
  }
  return { named: [...named], ends, checks }
})
