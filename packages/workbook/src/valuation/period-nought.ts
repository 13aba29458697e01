import type { Area } from '../formula/reference.ts'
import { gridOf, type WorkbookModel } from '../model/model.ts'
import { numberOf, type ModelCell, type SheetGrid } from '../sheet/grid.ts'

/** Fewer periods than this count nothing. */
const LEAST_PERIODS = 3
const HEAD_OF_NOUGHT = /^\D{0,12}(?<![\d.])0\D{0,4}$/

/** The cell that calls the first of a run of flows period 0: a row (or column) that counts on from there, or a head such as "Year 0". */
export function periodNoughtOf(model: WorkbookModel, area: Area): ModelCell | undefined {
  const grid = gridOf(model, area.sheet)
  const isAcross = area.top === area.bottom
  const length = isAcross ? area.right - area.left + 1 : area.bottom - area.top + 1
  if (!grid || length < LEAST_PERIODS || (!isAcross && area.left !== area.right)) return undefined
  const beside = isAcross ? grid.column(area.left) : grid.row(area.top)
  return beside.find((cell) => countsOn(grid, cell, isAcross, length) || isHeadOfNought(grid, cell, isAcross))
}

function countsOn(grid: SheetGrid, first: ModelCell, isAcross: boolean, length: number): boolean {
  return Array.from({ length }, (_, step) => nextTo(grid, first, isAcross, step)).every(
    (cell, step) => numberOf(cell) === step,
  )
}

/** "Year 0" before "Year 1". */
function isHeadOfNought(grid: SheetGrid, cell: ModelCell, isAcross: boolean): boolean {
  const next = nextTo(grid, cell, isAcross, 1)
  const [own, other] = [cell, next].map((head) => (head?.cell.type === 'text' ? head.cell.text.trim() : ''))
  return own !== undefined && /\p{L}/u.test(own) && HEAD_OF_NOUGHT.test(own) && other === own.replace('0', '1')
}

const nextTo = (grid: SheetGrid, { row, column }: ModelCell, isAcross: boolean, step: number): ModelCell | undefined =>
  isAcross ? grid.at(row, column + step) : grid.at(row + step, column)
