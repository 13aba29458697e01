import { parseAddress, parseRange } from '@tickmark/document'
import type { Area, Place } from './formula/reference.ts'
import { numberOf, type Grids, type ModelCell, type SheetGrid } from './grid.ts'
import type { WorkbookModel } from './model.ts'
import { rememberFor } from './remember.ts'

/** A two-way data table ("what if"): one result for every pair of two inputs. */
export interface DataTable {
  /** The results. */
  area: Area
  /** The formula that is tabulated, above the left heads and beside the top ones. */
  corner: ModelCell
  /** Takes the heads of the row above. */
  rowInput: Place
  /** Takes the heads of the column to the left. */
  columnInput: Place
}

/** As the reader writes it; a table of one input leaves one of the two out. */
const TABLE = /^TABLE\((\$?[A-Z]+\$?\d+),(\$?[A-Z]+\$?\d+)\)$/i

/** Every two-way data table whose corner holds a formula. */
export function findDataTables(grids: Grids): DataTable[] {
  return [...grids.values()].flatMap((grid) => grid.cells.flatMap((cell) => readTable(grid, cell) ?? []))
}

function readTable(grid: SheetGrid, { cell }: ModelCell): DataTable | undefined {
  const inputs = TABLE.exec(cell.formula ?? '')
  const range = inputs && parseRange(cell.arrayRange ?? '')
  const corner = range && grid.at(range.from.rowIndex - 1, range.from.columnIndex - 1)
  if (!inputs || !range || !corner?.shape) return undefined
  const [rowInput, columnInput] = [inputs[1]!, inputs[2]!].map((address): Place => {
    const { rowIndex, columnIndex } = parseAddress(address.replaceAll('$', ''))!
    return { sheet: grid.name, row: rowIndex, column: columnIndex }
  }) as [Place, Place]
  const { from, to } = range
  const area = {
    sheet: grid.name,
    top: from.rowIndex,
    left: from.columnIndex,
    bottom: to.rowIndex,
    right: to.columnIndex,
  }
  return { area, corner, rowInput, columnInput }
}

/** A data table with results that the model does not give for its heads. */
export interface StaleTable {
  table: DataTable
  /** Its results that could be compared, row by row, and those among them that differ. */
  cells: readonly ModelCell[]
  wrong: readonly { cell: ModelCell; computed: number }[]
}

/** Further apart than iterations and the digits of an engine explain. */
const TOLERANCE = 1e-4

export const staleTablesOf = rememberFor((model: WorkbookModel): StaleTable[] =>
  findDataTables(model.grids).flatMap((table) => {
    const compared = cellsOf(model.grids, table).flatMap((cell) => {
      const [stored, computed] = [numberOf(cell), model.recalculation?.valueAt(cell)]
      return stored !== undefined && typeof computed === 'number' ? [{ cell, stored, computed }] : []
    })
    const wrong = compared.filter(
      ({ stored, computed }) => Math.abs(stored - computed) > TOLERANCE * Math.max(1e-3, Math.abs(stored)),
    )
    return wrong.length > 0 ? [{ table, cells: compared.map(({ cell }) => cell), wrong }] : []
  }),
)

function cellsOf(grids: Grids, { area }: DataTable): ModelCell[] {
  const grid = grids.get(area.sheet.toLowerCase())!
  const cells: ModelCell[] = []
  for (let row = area.top; row <= area.bottom; row++)
    for (let column = area.left; column <= area.right; column++) {
      const cell = grid.at(row, column)
      if (cell) cells.push(cell)
    }
  return cells
}
