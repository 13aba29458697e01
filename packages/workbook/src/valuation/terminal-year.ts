import { lastOf } from '@tickmark/document'
import { cellsRead } from '../concepts/composition.ts'
import { linesWith, positionIn, type ConceptLine } from '../concepts/concept-lines.ts'
import { conceptOf } from '../concepts/concepts.ts'
import { readReference, resolveReference } from '../formula/reference.ts'
import { rewriteReferences } from '../formula/translate.ts'
import { isCalculation, type FormulaCell, type ModelCell } from '../sheet/grid.ts'
import { gridOf, type WorkbookModel } from '../model/model.ts'
import { rowLabelOf } from '../sheet/labels.ts'
import { rememberFor } from '../model/remember.ts'
import { terminalFlowsOf } from './perpetuity.ts'
import { periodCells, seriesOf } from './valuation.ts'

/** A terminal value, or its present value, that reads another year than the last of the forecast. */
export interface EarlierYear {
  cell: ModelCell
  used: ModelCell
  last: ModelCell
  /** The formula with the last year in place, without "=". */
  expected: string
}

export const earlierYearsOf = rememberFor((model: WorkbookModel): EarlierYear[] =>
  linesWith(model, 'terminal_value', 'pv_terminal_value').flatMap(({ cells }) =>
    cells.filter(isCalculation).flatMap((cell) => findEarlierYear(model, cell) ?? []),
  ),
)

/** The summed present values end there: what follows is the year that the terminal value grows out of. */
function endsHorizon(model: WorkbookModel, line: ConceptLine, used: ModelCell): boolean {
  return linesWith(model, 'sum_of_pv').some(({ cells }) =>
    cells.some((cell) => {
      const read = cellsRead(model, cell)
      const end = read.at(-1)
      return read.length >= 3 && end?.sheet === used.sheet && positionIn(line, end) === positionIn(line, used)
    }),
  )
}

/** A perpetuity begins with the flow of that period. */
function isTerminalYear(model: WorkbookModel, line: ConceptLine, last: ModelCell): boolean {
  return [...terminalFlowsOf(model)].some(
    (flow) => flow.sheet === last.sheet && positionIn(line, flow) === positionIn(line, last),
  )
}

/** "PV of terminal value" in a list whose column is headed by the flows that it values. */
function isNamedTerminal(model: WorkbookModel, used: ModelCell): boolean {
  const grid = gridOf(model, used.sheet)
  const label = grid && rowLabelOf(grid, used.row, used.column)
  const concept = label && conceptOf(label.cell.text)
  return concept === 'terminal_value' || concept === 'pv_terminal_value'
}

/** A single reference into the flows or the discount factors that is not their last year. */
function findEarlierYear(model: WorkbookModel, cell: FormulaCell): EarlierYear | undefined {
  const series = [
    ...seriesOf(model, 'free_cash_flow'),
    ...seriesOf(model, 'discount_factor'),
    ...seriesOf(model, 'discount_period'),
  ]
  for (const row of series) {
    const years = periodCells(model, row.cells)
    // The terminal value may stand in the row of flows itself, beside the last year.
    if (years.includes(cell)) continue
    const last = lastOf(years)
    const reads = cell.shape.references.flatMap((reference) => {
      const area = reference.isRange ? undefined : resolveReference(reference, cell)
      return area
        ? years.filter(
            (year) =>
              year.sheet.toLowerCase() === area.sheet.toLowerCase() &&
              year.row === area.top &&
              year.column === area.left,
          )
        : []
    })
    // A row of terminal values, one a year, reads each its own year.
    if (
      reads.length === 0 ||
      reads.includes(last) ||
      reads.some((read) => positionIn(row, read) === positionIn(row, cell) && read.sheet === cell.sheet)
    )
      continue
    const used = lastOf(reads)
    if (isNamedTerminal(model, used)) continue
    if (endsHorizon(model, row, used) || isTerminalYear(model, row, last)) continue
    const expected = rewriteReferences(cell.cell.formula, ({ text }) => {
      const area = resolveReference(readReference(text, cell), cell)
      const isUsed =
        area?.top === used.row && area.left === used.column && area.sheet.toLowerCase() === used.sheet.toLowerCase()
      return isUsed ? text.replace(/\$?[A-Za-z]{1,3}\$?\d+$/, last.address) : text
    })
    return { cell, used, last, expected }
  }
  return undefined
}
