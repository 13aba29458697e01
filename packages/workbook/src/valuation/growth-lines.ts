import { factorsOf } from '../formula/canonical.ts'
import type { FormulaNode } from '../formula/parse.ts'
import { lineNameOf } from '../evidence/evidence.ts'
import { formulaCells, gridOf, type WorkbookModel } from '../model/model.ts'
import { rememberFor } from '../model/remember.ts'
import { isCalculation, isNumeric, numberOf, type FormulaCell, type ModelCell } from '../sheet/grid.ts'
import { runsDown } from '../sheet/time-axis.ts'
import { cellOfNode } from '../concepts/composition.ts'
import { isPercentFormat } from '../sheet/number-format.ts'

/** A growth rate taken for its factor, or the other way round: the 1 that parts them is missing. */
export interface MissingOne {
  /** "rate": the line is named a growth and holds a ratio. "factor": the line goes on by the growth rate itself. */
  kind: 'rate' | 'factor'
  cell: FormulaCell
  /** The value before; of a factor, the growth rate. */
  other: ModelCell
}

/** Names of what is a change and no level. */
const GROWTH =
  /\bgrowth\b(?! (?:factor|index|multiple))|\b(?:yoy|y-o-y|y\/y|qoq|cagr)\b|% change|change,? (?:in )?%|增长率|增速|增幅|同比|环比|变动率|复合增长|成長率|伸び率|増減率|増加率|성장률|증가율|증감률|신장률/i
/** Names of what a whole time gives, of which a root is taken. */
const RETURN = /\birr\b|\breturns?\b|内部收益率|收益率|回报率|内部収益率|利回り|수익률/i
/** Shares of a whole may stand in a line that is named after its growth. */
const FACTOR =
  /factor|index|\bmodel\b|\bmethod\b|multiple|ratio|share|contribution|\bof\b|指数|倍|占比|比重|系数|係数|寄与|贡献|계수|배|비중/i
/** A ratio of two periods within these is one and its growth. */
const LEAST_RATIO = 0.4
const MOST_RATIO = 4
/** A growth rate. */
const MOST_GROWTH = 0.4

export const missingOnesOf = rememberFor((model: WorkbookModel): MissingOne[] =>
  [...formulaCells(model)].flatMap((cell): MissingOne[] => {
    if (!isCalculation(cell)) return []
    const rate = missingInRate(model, cell)
    if (rate) return [{ kind: 'rate', cell, other: rate }]
    const factor = missingInFactor(model, cell)
    return factor ? [{ kind: 'factor', cell, other: factor }] : []
  }),
)

/** What a formula gives where nothing goes wrong: without the IF or IFERROR around it. */
function coreOf(node: FormulaNode): FormulaNode {
  if (node.type === 'unary' && node.operator === '+') return coreOf(node.operand)
  if (node.type !== 'call') return node
  const [first, ...others] = node.arguments
  if (node.name === 'IFERROR' && first) return coreOf(first)
  const inner = node.name === 'IF' ? others.find(({ type }) => type === 'binary') : undefined
  return inner ? coreOf(inner) : node
}

/** The value before, of a line that is named a growth, in percent, and holds one period over another of the same line. */
function missingInRate(model: WorkbookModel, cell: FormulaCell): ModelCell | undefined {
  const core = coreOf(cell.shape.root)
  const value = numberOf(cell)
  if (core.type !== 'binary' || value === undefined || value < LEAST_RATIO) return undefined
  if (!isPercentFormat(cell.cell.numberFormat)) return undefined
  const name = lineNameOf(model, cell)
  if (FACTOR.test(name)) return undefined
  if (core.operator === '^') {
    const root = core.right.type === 'binary' && core.right.operator === '/' && core.right.left.type === 'number'
    return root && (GROWTH.test(name) || RETURN.test(name)) ? cellOfNode(model, cell, core.left) : undefined
  }
  if (core.operator !== '/' || !GROWTH.test(name)) return undefined
  const [over, under] = [cellOfNode(model, cell, core.left), cellOfNode(model, cell, core.right)]
  if (!over || !under || over === under || !isPositive(over) || !isPositive(under)) return undefined
  return (value <= MOST_RATIO && isSameLine(model, over, under)) || isEndToEnd(model, cell, { over, under })
    ? under
    : undefined
}

/** The growth rate by which alone a line multiplies its value before. */
function missingInFactor(model: WorkbookModel, cell: FormulaCell): ModelCell | undefined {
  const factors = factorsOf(coreOf(cell.shape.root))
  const [first, second, more] = factors.map(({ operator, node }) =>
    operator === '*' ? cellOfNode(model, cell, node) : undefined,
  )
  if (!first || !second || more || factors.length !== 2) return undefined
  const [before, rate] = isBefore(model, first, cell) ? [first, second] : [second, first]
  if (!isBefore(model, before, cell) || isBefore(model, rate, cell) || !isPositive(before)) return undefined
  const value = numberOf(rate)
  const isRate =
    value !== undefined && value !== 0 && Math.abs(value) < MOST_GROWTH && isPercentFormat(rate.cell.numberFormat)
  if (!isRate || isPercentFormat(cell.cell.numberFormat)) return undefined
  const isGrowth = GROWTH.test(lineNameOf(model, rate)) && !FACTOR.test(lineNameOf(model, rate))
  const goesOn = lineNameOf(model, before) === lineNameOf(model, cell) && !GROWTH.test(lineNameOf(model, cell))
  return isGrowth && goesOn ? rate : undefined
}

/** The last of a list over its first, under or beside both: what a whole time made of it, however much that is. */
function isEndToEnd(
  model: WorkbookModel,
  cell: FormulaCell,
  { over, under }: { over: ModelCell; under: ModelCell },
): boolean {
  const isDown = over.column === under.column && over.row > under.row && cell.row > over.row
  const isAcross = over.row === under.row && over.column > under.column && cell.column > over.column
  if (over.sheet !== under.sheet || over.sheet !== cell.sheet || (!isDown && !isAcross)) return false
  const grid = gridOf(model, over.sheet)
  const line = (isDown ? grid?.column(over.column) : grid?.row(over.row)) ?? []
  const between = line.filter(
    (other) =>
      isNumeric(other) &&
      (isDown ? isWithin(other.row, under.row, over.row) : isWithin(other.column, under.column, over.column)),
  )
  return between.length >= LEAST_BETWEEN
}

/** Values between the first and the last that make a list of them. */
const LEAST_BETWEEN = 2

const isWithin = (place: number, from: number, to: number): boolean => place > from && place < to

const isPositive = (cell: ModelCell): boolean => (numberOf(cell) ?? 0) > 0

const isSameLine = (model: WorkbookModel, a: ModelCell, b: ModelCell): boolean =>
  a.sheet === b.sheet && (runsDown(model.axes(a.sheet)) ? a.column === b.column : a.row === b.row)

/** A cell of the same line that stands before. */
const isBefore = (model: WorkbookModel, other: ModelCell, cell: FormulaCell): boolean =>
  isSameLine(model, other, cell) && (other.column < cell.column || other.row < cell.row)
