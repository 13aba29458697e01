import { itemAt } from '@tickmark/document'
import { cellsRead, linkOf, partsOf } from '../concepts/composition.ts'
import { formulaCells, gridOf, type WorkbookModel } from '../model/model.ts'
import { isCalculation, isNumeric, numberOf, type FormulaCell, type ModelCell } from '../sheet/grid.ts'
import { periodAt, runsDown } from '../sheet/time-axis.ts'
import { isLineNamed } from './cell-names.ts'
import type { Misdefined } from './misdefined.ts'

const DEBT = /\bloans?\b|\bdebt\b|mortgage|borrowing|贷款|借款|债务|차입|대출|부채|借入|ローン|負債/i
const SALE =
  /\bsale\b|\bsales? proceeds|proceeds|disposal|reversion|exit value|出售|处置|转让|退出|매각|처분|売却|処分/i
/** Lines between a flow and what it is made of. */
const DEPTH = 4

/**
 * Sales at the end of a plan whose owners pay interest and instalments of a loan but keep what the sale brings: the balance that is left
 * then belongs to the lender. Told at the sale that the flow of the last period takes in.
 */
export function findUnrepaidLoans(model: WorkbookModel): Misdefined[] {
  return [...formulaCells(model)].flatMap((balance): Misdefined[] => {
    const movements = isLast(model, balance) && numberOf(balance) ? movementsOf(model, balance) : []
    const flow = movements.flatMap((movement) => flowsOf(model, movement, balance))[0]
    const sale = flow && partsOf(model, flow).find(({ sign, cell }) => sign > 0 && isSale(model, cell))?.cell
    if (!flow || !sale || readWithin(model, flow).has(balance)) return []
    return [{ definition: 'loan', cells: [sale], other: balance }]
  })
}

/** What moves a loan in a period: the parts of a balance that goes on from the one before. */
function movementsOf(model: WorkbookModel, balance: FormulaCell): ModelCell[] {
  if (!isLineNamed(model, balance, DEBT)) return []
  const parts = partsOf(model, balance)
  const opening = parts.find(
    ({ cell, sign }) => sign > 0 && isBefore(model, linkOf(model, cell)?.cell ?? cell, balance),
  )
  return opening ? parts.flatMap((part) => (part === opening ? [] : [part.cell])) : []
}

/** Whether a cell is the one before another in its line. */
function isBefore(model: WorkbookModel, one: ModelCell, other: ModelCell): boolean {
  if (one.sheet !== other.sheet) return false
  return runsDown(model.axes(other.sheet))
    ? one.column === other.column && one.row === other.row - 1
    : one.row === other.row && one.column === other.column - 1
}

/** The flows that take in what is paid on the loan and, in this period alone, a sale. */
function flowsOf(model: WorkbookModel, movement: ModelCell, balance: ModelCell): FormulaCell[] {
  return model.graph
    .dependants(movement)
    .filter((reader) => reader !== balance && partsOf(model, reader).some(({ cell }) => isSale(model, cell)))
}

/** What is sold in the last period and in no other. */
function isSale(model: WorkbookModel, cell: ModelCell): boolean {
  return isCalculation(cell) && (numberOf(cell) ?? 0) > 0 && isLineNamed(model, cell, SALE) && isAlone(model, cell)
}

function isAlone(model: WorkbookModel, cell: ModelCell): boolean {
  const others = lineOf(model, cell).filter((other) => other !== cell)
  return others.every((other) => !numberOf(other))
}

function isLast(model: WorkbookModel, cell: ModelCell): boolean {
  const line = lineOf(model, cell)
  return line.length > 1 && itemAt(line, line.length - 1) === cell
}

/** The periods of a line, without the totals and means beside them. */
function lineOf(model: WorkbookModel, { sheet, row, column }: ModelCell): ModelCell[] {
  const [grid, axes] = [gridOf(model, sheet), model.axes(sheet)]
  const cells = runsDown(axes) ? grid?.column(column) : grid?.row(row)
  return (cells ?? []).filter((cell) => isNumeric(cell) && periodAt(axes, cell) !== undefined)
}

/** What a flow is made of, over a few lines. */
function readWithin(model: WorkbookModel, flow: ModelCell): ReadonlySet<ModelCell> {
  const found = new Set<ModelCell>()
  let edge: ModelCell[] = [flow]
  for (let depth = 0; depth < DEPTH; depth++) {
    edge = edge.flatMap((cell) => cellsRead(model, cell)).filter((cell) => !found.has(cell))
    for (const cell of edge) found.add(cell)
  }
  return found
}
