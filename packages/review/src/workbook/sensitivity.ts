import { isNumeric, numberOf, type ModelCell, type SheetGrid } from './grid.ts'
import type { WorkbookModel } from './model.ts'

/** A two-way table: values that rise along the top and down the side, results between them. */
export interface SensitivityTable {
  top: readonly ModelCell[]
  side: readonly ModelCell[]
  at(row: number, column: number): ModelCell | undefined
}

export function findSensitivityTables(model: WorkbookModel): SensitivityTable[] {
  return [...model.grids.values()].flatMap((grid) => tablesOf(grid))
}

function tablesOf(grid: SheetGrid): SensitivityTable[] {
  const tables: SensitivityTable[] = []
  for (const corner of grid.cells) {
    // Heads are rates or multiples: small numbers; years and amounts would make a table of every statement.
    if (!isHead(corner)) continue
    const top = runFrom(corner, (step) => grid.at(corner.row, corner.column + step))
    const side = runFrom(grid.at(corner.row + 1, corner.column - 1), (step) =>
      grid.at(corner.row + 1 + step, corner.column - 1),
    )
    if (top.length < 3 || side.length < 3 || isHead(grid.at(corner.row, corner.column - 1))) continue
    const filled = side.every((head) => top.every((column) => isNumeric(grid.at(head.row, column.column))))
    if (filled) tables.push({ top, side, at: (row, column) => grid.at(row, column) })
  }
  return tables
}

function isHead(cell: ModelCell | undefined): cell is ModelCell {
  const value = numberOf(cell)
  return cell?.cell.type === 'number' && value !== undefined && value > 0 && value < 60
}

/** Heads that rise (or fall) by even steps. */
function runFrom(first: ModelCell | undefined, at: (step: number) => ModelCell | undefined): ModelCell[] {
  if (!isHead(first)) return []
  const run = [first]
  for (let next = at(1); isHead(next); next = at(run.length)) {
    const [step, expected] = [
      numberOf(next)! - numberOf(run.at(-1))!,
      run.length > 1 ? numberOf(run[1])! - numberOf(first)! : undefined,
    ]
    if (step === 0 || (expected !== undefined && Math.abs(step - expected) > Math.abs(expected) * 0.05)) break
    run.push(next)
  }
  return run
}
