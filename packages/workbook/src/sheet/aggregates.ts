import { signedTerms } from '../formula/canonical.ts'
import type { FormulaNode } from '../formula/parse.ts'
import { resolveReference, type Area } from '../formula/reference.ts'
import {
  cellsInArea,
  isCalculation,
  isNumeric,
  isText,
  numberOf,
  type FormulaCell,
  type ModelCell,
  type SheetGrid,
} from './grid.ts'
import { rowLabelOf } from './labels.ts'
import type { FormulaShape } from '../formula/shape.ts'
import { isPeriodHead, periodAt, type TimeAxis } from './time-axis.ts'
import { isPercentFormat } from './number-format.ts'

/** A sum (or mean) over one strip of cells of the formula's own sheet. */
export interface Aggregate {
  cell: FormulaCell
  /** Whether the formula adds or deducts it. */
  sign: 1 | -1
  functionName: string
  area: Area
  direction: 'row' | 'column'
}

/** Shorter ranges are small tables with a few empty lines. */
const LEAST_BLANK_LENGTH = 8
/** Cells that the aggregates of a sheet may span together: running totals over 50,000 rows span a billion. */
const MOST_CELLS = 3_000_000
const COUNTED =
  /\b(?:no\.?|number|#) of\b|\bshares\b|headcount|\bdays\b|股数|人数|天数|주식\s*수|인원|株式数|人員|日数/i
const STATISTICS = new Set(['MEDIAN', 'MIN', 'MAX'])
const AGGREGATING = new Set(['SUM', 'AVERAGE', 'SUBTOTAL', 'MEDIAN', 'MIN', 'MAX'])

/**
 * Every aggregate over a strip that is a formula or a term of one; inside other functions a range has reasons of its own (what was
 * depreciated so far), and whole rows and columns name no extent that could be wrong.
 */
export function findAggregates(grid: SheetGrid): Aggregate[] {
  let left = MOST_CELLS
  return grid.cells.filter(isCalculation).flatMap((cell) => {
    const found = left > 0 ? aggregatesOf(cell) : []
    for (const { area } of found) left -= area.bottom - area.top + area.right - area.left + 1
    return found
  })
}

export function aggregatesOf(cell: FormulaCell): Aggregate[] {
  if (![...cell.shape.functions].some((name) => AGGREGATING.has(name))) return []
  return signedTerms(withoutFallback(cell.shape.root)).flatMap(({ sign, node }) => {
    if (node.type !== 'call' || !AGGREGATING.has(node.name)) return []
    return node.arguments.flatMap((argument) => {
      if (argument.type !== 'reference' || !argument.reference.isRange || argument.reference.sheet) return []
      const area = argument.reference.top && argument.reference.left && resolveReference(argument.reference, cell)
      const direction = area && directionOf(area, cell)
      return area && direction ? [{ cell, sign, functionName: node.name, area, direction }] : []
    })
  })
}

/** What IFERROR shows as long as nothing fails. */
function withoutFallback(root: FormulaNode): FormulaNode {
  const [shown] = root.type === 'call' && root.name === 'IFERROR' ? root.arguments : []
  return shown ?? root
}

/** A single cell is a strip along the line on which its formula stands. */
function directionOf(area: Area, host: ModelCell): Aggregate['direction'] | undefined {
  if (area.top === area.bottom && area.left === area.right) return host.column === area.left ? 'column' : 'row'
  if (area.left === area.right) return 'column'
  return area.top === area.bottom ? 'row' : undefined
}

/**
 * Cells that the aggregate should take in but doesn't: the one beside its first or last cell, when the unbroken run of numbers
 * between two blanks (or the formula itself) holds just this one more.
 */
export function findOmitted(grid: SheetGrid, aggregate: Aggregate, axes: readonly TimeAxis[]): ModelCell | undefined {
  const { area, cell, direction } = aggregate
  const at = (position: number): ModelCell | undefined =>
    direction === 'column' ? grid.at(position, area.left) : grid.at(area.top, position)
  const [first, last] = direction === 'column' ? [area.top, area.bottom] : [area.left, area.right]
  const opening = at(first)
  if (!isNumeric(opening) || !isNumeric(at(last))) return undefined
  if (isMovingWindow(grid, aggregate) || countsItself(grid, aggregate)) return undefined
  const after = at(last + 1)
  // The company that is valued often stands below its peers: only another statistic that takes it in proves the omission.
  const needsProof = STATISTICS.has(aggregate.functionName) || isOneOfStatistics(grid, aggregate)
  if (
    after &&
    after !== cell &&
    !isTypedTotal(after, (step) => at(last + 1 - step)) &&
    isAddend(grid, after, aggregate, axes) &&
    !goesOn(after, at(last + 2), aggregate) &&
    (!needsProof || isTakenIn(grid, after, aggregate))
  )
    return after
  const before = at(first - 1)
  if (
    before &&
    before !== cell &&
    !isTypedTotal(before, (step) => at(first - 1 + step)) &&
    !isCaption(grid, before, direction) &&
    !isYearAlone(grid, before, direction) &&
    isAddend(grid, before, aggregate, axes) &&
    !goesOn(before, unlessHead(axes, at(first - 2)), aggregate) &&
    isSameKind(before, opening) &&
    (!(needsProof || isMeanElsewhere(aggregate)) || isTakenIn(grid, before, aggregate))
  )
    return before
  return undefined
}

/** Two or more numbers go on behind the last cell, none of them a total: the range ends where somebody chose. */
export function endsByChoice(grid: SheetGrid, aggregate: Aggregate): boolean {
  const { area, direction } = aggregate
  const beyond = (step: number): ModelCell | undefined =>
    direction === 'column' ? grid.at(area.bottom + step, area.left) : grid.at(area.top, area.right + step)
  const [next, second] = [beyond(1), beyond(2)]
  return isNumeric(next) && next !== aggregate.cell && !readsInto(next, area) && goesOn(next, second, aggregate)
}

/** More lines than this under one typed total are another table. */
const MOST_SUMMED = 60
/** Typed statements are rounded line by line. */
const ROUNDING = 5e-4
/** Binary fractions that add up in another order. */
const EXACT = 1e-9

/** The sum of the cells before it, typed as a statement prints it or the corner of a column of totals: no further addend. */
function isTypedTotal(candidate: ModelCell, at: (step: number) => ModelCell | undefined): boolean {
  const total = numberOf(candidate)
  if (!total) return false
  const rounding = isCalculation(candidate) ? EXACT : ROUNDING
  let sum = 0
  for (let step = 1; step <= MOST_SUMMED; step++) {
    sum += numberOf(at(step)) ?? 0
    if (step > 1 && Math.abs(sum - total) <= rounding * Math.abs(total)) return true
  }
  return false
}

/** The year over a statement of one period, in a row without a name. */
function isYearAlone(grid: SheetGrid, { row, cell }: ModelCell, direction: Aggregate['direction']): boolean {
  const year = Number(cell.value)
  return direction === 'column' && Number.isInteger(year) && year > 1950 && year < 2100 && !grid.row(row).some(isText)
}

/** A heading with zeros typed beside it. */
function isCaption(grid: SheetGrid, candidate: ModelCell, direction: Aggregate['direction']): boolean {
  const line = direction === 'column' ? grid.row(candidate.row) : grid.column(candidate.column)
  return line.filter(isNumeric).every((cell) => numberOf(cell) === 0)
}

/** Another aggregate over the same cells and one more. */
function isTakenIn(grid: SheetGrid, candidate: ModelCell, { cell, area, direction }: Aggregate): boolean {
  const own = { ...area, top: candidate.row, bottom: candidate.row, left: candidate.column, right: candidate.column }
  const line = direction === 'column' ? grid.column(cell.column) : grid.row(cell.row)
  return line.some(
    (other) =>
      other !== cell && other.shape && isAggregate(other.shape) && readsInto(other, area) && readsInto(other, own),
  )
}

/** A mean that stands in another row than its numbers: of the last years, or of the peers beside the company that is valued. */
function isMeanElsewhere({ cell, area, direction, functionName }: Aggregate): boolean {
  return functionName === 'AVERAGE' && direction === 'row' && cell.row !== area.top
}

/** A mean beside a median or a maximum of the same cells: what one leaves out, all leave out. */
function isOneOfStatistics(grid: SheetGrid, { cell, area, direction, functionName }: Aggregate): boolean {
  if (functionName !== 'AVERAGE') return false
  const line = direction === 'column' ? grid.column(cell.column) : grid.row(cell.row)
  return line.some(
    (other) =>
      isCalculation(other) && [...STATISTICS].some((name) => other.shape.functions.has(name)) && readsInto(other, area),
  )
}

/** Copies along the very line that they aggregate: rolling means and running totals leave out what lies ahead. */
function isMovingWindow(grid: SheetGrid, { cell, direction }: Aggregate): boolean {
  const beside =
    direction === 'row'
      ? [grid.at(cell.row, cell.column - 1), grid.at(cell.row, cell.column + 1)]
      : [grid.at(cell.row - 1, cell.column), grid.at(cell.row + 1, cell.column)]
  return beside.some((other) => other?.shape?.form === cell.shape.form)
}

/** "4 year average": the label says how many. */
function countsItself(grid: SheetGrid, { cell, area }: Aggregate): boolean {
  const label = rowLabelOf(grid, cell.row, cell.column)?.cell.text ?? ''
  const count = /(?<!\d)(\d{1,4})[- ]?(?:year|yr|y\b|month|quarter|年|个月|年間|년)/i.exec(label)?.[1]
  return count !== undefined && Number(count) === area.bottom - area.top + area.right - area.left + 1
}

/** More numbers follow, so that the range ends where somebody chose. Another aggregate that does take the candidate in ends the run. */
function goesOn(candidate: ModelCell, next: ModelCell | undefined, { cell, area }: Aggregate): boolean {
  if (next === undefined || next === cell || !isNumeric(next)) return false
  const own = { ...area, top: candidate.row, bottom: candidate.row, left: candidate.column, right: candidate.column }
  return !(next.shape && isAggregate(next.shape) && readsInto(next, area) && readsInto(next, own))
}

/** The years over a block are no numbers that it goes on with. */
function unlessHead(axes: readonly TimeAxis[], cell: ModelCell | undefined): ModelCell | undefined {
  return cell && isPeriodHead(axes, cell) ? undefined : cell
}

/** "Year 1", "第2年": a number that its format shows as the name of a period. */
const SHOWN_AS_PERIOD = /\b(?:years?|yrs?|months?|quarters?|weeks?|days?|periods?|FY)\b|[年月季期]|년|월|분기/i

function isShownAsPeriod({ cell }: ModelCell): boolean {
  const [positive = ''] = (cell.numberFormat ?? '').split(';')
  const words = Array.from(positive.matchAll(/"([^"]*)"/g), ([, word = '']) => word).join(' ')
  return SHOWN_AS_PERIOD.test(words)
}

function isAddend(grid: SheetGrid, candidate: ModelCell, aggregate: Aggregate, axes: readonly TimeAxis[]): boolean {
  if (!isNumeric(candidate)) return false
  const { area } = aggregate
  if (isShownAsPeriod(candidate) && ![...cellsInArea(grid, area)].some(isShownAsPeriod)) return false
  if (isPeriodHead(axes, candidate) || leavesTime(candidate, aggregate, axes)) return false
  return !readsInto(candidate, aggregate.area) && !isOtherMeasure(candidate, grid, aggregate)
}

/** The range runs over periods, and the candidate's own place is none: a return, a growth rate beside the years. */
function leavesTime(candidate: ModelCell, { area, direction }: Aggregate, axes: readonly TimeAxis[]): boolean {
  const ends = [
    { row: area.top, column: area.left },
    { row: area.bottom, column: area.right },
  ]
  const runsAlong = axes[0]?.direction === direction
  return runsAlong && ends.every((end) => periodAt(axes, end)) && !periodAt(axes, candidate)
}

/** A formula over the same cells (another total, a ratio, a difference) is no further addend. */
export function readsInto(candidate: ModelCell, area: Area): boolean {
  return (candidate.shape?.references ?? []).some((reference) => {
    const read = resolveReference(reference, candidate)
    return (
      read?.sheet === area.sheet &&
      read.top <= area.bottom &&
      read.bottom >= area.top &&
      read.left <= area.right &&
      read.right >= area.left
    )
  })
}

/** Percentages or means beside amounts, or the other way round. */
function isOtherMeasure(candidate: ModelCell, grid: SheetGrid, { area }: Aggregate): boolean {
  // Shares, heads and days are no amounts.
  const isCount = (row: number): boolean => COUNTED.test(rowLabelOf(grid, row, area.left)?.cell.text ?? '')
  if (area.left === area.right && isCount(candidate.row) && !isCount(area.top)) return true
  const isPercent = (cell: ModelCell): boolean => isPercentFormat(cell.cell.numberFormat)
  const inside = [...cellsInArea(grid, area)].filter(isNumeric)
  if (isStatistic(candidate) && !inside.some(isStatistic)) return true
  return inside.filter((cell) => isPercent(cell) !== isPercent(candidate)).length * 2 > inside.length
}

/** A mean or a count of other cells. */
function isStatistic({ shape }: ModelCell): boolean {
  return shape !== undefined && /^(?:(?:AVERAGE|MEDIAN|MODE|STDEV|MIN|MAX)[A-Z.]*|COUNTA?)\(/.test(shape.structure)
}

function isSameKind(a: ModelCell, b: ModelCell): boolean {
  if (isCalculation(a) && isCalculation(b)) return a.shape.structure === b.shape.structure
  return !isCalculation(a) && !isCalculation(b) && a.cell.numberFormat === b.cell.numberFormat
}

/** Totals inside the range of another total: what they add up is counted twice. What deducts its neighbours is the rest, no total. */
export function findCountedTwice(grid: SheetGrid, aggregate: Aggregate): { total: ModelCell; parts: Area } | undefined {
  for (const total of cellsInArea(grid, aggregate.area)) {
    if (!isCalculation(total) || total === aggregate.cell) continue
    const parts = aggregatesOf(total).find(
      ({ sign, functionName, area: inner }) =>
        sign > 0 &&
        isAddition(functionName) &&
        isStrictlyInside(inner, aggregate.area) &&
        !passesOver(aggregate.functionName, functionName),
    )?.area
    if (parts) return { total, parts }
  }
  return undefined
}

/** A mean of the periods before is a period of its own, and no subtotal of them. */
const isAddition = (functionName: string): boolean => functionName === 'SUM' || functionName === 'SUBTOTAL'

/** SUBTOTAL leaves the subtotals inside its range out by itself. */
function passesOver(outer: string, inner: string): boolean {
  return outer === 'SUBTOTAL' && inner === 'SUBTOTAL'
}

function isStrictlyInside(inner: Area, outer: Area): boolean {
  const cells = (inner.bottom - inner.top + 1) * (inner.right - inner.left + 1)
  return (
    cells >= 2 &&
    inner.top >= outer.top &&
    inner.bottom <= outer.bottom &&
    inner.left >= outer.left &&
    inner.right <= outer.right
  )
}

/** A period head (2024) that a sum takes in as if it were an amount. */
export function findIncludedHead(
  grid: SheetGrid,
  { area }: Aggregate,
  axes: readonly TimeAxis[],
): ModelCell | undefined {
  for (const axis of axes) {
    const [first, last, other] =
      axis.direction === 'row' ? [area.top, area.bottom, area.left] : [area.left, area.right, area.top]
    if (axis.line < first || axis.line > last || first === last) continue
    const head = axis.heads.get(other)
    if (head && isNumeric(head)) return grid.at(head.row, head.column)
  }
  return undefined
}

/**
 * A range that is mostly empty lines: it runs over headings and spacers, and takes in whatever is typed there later. A line that
 * holds numbers elsewhere is no empty one: there the column is merely sparse.
 */
export function isMostlyBlank(grid: SheetGrid, { area, direction }: Aggregate): boolean {
  const [first, last] = direction === 'column' ? [area.top, area.bottom] : [area.left, area.right]
  const length = last - first + 1
  if (length < LEAST_BLANK_LENGTH) return false
  let filled = 0
  let empty = 0
  for (let position = first; position <= last; position++) {
    const line = direction === 'column' ? grid.row(position) : grid.column(position)
    if (line.some(isNumeric)) filled++
    if (line.length === 0) empty++
  }
  return filled > 0 && filled * 3 <= length && empty * 3 >= length
}

/** A formula that aggregates one range and nothing else. */
export function isAggregate(shape: FormulaShape): boolean {
  return /^\+?[A-Z]+\(range\)$/.test(shape.structure)
}
