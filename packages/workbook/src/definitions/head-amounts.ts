import { formulaCells, type WorkbookModel } from '../model/model.ts'
import { isCalculation, numberOf, type ModelCell } from '../sheet/grid.ts'
import type { Misdefined } from './misdefined.ts'
import { productsIn } from './products.ts'

const FIRST_YEAR = 1950
const LAST_YEAR = 2150

/** Lines of amounts that multiply the year over a column: their reference has slipped to the row of the heads. */
export function findHeadAmounts(model: WorkbookModel): Misdefined[] {
  const heads = new Set(
    [...model.grids.keys()].flatMap((sheet) => model.axes(sheet).flatMap((axis) => [...axis.heads.values()])),
  )
  const isYear = (cell: ModelCell): boolean => {
    const value = numberOf(cell) ?? 0
    return heads.has(cell) && Number.isInteger(value) && value >= FIRST_YEAR && value <= LAST_YEAR
  }
  return [...formulaCells(model)].flatMap((cell): Misdefined[] => {
    if (!isCalculation(cell) || heads.has(cell)) return []
    const head = productsIn(model, cell)
      .filter(({ factors }) => factors > 1)
      .flatMap(({ multiplied }) => multiplied.filter(isYear))[0]
    return head ? [{ definition: 'head', cells: [cell], other: head }] : []
  })
}
