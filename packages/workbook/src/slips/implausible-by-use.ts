import { cellOfNode } from '../concepts/composition.ts'
import { factorsOf } from '../formula/canonical.ts'
import { walkFormula, type FormulaNode } from '../formula/parse.ts'
import { isConstantNumber, numberOf, type FormulaCell, type ModelCell, type SheetGrid } from '../sheet/grid.ts'
import { formulaCells, type WorkbookModel } from '../model/model.ts'
import { isPercentFormat } from '../sheet/number-format.ts'

/** What a number may be: outside `low` and `high` it needs a reason, outside `least` and `most` it can't be meant. */
export interface Range {
  low: number
  high: number
  least: number
  most: number
  isRate: boolean
}

/** Growth of three times a year is a start-up's; of six times, a percentage typed as a number. */
const STEP: Range = { low: -1, high: 2, least: -1, most: 5, isRate: true }
/** Nobody lends at 100 % a period. */
const LOAN: Range = { low: -0.02, high: 0.5, least: -0.05, most: 1, isRate: true }
/** Multiples of a value that is all but nothing aside. */
const MULTIPLE: Range = { low: -100, high: 100, least: -300, most: 300, isRate: false }

/** A part of something, shown in percent. */
const PART: Range = { low: -1, high: 1.5, least: -5, most: 5, isRate: true }
/** Other typed percentages of a sheet that are parts of something, from which one beside them is taken for one as well. */
const LEAST_PARTS = 3

const DISCOUNTING = new Set(['PMT', 'IPMT', 'PPMT', 'CUMIPMT', 'CUMPRINC', 'NPV', 'PV', 'FV'])

/** Typed numbers that formulas take for a rate, or that are shown as a multiple and read, whatever they are called, with what they may be. */
export function rangesByUse(model: WorkbookModel): Map<ModelCell, Range> {
  const ranges = new Map<ModelCell, Range>()
  for (const cell of formulaCells(model))
    for (const node of walkFormula(cell.shape.root)) {
      const use = usedIn(node)
      const input = use && cellOfNode(model, cell as FormulaCell, use.node)
      if (input && isConstantNumber(input) && !ranges.has(input)) ranges.set(input, use.range)
    }
  for (const grid of model.grids.values())
    for (const cell of grid.cells)
      if (isConstantNumber(cell) && isMultiple(cell) && model.graph.dependants(cell).length > 0)
        ranges.set(cell, MULTIPLE)
  for (const grid of model.grids.values())
    for (const cell of oddParts(model, grid)) if (!ranges.has(cell)) ranges.set(cell, PART)
  return ranges
}

/** The rate of (1 + r), where something is multiplied with it, and of the functions that discount. */
function usedIn(node: FormulaNode): { node: FormulaNode; range: Range } | undefined {
  if (node.type === 'call') {
    const rate = DISCOUNTING.has(node.name) ? node.arguments[0] : undefined
    const yearly = rate && yearlyOf(rate)
    return yearly && { node: yearly, range: LOAN }
  }
  if (node.type !== 'binary' || !/^[*/^]$/.test(node.operator)) return undefined
  // A count of periods stands in the exponent: (1 + r)^(1 + n).
  const sides = node.operator === '^' ? [node.left] : [node.left, node.right]
  const step = sides.find(
    (side) => side.type === 'binary' && side.operator === '+' && side.left.type === 'number' && side.left.value === 1,
  )
  return step?.type === 'binary' ? { node: step.right, range: STEP } : undefined
}

/** The rate of a year under a share of it; undefined of what the formula takes for a number of percent: r% and r ÷ 100. */
function yearlyOf(rate: FormulaNode): FormulaNode | undefined {
  if (rate.type === 'unary' && rate.operator === '%') return undefined
  if (rate.type !== 'binary' || rate.operator !== '/' || rate.right.type !== 'number') return rate
  return rate.right.value >= PERCENT ? undefined : yearlyOf(rate.left)
}

const PERCENT = 100

/** The one typed percentage of a sheet that is no part of anything, where formulas multiply with it. */
function oddParts(model: WorkbookModel, grid: SheetGrid): ModelCell[] {
  const typed = grid.cells.filter((cell) => isConstantNumber(cell) && isPercentFormat(cell.cell.numberFormat))
  const odd = typed.filter((cell) => Math.abs(numberOf(cell) ?? 0) > PART.high)
  return odd.length === 1 && typed.length > LEAST_PARTS ? odd.filter((cell) => isFactor(model, cell)) : []
}

function isFactor(model: WorkbookModel, cell: ModelCell): boolean {
  return model.graph
    .dependants(cell)
    .some((reader) => factorsOf(reader.shape.root).some(({ node }) => cellOfNode(model, reader, node) === cell))
}

/** "0.0x": the format says what it is. */
function isMultiple({ cell: { numberFormat = '' } }: ModelCell): boolean {
  return /0\s*\\?"?[x×]"?/i.test(numberFormat)
}

/** Whether a number is outside what its use allows, and whether it can't be meant. */
export function judgeRange(cell: ModelCell, { low, high, least, most }: Range): 'impossible' | 'unusual' | undefined {
  const value = numberOf(cell)
  if (value === undefined) return undefined
  if (value < least || value > most) return 'impossible'
  return value < low || value > high ? 'unusual' : undefined
}
