import { namesTotal } from '@tickmark/language'
import {
  isConstantNumber,
  isNumeric,
  isText,
  numberOf,
  type ModelCell,
  type SheetGrid,
  type NumericCell,
} from './grid.ts'
import { rowLabelOf } from './labels.ts'
import { spreadsheetMedian } from './median.ts'

export type StatisticName = 'minimum' | 'maximum' | 'average' | 'median' | 'deviation'

/** A typed statistic that the numbers above it do not give, in a row where others are what their names say. */
export interface WrongStatistic {
  cell: ModelCell
  name: StatisticName
  expected: number
  /** The numbers that it is a statistic of. */
  block: readonly ModelCell[]
  /** A statistic of the same row that agrees with its numbers. */
  proof: ModelCell
}

const NAMES: readonly (readonly [StatisticName, RegExp])[] = [
  ['minimum', /\bmin(?:imum)?\b|\blow(?:est)?\b|最[小低][值値]?|최[소저]값?|최솟값/i],
  ['maximum', /\bmax(?:imum)?\b|\bhigh(?:est)?\b|最[大高][值値]?|최[대고]값?|최댓값/i],
  ['median', /\bmedian\b|中位(?:数|值)?|중앙값|중위(?:값|수)?|中央値/i],
  ['deviation', /\bst(?:an)?d(?:ard)?\.? ?dev(?:iation)?\b|标准差|표준\s*편차|標準偏差/i],
  ['average', /\b(?:simple )?(?:average|avg|mean)\b|平均[值数値]?|평균(?:값|치)?/i],
]
/** A row over everything, whose statistic the head of the column names. */
const OVERALL = /^(?:overall|all)(?![a-z])|^(?:总体|전체|全体)/i
/** What may stand beside the name in a row's label; "Min of Trade" is a source. */
const BESIDE_NAME =
  /\b(?:peers?|group|sector|industry|comparables?|simple|values?|multiples?|of (?:peers|above))\b|可比公司|同业|行业|동종|업종|比較企業|同業|[\s:：()（）.]/gi
const WEIGHTED = /weight|加权|가중|加重/i
/** Fewer numbers prove no statistic. */
const LEAST_NUMBERS = 5
/** Rows of heads above a block that are read. */
const HEAD_ROWS = 3

interface Candidate extends Omit<WrongStatistic, 'proof'> {
  holds: boolean
}

export function findWrongStatistics(grid: SheetGrid): WrongStatistic[] {
  const rows = new Set(grid.cells.filter((cell) => isConstantNumber(cell) && !cell.shape).map(({ row }) => row))
  return [...rows].flatMap((row) => {
    const found = grid.row(row).flatMap((cell) => readCandidate(grid, cell) ?? [])
    const proof = found.find(({ holds }) => holds)?.cell
    const wrong = found.filter(({ holds }) => !holds)
    // Where as many disagree as agree, the row is made otherwise than its name says.
    if (!proof || wrong.length > found.length - wrong.length) return []
    return wrong.map(({ cell, name, expected, block }) => ({ cell, name, expected, block, proof }))
  })
}

function readCandidate(grid: SheetGrid, cell: ModelCell): Candidate | undefined {
  if (!isNumeric(cell)) return undefined
  const label = rowLabelOf(grid, cell.row, cell.column)?.cell.text ?? ''
  const named = nameOfRow(label)
  if (isWeighted(label) || (!named && !namesTotal(label) && !OVERALL.test(label))) return undefined
  const { block, top } = blockAbove(grid, cell)
  if (block.length < LEAST_NUMBERS || !isOfOneTable(grid, cell, block) || isOfScale(grid, cell)) return undefined
  const name = named ?? statisticIn(headsOf(grid, { row: top, column: cell.column }))
  // The median or mean of a whole is none of its groups' medians or means.
  // A deviation of the numbers above may be of a sample or of all: nothing to compare rows by.
  if (!name || name === 'deviation' || (!named && name !== 'minimum' && name !== 'maximum')) return undefined
  const expected = STATISTICS[name](block.map((other) => numberOf(other)))
  // A nought in the first year of growth rates is none of the numbers meant.
  const counted = block.filter((other) => numberOf(other) !== 0)
  const withoutNoughts =
    counted.length < LEAST_NUMBERS ? expected : STATISTICS[name](counted.map((other) => numberOf(other)))
  const holds = [expected, withoutNoughts].some((wanted) => Math.abs(numberOf(cell) - wanted) <= toleranceOf(cell))
  // A formula that disagrees takes in other cells: other rules look at its range.
  return holds || !cell.shape ? { cell, name, expected, block, holds } : undefined
}

/** The numbers have their names where the statistic has its own; a further table to the right has names beside it. */
function isOfOneTable(grid: SheetGrid, cell: ModelCell, block: readonly ModelCell[]): boolean {
  const column = rowLabelOf(grid, cell.row, cell.column)?.column
  const elsewhere = block.filter((own) => (rowLabelOf(grid, own.row, own.column)?.column ?? 0) > (column ?? 0))
  return elsewhere.length * 2 < block.length
}

/** "Low", "Low", "High": records that are graded so; a list says each statistic once. */
function isOfScale(grid: SheetGrid, { row, column }: ModelCell): boolean {
  const labels = [-1, 1].flatMap((step) => {
    const found: string[] = []
    for (let at = step > 0 ? row : row - 1; found.length < SCALE_REACH; at += step) {
      const label = rowLabelOf(grid, at, column)?.cell.text.trim() ?? ''
      if (!nameOfRow(label)) break
      found.push(label.toLowerCase())
    }
    return found
  })
  return new Set(labels).size < labels.length
}

const SCALE_REACH = 8

/** The one statistic that a text names; undefined where it names none or several. */
export function statisticIn(text: string): StatisticName | undefined {
  const names = NAMES.filter(([, pattern]) => pattern.test(text)).map(([name]) => name)
  return names.length === 1 ? names[0] : undefined
}

/** The label of a row that is a statistic and nothing else. */
function nameOfRow(label: string): StatisticName | undefined {
  const name = statisticIn(label)
  const [, pattern] = NAMES.find(([own]) => own === name) ?? []
  return pattern && label.replace(pattern, '').replaceAll(BESIDE_NAME, '') === '' ? name : undefined
}

/** The numbers above, other statistics passed over, up to the first row without any number. */
function blockAbove(grid: SheetGrid, { row, column }: ModelCell): { block: NumericCell[]; top: number } {
  const block: NumericCell[] = []
  let above = row - 1
  for (; above >= 0; above--) {
    const cells = grid.row(above)
    if (block.length === 0 && cells.length === 0) continue
    const label = rowLabelOf(grid, above, column)?.cell.text ?? ''
    if (nameOfRow(label) || OVERALL.test(label)) {
      if (block.length > 0) break
      continue
    }
    if (!cells.some(isNumeric)) break
    const cell = grid.at(above, column)
    if (isNumeric(cell)) block.unshift(cell)
  }
  return { block, top: above + 1 }
}

function headsOf(grid: SheetGrid, { row, column }: { row: number; column: number }): string {
  const rows = Array.from({ length: HEAD_ROWS }, (_, step) => grid.at(row - 1 - step, column))
  return rows.flatMap((head) => (head && isText(head) ? [head.cell.text] : [])).join(' ')
}

export const STATISTICS: Record<StatisticName, (numbers: readonly number[]) => number> = {
  minimum: (numbers) => Math.min(...numbers),
  maximum: (numbers) => Math.max(...numbers),
  average: meanOf,
  // Of a sample, as spreadsheets compute it by default.
  deviation: (numbers) => {
    const mean = meanOf(numbers)
    return Math.sqrt(numbers.reduce((sum, number) => sum + (number - mean) ** 2, 0) / (numbers.length - 1))
  },
  median: spreadsheetMedian,
}

function meanOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length
}

export function isWeighted(label: string): boolean {
  return WEIGHTED.test(label)
}

/** Half a unit of the last digit that is shown. */
export function toleranceOf({ cell }: ModelCell): number {
  const digits = /(?<=\.)\d+/.exec(cell.text)?.[0].length ?? 0
  return 0.5000001 * 10 ** -(digits + (cell.text.includes('%') ? 2 : 0))
}
