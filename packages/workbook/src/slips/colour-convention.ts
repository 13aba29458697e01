import {
  isCalculation,
  isConstantNumber,
  numberOf,
  type FormulaCell,
  type ModelCell,
  type SheetGrid,
} from '../sheet/grid.ts'
import { isTypedStep } from '../copies/slip.ts'
import { rowLabelOf } from '../sheet/labels.ts'
import { readPeriodHead } from '../sheet/period.ts'
import { isPeriodHead, periodAt } from '../sheet/time-axis.ts'
import { gridOf, type WorkbookModel } from '../model/model.ts'
import { rememberFor } from '../model/remember.ts'

/** A typed number that wears the colour of formulas, in a workbook that marks what is typed. */
export interface UnmarkedConstant {
  cell: ModelCell
  /** Formulas directly beside it. */
  beside: readonly FormulaCell[]
  /** How many of the workbook's inputs are marked, and how many it has. */
  marked: number
  inputs: number
}

/** Fewer marked inputs make no convention. */
const LEAST_MARKED = 8
/** A workbook that leaves more of its inputs unmarked has no convention. */
const LEAST_SHARE = 0.8
/** A colour marks inputs when formulas wear it this rarely. */
const MOST_FORMULAS = 0.1
/** Greys have channels this near to each other. */
const NEUTRAL = 40

/**
 * Typed numbers among formulas without the colour in which the workbook types its inputs (blue inputs, black formulas): whoever types
 * over a formula changes its content and not its colour. Says nothing of the value, and so finds overrides of any size.
 */
export const unmarkedConstantsOf = rememberFor((model: WorkbookModel): UnmarkedConstant[] => {
  const inputs = [...model.grids.values()].flatMap((grid) => grid.cells.filter((cell) => isInput(model, cell)))
  const colours = inputColoursOf(model, inputs)
  const isMarked = ({ cell }: ModelCell): boolean => cell.fontColor !== undefined && colours.has(cell.fontColor)
  const marked = inputs.filter(isMarked).length
  if (marked < LEAST_MARKED || marked < LEAST_SHARE * inputs.length) return []
  const unmarked = [...model.grids.values()].flatMap((grid) =>
    grid.cells.filter((cell) => isTypedNumber(model, cell) && isNeutral(cell) && !isMarked(cell)),
  )
  const bySheet = Map.groupBy(unmarked, ({ sheet }) => sheet)
  return [...bySheet].flatMap(([sheet, cells]) => {
    const grid = gridOf(model, sheet)
    // A sheet whose own inputs are not marked was made by other hands.
    const own = inputs.filter((cell) => cell.sheet === sheet)
    const isKept = own.filter(isMarked).length >= LEAST_SHARE * own.length || own.length === cells.length
    if (!grid || !isKept) return []
    const lone = cells.filter((cell) => !cells.some((other) => other !== cell && isTogether(cell, other)))
    return lone.flatMap((cell) => {
      const beside = formulasBeside(model, grid, cell)
      return beside.length > 0 && rowLabelOf(grid, cell.row, cell.column)
        ? [{ cell, beside, marked, inputs: inputs.length }]
        : []
    })
  })
})

function isInput(model: WorkbookModel, cell: ModelCell): boolean {
  return isTypedNumber(model, cell) && model.graph.readerOf(cell) !== undefined
}

/** Years are typed in any colour, and nothing is what a line has before it begins. */
function isTypedNumber(model: WorkbookModel, cell: ModelCell): boolean {
  return (
    isConstantNumber(cell) &&
    numberOf(cell) !== 0 &&
    cell.cell.computedBy === undefined &&
    !isPeriodHead(model.axes(cell.sheet), cell) &&
    readPeriodHead(cell)?.granularity !== 'year'
  )
}

function inputColoursOf(model: WorkbookModel, inputs: readonly ModelCell[]): Set<string> {
  const typed = Map.groupBy(inputs, ({ cell }) => cell.fontColor ?? '')
  const computed = new Map<string, number>()
  for (const grid of model.grids.values())
    for (const cell of grid.cells)
      if (isCalculation(cell)) {
        const colour = cell.cell.fontColor ?? ''
        computed.set(colour, (computed.get(colour) ?? 0) + 1)
      }
  return new Set(
    [...typed].flatMap(([colour, cells]) => {
      const [first] = cells
      if (!first || isNeutral(first)) return []
      return (computed.get(colour) ?? 0) <= MOST_FORMULAS * cells.length ? [colour] : []
    }),
  )
}

/** Black, white, a grey, or no colour of its own. */
function isNeutral({ cell: { fontColor } }: ModelCell): boolean {
  if (!fontColor) return true
  const channels = [0, 2, 4].map((at) => Number.parseInt(fontColor.slice(-6).slice(at, at + 2), 16))
  return Math.max(...channels) - Math.min(...channels) < NEUTRAL
}

/** Side by side, or in one line: somebody left the whole line as it was, or pasted it. */
function isTogether(a: ModelCell, b: ModelCell): boolean {
  return a.row === b.row || (a.column === b.column && Math.abs(a.row - b.row) <= 1)
}

/**
 * Formulas to its left and right, above and below it; none where one of them counts on from the number ("+ 1"): a count begins there.
 * Beside the periods stands what is none of them: a benchmark, last year's number.
 */
function formulasBeside(model: WorkbookModel, grid: SheetGrid, cell: ModelCell): FormulaCell[] {
  const { row, column } = cell
  const axes = model.axes(grid.name)
  const sides = [grid.at(row, column - 1), grid.at(row, column + 1), grid.at(row - 1, column), grid.at(row + 1, column)]
  const beside = sides.filter(isCalculation)
  if (beside.some(({ shape }) => isTypedStep(shape.root))) return []
  return beside.filter((side) => periodAt(axes, cell) !== undefined || periodAt(axes, side) === undefined)
}
