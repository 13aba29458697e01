import { factorsOf, signedTerms, type Term } from '../formula/canonical.ts'
import type { FormulaNode } from '../formula/parse.ts'
import { areaAddress, isCalculation, type FormulaCell, type ModelCell, type SheetGrid } from '../sheet/grid.ts'
import { resolveReference, type Area } from '../formula/reference.ts'
import { gridOf, type WorkbookModel } from '../model/model.ts'
import { rememberFor } from '../model/remember.ts'

/** A formula that takes nothing for a number: it reads a row or column of the sheet in which nothing stands. */
export interface BlankOperand {
  cell: FormulaCell
  /** Where it reads, "B15"; with its sheet where that is another. */
  place: string
  /** Whether all that it gives hangs on it: what multiplies with nothing, or repeats it. */
  isWhole: boolean
  /** The result beside the blank that no formula reads: what was meant. */
  beside?: ModelCell
}

/**
 * Formulas that read no slot of any table: a blank cell whose whole row, or whole column, is blank. A cell to be filled in stands in a row
 * that has a name and in a column that has something; whoever reads a spacer has missed a line.
 */
export const blankOperandsOf = rememberFor((model: WorkbookModel): BlankOperand[] =>
  [...model.grids.values()].flatMap((grid) =>
    grid.cells.filter(isCalculation).flatMap((cell) => {
      const found = blankIn(model, cell)
      return found && !isCopyOfFilled(model, grid, cell) ? [found] : []
    }),
  ),
)

function blankIn(model: WorkbookModel, cell: FormulaCell): BlankOperand | undefined {
  const terms = signedTerms(cell.shape.root)
  for (const term of terms) {
    const factors = factorsOf(term.node)
    for (const { operator, node } of factors) {
      const area = operator === '*' ? blankAt(model, cell, node) : undefined
      if (!area) continue
      const place = (area.sheet.toLowerCase() === cell.sheet.toLowerCase() ? '' : `${area.sheet}!`) + areaAddress(area)
      if (terms.length === 1) return { cell, place, isWhole: true }
      const beside = factors.length === 1 ? unreadBeside(model, area, cell, terms) : undefined
      if (factors.length > 1 || beside) return { cell, place, isWhole: factors.length > 1, ...(beside && { beside }) }
    }
  }
  return undefined
}

/** The place of a single reference where nothing stands in the whole row, or in the whole column. */
function blankAt(model: WorkbookModel, host: ModelCell, node: FormulaNode): Area | undefined {
  if (node.type === 'unary') return blankAt(model, host, node.operand)
  const area = node.type === 'reference' && !node.reference.isRange ? resolveReference(node.reference, host) : undefined
  const grid = area && gridOf(model, area.sheet)
  if (!area || !grid || grid.cells.length === 0 || isFilled(grid.at(area.top, area.left))) return undefined
  return grid.row(area.top).some(isFilled) && grid.column(area.left).some(isFilled) ? undefined : area
}

const isFilled = (cell: ModelCell | undefined): boolean =>
  cell !== undefined && (cell.shape !== undefined || (cell.cell.value !== null && cell.cell.text.trim() !== ''))

/** The computed number above or below the blank, left or right of it, that nothing reads. */
function unreadBeside(
  model: WorkbookModel,
  { sheet, top, left }: Area,
  host: FormulaCell,
  terms: readonly Term[],
): ModelCell | undefined {
  if (terms.length > MOST_TERMS) return undefined
  const grid = gridOf(model, sheet)
  return [
    [top - 1, left],
    [top + 1, left],
    [top, left - 1],
    [top, left + 1],
  ]
    .map(([row, column]) => grid?.at(row ?? 0, column ?? 0))
    .find((cell) => cell !== host && isCalculation(cell) && model.graph.readerOf(cell) === undefined)
}

/** A long sum that steps through a list takes its gaps in as well. */
const MOST_TERMS = 3

/** Copied along a table with its gaps: another copy in the same row or column reads something, or a list waits to be filled in. */
function isCopyOfFilled(model: WorkbookModel, grid: SheetGrid, cell: FormulaCell): boolean {
  const copiesIn = (line: readonly ModelCell[]): FormulaCell[] =>
    line.filter(isCalculation).filter((other) => other !== cell && other.shape.form === cell.shape.form)
  const below = copiesIn(grid.column(cell.column))
  return (
    below.length >= LEAST_LIST || [...below, ...copiesIn(grid.row(cell.row))].some((other) => !blankIn(model, other))
  )
}

/** Copies below and above that make a list. */
const LEAST_LIST = 2
