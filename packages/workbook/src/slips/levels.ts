import { firstOf } from '@tickmark/document'
import { linkOf } from '../concepts/composition.ts'
import { differenceOfPeriods } from '../concepts/period-difference.ts'
import { lineNameOf } from '../evidence/evidence.ts'
import { formulaCells, gridOf, type WorkbookModel } from '../model/model.ts'
import { rememberFor } from '../model/remember.ts'
import { isCalculation, isNumeric, type Copies, type FormulaCell, type ModelCell } from '../sheet/grid.ts'
import { joinNeighbours } from '../sheet/lines.ts'
import { runsDown } from '../sheet/time-axis.ts'

/** Cells of a line of changes that take over a balance as it is. */
export interface Level {
  cells: Readonly<Copies>
  balance: ModelCell
  /** Takes the difference of two periods: an earlier cell of the line, or a line beside it. */
  sibling: ModelCell
}

const CHANGE = /\b(?:change|increase|decrease)s?\b|变动|增加|减少|增减|増減|増加|減少|증가|감소|증감|변동/i
/** Lines to either side that are asked whether they take differences. */
const BAND = 4

/** Lines that call themselves a change and hold a balance, where they or those beside them hold differences elsewhere. */
export const levelsOf = rememberFor((model: WorkbookModel): Level[] => {
  const found = [...formulaCells(model)].flatMap((cell) => {
    const balance = linkOf(model, cell)?.cell
    if (!balance || !isNumeric(balance) || !CHANGE.test(lineNameOf(model, cell))) return []
    if (CHANGE.test(lineNameOf(model, balance)) || lineNameOf(model, balance) === '') return []
    if (isCalculation(balance) && differenceOfPeriods(model, balance)) return []
    if (!hasEarlier(model, balance)) return []
    const sibling = siblingOf(model, cell)
    return sibling ? [{ cell, balance, sibling }] : []
  })
  const isBeside = (a: { cell: FormulaCell }, b: { cell: FormulaCell }): 'row' | 'column' | undefined => {
    if (a.cell.shape.form !== b.cell.shape.form) return undefined
    return runsDown(model.axes(a.cell.sheet)) ? 'column' : 'row'
  }
  return joinNeighbours(found, ({ cell }) => cell, isBeside).map((group): Level => {
    const { cell, balance, sibling } = firstOf(group)
    return { cells: [cell, ...group.slice(1).map((other) => other.cell)], balance, sibling }
  })
})

/** Blank columns between what was and what is forecast. */
const WIDEST_SPACER = 2

/** Something to deduct: in the first period of a company the change is the balance. */
function hasEarlier(model: WorkbookModel, { sheet, row, column }: ModelCell): boolean {
  const grid = gridOf(model, sheet)
  const down = runsDown(model.axes(sheet))
  for (let step = 1; step <= WIDEST_SPACER; step++) {
    const before = down ? grid?.at(row - step, column) : grid?.at(row, column - step)
    if (isNumeric(before)) return before.cell.value !== 0
  }
  return false
}

/** A difference of periods in the line itself, or at the same time in a line of changes beside it. */
function siblingOf(model: WorkbookModel, cell: FormulaCell): ModelCell | undefined {
  const grid = gridOf(model, cell.sheet)
  if (!grid) return undefined
  const down = runsDown(model.axes(cell.sheet))
  const own = down ? grid.column(cell.column) : grid.row(cell.row)
  const beside = (down ? grid.row(cell.row) : grid.column(cell.column)).filter(
    (other) => Math.abs(down ? other.column - cell.column : other.row - cell.row) <= BAND,
  )
  const takesDifference = (other: ModelCell): boolean =>
    isCalculation(other) && differenceOfPeriods(model, other) !== undefined
  return (
    own.find(takesDifference) ?? beside.find((other) => takesDifference(other) && CHANGE.test(lineNameOf(model, other)))
  )
}
