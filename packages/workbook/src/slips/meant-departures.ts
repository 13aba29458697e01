import { resolveReference, type Area, type Reference } from '../formula/reference.ts'
import type { FormulaShape } from '../formula/shape.ts'
import type { FormulaNode } from '../formula/parse.ts'
import { cellsRead } from '../concepts/composition.ts'
import { conceptOfCell } from '../concepts/concept-lines.ts'
import { isReplacement } from '../concepts/replacement.ts'
import { gridOf, type WorkbookModel } from '../model/model.ts'
import { isAggregate } from '../sheet/aggregates.ts'
import {
  cellsInArea,
  isCalculation,
  isConstantNumber,
  isNumeric,
  isText,
  numberOf,
  shapeIn,
  type FormulaCell,
  type ModelCell,
  type SheetGrid,
} from '../sheet/grid.ts'
import { columnLabelOf } from '../sheet/labels.ts'
import { along, cellOn, across, type Direction } from '../sheet/lines.ts'
import type { Anomaly } from '../copies/anomalies.ts'
import { axisAt, periodAt } from '../sheet/time-axis.ts'
import { isTypedStep } from '../copies/slip.ts'
import { footsTypedBlock, readsOwnHead } from './own-heads.ts'
import { isAmongTyped, totalsUnknownParts } from './typed-lines.ts'
import { isPhase } from './phases.ts'
import { isWindow } from './windows.ts'

/** What the cells around a departure say of it: the model reads it otherwise than a copy could be read. */
export function isMeantDeparture(model: WorkbookModel, anomaly: Anomaly): boolean {
  const { kind, cell } = anomaly
  if (kind === 'constant')
    return (
      leadsBack(model, anomaly) ||
      countsAnew(model, anomaly) ||
      setsLevel(anomaly) ||
      goesOnTyped(model, anomaly) ||
      isAmongTyped(model, anomaly) ||
      totalsUnknownParts(model, anomaly) ||
      comparesNothing(model, anomaly) ||
      readsBesidePeriods(model, anomaly) ||
      isLeftOut(model, anomaly)
    )
  if (!isCalculation(cell)) return false
  return (
    isEmptied(anomaly) ||
    readsBlankHead(model, anomaly, cell) ||
    isEvenAsItStands(model, anomaly) ||
    growsForEver(model, anomaly, cell) ||
    totalsItsFlow(model, anomaly, cell) ||
    (anomaly.kind === 'reference' && readsBesidePeriods(model, anomaly)) ||
    leadsBack(model, anomaly) ||
    isReplacement(model, cell) ||
    continuesSubtotals(model, anomaly, cell) ||
    startsWithin(model, cell) ||
    isExitHead(model, cell) ||
    opensAfterDeal(model, cell) ||
    isBoughtAnew(model, anomaly, cell) ||
    stepsUp(anomaly, cell) ||
    readsOwnKind(model, anomaly, cell) ||
    readsOwnHead(model, anomaly, cell) ||
    footsTypedBlock(model, anomaly, cell) ||
    isConfirmed(model, anomaly) ||
    isWindow(model, anomaly, cell) ||
    isPhase(model, anomaly, cell)
  )
}

/**
 * A number, or a formula, that the expected formula's own source goes back to is what that line is made of: the formula would read itself.
 * Where the workbook iterates, one that computes on the way may be meant.
 */
export function leadsBack(model: WorkbookModel, { cell, expected }: Pick<Anomaly, 'cell' | 'expected'>): boolean {
  const { graph, workbook } = model
  const readers = new Set(workbook.iterativeCalculation ? takersOf(model, cell) : graph.allDependants(cell))
  if (readers.size === 0) return false
  const { references } = shapeIn(model.grids, expected, cell)
  return references.some((reference) => sourcesOf(model, reference, cell).some((source) => readers.has(source)))
}

/** Formulas that read a cell, and those that only pass on what they hold. */
function takersOf({ graph }: WorkbookModel, cell: ModelCell): ReadonlySet<ModelCell> {
  const found = new Set<ModelCell>(graph.dependants(cell))
  for (const taker of found)
    if (taker.shape?.structure === 'cell') for (const next of graph.dependants(taker)) found.add(next)
  return found
}

/** Cells that a reference names; of a range those that the sheet holds. */
function sourcesOf(model: WorkbookModel, reference: Reference, host: ModelCell): ModelCell[] {
  const area = resolveReference(reference, host)
  return area ? [...cellsInArea(gridOf(model, area.sheet), area)] : []
}

/** Where counting begins; half a period in the middle of it. */
const BEGINNINGS = new Set([0, 0.5, 1])

/** Periods are counted from here anew, by copies of the formula that counts them: the forecast behind the past. */
function countsAnew(model: WorkbookModel, { cell, peers, direction }: Anomaly): boolean {
  if (!BEGINNINGS.has(numberOf(cell) ?? Number.NaN) || !isTypedStep(peers[0].shape.root)) return false
  const grid = gridOf(model, cell.sheet)
  const next = grid && cellOn(grid, direction, across(cell, direction), along(cell, direction) + 1)
  return next !== undefined && isCalculation(next) && model.graph.dependants(cell).includes(next)
}

/** The copies' formula gives nothing here, where this one and all copies give something: a factor of no time, a blank source. */
function isEmptied({ cell, peers, expectedValue }: Anomaly): boolean {
  return expectedValue === 0 && numberOf(cell) !== 0 && peers.every((peer) => numberOf(peer) !== 0)
}

/** The copies read the head of their column, and nothing stands there: a column of its own (the terminal year) that says what the head would. */
function readsBlankHead(model: WorkbookModel, { kind, peers, expected }: Anomaly, cell: FormulaCell): boolean {
  const isBlank = (host: ModelCell) => (reference: Reference) => {
    const area = reference.isRange ? undefined : resolveReference(reference, host)
    return area !== undefined && numberOf(gridOf(model, area.sheet)?.at(area.top, area.left)) === undefined
  }
  return (
    kind === 'formula' &&
    shapeIn(model.grids, expected, cell).references.some(isBlank(cell)) &&
    !cell.shape.references.some(isBlank(cell)) &&
    !peers.some((peer) => peer.shape.references.some(isBlank(peer)))
  )
}

/** The last period grows as the terminal value does: it is the year that the perpetuity begins with. */
function growsForEver(model: WorkbookModel, { kind, direction, expected }: Anomaly, cell: FormulaCell): boolean {
  const grid = gridOf(model, cell.sheet)
  if (kind !== 'reference' || !grid) return false
  const isTerminal = (read: ModelCell): boolean => conceptOfCell(model, read) === 'terminal_growth'
  const wanted = shapeIn(model.grids, expected, cell).references.flatMap((read) => sourcesOf(model, read, cell))
  const line = direction === 'row' ? grid.row(cell.row) : grid.column(cell.column)
  const isLast = !line.some((other) => along(other, direction) > along(cell, direction) && isNumeric(other))
  return isLast && cellsRead(model, cell).some(isTerminal) && !wanted.some(isTerminal)
}

/** A first step of another length, from a day within a period to its end: the dates run evenly as they stand, and would not with the copy. */
function isEvenAsItStands(model: WorkbookModel, { kind, cell, direction }: Anomaly): boolean {
  const grid = gridOf(model, cell.sheet)
  if (kind !== 'numbers' || cell.cell.type !== 'date' || !grid) return false
  const dayAt = (step: number): number | undefined =>
    numberOf(cellOn(grid, direction, across(cell, direction), along(cell, direction) + step))
  const [before, own, after] = [dayAt(-1), dayAt(0), dayAt(1)]
  if (before === undefined || own === undefined || after === undefined) return false
  return own > before && Math.abs(after - own - (own - before)) <= UNEVEN_DAYS
}

/** Months and years differ by so many days. */
const UNEVEN_DAYS = 3

/** Under a column of running totals the total is that of what they run over: to add them up again would mean nothing. */
function totalsItsFlow(model: WorkbookModel, { kind, direction, peers }: Anomaly, cell: FormulaCell): boolean {
  const [read, wanted] = [cell.shape.references[0], peers[0].shape.references[0]]
  const grid = gridOf(model, cell.sheet)
  const area = read && resolveReference(read, cell)
  if (kind !== 'range' || !grid || !wanted || !area) return false
  const position = direction === 'row' ? area.left : area.top
  return runsOver(grid, { cell, direction, flow: position })
}

/** The cells ahead of a total each add one of another line to the one before. */
function runsOver(
  grid: SheetGrid,
  { cell, direction, flow }: { cell: ModelCell; direction: Direction; flow: number },
): boolean {
  const line = direction === 'row' ? grid.column(cell.column) : grid.row(cell.row)
  const ahead = line.filter((other) => across(other, direction) < across(cell, direction)).filter(isCalculation)
  const running = ahead.filter((other) => {
    const places = other.shape.references.map((reference) => resolveReference(reference, other))
    const isBefore = (area: Area | undefined): boolean =>
      area?.top === other.row - (direction === 'row' ? 1 : 0) &&
      area.left === other.column - (direction === 'row' ? 0 : 1)
    const isFlow = (area: Area | undefined): boolean =>
      area?.sheet === other.sheet && (direction === 'row' ? area.left : area.top) === flow
    return places.some(isBefore) && places.some(isFlow)
  })
  return running.length >= LEAST_RUNNING && running.length * 2 > ahead.length
}

const LEAST_RUNNING = 3

/** A subtotal that goes on from the subtotal above it, down the column of a statement: each takes as many lines as it needs. */
function continuesSubtotals(model: WorkbookModel, { kind, direction }: Anomaly, cell: FormulaCell): boolean {
  if (kind !== 'range' || direction !== 'column' || !isAggregate(cell.shape)) return false
  const ranges = cell.shape.references.filter(({ isRange }) => isRange)
  return ranges.some((range) => {
    const [first] = sourcesOf(model, range, cell)
    return first !== undefined && first.column === cell.column && isCalculation(first) && isAggregate(first.shape)
  })
}

const SPANS = new Set(['YEARFRAC', 'DAYS', 'DAYS360', 'DATEDIF'])

/** A span of time from a typed date within its period, not from the period's beginning: the stub between a deal and the year's end. */
function startsWithin(model: WorkbookModel, cell: FormulaCell): boolean {
  const [from, to] = spanOf(cell.shape.root).map((node) => cellOf(model, node, cell))
  if (!from || !to || isCalculation(from) || from.row === to.row || from.column === to.column) return false
  const before = gridOf(model, to.sheet)?.at(to.row, to.column - 1)
  const [start, own, end] = [numberOf(before), numberOf(from), numberOf(to)]
  return start !== undefined && own !== undefined && end !== undefined && start < own && own < end
}

function spanOf(root: FormulaNode): FormulaNode[] {
  if (root.type === 'call' && SPANS.has(root.name)) return root.arguments.slice(0, 2)
  if (root.type === 'binary' && root.operator === '/') return spanOf(root.left)
  return root.type === 'binary' && root.operator === '-' ? [root.right, root.left] : []
}

function cellOf(model: WorkbookModel, node: FormulaNode, host: ModelCell): ModelCell | undefined {
  if (node.type !== 'reference' || node.reference.isRange) return undefined
  return sourcesOf(model, node.reference, host)[0]
}

/** The last head of a row of periods takes over the one before it: a column for the exit or the terminal value at the end of that period. */
export function isExitHead(model: WorkbookModel, cell: ModelCell): boolean {
  const axis = model.axes(cell.sheet).find(({ line, direction }) => direction === 'row' && line === cell.row)
  if (!isCalculation(cell) || axis?.last !== cell.column) return false
  const source = cellOf(model, cell.shape.root, cell)
  return source?.row === cell.row && source.column === cell.column - 1
}

/** Heads of what a company looks like when a deal is done. */
const AFTER_DEAL =
  /^(?:clos(?:e|ing)|pro[- ]?forma|post[- ](?:deal|transaction|closing|acquisition))\b|交割后|备考|模拟|인수\s*후|クロージング後|プロフォーマ/i

/** A balance that goes on from the column of a deal in which the company stands as it is after it. */
function opensAfterDeal(model: WorkbookModel, cell: FormulaCell): boolean {
  const source = cellOf(model, cell.shape.root, cell)
  const grid = source && gridOf(model, source.sheet)
  const head = source && grid && columnLabelOf(grid, source.row, source.column)
  return head !== undefined && head.row !== source?.row && AFTER_DEAL.test(head.cell.text.trim())
}

/** What the copies take over as it is: the cell before, along the line or across it. */
function carriedBy({ peers }: Anomaly): Reference | undefined {
  const { root } = peers[0].shape
  const node = root.type === 'unary' && root.operator === '+' ? root.operand : root
  if (node.type !== 'reference' || node.reference.isRange || node.reference.sheet) return undefined
  const { top, left } = node.reference
  if (!top || !left || top.absolute || left.absolute) return undefined
  return Math.abs(top.value) + Math.abs(left.value) === 1 ? node.reference : undefined
}

/** Copies that only take over a neighbour across their line: a typed number among them is a level of its own. */
const setsLevel = (anomaly: Anomaly): boolean => carriedBy(anomaly) !== undefined

/** Where the others stay as before, this one moves on from the same cell by an assumption: the raise of every July. */
function stepsUp(anomaly: Anomaly, cell: FormulaCell): boolean {
  const carried = carriedBy(anomaly)
  if (!carried || cell.shape.references.length < 2) return false
  const isCarried = ({ top, left, sheet }: Reference): boolean =>
    !sheet &&
    top?.value === carried.top?.value &&
    left?.value === carried.left?.value &&
    !top?.absolute &&
    !left?.absolute
  return cell.shape.references.filter(isCarried).length === 1
}

/** Typed to the end of its line, with numbers of their own: an assumption that takes over from the formula. */
const LEAST_TYPED = 3

function goesOnTyped(model: WorkbookModel, { cell, direction, peers }: Anomaly): boolean {
  const grid = gridOf(model, cell.sheet)
  const line = direction === 'row' ? (grid?.row(cell.row) ?? []) : (grid?.column(cell.column) ?? [])
  const rest = line.filter((other) => along(other, direction) >= along(cell, direction))
  // A path of assumptions, each a step from the one before: the last of them may be typed as they are.
  if (isTypedStep(peers[0].shape.root) && rest.every((other) => isConstantNumber(other))) return true
  if (rest.length < LEAST_TYPED || !rest.every((other) => isConstantNumber(other))) return false
  return new Set(rest.map((other) => numberOf(other))).size > 1
}

/** A nought where the formula would compare with a period of which the model holds nothing: the first year of the data, or one beyond the last. */
function comparesNothing(model: WorkbookModel, { cell, expected, direction }: Anomaly): boolean {
  if (numberOf(cell) !== 0 || direction !== 'row') return false
  const { references } = shapeIn(model.grids, expected, cell)
  const places = references.flatMap((reference) => {
    const area = reference.isRange ? undefined : resolveReference(reference, cell)
    return area ? [area] : []
  })
  const periods = Map.groupBy(places, ({ left }) => left)
  const isEmpty = (areas: readonly Area[]): boolean =>
    areas.every(({ sheet, top, left }) => (numberOf(gridOf(model, sheet)?.at(top, left)) ?? 0) === 0)
  return periods.size === 2 && [...periods.values()].filter(isEmpty).length === 1
}

/** The formula would read a column that is no period (a deal between the past and the forecast) where its copies, in their periods, read periods. */
function readsBesidePeriods(model: WorkbookModel, { cell, peers, expected }: Anomaly): boolean {
  const axes = model.axes(cell.sheet)
  const isBeside = ({ references }: FormulaShape, host: ModelCell): boolean =>
    references.some((reference) => {
      const area = reference.isRange || reference.sheet ? undefined : resolveReference(reference, host)
      const axis = area && axisAt(axes, { row: cell.row, column: cell.column })
      return (
        area !== undefined &&
        axis?.direction === 'row' &&
        area.left > axis.first &&
        area.left < axis.last &&
        !axis.periods.has(area.left)
      )
    })
  const dated = peers.filter((peer) => periodAt(axes, peer))
  return (
    dated.length >= LEAST_ALIKE &&
    periodAt(axes, cell) !== undefined &&
    isBeside(shapeIn(model.grids, expected, cell), cell) &&
    !dated.some((peer) => isBeside(peer.shape, peer))
  )
}

/** Noughts typed at one place of several lines that compute elsewhere: a period that is left out. */
function isLeftOut(model: WorkbookModel, { cell, direction, peers }: Anomaly): boolean {
  const grid = gridOf(model, cell.sheet)
  if (!grid || numberOf(cell) !== 0) return false
  const position = along(cell, direction)
  const lines = direction === 'row' ? grid.column(cell.column) : grid.row(cell.row)
  return lines.some((other) => {
    if (other === cell || !isConstantNumber(other) || numberOf(other) !== 0) return false
    const beside = cellOn(grid, direction, across(other, direction), along(peers[0], direction))
    return along(other, direction) === position && isCalculation(beside)
  })
}

/** Rows of heads above a column that are compared. */
const HEAD_ROWS = 12

/** Reads a column of another sheet whose heads say what those of the copies' columns say, where the copy's formula would read one that says something else. */
function readsOwnKind(model: WorkbookModel, { kind, peers, expected, direction }: Anomaly, cell: FormulaCell): boolean {
  if (kind !== 'reference' || direction !== 'row') return false
  const headOf = (reference: Reference | undefined, host: ModelCell): string | undefined => {
    const area = reference?.sheet ? resolveReference(reference, host) : undefined
    const grid = area && gridOf(model, area.sheet)
    return area && grid ? headsAbove(grid, area.top, area.left) : undefined
  }
  const own = headOf(cell.shape.references[0], cell)
  const wanted = headOf(shapeIn(model.grids, expected, cell).references[0], cell)
  const alike = peers.filter((peer) => headOf(peer.shape.references[0], peer) === own)
  return own !== undefined && own !== '' && alike.length >= LEAST_ALIKE && wanted !== own
}

const LEAST_ALIKE = 2

/** The texts at the top of a column. */
function headsAbove(grid: SheetGrid, row: number, column: number): string {
  return grid
    .column(column)
    .filter((cell) => cell.row < row && cell.row < HEAD_ROWS && isText(cell))
    .map(({ cell }) => cell.text.trim())
    .join('|')
}

/** Digits that chance does not repeat. */
const TELLING_DIGITS = 5

/** Somebody typed elsewhere what the formula gives, digit by digit, as the balance that the next period begins with. */
export function confirms(model: WorkbookModel, cell: ModelCell): boolean {
  const value = numberOf(cell)
  if (value === undefined || String(Math.abs(value)).replace(/\D|0+$/g, '').length < TELLING_DIGITS) return false
  return (gridOf(model, cell.sheet)?.cells ?? []).some((other) => isConstantNumber(other) && numberOf(other) === value)
}

const isConfirmed = (model: WorkbookModel, { kind, cell }: Anomaly): boolean =>
  kind === 'range' && confirms(model, cell)

/** Once is a slip, twice at equal distances a rhythm. */
const LEAST_TIMES = 2
/** What comes back with every period is no event. */
const LEAST_DISTANCE = 2

/**
 * What wears out is bought anew: every so many periods, counted from the first purchase, a line of costs takes that purchase in again. Cells
 * that all depart from their copies so, at whole multiples of one distance from what they read.
 */
function isBoughtAnew(model: WorkbookModel, { direction, peers, cell: own }: Anomaly, cell: FormulaCell): boolean {
  const purchase = purchaseOf(model, cell, { peers, direction })
  if (!purchase) return false
  const grid = gridOf(model, own.sheet)
  const line = (direction === 'row' ? grid?.row(own.row) : grid?.column(own.column)) ?? []
  const form = peers[0].shape.form
  const distances = line.flatMap((other) =>
    isCalculation(other) && other.shape.form !== form && purchaseOf(model, other, { peers, direction }) === purchase
      ? [along(other, direction) - along(purchase, direction)]
      : [],
  )
  const [first] = distances.toSorted((a, b) => a - b)
  return (
    first !== undefined &&
    first >= LEAST_DISTANCE &&
    distances.length >= LEAST_TIMES &&
    distances.every((distance) => distance % first === 0)
  )
}

/** The typed cell of its own line, further ahead, that a formula reads where its copies read none. */
function purchaseOf(
  model: WorkbookModel,
  cell: FormulaCell,
  { peers, direction }: Pick<Anomaly, 'peers' | 'direction'>,
): ModelCell | undefined {
  if (cell.shape.references.length !== peers[0].shape.references.length + 1) return undefined
  const places = cellsRead(model, cell).filter(
    (read) =>
      read.sheet === cell.sheet &&
      across(read, direction) === across(cell, direction) &&
      along(read, direction) < along(cell, direction) &&
      !isCalculation(read),
  )
  return places.find((place) => !model.graph.dependants(place).includes(peers[0]))
}
