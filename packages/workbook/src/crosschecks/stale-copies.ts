import { addTo } from '@tickmark/document'
import type { PeriodHead } from '@tickmark/language'
import { lineNameOf } from '../evidence/evidence.ts'
import type { WorkbookModel } from '../model/model.ts'
import { isCalculation, isConstantNumber, isNumeric, numberOf, type ModelCell, type SheetGrid } from '../sheet/grid.ts'
import { columnLabelOf } from '../sheet/labels.ts'
import { readPeriodHead } from '../sheet/period.ts'
import { periodAt } from '../sheet/time-axis.ts'
import { HALF, lastDigitOf } from '../sheet/typed-digits.ts'

/** Typed numbers that repeat what another sheet computes, and no longer all of them: the sheet has changed since. */
export interface StaleCopy {
  cells: readonly [StaleCell, ...StaleCell[]]
  /** Typed numbers of the sheet that still agree. */
  agreeing: number
}

/** A typed number and the formula whose result it repeated. */
export interface StaleCell {
  typed: ModelCell
  computed: ModelCell
}

/** Different numbers that agree: fewer may be chance, or a few figures that both sheets were told. */
const LEAST_AGREEING = 4
/** Agreeing numbers for each that differs: two versions (budget and actual) share few. */
const MOST_DIFFERING = 0.5
/** Digits from which on a number repeats another by more than chance. */
const LEAST_DIGITS = 3

/** Sheets of typed numbers beside the formulas of another sheet for the same line and period: a summary pasted as values, years as audited beside the sum of their quarters. */
export function findStaleCopies(model: WorkbookModel): StaleCopy[] {
  const typed = new Map<string, Map<string, ModelCell>>()
  const computed = new Map<string, Map<string, ModelCell>>()
  for (const grid of model.grids.values()) {
    typed.set(grid.name, cellsByName(model, grid, isConstantNumber))
    computed.set(
      grid.name,
      cellsByName(model, grid, (cell) => isCalculation(cell) && isNumeric(cell)),
    )
  }
  return [...typed].flatMap(([sheet, own]) =>
    [...computed].flatMap(([other, results]) => (sheet === other ? [] : (compare(model, own, results) ?? []))),
  )
}

interface Pair extends StaleCell {
  /** The name of the line. */
  line: string
}

function compare(
  model: WorkbookModel,
  own: ReadonlyMap<string, ModelCell>,
  results: ReadonlyMap<string, ModelCell>,
): StaleCopy | undefined {
  const pairs = [...own].flatMap(([name, typed]): Pair[] => {
    const computed = results.get(name)
    return computed ? [{ typed, computed, line: name.slice(0, name.indexOf('|')) }] : []
  })
  const agreeing = pairs.filter((pair) => agrees(pair) && digitsOf(pair.typed) >= LEAST_DIGITS)
  // What the formulas themselves read is their source and no copy of them.
  if (pairs.some((pair) => agrees(pair) && readsDirectly(model, pair))) return undefined
  const differing = pairs.filter((pair) => !agrees(pair) && !isRounding(pair) && !isOtherLine(pair, pairs))
  const values = new Set(agreeing.map(({ typed }) => numberOf(typed)))
  const [first, ...others] = differing
  return first && values.size >= LEAST_AGREEING && differing.length <= values.size * MOST_DIFFERING
    ? { cells: [first, ...others], agreeing: agreeing.length }
    : undefined
}

function readsDirectly(model: WorkbookModel, { typed, computed }: StaleCell): boolean {
  return model.graph.dependants(typed).some((reader) => reader === computed)
}

function digitsOf(cell: ModelCell): number {
  return String(Math.abs(numberOf(cell) ?? 0))
    .replace(/\D|^0\.?0*/g, '')
    .replace(/0+$/, '').length
}

/** Parts that were rounded add up to a unit more or less. */
function isRounding({ typed, computed }: StaleCell): boolean {
  const [own, result] = [numberOf(typed) ?? 0, numberOf(computed) ?? 0]
  const gap = Math.abs(own - result)
  return gap <= ROUNDED_UNITS * Math.min(lastDigitOf(own), 1) && gap <= Math.abs(result) * ROUNDED_SHARE
}

const ROUNDED_UNITS = 2.5
const ROUNDED_SHARE = 0.005

/** A line that differs in each of its periods is another one under the same name: profit before and after minorities. */
function isOtherLine({ line }: Pair, pairs: readonly Pair[]): boolean {
  const own = pairs.filter((pair) => pair.line === line)
  return own.length > 1 && !own.some(agrees)
}

/** What was typed is the result, rounded as it was typed. */
function agrees({ typed, computed }: StaleCell): boolean {
  const [own, result] = [numberOf(typed) ?? 0, numberOf(computed) ?? 0]
  return Math.abs(own - result) <= HALF * Math.min(lastDigitOf(own), 1) + Math.abs(result) * 1e-9
}

/** Cells of a sheet by their line and period; a name that several lines of the sheet bear in one period says nothing. */
function cellsByName(
  model: WorkbookModel,
  grid: SheetGrid,
  isMeant: (cell: ModelCell) => boolean,
): Map<string, ModelCell> {
  const axes = model.axes(grid.name)
  const found = new Map<string, ModelCell[]>()
  if (axes.length === 0) return new Map()
  for (const cell of grid.cells) {
    const period = isNumeric(cell) ? (periodAt(axes, cell) ?? periodOfHead(grid, cell)) : undefined
    if (!period || period.granularity === 'index') continue
    const name = lineNameOf(model, cell)
      .normalize('NFKC')
      .toLowerCase()
      .replaceAll(/[\s:：]+/g, ' ')
      .trim()
    if (name) addTo(found, [name, period.granularity, period.ordinal].join('|'), cell)
  }
  return new Map(
    [...found].flatMap(([name, [cell, ...more]]) => (cell && more.length === 0 && isMeant(cell) ? [[name, cell]] : [])),
  )
}

/** The period that the nearest head names, where it is none of the axis: the year behind its quarters. */
function periodOfHead(grid: SheetGrid, { row, column }: ModelCell): PeriodHead | undefined {
  const head = columnLabelOf(grid, row, column)
  return head && readPeriodHead(head)
}
