import { firstOf } from '@tickmark/document'
import { allPrecedents, cellsRead, conceptsRead, leavesOf, linkOf } from '../concepts/composition.ts'
import { conceptOfCell, linesWith, type ConceptLine } from '../concepts/concept-lines.ts'
import type { ModelConcept } from '../concepts/concepts.ts'
import { isCalculation, numberOf, type ModelCell } from '../sheet/grid.ts'
import type { WorkbookModel } from '../model/model.ts'
import { earlierYearsOf } from './terminal-year.ts'
import { mainValueOf, type NamedValue, periodCells, seriesOf } from './valuation.ts'

/** A terminal value that reaches enterprise value as if it were paid today. */
export interface Undiscounted {
  cell: ModelCell
  terminal: ModelCell
}

const PRESENT = new Set<ModelConcept | undefined>(['sum_of_pv', 'present_value'])

const BRIDGE = new Set<ModelConcept>(['terminal_value', 'pv_terminal_value', 'sum_of_pv', 'present_value'])

/** Sums of present values that take in a terminal value, and present values that only repeat it. */
export function findUndiscounted(model: WorkbookModel): Undiscounted[] {
  const repeated = linesWith(model, 'pv_terminal_value').flatMap(({ cells }) =>
    cells.flatMap((cell) => {
      const source = linkOf(model, cell)?.cell
      return source && conceptOfCell(model, source) === 'terminal_value' && !isDiscounted(model, source)
        ? [{ cell, terminal: source }]
        : []
    }),
  )
  const added = linesWith(model, 'sum_of_pv', 'present_value', 'pv_terminal_value').flatMap(({ cells }) =>
    cells.flatMap((value) => model.graph.dependants(value)),
  )
  const sums = new Set([...added, ...linesWith(model, 'enterprise_value').flatMap(({ cells }) => cells)])
  const direct = [...sums].flatMap((cell) => {
    const leaves = leavesOf(model, cell, BRIDGE)
    const hasPresent = leaves.some((leaf) => PRESENT.has(conceptOfCell(model, leaf.cell)))
    const terminal = leaves.find((leaf) => conceptOfCell(model, leaf.cell) === 'terminal_value')?.cell
    return hasPresent && terminal && !isDiscounted(model, terminal) ? [{ cell, terminal }] : []
  })
  return [...repeated, ...direct.filter(({ cell }) => !isStep(model, cell))]
}

/** A flow of the last year may hold the terminal value; it is discounted later. */
function isStep(model: WorkbookModel, cell: ModelCell): boolean {
  const concept = conceptOfCell(model, cell)
  return concept === 'free_cash_flow' || concept === 'present_value'
}

/** The line named terminal value may hold its present value already. */
function isDiscounted(model: WorkbookModel, terminal: ModelCell): boolean {
  const read = conceptsRead(model, terminal)
  return read.has('discount_factor') || read.has('discount_period') || terminal.shape?.structure.includes('^') === true
}

/** A present value of the terminal value that no discount factor of the last year explains. */
export interface OddDiscount {
  cell: ModelCell
  terminal: ModelCell
  factor: number
  expected: number
  /** The last factor of the forecast. */
  last: ModelCell
}

const TOLERANCE = 0.004

export function findOddDiscounts(model: WorkbookModel): OddDiscount[] {
  const known = new Set(earlierYearsOf(model).map(({ cell }) => cell))
  const factors = seriesOf(model, 'discount_factor')
  if (factors.length !== 1) return []
  const last = periodCells(model, firstOf(factors).cells).at(-1)
  const expected = numberOf(last)
  if (!last || expected === undefined || expected <= 0 || expected >= 1) return []
  return linesWith(model, 'pv_terminal_value').flatMap(({ cells }) =>
    cells.filter(isCalculation).flatMap((cell) => {
      const inputs = cellsRead(model, cell)
      // A factor of the series, taken as it is: which year it belongs to is asked elsewhere.
      if (inputs.some((read) => firstOf(factors).cells.includes(read))) return []
      const terminal = inputs.find((read) => conceptOfCell(model, read) === 'terminal_value')
      const [value, of] = [numberOf(cell), numberOf(terminal)]
      if (!terminal || !value || !of || known.has(cell)) return []
      const factor = value / of
      const isUsual = yearEndFactors(model, expected).some((usual) => Math.abs(factor / usual - 1) < TOLERANCE)
      return isUsual || factor >= 0.999 ? [] : [{ cell, terminal, factor, expected, last }]
    }),
  )
}

/** With flows in the middle of the year a terminal value by multiple stands half a year later. */
function yearEndFactors(model: WorkbookModel, last: number): number[] {
  const rate = mainValueOf(model, 'wacc')?.value ?? 0
  return [last, last / Math.sqrt(1 + rate), last * Math.sqrt(1 + rate), last / (1 + rate)]
}

/** A terminal value by growth that the growing perpetuity does not give. */
export interface OddPerpetuity {
  kind: 'formula' | 'growth' | 'unused' | 'discounted'
  cell: ModelCell
  flow: ModelCell
  growth: ModelCell
  expected: number
}

export function findOddPerpetuities(model: WorkbookModel): OddPerpetuity[] {
  const [rate, growth] = [mainValueOf(model, 'wacc'), mainValueOf(model, 'terminal_growth')]
  if (!rate || !growth || rate.value <= growth.value || growth.value <= 0 || growth.value > 0.2) return []
  const known = new Set(earlierYearsOf(model).map(({ cell }) => cell))
  return linesWith(model, 'terminal_value').flatMap((line) =>
    line.cells.length > 1
      ? []
      : line.cells.flatMap((cell) => (known.has(cell) ? [] : (oddPerpetuity(model, cell, { rate, growth }) ?? []))),
  )
}

function oddPerpetuity(
  model: WorkbookModel,
  cell: ModelCell,
  { rate, growth }: { rate: NamedValue; growth: NamedValue },
): OddPerpetuity | undefined {
  const value = numberOf(cell)
  const read = isCalculation(cell) ? cellsRead(model, cell) : []
  if (!value || isDiscounted(model, cell)) return undefined
  const flows = read.filter((flow) => conceptOfCell(model, flow) === 'free_cash_flow' && numberOf(flow))
  const [readsRate, readsGrowth] = [read.includes(rate.cell), read.includes(growth.cell)]
  const [flow, ...others] = flows
  const amount = numberOf(flow)
  // By multiple, or by other rates than the ones we know.
  if (!flow || amount === undefined || others.length > 0 || (!readsRate && !readsGrowth)) return undefined
  const perpetuity = (next: number): number => next / (rate.value - growth.value)
  const [plain, grown] = [perpetuity(amount), perpetuity(amount * (1 + growth.value))]
  const isClose = (candidate: number): boolean => Math.abs(value / candidate - 1) < 0.003
  if (isClose(grown)) return undefined
  const isTerminalYear = !isLastPeriod(model, flow) || cellsRead(model, flow).includes(growth.cell)
  const found = { cell, flow, growth: growth.cell, expected: isTerminalYear ? plain : grown }
  if (isClose(plain)) return isTerminalYear ? undefined : { ...found, kind: 'growth' }
  if (!readsGrowth) return isFed(model, growth.cell, cell) ? undefined : { ...found, kind: 'unused' }
  return readsRate ? { ...found, kind: 'formula' } : undefined
}

/** The last forecast year, as opposed to a normalised year beside it. */
function isLastPeriod(model: WorkbookModel, flow: ModelCell): boolean {
  const series: ConceptLine | undefined = seriesOf(model, 'free_cash_flow').find(({ cells }) => cells.includes(flow))
  return series !== undefined && periodCells(model, series.cells).at(-1) === flow && series.cells.at(-1) === flow
}

/** The growth rate reaches the terminal value by another way: through the year that it grows out of. */
function isFed(model: WorkbookModel, growth: ModelCell, terminal: ModelCell): boolean {
  const read = allPrecedents(model, terminal)
  const flows = [...read].filter((cell) => conceptOfCell(model, cell) === 'terminal_growth')
  return flows.length > 0 && read.has(growth) && model.graph.dependants(growth).length > 1
}
