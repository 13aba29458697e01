import { itemAt, numberAt } from '@tickmark/document'
import { isNumeric, isText, type ModelCell, type SheetGrid } from './grid.ts'
import type { Direction } from './lines.ts'
import type { PeriodHead } from '@tickmark/language'
import { readPeriodHead } from './period.ts'

/** A row (or column) of period heads. */
export interface TimeAxis {
  sheet: string
  /** Of the heads: a row of them runs across the sheet, a column of them down. */
  direction: Direction
  /** Index of the row or column that holds the heads. */
  line: number
  /** By position along the axis: column index in a row, row index in a column. */
  periods: ReadonlyMap<number, PeriodHead>
  heads: ReadonlyMap<number, ModelCell>
  /** Positions of the first and last head. */
  first: number
  last: number
  /** Line in which a table with other heads begins: the axis governs nothing from there on. */
  end?: number
}

interface Spot {
  row: number
  column: number
}

/** Fewer heads than this are dates in a table, not an axis. */
const LEAST_HEADS = 3
/** More lines of periods than this are data about years. */
const MOST_AXES = 100
/** Longer columns of dates are a ledger. */
const LONGEST_COLUMN = 150

/** Rows that head their columns with periods, from top to bottom; on a sheet without any, columns that head their rows. */
export function findTimeAxes(grid: SheetGrid): TimeAxis[] {
  const rows = findAxes(grid, 'row')
  return rows.length > 0 ? rows : findAxes(grid, 'column')
}

function findAxes(grid: SheetGrid, direction: Direction): TimeAxis[] {
  const axes: TimeAxis[] = []
  const lines = new Set(grid.cells.map((cell) => (direction === 'row' ? cell.row : cell.column)))
  for (const line of [...lines].toSorted((a, b) => a - b)) {
    axes.push(...readAxes(grid, direction, line))
    if (axes.length >= MOST_AXES) break
  }
  return direction === 'row' && axes.length > 0 ? withEnds(grid, axes) : axes
}

function withEnds(grid: SheetGrid, axes: readonly TimeAxis[]): TimeAxis[] {
  const others = findOtherHeads(grid)
  return axes.map((axis) => ({ ...axis, end: endOf(grid, axis.line, new Set(axis.periods.keys()), others) }))
}

/** One for a line whose periods run on; one a table where tables below or beside each other begin their periods anew. */
function readAxes(grid: SheetGrid, direction: Direction, line: number): TimeAxis[] {
  const cells = direction === 'row' ? grid.row(line) : grid.column(line)
  if (direction === 'column' && cells.length > LONGEST_COLUMN) return []
  const found = cells.flatMap((cell) => {
    const period = readPeriodHead(cell)
    return period ? [{ cell, period }] : []
  })
  const granularity = mostFrequent(found.map(({ period }) => period.granularity))
  const heads = found.filter(({ period }) => period.granularity === granularity)
  if (heads.length < LEAST_HEADS) return []
  if (isOrdered(heads)) return [axisOf(grid, direction, line, heads)]
  const runs = partByRestart(heads)
  const areAxes = runs.every((run) => run.length >= LEAST_HEADS && isOrdered(run))
  return areAxes ? runs.map((run) => axisOf(grid, direction, line, run)) : []
}

interface Head {
  cell: ModelCell
  period: PeriodHead
}

/** The runs of heads between those that step back to where an earlier table began. */
function partByRestart(heads: readonly Head[]): Head[][] {
  const usual = Math.sign(mostFrequent(stepsOf(heads)) ?? 0)
  const runs: Head[][] = []
  for (const [index, head] of heads.entries()) {
    const step = index > 0 ? head.period.ordinal - itemAt(heads, index - 1).period.ordinal : 0
    if (index === 0 || Math.sign(step) === -usual) runs.push([])
    runs.at(-1)?.push(head)
  }
  return runs
}

function axisOf(grid: SheetGrid, direction: Direction, line: number, heads: readonly Head[]): TimeAxis {
  const position = (cell: ModelCell): number => (direction === 'row' ? cell.column : cell.row)
  const places = heads.map(({ cell }) => position(cell))
  return {
    sheet: grid.name,
    direction,
    line,
    first: Math.min(...places),
    last: Math.max(...places),
    periods: new Map(heads.map(({ cell, period }) => [position(cell), period])),
    heads: new Map(heads.map(({ cell }) => [position(cell), cell])),
  }
}

/** Fewer texts in a row are remarks. */
const LEAST_TEXTS = 3

/** Rows that could head a table: nothing but different texts and no period, behind a blank row or a title. */
function findOtherHeads(grid: SheetGrid): (readonly ModelCell[])[] {
  return [...new Set(grid.cells.map(({ row }) => row))]
    .toSorted((a, b) => a - b)
    .flatMap((row) => {
      const cells = grid.row(row)
      if (cells.length < LEAST_TEXTS || !cells.every(isText) || cells.some((cell) => readPeriodHead(cell))) return []
      const before = grid.row(row - 1)
      const isBegun = before.length <= 1 && !before.some(isNumeric)
      return isBegun && new Set(cells.map(({ cell }) => cell.text)).size >= LEAST_TEXTS ? [cells] : []
    })
}

/** Where another table begins below: two and more of its heads stand over columns of the axis, and numbers below them. */
function endOf(
  grid: SheetGrid,
  line: number,
  places: ReadonlySet<number>,
  others: readonly (readonly ModelCell[])[],
): number | undefined {
  return others
    .find(([first, ...more]) => {
      if (!first || first.row <= line + HEAD_LINES) return false
      const over = [first, ...more].filter(({ column }) => places.has(column))
      return over.length >= 2 && over.some(({ row, column }) => hasNumberBelow(grid, row, column))
    })
    ?.at(0)?.row
}

/** Under a head, its unit and a heading. */
function hasNumberBelow(grid: SheetGrid, row: number, column: number): boolean {
  return Array.from({ length: HEAD_LINES + 1 }, (_, step) => grid.at(row + 1 + step, column)).some(isNumeric)
}

/** Values that happen to lie between 1950 and 2100 seldom run in one direction with even steps. */
function isOrdered(heads: readonly Head[]): boolean {
  const steps = stepsOf(heads)
  const usual = mostFrequent(steps)
  const even = steps.filter((step) => step === usual && step !== 0).length
  const isPlainNumber = heads.every(({ cell }) => cell.cell.type === 'number')
  if (isPlainNumber && !stepsByYears(heads)) return false
  return isPlainNumber ? even >= steps.length - 1 && even >= 2 : even * 2 >= steps.length
}

/** Years that a table leaves between two columns, at most; 2000, 2035 and 2070 are a balance that grows. */
const MOST_YEARS = 10

/** Numbers among the years, and not dates: no further apart than the columns of a table are. */
function stepsByYears(heads: readonly Head[]): boolean {
  const years = heads.flatMap(({ cell }) => {
    const value = Number(cell.cell.value)
    return value >= 1950 && value <= 2100 ? [value] : []
  })
  if (years.length < heads.length) return true
  return years.slice(1).some((year, index) => Math.abs(year - numberAt(years, index)) <= MOST_YEARS)
}

function stepsOf(heads: readonly Head[]): number[] {
  return heads.slice(1).map(({ period }, index) => period.ordinal - itemAt(heads, index).period.ordinal)
}

function mostFrequent<T>(values: readonly T[]): T | undefined {
  const counts = new Map<T, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts].toSorted((a, b) => b[1] - a[1])[0]?.[0]
}

/** Lines of heads that stand together: years over quarters. */
const HEAD_LINES = 3

/**
 * The axis that governs a cell: the nearest above it that heads its column, or left of it that heads its row. A column between the periods
 * of a block that has heads of its own is none of theirs, whatever another block further up says there.
 */
export function axisAt(axes: readonly TimeAxis[], spot: Spot): TimeAxis | undefined {
  const found = axes.findLast(
    (axis) =>
      axis.line < across(axis, spot) &&
      across(axis, spot) < (axis.end ?? Number.POSITIVE_INFINITY) &&
      axis.periods.has(along(axis, spot)),
  )
  const isBetween = (axis: TimeAxis): boolean =>
    found !== undefined &&
    axis.line > found.line + HEAD_LINES &&
    axis.line < across(axis, spot) &&
    axis.first < along(axis, spot) &&
    axis.last > along(axis, spot)
  return axes.some(isBetween) ? undefined : found
}

/** The period that governs a cell. */
export function periodAt(axes: readonly TimeAxis[], spot: Spot): PeriodHead | undefined {
  const axis = axisAt(axes, spot)
  return axis?.periods.get(along(axis, spot))
}

/**
 * The periods that govern a cell: that of its own axis, and of the heads directly above that run in step with it (fiscal years over the
 * days in their middle).
 */
export function periodsAt(axes: readonly TimeAxis[], spot: Spot): PeriodHead[] {
  const own = axisAt(axes, spot)
  if (!own) return []
  const parallel = axes.filter(
    (axis) => axis !== own && axis.line < own.line && own.line - axis.line <= HEAD_LINES && runsInStep(axis, own),
  )
  return [own, ...parallel].flatMap((axis) => axis.periods.get(along(axis, spot)) ?? [])
}

/** Whether two axes differ by the same span in every period that both head. */
function runsInStep(one: TimeAxis, other: TimeAxis): boolean {
  if (one.direction !== other.direction) return false
  const spans = [...one.periods].flatMap(([place, { ordinal }]) => {
    const theirs = other.periods.get(place)
    return theirs ? [ordinal - theirs.ordinal] : []
  })
  return spans.length >= LEAST_HEADS && spans.every((span) => span === spans[0])
}

/** Whether the cell stands in a period that is over: its head says so, or later heads of its axis say that the forecast begins there. */
export function isPast(axes: readonly TimeAxis[], spot: Spot): boolean {
  const axis = axisAt(axes, spot)
  const own = axis?.periods.get(along(axis, spot))
  if (!axis || !own || own.nature === 'forecast') return false
  if (own.nature === 'actual') return true
  const forecasts = [...axis.periods.values()].filter(({ nature }) => nature === 'forecast')
  return forecasts.length > 0 && forecasts.every(({ ordinal }) => ordinal > own.ordinal)
}

/** The head of the period that governs a cell. */
export function headAt(axes: readonly TimeAxis[], spot: Spot): ModelCell | undefined {
  const axis = axisAt(axes, spot)
  return axis?.heads.get(along(axis, spot))
}

/** What a head says beside its period: "2011 (Adj.)" and "2024 Budget" are other versions of a period, "FY2011A" is the period itself. */
export function versionOf(head: ModelCell): string {
  return head.cell.text
    .toLowerCase()
    .replaceAll(VERSIONLESS, '')
    .replaceAll(/[^\p{L}]/gu, '')
}

const VERSIONLESS = /\d+(?:st|nd|rd|th)?|\b(?:fy|cy|ye|[a-z])(?=\d|\b)|(?<=\d)[a-z]\b/gi

/** Whether the cell stands in a version of its period that most of the axis are not: adjusted, restated, pro forma. */
export function isOtherVersion(axes: readonly TimeAxis[], spot: Spot): boolean {
  const axis = axisAt(axes, spot)
  const head = axis?.heads.get(along(axis, spot))
  if (!axis || !head) return false
  const own = versionOf(head)
  return own !== '' && [...axis.heads.values()].filter((other) => versionOf(other) === own).length * 2 < axis.heads.size
}

/** Whether the cell itself is a head of an axis. */
export function isPeriodHead(axes: readonly TimeAxis[], spot: Spot): boolean {
  return axes.some((axis) => axis.line === across(axis, spot) && axis.heads.has(along(axis, spot)))
}

/** Whether time runs down the sheet; the usual way, across, where it has no axis. */
export function runsDown(axes: readonly TimeAxis[]): boolean {
  return axes[0]?.direction === 'column'
}

function along({ direction }: TimeAxis, { row, column }: Spot): number {
  return direction === 'row' ? column : row
}

function across({ direction }: TimeAxis, { row, column }: Spot): number {
  return direction === 'row' ? row : column
}
