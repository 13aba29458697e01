import { median } from '@tickmark/document/page'
import { gridOf, type WorkbookModel } from '../model/model.ts'
import { evaluateCell } from '../sheet/evaluate.ts'
import {
  isCalculation,
  isConstantNumber,
  numberOf,
  type FormulaCell,
  type ModelCell,
  type SheetGrid,
} from '../sheet/grid.ts'

/** A typed number of a list that alone explains why the results of its record are far from those of all others. */
export interface OddRecord {
  cell: ModelCell
  /** What it would be without the slip. */
  becomes: number
  /** A result of the record, what it would be then, and the results of the other records. */
  result: ModelCell
  after: number
  others: readonly ModelCell[]
}

/** Fewer records prove no range. */
const LEAST_RECORDS = 5
/** Results of one record that stand out together. */
const LEAST_RESULTS = 2
/** Beyond this many times the median a ratio is no property of a company. */
const FAR = 15
/** Multiples and margins of comparable companies lie within this factor of their median. */
const ALIKE = 5
const POWERS = [10, 100, 1000]
/** Formulas between a typed number and the ratios that it ends in. */
const LONGEST_CHAIN = 4

/** Cells of ranges that one formula may read. */
const MOST_READ = 1000

/** Typed numbers that a power of ten makes ordinary, where two or more ratios of their row are far from those of the rows above and below. */
export function findOddRecords(model: WorkbookModel): OddRecord[] {
  return [...model.grids.values()].flatMap((grid) => {
    const columns = ratiosIn(grid).flatMap((cells) => outlierOf(cells) ?? [])
    const rows = Map.groupBy(columns, ({ cell }) => cell.row)
    return [...rows].flatMap(([row, odd]) =>
      odd.length < LEAST_RESULTS ? [] : (originOf(model, grid, row, odd) ?? []),
    )
  })
}

/** Quotients that are copies of one another, down a column without a gap. */
function ratiosIn(grid: SheetGrid): FormulaCell[][] {
  const quotients = grid.cells.filter(isCalculation).filter(({ shape }) => shape.structure.includes('/'))
  const families = Map.groupBy(quotients, ({ column, shape }) => `${column}|${shape.form}`)
  return [...families.values()].filter(
    (cells) => cells.length >= LEAST_RECORDS && cells.every((cell, index) => cell.row - (cells[0]?.row ?? 0) === index),
  )
}

interface Outlier {
  cell: FormulaCell
  median: number
  others: readonly FormulaCell[]
}

function outlierOf(cells: readonly FormulaCell[]): Outlier | undefined {
  const values = cells.map((cell) => numberOf(cell) ?? 0)
  if (values.some((value) => value <= 0)) return undefined
  const usual = median(values)
  const far = cells.filter((cell) => apart(numberOf(cell) ?? 0, usual) > ALIKE)
  const [cell, more] = far
  if (!cell || more || apart(numberOf(cell) ?? 0, usual) < FAR) return undefined
  return { cell, median: usual, others: cells.filter((other) => other !== cell) }
}

const apart = (a: number, b: number): number => Math.max(a / b, b / a)

function originOf(model: WorkbookModel, grid: SheetGrid, row: number, odd: readonly Outlier[]): OddRecord | undefined {
  const found = grid
    .row(row)
    .filter(isConstantNumber)
    .flatMap((cell) =>
      POWERS.flatMap((power) => [1 / power, power]).flatMap((part): OddRecord[] => {
        const becomes = Number(((numberOf(cell) ?? 0) * part).toPrecision(12))
        const values = rowWith(model, grid, cell, becomes)
        const isOrdinary = odd.every((one) => apart(values.get(one.cell) ?? 0, one.median) <= ALIKE)
        const [first] = odd
        const after = first && values.get(first.cell)
        return isOrdinary && first && after !== undefined
          ? [{ cell, becomes, result: first.cell, after, others: first.others }]
          : []
      }),
    )
  // Price or number of shares: the one that the other records make ordinary as well.
  const usual = found.filter(({ cell, becomes }) => isNearer(grid, cell, becomes))
  const cells = new Set(usual.map(({ cell }) => cell))
  // Of several powers the one that comes nearest to the middle.
  const nearest = usual.toSorted((a, b) => distanceOf(a, odd) - distanceOf(b, odd))
  return cells.size === 1 ? nearest[0] : undefined
}

/** Whether the other number is nearer to those of its column. */
function isNearer(grid: SheetGrid, cell: ModelCell, becomes: number): boolean {
  const sizes = grid
    .column(cell.column)
    .filter(isConstantNumber)
    .map((other) => Math.abs(numberOf(other)))
  const usual = median(sizes)
  return usual > 0 && apart(Math.abs(becomes), usual) < apart(Math.abs(numberOf(cell) ?? 0), usual)
}

const distanceOf = ({ after }: OddRecord, [first]: readonly Outlier[]): number => apart(after, first?.median ?? after)

/** What the formulas of the row give for another number in one of its cells; only those that the number reaches. */
function rowWith(model: WorkbookModel, grid: SheetGrid, cell: ModelCell, value: number): Map<ModelCell, number> {
  const values = new Map<ModelCell, number>([[cell, value]])
  const overlay: SheetGrid = Object.assign(Object.create(grid), {
    at: (row: number, column: number) => {
      const own = grid.at(row, column)
      const changed = own && values.get(own)
      return own && changed !== undefined ? { ...own, cell: { ...own.cell, value: changed } } : own
    },
  })
  const grids = new Map(model.grids).set(grid.name.toLowerCase(), overlay)
  let front = [cell]
  for (let step = 0; step < LONGEST_CHAIN && front.length > 0; step++) {
    const readers = front.flatMap((read) => model.graph.dependants(read)).filter((reader) => reader.row === cell.row)
    front = [...new Set(readers)].filter(
      (reader) => reader.sheet === cell.sheet && gridOf(model, reader.sheet) === grid,
    )
    for (const reader of front) {
      const result = isCalculation(reader) ? evaluateCell(grids, reader, { left: MOST_READ }) : undefined
      if (typeof result === 'number') values.set(reader, result)
    }
  }
  return values
}
