import { cellOfNode, quotientOf } from './composition.ts'
import { conceptOfCell } from './concept-lines.ts'
import type { ModelConcept } from './concepts.ts'
import { factorsOf } from '../formula/canonical.ts'
import { resolveReference, type Area } from '../formula/reference.ts'
import { aggregatesOf, type Aggregate } from '../sheet/aggregates.ts'
import { cellsInArea, isCalculation, numberOf, type ModelCell, type SheetGrid } from '../sheet/grid.ts'
import { columnLabelOf, rowLabelOf } from '../sheet/labels.ts'
import { gridOf, type WorkbookModel } from '../model/model.ts'

/** What totals leave out by what they are called, however near it stands to their lines. */
const NO_PART = new Map<ModelConcept, ReadonlySet<ModelConcept>>([
  ['working_capital', new Set(['cash', 'debt', 'net_debt'])],
  ['working_capital_change', new Set(['cash', 'debt', 'net_debt', 'net_cash_flow'])],
  ['ebitda', new Set(['depreciation', 'interest_expense', 'income_tax'])],
  ['ebit', new Set(['interest_expense', 'income_tax'])],
  ['capex', new Set(['depreciation', 'ebitda'])],
])

/** "(Memo) tax already in the profit above": shown, and no part. */
const MEMORANDUM =
  /^\s*[(（]?\s*(?:memo(?:randum)?|note|for reference|non-add)\b|\balready (?:included|reflected)\b|^[(（]?(?:备忘|参考|참고|参考値)/i

/** What a total of costs takes in under no name. */
const EARNED: ReadonlySet<ModelConcept> = new Set([
  'revenue',
  'gross_profit',
  'ebitda',
  'ebit',
  'net_income',
  'total_assets',
])

const COSTS = /\b(?:expenses?|costs?|opex|outgoings|liabilities)\b|费用|成本|负债|비용|부채|費用|負債/i

function isOfCosts(grid: SheetGrid | undefined, { sheet, row, column }: ModelCell): boolean {
  if (grid?.name !== sheet) return false
  return [rowLabelOf(grid, row, column), columnLabelOf(grid, row, column)].some(
    (label) => label !== undefined && COSTS.test(label.cell.text),
  )
}

/** Working capital without cash, earnings before interest without it. */
export function isMeantOmission(model: WorkbookModel, total: ModelCell, omitted: ModelCell): boolean {
  const grid = gridOf(model, omitted.sheet)
  const label = grid && rowLabelOf(grid, omitted.row, omitted.column)
  if (label && MEMORANDUM.test(label.cell.text)) return true
  const [own, other] = [total, omitted].map((cell) => conceptOfCell(model, cell))
  if (other && EARNED.has(other) && isOfCosts(grid, total)) return true
  return own !== undefined && other !== undefined && (NO_PART.get(own)?.has(other) ?? false)
}

/** Words that part two versions of one item. */
const VERSION =
  /\b(?:model(?:led)?|reported|adjusted|adj|normali[sz]ed|pro[- ]?forma|gaap|non-gaap|ifrs|statutory|underlying|consensus|estimated|actual|budget(?:ed)?|forecast)\b\.?|模型|报告|调整后?|预算|实际|调整|조정|보고|예산|실적|調整後?|報告|予算|実績/giu

/** One of two versions of an item ("Model NI" over "Reported NI"), of which the sum takes the other. */
export function isOtherVersionOf(model: WorkbookModel, { area }: Aggregate, omitted: ModelCell): boolean {
  const plain = (cell: ModelCell): string | undefined => {
    const grid = gridOf(model, cell.sheet)
    const label = grid && rowLabelOf(grid, cell.row, cell.column)
    const name = (label?.cell.text ?? '').normalize('NFKC').toLowerCase()
    const bare = name.replaceAll(VERSION, '').replaceAll(/\s+/g, ' ').trim()
    return bare === '' || bare === name.trim() ? undefined : bare
  }
  const own = plain(omitted)
  return own !== undefined && [...cellsInArea(gridOf(model, area.sheet), area)].some((cell) => plain(cell) === own)
}

/** A number whose format prints no digit and no dash for it: a tick that says whether the period is one of what was. */
function isMark({ cell: { text } }: ModelCell): boolean {
  return !/\d/.test(text.normalize('NFKC')) && !/[-–—]/.test(text)
}

/** A price that the line below it multiplies, the total of another column, a tick: it stands beside the addends and is none. */
export function isNoAddend(model: WorkbookModel, { cell, area, direction }: Aggregate, omitted: ModelCell): boolean {
  if (isMark(omitted) || isOfEntryDay(model, area, omitted) || isWithoutData(model, cell, omitted)) return true
  const totals = isCalculation(omitted) ? aggregatesOf(omitted) : []
  const isOfOtherLine = totals.some(({ area: own }) =>
    direction === 'column' ? own.left !== area.left : own.top !== area.top,
  )
  return (
    isOfOtherLine || [...cellsInArea(gridOf(model, area.sheet), area)].some((cell) => multiplies(model, cell, omitted))
  )
}

/** The exponent of a present value: the time over which its flow is discounted. */
function timeOf(model: WorkbookModel, cell: ModelCell): ModelCell | undefined {
  if (!isCalculation(cell)) return undefined
  const exponents = factorsOf(cell.shape.root).flatMap(({ node }) =>
    node.type === 'binary' && node.operator === '^' ? [node.right] : [],
  )
  const [exponent] = exponents
  return exponent && cellOfNode(model, cell, exponent)
}

/** An inflow discounted over no time, beside those of the years after it: what came in up to the day of the valuation is in no value of that day. */
function isOfEntryDay(model: WorkbookModel, area: Area, omitted: ModelCell): boolean {
  const time = timeOf(model, omitted)
  if (!time || numberOf(time) !== 0 || (numberOf(omitted) ?? 0) <= 0) return false
  return [...cellsInArea(gridOf(model, area.sheet), area)].every((flow) => {
    const later = timeOf(model, flow)
    return later !== undefined && (numberOf(later) ?? 0) > 0
  })
}

/** A ratio of nothing, beside ratios of something: a mean leaves out the year of which the sheet holds no data. */
function isWithoutData(model: WorkbookModel, { shape }: ModelCell, omitted: ModelCell): boolean {
  const isMean = STATISTICS.some((name) => shape?.functions.has(name))
  if (!isMean || !isCalculation(omitted) || numberOf(omitted) !== 0) return false
  const over = quotientOf(model, omitted)?.over
  return over === undefined ? quotientIsBlank(model, omitted) : numberOf(over) === 0
}

/** Whether what stands over the bar is a cell of which the sheet knows nothing. */
function quotientIsBlank(model: WorkbookModel, { shape, ...host }: ModelCell): boolean {
  const root = shape?.root
  if (root?.type !== 'binary' || root.operator !== '/' || root.left.type !== 'reference') return false
  const place = resolveReference(root.left.reference, host)
  return place !== undefined && gridOf(model, place.sheet)?.at(place.top, place.left) === undefined
}

const STATISTICS = ['AVERAGE', 'MEDIAN', 'QUARTILE', 'AVERAGEA']
/** Texts that name the subject of a valuation besides its line among the peers. */
const LEAST_NAMED = 2
const WORD = /[\p{L}\p{N}]{3,}/gu

/** A statistic of peers without the company that the sheet is about: its name stands in other lines, and no peer's does. */
export function isSubject(model: WorkbookModel, { cell, area, direction }: Aggregate, omitted: ModelCell): boolean {
  const grid = gridOf(model, omitted.sheet)
  if (!grid || direction !== 'column' || !STATISTICS.some((name) => cell.shape.functions.has(name))) return false
  const wordsAt = (row: number): string[] =>
    (rowLabelOf(grid, row, omitted.column)?.cell.text ?? '').toLowerCase().match(WORD) ?? []
  const peers = new Set(
    Array.from({ length: area.bottom - area.top + 1 }, (_, index) => wordsAt(area.top + index)).flat(),
  )
  const own = wordsAt(omitted.row).filter((word) => !peers.has(word))
  const isElsewhere = (other: ModelCell): boolean => other.cell.type === 'text' && other.row !== omitted.row
  const texts = grid.cells.filter(isElsewhere).map((other) => new Set(other.cell.text.toLowerCase().match(WORD)))
  const timesOf = (word: string): number => texts.filter((words) => words.has(word)).length
  return own.some((word) => timesOf(word) >= LEAST_NAMED) && ![...peers].some((word) => timesOf(word) > peers.size)
}

function multiplies(model: WorkbookModel, cell: ModelCell, factor: ModelCell): boolean {
  if (!isCalculation(cell)) return false
  const factors = factorsOf(cell.shape.root)
  return factors.length > 1 && factors.some(({ node }) => cellOfNode(model, cell, node) === factor)
}
