import { linkOf, partsOf, type Part } from '../concepts/composition.ts'
import { formulaCells, type WorkbookModel } from '../model/model.ts'
import { numberOf, type FormulaCell, type ModelCell } from '../sheet/grid.ts'
import { runsDown } from '../sheet/time-axis.ts'
import { isLineNamed } from './cell-names.ts'
import type { Misdefined } from './misdefined.ts'

/** What leaves a stock of customers, staff or contracts. */
const LEAVING =
  /\bchurn(?:ed)?\b|\b(?:lost|departing|cancel(?:l?ed|lations?)|leavers|attrition|disconnect(?:s|ed|ions)?|terminat(?:ed|ions?))\b|流失|退订|离职|解約|退会|退職|離脱|이탈|해지|퇴사|탈퇴/i
const RATE = /%|\brate\b|率|률|율/

/** Balances that go on from the one before and add, as a positive number, what leaves them. */
export function findAddedLeavers(model: WorkbookModel): Misdefined[] {
  return [...formulaCells(model)].flatMap((cell): Misdefined[] => {
    const parts = partsOf(model, cell)
    if (parts.length < 2 || !parts.some(({ sign, cell: part }) => sign > 0 && isBefore(model, part, cell))) return []
    const leavers = parts.find((part) => isAddedLeaver(model, part))
    return leavers ? [{ definition: 'leavers', cells: [cell], other: leavers.cell }] : []
  })
}

function isAddedLeaver(model: WorkbookModel, { sign, cell }: Part): boolean {
  return sign * (numberOf(cell) ?? 0) > 0 && isLineNamed(model, cell, LEAVING) && !isLineNamed(model, cell, RATE)
}

/** The balance of the period before, read itself or through the opening balance. */
function isBefore(model: WorkbookModel, part: ModelCell, balance: FormulaCell): boolean {
  const source = linkOf(model, part)?.cell ?? part
  if (source.sheet !== balance.sheet) return false
  return runsDown(model.axes(balance.sheet))
    ? source.column === balance.column && source.row === balance.row - 1
    : source.row === balance.row && source.column === balance.column - 1
}
