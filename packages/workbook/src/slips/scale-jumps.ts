import { median } from '@tickmark/document/page'
import type { WorkbookModel } from '../model/model.ts'
import { isConstantNumber, isText, numberOf, type ModelCell, type SheetGrid } from '../sheet/grid.ts'
import { columnLabelOf } from '../sheet/labels.ts'
import { along } from '../sheet/lines.ts'
import { axisAt, runsDown } from '../sheet/time-axis.ts'
import { periodCells } from '../valuation/valuation.ts'

/** A typed number of a short line that is a thousand times the others, while the lines beside it hardly move between those periods. */
export interface ScaleJump {
  cell: ModelCell
  factor: number
  beside: readonly ModelCell[]
}

/** Longer lines prove by themselves which of their numbers is the odd one. */
const LONGEST = 3
const FACTORS = [1000, 1_000_000]
/** A period's growth comes on top of the slip. */
const EXACT = 1.5
/** Lines of the same periods that stay within this factor of themselves. */
const STEADY = 5
const LEAST_WITNESSES = 2
/** A head, a unit, a name and its remark. */
const MOST_WORDS = 6

export function findScaleJumps(model: WorkbookModel): ScaleJump[] {
  return [...model.grids.values()].flatMap((grid) => {
    const lines = typedLines(model, grid).filter((line) => line.length >= 2 && !isHeadedApart(grid, line))
    return lines.flatMap((line) => (line.length <= LONGEST ? (jumpIn(model, line, lines) ?? []) : []))
  })
}

function typedLines(model: WorkbookModel, grid: SheetGrid): ModelCell[][] {
  const axes = model.axes(grid.name)
  if (axes.length === 0) return []
  const down = runsDown(axes)
  const typed = grid.cells.filter(isConstantNumber)
  const lines = Map.groupBy(typed, ({ row, column }) => (down ? column : row))
  // A line of words with some numbers among them holds references (the number of an invoice), no amounts.
  const words = Map.groupBy(grid.cells.filter(isText), ({ row, column }) => (down ? column : row))
  return [...lines].flatMap(([place, line]) =>
    (words.get(place)?.length ?? 0) > Math.max(MOST_WORDS, line.length) ? [] : [periodCells(model, line)],
  )
}

/** Words of a table of its own stand over the numbers, nearer than the periods above it: an amount, and how many times EBITDA that is. */
function isHeadedApart(grid: SheetGrid, line: readonly ModelCell[]): boolean {
  const heads = line.map((cell) => columnLabelOf(grid, cell.row, cell.column))
  const words = heads.map((head) => (head && isText(head) && /\p{L}{2}/u.test(head.cell.text) ? head : undefined))
  return words.every((head) => head !== undefined) && new Set(words.map((head) => head?.row)).size === 1
}

function jumpIn(
  model: WorkbookModel,
  line: readonly ModelCell[],
  lines: readonly ModelCell[][],
): ScaleJump | undefined {
  const direction = runsDown(model.axes(line[0]?.sheet ?? '')) ? 'column' : 'row'
  const places = new Set(line.map((cell) => along(cell, direction)))
  const witnesses = lines.flatMap((other) => {
    const same = other.filter((cell) => places.has(along(cell, direction)))
    return other !== line && same.length === places.size && spread(same) <= STEADY ? [same] : []
  })
  if (witnesses.length < LEAST_WITNESSES) return undefined
  const usual = median(witnesses.flat().map(sizeOf))
  const cell = line.toSorted((a, b) => ratio(sizeOf(b), usual) - ratio(sizeOf(a), usual))[0]
  const beside = line.filter((other) => other !== cell)
  if (!cell || spread(beside) > STEADY || begins(model, cell, beside)) return undefined
  const found = ratio(sizeOf(cell), median(beside.map(sizeOf)))
  const factor = FACTORS.find((candidate) => ratio(found, candidate) < EXACT)
  return factor ? { cell, factor, beside } : undefined
}

/** Smaller than what follows, in a line that had nothing in the periods before: it begins there, late in its first period perhaps. */
function begins(model: WorkbookModel, cell: ModelCell, beside: readonly ModelCell[]): boolean {
  const axis = axisAt(model.axes(cell.sheet), cell)
  const direction = axis?.direction ?? 'row'
  const isFirst = beside.every((other) => along(other, direction) > along(cell, direction))
  return (
    axis !== undefined && isFirst && axis.first < along(cell, direction) && sizeOf(cell) < median(beside.map(sizeOf))
  )
}

const sizeOf = (cell: ModelCell): number => Math.abs(numberOf(cell) ?? 0)

const spread = (cells: readonly ModelCell[]): number =>
  ratio(Math.max(...cells.map(sizeOf)), Math.min(...cells.map(sizeOf)))

/** Nothing is compared with nothing. */
function ratio(a: number, b: number): number {
  return a === 0 || b === 0 ? Number.POSITIVE_INFINITY : Math.max(a / b, b / a)
}
