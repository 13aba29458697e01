import { lineOfCell, linesWith } from '../concepts/concept-lines.ts'
import { cellOfNode } from '../concepts/composition.ts'
import type { ModelConcept } from '../concepts/concepts.ts'
import { factorsOf } from '../formula/canonical.ts'
import { walkFormula, type FormulaNode } from '../formula/parse.ts'
import {
  isCalculation,
  isConstantNumber,
  numberOf,
  type FormulaCell,
  type ModelCell,
  isNumeric,
} from '../sheet/grid.ts'
import { gridOf, type WorkbookModel } from '../model/model.ts'
import { judgeRange, rangesByUse, type Range } from './implausible-by-use.ts'
import { rememberFor } from '../model/remember.ts'
import { readPeriodHead } from '../sheet/period.ts'
import { periodAt } from '../sheet/time-axis.ts'
import { isPercentFormat } from '../sheet/number-format.ts'

interface Band extends Range {
  concept: ModelConcept
  /** A line of several numbers is another thing under its name: the results of a sensitivity table. */
  isSingle?: true
}

/** Statutory rates and ranges seen in practice; outside is not wrong by itself but needs a reason. */
const BANDS: readonly Band[] = [
  { concept: 'tax_rate', low: 0, high: 0.45, least: 0, most: 1, isRate: true },
  { concept: 'beta', low: 0.2, high: 3, least: -1, most: 6, isRate: false },
  { concept: 'equity_risk_premium', low: 0.03, high: 0.1, least: 0, most: 0.3, isRate: true },
  { concept: 'risk_free_rate', low: -0.01, high: 0.12, least: -0.02, most: 1, isRate: true },
  { concept: 'cost_of_debt', low: 0, high: 0.2, least: 0, most: 0.5, isRate: true },
  { concept: 'interest_rate', low: -0.01, high: 0.3, least: -0.02, most: 1, isRate: true, isSingle: true },
  { concept: 'wacc', low: 0.02, high: 0.35, least: 0, most: 1, isRate: true, isSingle: true },
  { concept: 'debt_weight', low: 0, high: 1, least: 0, most: 1, isRate: true },
  { concept: 'equity_weight', low: 0, high: 1, least: 0, most: 1, isRate: true },
  { concept: 'payout_ratio', low: 0, high: 1, least: 0, most: 2, isRate: true },
]

/** A rate mistyped by its unit is a hundred times too large at most; what is larger is an amount. */
const NO_RATE = 100
const LONGEST_LABEL = 48
const LEAST_OBSERVED = 4

/** A typed assumption outside its band. */
export interface ImplausibleInput {
  cell: ModelCell
  /** The typed numbers of its row. */
  row: readonly ModelCell[]
  /** As a fraction where it is a rate. */
  value: number
  band: Range
  impossible: boolean
}

export const implausibleInputsOf = rememberFor((model: WorkbookModel): ImplausibleInput[] => {
  const named = implausibleByName(model)
  const known = new Set(named.map(({ cell }) => cell))
  const used = [...rangesByUse(model)].flatMap(([cell, band]): ImplausibleInput[] => {
    const judged = known.has(cell) ? undefined : judgeRange(cell, band)
    const value = numberOf(cell)
    return judged && value !== undefined
      ? [{ cell, row: [cell], value, band, impossible: judged === 'impossible' }]
      : []
  })
  return [...named, ...used].filter(({ cell }) => !isStep(model, cell))
})

/** Three numbers are steps of one size; two always are. */
const STEPS = 3
const UNEVEN = 0.01

/** One of the even steps by which an axis runs over what could be assumed: the heads of a table of what-ifs, the rates of a curve. */
function isStep(model: WorkbookModel, { sheet, row, column }: ModelCell): boolean {
  const grid = gridOf(model, sheet)
  if (!grid || periodAt(model.axes(sheet), { row, column })) return false
  const isRun = (values: readonly (number | undefined)[]): boolean => {
    const steps = values.slice(1).map((value, index) => (value ?? Number.NaN) - (values[index] ?? Number.NaN))
    const [first] = steps
    return (
      first !== undefined && first !== 0 && steps.every((step) => Math.abs(step - first) <= UNEVEN * Math.abs(first))
    )
  }
  return [true, false].some((isAcross) =>
    Array.from({ length: STEPS }, (_, from) =>
      Array.from({ length: STEPS }, (_step, step) => {
        const place = step - from
        return numberOf(isAcross ? grid.at(row, column + place) : grid.at(row + place, column))
      }),
    ).some(isRun),
  )
}

const implausibleByName = (model: WorkbookModel): ImplausibleInput[] =>
  BANDS.flatMap((band) =>
    linesWith(model, band.concept).flatMap((line) => {
      const { cells, label } = line
      // A name of a fund or a sentence that holds the word is no line of assumptions.
      if (label.cell.text.length > LONGEST_LABEL || (band.isSingle && cells.length > 1)) return []
      if (isOfOtherUnit(band, cells) || (cells.length > 1 && SEVERAL.test(label.cell.text))) return []
      const row = cells.filter(
        (cell) =>
          isConstantNumber(cell) && lineOfCell(model, cell) === line && readPeriodHead(cell)?.granularity !== 'year',
      )
      const isAssumed = assumedAmong(model, cells)
      const unit = typesWholePercents(model, band, row) ? 100 : 1
      const isInPercent = band.isRate && IN_PERCENT.test(label.cell.text.normalize('NFKC'))
      // Shown as a deduction throughout: a manner of signs, no error of one of them.
      const isDeducted = row.length >= 2 && row.every((cell) => (numberOf(cell) ?? 0) <= 0)
      return row.flatMap((cell) => {
        // Written as =-2028/354 it is what was paid on a profit, whatever came of it.
        if (isWrittenQuotient(cell)) return []
        const own = isInPercent && !isPercentFormat(cell.cell.numberFormat) ? 100 : unit
        const value = ((numberOf(cell) ?? 0) / own) * (isDeducted ? -1 : 1)
        if (!isAssumed(cell) && value <= band.most) return []
        const impossible = value < band.least || value > band.most
        if ((value >= band.low && value <= band.high) || Math.abs(value) >= NO_RATE) return []
        if (isMeasured(model, row, EFFECTIVE.test(label.cell.text)) && !isOddAmong(cell, row)) return []
        return impossible || !isObserved(model, row) ? [{ cell, row, value, band, impossible }] : []
      })
    }),
  )

/** Two typed amounts, one over the other. */
function isWrittenQuotient({ shape }: ModelCell): boolean {
  if (shape?.root.type !== 'binary' || shape.root.operator !== '/') return false
  const isAmount = (node: FormulaNode): boolean =>
    node.type === 'unary' ? isAmount(node.operand) : node.type === 'number' && Math.abs(node.value) > NO_RATE
  return isAmount(shape.root.left) && isAmount(shape.root.right)
}

/** "Risk-free rate (in %)": the numbers are percents, whatever stands among them. */
const IN_PERCENT = /\bin\s*(?:%|percent)|\(\s*%\s*\)/i

/** "P/E / EV/EBITDA / Beta": one name for each of the numbers beside it. */
const SEVERAL = /\S\s+[/|·]\s+\S/

/** Tells which numbers of a line the model assumes: not what was (an effective rate of a year of losses), not a variance beside the years. */
function assumedAmong(model: WorkbookModel, cells: readonly ModelCell[]): (cell: ModelCell) => boolean {
  const periodOf = (cell: ModelCell) => periodAt(model.axes(cell.sheet), cell)
  const isDated = cells.filter((cell) => periodOf(cell)).length >= 2
  return (cell) => !isDated || (periodOf(cell) !== undefined && periodOf(cell)?.nature !== 'actual')
}

/** A line whose formulas mostly give what no such rate can be holds something else: the dividends under the name of their ratio. */
function isOfOtherUnit({ isRate, most }: Band, cells: readonly ModelCell[]): boolean {
  const computed = cells.filter(isCalculation)
  return (
    isRate &&
    computed.length >= 2 &&
    computed.filter((cell) => (numberOf(cell) ?? 0) > most).length * 2 > computed.length
  )
}

/** A dated line of rates of which hardly two are alike, none of them a forecast: what came out year by year, a loss with tax among them. */
function isMeasured(model: WorkbookModel, row: readonly ModelCell[], isNamed: boolean): boolean {
  const periods = row.map((cell) => periodAt(model.axes(cell.sheet), cell))
  if (
    row.length < (isNamed ? LEAST_NAMED : LEAST_OBSERVED) ||
    periods.some((period) => !period || period.nature === 'forecast')
  )
    return false
  return new Set(row.map(numberOf)).size >= row.length * MOSTLY
}

/** Rates that come out of a tax and a profit. */
const EFFECTIVE = /\beffective\b|实际税率|有效税率|유효세율|実効税率|負担率/i
const LEAST_NAMED = 3
const MOSTLY = 0.75

/** A hundred times the others of its line, and not merely another year. */
function isOddAmong(cell: ModelCell, row: readonly ModelCell[]): boolean {
  const sizes = row.map((other) => Math.abs(numberOf(other) ?? 0)).toSorted((a, b) => a - b)
  return Math.abs(numberOf(cell) ?? 0) > FAR * (sizes[sizes.length >> 1] ?? 0)
}

const FAR = 20

/** A list of companies or industries, one number each: what was observed, not what the model assumes. */
function isObserved(model: WorkbookModel, cells: readonly ModelCell[]): boolean {
  return cells.length >= LEAST_OBSERVED && cells.every((cell) => !periodAt(model.axes(cell.sheet), cell))
}

/** A row in which every number is above 1 holds percentages typed as whole numbers, unless formulas take one for a fraction: 1 + rate. */
function typesWholePercents(model: WorkbookModel, { isRate }: Band, cells: readonly ModelCell[]): boolean {
  return (
    isRate &&
    cells.length > 0 &&
    cells.every((cell) => isNumeric(cell) && numberOf(cell) > 1.5 && !isPercentFormat(cell.cell.numberFormat)) &&
    !cells.some((cell) =>
      model.graph
        .dependants(cell)
        .some((reader) => addsToOne(model, reader, cell) || takesAsShare(model, reader, cell)),
    )
  )
}

/** Interest and tax are an amount times the rate: without a hundred to divide by the rate is a fraction. */
function takesAsShare(model: WorkbookModel, reader: FormulaCell, rate: ModelCell): boolean {
  const concept = lineOfCell(model, reader)?.concept
  if (concept !== 'interest_expense' && concept !== 'income_tax') return false
  const factors = factorsOf(reader.shape.root)
  const isTaken = factors.some(({ operator, node }) => operator === '*' && cellOfNode(model, reader, node) === rate)
  const hundreds = [...walkFormula(reader.shape.root)].some(
    (node) =>
      (node.type === 'number' && (node.value >= 100 || node.value === 0.01)) ||
      (node.type === 'unary' && node.operator === '%'),
  )
  return isTaken && !hundreds
}

function addsToOne(model: WorkbookModel, reader: FormulaCell, rate: ModelCell): boolean {
  return [...walkFormula(reader.shape.root)].some((node) => {
    if (node.type !== 'binary' || (node.operator !== '+' && node.operator !== '-')) return false
    return node.left.type === 'number' && node.left.value === 1 && cellOfNode(model, reader, node.right) === rate
  })
}
