import { firstOf } from '@tickmark/document'
import { signedTerms, type Term } from '../formula/canonical.ts'
import { walkFormula } from '../formula/parse.ts'
import { cellsRead } from './composition.ts'
import { formulaCells, gridOf, type WorkbookModel } from '../model/model.ts'
import { rememberFor } from '../model/remember.ts'
import { isCalculation, isNumeric, numberOf, type Copies, type FormulaCell, type ModelCell } from '../sheet/grid.ts'
import { columnLabelOf, rowLabelOf } from '../sheet/labels.ts'
import { joinNeighbours, type Direction } from '../sheet/lines.ts'
import { runsDown } from '../sheet/time-axis.ts'
import { isPercentFormat } from '../sheet/number-format.ts'

/** Sums of cells with a typed number among their terms, each with its own: nobody sees what was added. */
export interface PluggedSum {
  /** Neighbours of one line. */
  cells: Readonly<Copies>
  /** As the first adds it, with its sign. */
  amount: number
}

/** Cells that make a sum; one cell and a number are a step: a next year, a price and its surcharge. */
const LEAST_CELLS = 2
/** A part of the result below which a number rounds. */
const LEAST_PART = 1e-4
/** Days and weeks of calendars, and years. */
const CALENDAR = new Set([7, 14, 28, 29, 30, 31, 52, 90, 91, 92, 360, 364, 365, 366])

export const pluggedSumsOf = rememberFor((model: WorkbookModel): PluggedSum[] => {
  const found = [...formulaCells(model)].flatMap((cell) => {
    const amount = isCalculation(cell) ? plugIn(model, cell) : undefined
    return amount === undefined ? [] : [{ cell, amount }]
  })
  const beside = ({ cell }: { cell: FormulaCell }): Direction => (runsDown(model.axes(cell.sheet)) ? 'column' : 'row')
  return joinNeighbours(found, ({ cell }) => cell, beside).map((group) => ({
    cells: [firstOf(group).cell, ...group.slice(1).map(({ cell }) => cell)],
    amount: firstOf(group).amount,
  }))
})

function plugIn(model: WorkbookModel, cell: FormulaCell): number | undefined {
  const terms = signedTerms(cell.shape.root)
  const [plug, more] = terms.flatMap(({ sign, node }) => (node.type === 'number' ? [sign * node.value] : []))
  const others = terms.filter(({ node }) => node.type !== 'number')
  const value = numberOf(cell)
  if (plug === undefined || more !== undefined || value === undefined) return undefined
  if (Math.abs(plug) <= 1 || CALENDAR.has(Math.abs(plug)) || Math.abs(plug) < LEAST_PART * Math.abs(value))
    return undefined
  // A year less its first quarters: the number is the whole, and the cells are what is deducted.
  if (!others.some(({ sign }) => sign > 0) || !others.every(isOfCells)) return undefined
  const read = cellsRead(model, cell).filter((other) => isNumeric(other))
  const isAmount = [cell, ...read].every((own) => !isRateOrDate(own))
  return read.length >= LEAST_CELLS && isAmount && isNamed(model, cell) && !hasCopy(model, cell) ? plug : undefined
}

/** A cell, a sum or a product of cells; what is divided is a ratio: the years before a payback and a part of the next. */
const isOfCells = ({ node }: Term): boolean =>
  [...walkFormula(node)].every(
    (own) =>
      own.type !== 'number' &&
      own.type !== 'text' &&
      (own.type !== 'binary' || own.operator === '*' || own.operator === '+' || own.operator === '-'),
  )

const isRateOrDate = ({ cell }: ModelCell): boolean => cell.type === 'date' || isPercentFormat(cell.numberFormat)

function isNamed(model: WorkbookModel, { sheet, row, column }: FormulaCell): boolean {
  const grid = gridOf(model, sheet)
  return grid !== undefined && (rowLabelOf(grid, row, column) ?? columnLabelOf(grid, row, column)) !== undefined
}

/** Whether a formula beside it says the same: what is added there as well is how the line is computed. */
function hasCopy(model: WorkbookModel, { sheet, row, column, shape }: FormulaCell): boolean {
  const grid = gridOf(model, sheet)
  const beside = [
    grid?.at(row, column - 1),
    grid?.at(row, column + 1),
    grid?.at(row - 1, column),
    grid?.at(row + 1, column),
  ]
  return beside.some((other) => other?.shape?.form === shape.form)
}
