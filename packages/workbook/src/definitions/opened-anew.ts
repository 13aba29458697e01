import { partsOf } from '../concepts/composition.ts'
import { lineNameOf } from '../evidence/evidence.ts'
import { formulaCells, gridOf, type WorkbookModel } from '../model/model.ts'
import { rememberFor } from '../model/remember.ts'
import { isCalculation, isNumeric, numberOf, type FormulaCell, type ModelCell } from '../sheet/grid.ts'
import { periodAt, runsDown } from '../sheet/time-axis.ts'

/** A line of balances that all begin with the same opening balance: what flowed in the periods before is lost. */
export interface OpenedAnew {
  cells: readonly FormulaCell[]
  opening: ModelCell
}

/** Two periods are the least in which one can be lost. */
const LEAST_PERIODS = 2

export const openedAnewOf = rememberFor((model: WorkbookModel): OpenedAnew[] => {
  const found = [...formulaCells(model)].flatMap((cell) => {
    const opening = isCalculation(cell) ? openingOf(model, cell) : undefined
    return opening && isCalculation(cell) ? [{ cell, opening }] : []
  })
  const lines = Map.groupBy(
    found,
    ({ cell, opening }) => `${cell.sheet}|${cell.row}|${cell.shape.form}|${opening.address}`,
  )
  return [...lines.values()].flatMap((line) => {
    const cells = line.map(({ cell }) => cell)
    const [first] = line
    // Nothing is lost where nothing flowed before the last of them.
    const flowed = cells.slice(0, -1).some((cell) => numberOf(cell) !== numberOf(first?.opening))
    return first && cells.length >= LEAST_PERIODS && flowed ? [{ cells, opening: first.opening }] : []
  })
})

/** The balance outside of the periods, called as the line itself, to which a formula adds what flows in its own period. */
function openingOf(model: WorkbookModel, cell: FormulaCell): ModelCell | undefined {
  const axes = model.axes(cell.sheet)
  if (runsDown(axes) || !periodAt(axes, cell)) return undefined
  const parts = partsOf(model, cell)
  const [opening, more] = parts.filter((part) => part.cell.column !== cell.column || part.cell.sheet !== cell.sheet)
  const flows = parts.filter((part) => part !== opening)
  if (!opening || more || flows.length === 0 || opening.sign < 0 || isCalculation(opening.cell)) return undefined
  if (periodAt(model.axes(opening.cell.sheet), opening.cell) || opening.cell.column > cell.column) return undefined
  const [own, theirs] = [cell, opening.cell].map((place) => plainName(lineNameOf(model, place)))
  if (!own || own !== theirs) return undefined
  return flows.some((flow) => goesOn(model, flow.cell)) ? undefined : opening.cell
}

/** What is added up from period to period holds the earlier ones: it reads its own line before, or a range. */
function goesOn(model: WorkbookModel, flow: ModelCell): boolean {
  if (!isCalculation(flow)) return false
  return model.graph.precedentAreas(flow).some(({ top, bottom, left, right, sheet }) => {
    const before = gridOf(model, sheet)?.at(top, left)
    const isOfLine = sheet.toLowerCase() === flow.sheet.toLowerCase() && top === flow.row && left < flow.column
    return (isOfLine && isNumeric(before)) || (top === bottom && left < right)
  })
}

/** A name without remarks in brackets and without what is no letter. */
const plainName = (name: string): string =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/\([^()]*\)/g, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '')
