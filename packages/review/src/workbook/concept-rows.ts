import { conceptOf, type ModelConcept } from './concepts.ts'
import { isNumeric, type ModelCell, type SheetGrid } from './grid.ts'
import type { WorkbookModel } from './model.ts'
import { rememberFor } from './remember.ts'

/** A labelled row (or part of one): its label and the numbers to the right, up to the next label. */
export interface ConceptRow {
  concept: ModelConcept
  sheet: string
  row: number
  label: ModelCell
  cells: readonly ModelCell[]
}

/** All rows whose label names a concept of valuation, in reading order. */
const conceptRowsOf = rememberFor((model: WorkbookModel): ConceptRow[] =>
  [...model.grids.values()].flatMap((grid) => rowsOf(grid)),
)

function rowsOf(grid: SheetGrid): ConceptRow[] {
  return grid.cells.flatMap((label) => {
    if (label.cell.type !== 'text') return []
    const concept = conceptOf(String(label.cell.value))
    if (!concept) return []
    const row = grid.row(label.row)
    const after = row.slice(row.indexOf(label) + 1)
    const end = after.findIndex(
      (cell) =>
        cell.cell.type === 'text' &&
        /\p{L}{3}|\p{Script=Han}{2}|\p{Script=Hangul}{2}/u.test(cell.cell.text) &&
        conceptOf(cell.cell.text) !== undefined,
    )
    const cells = (end < 0 ? after : after.slice(0, end)).filter(
      (cell) => isNumeric(cell) || (cell.shape !== undefined && cell.cell.type !== 'text'),
    )
    return cells.length > 0 ? [{ concept, sheet: grid.name, row: label.row, label, cells }] : []
  })
}

export function rowsWith(model: WorkbookModel, ...concepts: ModelConcept[]): ConceptRow[] {
  return conceptRowsOf(model).filter((row) => concepts.includes(row.concept))
}

/** The concept of a cell's own row. */
export function conceptOfCell(model: WorkbookModel, cell: ModelCell): ModelConcept | undefined {
  return conceptByCell(model).get(cell)
}

const conceptByCell = rememberFor(
  (model: WorkbookModel) =>
    new Map(
      conceptRowsOf(model).flatMap(({ concept, cells }) =>
        cells.map((cell): [ModelCell, ModelConcept] => [cell, concept]),
      ),
    ),
)

/** Sheets that hold a balance sheet: total assets and the other side. */
export const balanceSheetsOf = rememberFor((model: WorkbookModel): Set<string> => {
  const sheetsWith = (...concepts: ModelConcept[]): Set<string> =>
    new Set(rowsWith(model, ...concepts).map((row) => row.sheet))
  const other = sheetsWith('total_liabilities_equity', 'total_equity', 'total_liabilities')
  return new Set([...sheetsWith('total_assets')].filter((sheet) => other.has(sheet)))
})
