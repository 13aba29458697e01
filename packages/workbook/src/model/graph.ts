import type { Workbook } from '@tickmark/document'
import { areaContains, readReference, resolveReference, type Area } from '../formula/reference.ts'
import { tokenizeFormula } from '../formula/tokenize.ts'
import { gridsOf, isFormula, type Grids, type FormulaCell, type ModelCell } from '../sheet/grid.ts'

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
  /** The cells and all formulas that any of them feeds. */
  reach(cells: Iterable<ModelCell>): ReadonlySet<ModelCell>
}

interface Reader {
  area: Area
  cell: FormulaCell
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

function buildGraph(grids: Grids, nameAreas: ReadonlyMap<string, readonly Area[]>): DependencyGraph {
  const areas = new Map<ModelCell, readonly Area[]>()
  const single = new Map<string, FormulaCell[]>()
  const ranges = new Map<string, Reader[]>()
  for (const grid of grids.values())
    for (const cell of grid.cells) {
      if (!isFormula(cell)) continue
      const read = areasOf(cell, nameAreas)
      areas.set(cell, read)
      for (const area of read) index(area, cell)
    }

  function index(area: Area, cell: FormulaCell): void {
    if (area.top === area.bottom && area.left === area.right) append(single, key(area.sheet, area.top, area.left), cell)
    else if (area.right - area.left > WIDEST_INDEXED) append(ranges, `${area.sheet.toLowerCase()}!`, { area, cell })
    else
      for (let column = area.left; column <= area.right; column++)
        append(ranges, `${area.sheet.toLowerCase()}!${column}`, { area, cell })
  }

  function readerOf(cell: ModelCell): FormulaCell | undefined {
    const sheet = cell.sheet.toLowerCase()
    const [direct] = single.get(key(cell.sheet, cell.row, cell.column)) ?? []
    const contains = ({ area }: Reader): boolean =>
      areaContains(area, { row: cell.row, column: cell.column, sheet: area.sheet })
    return (
      direct ??
      (ranges.get(`${sheet}!${cell.column}`)?.findLast(contains) ?? ranges.get(`${sheet}!`)?.findLast(contains))?.cell
    )
  }

  function dependants(cell: ModelCell): FormulaCell[] {
    const sheet = cell.sheet.toLowerCase()
    const readers = [...(ranges.get(`${sheet}!${cell.column}`) ?? []), ...(ranges.get(`${sheet}!`) ?? [])]
    const place = { row: cell.row, column: cell.column }
    const throughRanges = readers.filter(({ area }) => areaContains(area, { ...place, sheet: area.sheet }))
    return [
      ...new Set([
        ...(single.get(key(cell.sheet, cell.row, cell.column)) ?? []),
        ...throughRanges.map((reader) => reader.cell),
      ]),
    ]
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
    for (const next of found) for (const dependant of dependants(next)) found.add(dependant)
    return found
  }

  return { reach, precedentAreas: (cell) => areas.get(cell) ?? [], readerOf, dependants, allDependants }
}

function areasOf(cell: FormulaCell, nameAreas: ReadonlyMap<string, readonly Area[]>): Area[] {
  const direct = cell.shape.references.map((reference) => resolveReference(reference, cell))
  const named = cell.shape.names.flatMap((name) => nameAreas.get(name.toLowerCase()) ?? [])
  return [...direct.filter((area) => area !== undefined), ...named]
}

function key(sheet: string, row: number, column: number): string {
  return `${sheet.toLowerCase()}!${row},${column}`
}

function append<T>(lists: Map<string, T[]>, name: string, value: T): void {
  const list = lists.get(name)
  if (list) list.push(value)
  else lists.set(name, [value])
}
