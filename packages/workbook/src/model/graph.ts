import { parseRange, type Workbook } from '@tickmark/document'
import { readReference, resolveReference, type Area, type Place } from '../formula/reference.ts'
import { tokenizeFormula } from '../formula/tokenize.ts'
import {
  cellsInArea,
  gridsOf,
  isFormula,
  placeNumber,
  type Grids,
  type FormulaCell,
  type ModelCell,
} from '../sheet/grid.ts'
import { createRangeIndex, type RangeIndex } from './range-index.ts'

/** Who feeds whom. Ranges stay ranges: a sum over a column costs one entry, not a thousand. */
export interface DependencyGraph {
  /** The areas that a formula reads, defined names included. */
  precedentAreas(cell: ModelCell): readonly Area[]
  /** One formula that reads the cell; undefined when none does. */
  readerOf(cell: ModelCell): FormulaCell | undefined
  /** Formulas that read the cell directly. */
  dependants(cell: ModelCell): readonly FormulaCell[]
  /** All formulas that the cell feeds, directly or not, nearest first; at most `limit`. */
  allDependants(cell: ModelCell, limit?: number): readonly ModelCell[]
  /** The cells and all formulas that any of them feeds, with the other cells that their arrays fill. */
  reach(cells: Iterable<ModelCell>): ReadonlySet<ModelCell>
}

/** Ranges wider than this are indexed once for the whole sheet. */
const WIDEST_INDEXED = 64

const known = new WeakMap<Workbook, DependencyGraph>()

/** The graph of a workbook, built once. */
export function graphOf(workbook: Workbook): DependencyGraph {
  const found = known.get(workbook) ?? buildGraph(gridsOf(workbook), readNameAreas(workbook))
  known.set(workbook, found)
  return found
}

/** The areas behind defined names that are plain references. */
function readNameAreas(workbook: Workbook): Map<string, Area[]> {
  const areas = new Map<string, Area[]>()
  for (const { name, formula } of workbook.definedNames) {
    const found = tokenizeFormula(formula.replace(/^=/, ''))
      .filter((token) => token.type === 'reference')
      .map((token) =>
        resolveReference(readReference(token.text, { sheet: '', row: 0, column: 0 }), { sheet: '', row: 0, column: 0 }),
      )
      .filter((area) => area !== undefined)
    if (found.length > 0) areas.set(name.toLowerCase(), found)
  }
  return areas
}

/** Who reads the cells of one sheet. */
interface SheetReaders {
  /** Of single cells: the only reader or all of them, by the number of the place. */
  single: Map<number, FormulaCell | FormulaCell[]>
  /** Of ranges by column; those too wide for that, of the whole sheet. */
  columns: Map<number, RangeIndex>
  wide: RangeIndex
}

function buildGraph(grids: Grids, nameAreas: ReadonlyMap<string, readonly Area[]>): DependencyGraph {
  const sheets = new Map<string, SheetReaders>()
  for (const grid of grids.values())
    for (const cell of grid.cells) if (isFormula(cell)) for (const area of areasOf(cell, nameAreas)) index(area, cell)

  function index(area: Area, cell: FormulaCell): void {
    const readers = readersOf(area.sheet)
    const { top, bottom, left, right } = area
    if (top === bottom && left === right) return addSingle(readers.single, placeNumber(top, left), cell)
    if (right - left > WIDEST_INDEXED) return readers.wide.add({ area, cell })
    for (let column = left; column <= right; column++) {
      const ranges = readers.columns.get(column) ?? createRangeIndex()
      readers.columns.set(column, ranges)
      ranges.add({ area, cell })
    }
  }

  function readersOf(sheet: string): SheetReaders {
    const name = sheet.toLowerCase()
    const known = sheets.get(name) ?? { single: new Map(), columns: new Map(), wide: createRangeIndex() }
    sheets.set(name, known)
    return known
  }

  function readerOf(cell: ModelCell): FormulaCell | undefined {
    const { single, columns, wide } = readersOf(cell.sheet)
    const direct = single.get(placeNumber(cell.row, cell.column))
    if (direct) return Array.isArray(direct) ? direct[0] : direct
    const { row, column } = cell
    return (columns.get(column)?.anyHolding(row, column) ?? wide.anyHolding(row, column))?.cell
  }

  function dependants({ sheet, row, column }: Place): FormulaCell[] {
    const { single, columns, wide } = readersOf(sheet)
    const throughRanges = [...(columns.get(column)?.allHolding(row, column) ?? []), ...wide.allHolding(row, column)]
    const direct = single.get(placeNumber(row, column)) ?? []
    return [...new Set([direct, throughRanges.map((reader) => reader.cell)].flat())]
  }

  function allDependants(cell: ModelCell, limit = 5000): ModelCell[] {
    const found = new Set<ModelCell>([cell])
    for (const next of found) {
      if (found.size > limit) break
      for (const dependant of dependants(next)) found.add(dependant)
    }
    found.delete(cell)
    return [...found]
  }

  function reach(cells: Iterable<ModelCell>): Set<ModelCell> {
    const found = new Set(cells)
    for (const next of found) for (const other of [...dependants(next), ...membersOf(next)]) found.add(other)
    return found
  }

  /** The cells that an array formula fills beside its own. */
  function membersOf({ sheet, address, cell }: ModelCell): ModelCell[] {
    const range = cell.arrayRange ? parseRange(cell.arrayRange) : undefined
    if (!range) return []
    const { from, to } = range
    const area = { sheet, top: from.rowIndex, left: from.columnIndex, bottom: to.rowIndex, right: to.columnIndex }
    const cells = [...cellsInArea(grids.get(sheet.toLowerCase()), area)]
    return cells.filter((member) => member.cell.computedBy === address)
  }

  return {
    reach,
    precedentAreas: (cell) => (isFormula(cell) ? areasOf(cell, nameAreas) : []),
    readerOf,
    dependants,
    allDependants,
  }
}

function areasOf(cell: FormulaCell, nameAreas: ReadonlyMap<string, readonly Area[]>): Area[] {
  const direct = cell.shape.references.map((reference) => resolveReference(reference, cell))
  const named = cell.shape.names.flatMap((name) => nameAreas.get(name.toLowerCase()) ?? [])
  return [...direct.filter((area) => area !== undefined), ...named]
}

function addSingle(single: SheetReaders['single'], place: number, cell: FormulaCell): void {
  const known = single.get(place)
  if (known === undefined) single.set(place, cell)
  else if (Array.isArray(known)) known.push(cell)
  else single.set(place, [known, cell])
}
