import { resolveReference, type Area } from '../formula/reference.ts'
import type { Aggregate } from './aggregates.ts'
import {
  cellsInArea,
  isCalculation,
  isConstantNumber,
  isNumeric,
  numberOf,
  type ModelCell,
  type SheetGrid,
} from './grid.ts'
import { rowLabelOf } from './labels.ts'
import { STATISTICS, isWeighted, statisticIn, toleranceOf, type StatisticName } from './typed-statistics.ts'

/** A typed number in a list of statistics that is not what its label names, computed over the numbers which its neighbours read. */
export interface WrongListed {
  cell: ModelCell
  name: StatisticName
  expected: number
  /** The numbers that it is a statistic of. */
  area: Area
  /** The formula of the list that reads them. */
  proof: ModelCell
}

/** A statistic of a list that ends within the numbers which another of the list reads to their end. */
export interface ShortListed {
  aggregate: Aggregate
  /** What it leaves out, nearest first. */
  omitted: readonly ModelCell[]
}

interface Listed {
  aggregate: Aggregate
  name: StatisticName
}

const FUNCTIONS: readonly (readonly [StatisticName, RegExp])[] = [
  ['minimum', /^MIN$/],
  ['maximum', /^MAX$/],
  ['median', /^MEDIAN$/],
  ['average', /^AVERAGE$/],
  ['deviation', /^STDEV(?:P|A|PA|\.[SP])?$/],
]
/** Extremes are told of levels, means and deviations of the same returns. */
const FAMILIES: readonly (readonly StatisticName[])[] = [
  ['minimum', 'maximum'],
  ['average', 'median', 'deviation'],
]
/** Fewer numbers prove no statistic. */
const LEAST_NUMBERS = 5
/** Rows between a statistic and another of its list. */
const LIST_REACH = 8
/** "12-month average", "五日均值": the label says how many are meant. */
const COUNTED =
  /\d|[一二三四五六七八九十]\s*(?:日|天|周|週|个?月|ヶ月|年)|last|trailing|rolling|最近|近|직전|최근|直近|移動|移动|滚动|이동/i

export function findWrongListed(grid: SheetGrid): WrongListed[] {
  const listed = listedIn(grid)
  if (listed.length === 0) return []
  return grid.cells.flatMap((cell) => {
    if (!isConstantNumber(cell) || cell.shape) return []
    const near = listed.filter(
      ({ aggregate }) => isOfList(aggregate.cell, cell) && isUnbroken(grid, aggregate.cell, cell),
    )
    const label = near.length > 0 ? (rowLabelOf(grid, cell.row, cell.column)?.cell.text ?? '') : ''
    const name = statisticIn(label)
    // A list that has the statistic already holds another one here.
    if (!name || near.some((other) => other.name === name) || COUNTED.test(label) || isWeighted(label)) return []
    const family = FAMILIES.find((names) => names.includes(name)) ?? []
    const wrong = near
      .filter((other) => family.includes(other.name))
      .map(({ aggregate: { area, cell: proof } }) => {
        const numbers = [...cellsInArea(grid, area)].flatMap((other) => numberOf(other) ?? [])
        return { cell, name, expected: STATISTICS[name](numbers), area, proof }
      })
    return wrong.some((one) => holds(grid, one)) ? [] : wrong.slice(0, 1)
  })
}

/** A deviation may be that of a sample or of the whole population. */
function holds(grid: SheetGrid, { cell, name, expected, area }: WrongListed): boolean {
  const value = numberOf(cell) ?? 0
  const count = [...cellsInArea(grid, area)].filter(isNumeric).length
  const population = name === 'deviation' ? expected * Math.sqrt((count - 1) / count) : expected
  return [expected, population].some((wanted) => Math.abs(value - wanted) <= toleranceOf(cell))
}

/** Statistics of one list that read fewer cells of a column than their neighbours have read to its end. */
export function findShortListed(grid: SheetGrid): ShortListed[] {
  const listed = listedIn(grid)
  return listed.flatMap((own) => {
    const { cell, area } = own.aggregate
    if (COUNTED.test(rowLabelOf(grid, cell.row, cell.column)?.cell.text ?? '')) return []
    const others = listed.filter(
      (other) =>
        other !== own && other.name !== own.name && isOfList(other.aggregate.cell, cell) && isSameStrip(other, own),
    )
    // Where another ends at the same places, somebody chose them.
    if (others.some((other) => isSameExtent(other.aggregate.area, area))) return []
    const omitted = others
      .map((other) => omittedFrom(grid, own.aggregate, other.aggregate.area))
      .find((cells) => cells.length > 0)
    return omitted ? [{ aggregate: own.aggregate, omitted }] : []
  })
}

function listedIn(grid: SheetGrid): Listed[] {
  return grid.cells.filter(isCalculation).flatMap((cell): Listed[] => {
    const { root } = cell.shape
    const [argument, more] = root.type === 'call' ? root.arguments : []
    const name = root.type === 'call' ? FUNCTIONS.find(([, pattern]) => pattern.test(root.name))?.[0] : undefined
    if (root.type !== 'call' || !name || more || argument?.type !== 'reference' || argument.reference.sheet) return []
    const area = argument.reference.isRange ? resolveReference(argument.reference, cell) : undefined
    if (!area || area.left !== area.right) return []
    const numbers = [...cellsInArea(grid, area)].filter(isNumeric)
    const aggregate: Aggregate = { cell, sign: 1, functionName: root.name, area, direction: 'column' }
    return numbers.length >= LEAST_NUMBERS ? [{ aggregate, name }] : []
  })
}

function isOfList(a: ModelCell, b: ModelCell): boolean {
  return a.column === b.column && Math.abs(a.row - b.row) <= LIST_REACH
}

/** A number in every row between: behind a blank one another list begins. */
function isUnbroken(grid: SheetGrid, a: ModelCell, b: ModelCell): boolean {
  const [first, last] = [Math.min(a.row, b.row), Math.max(a.row, b.row)]
  const rows = Array.from({ length: last - first }, (_, step) => first + step)
  return rows.every((row) => isNumeric(grid.at(row, a.column)))
}

/** The same column, or another of the same table: their rows overlap for the greater part. */
function isSameStrip({ aggregate: { area: a } }: Listed, { aggregate: { area: b } }: Listed): boolean {
  const shared = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) + 1
  return shared * 2 > a.bottom - a.top + 1
}

function isSameExtent(a: Area, b: Area): boolean {
  return a.top === b.top && a.bottom === b.bottom
}

/** Numbers of the aggregate's own column within the rows of the other and outside its own; none where the other one's column goes on as well. */
function omittedFrom(grid: SheetGrid, { cell, area }: Aggregate, whole: Area): ModelCell[] {
  if (whole.top > area.top || whole.bottom < area.bottom) return []
  const isEnd = ![whole.top - 1, whole.bottom + 1].some(
    (row) => isNumeric(grid.at(row, area.left)) && grid.at(row, area.left) !== cell,
  )
  if (!isEnd) return []
  const strip = { ...area, top: whole.top, bottom: whole.bottom }
  const left = [...cellsInArea(grid, strip)].filter(
    (other) => isNumeric(other) && other !== cell && (other.row < area.top || other.row > area.bottom),
  )
  return left.toSorted((a, b) => distanceTo(area, a) - distanceTo(area, b))
}

function distanceTo({ top, bottom }: Area, { row }: ModelCell): number {
  return row < top ? top - row : row - bottom
}
