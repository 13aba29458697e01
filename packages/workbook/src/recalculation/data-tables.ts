import { getExisting, parseRange, placeOfAddress } from '@tickmark/document'
import type { Area, Place } from '../formula/reference.ts'
import { numberOf, type Grids, type ModelCell, type SheetGrid } from '../sheet/grid.ts'
import type { WorkbookModel } from '../model/model.ts'
import { rememberFor } from '../model/remember.ts'

/** A data table ("what if"): what formulas give for other values of one or two inputs. */
export interface DataTable {
  /** The results. */
  area: Area
  /** The cells that the heads take the place of. */
  inputs: readonly Place[]
  scenarios: readonly Scenario[]
}

/** One state of the inputs, and the results that belong to it. */
export interface Scenario {
  /** The heads, in the order of the table's inputs. */
  heads: readonly number[]
  /** Each result with the formula that is tabulated there. */
  results: readonly { place: Place; formula: ModelCell }[]
}

/** As the reader writes it: the input of the top heads, the input of the left ones; a table of one input leaves one out. */
const TABLE = /^TABLE\((\$?[A-Z]+\$?\d+)?,(\$?[A-Z]+\$?\d+)?\)$/i

/** Every data table that tabulates formulas. */
export function findDataTables(grids: Grids): DataTable[] {
  return [...grids.values()].flatMap((grid) => grid.cells.flatMap((cell) => readTable(grid, cell) ?? []))
}

function readTable(grid: SheetGrid, { cell }: ModelCell): DataTable | undefined {
  const stated = TABLE.exec(cell.formula ?? '')
  const range = stated && parseRange(cell.arrayRange ?? '')
  if (!stated || !range) return undefined
  const [top, left] = [stated[1], stated[2]].map((address) => address && placeOf(grid.name, address))
  const { from, to } = range
  const area = {
    sheet: grid.name,
    top: from.rowIndex,
    left: from.columnIndex,
    bottom: to.rowIndex,
    right: to.columnIndex,
  }
  const inputs = [top, left].filter((input) => typeof input === 'object')
  const scenarios = top && left ? pairScenarios(grid, area) : lineScenarios(grid, area, top ? 'columns' : 'rows')
  return inputs.length > 0 && scenarios.length > 0 ? { area, inputs, scenarios } : undefined
}

function placeOf(sheet: string, address: string): Place {
  const { rowIndex, columnIndex } = placeOfAddress(address)
  return { sheet, row: rowIndex, column: columnIndex }
}

/** Two inputs: the formula stands in the corner, each result has a head above and one to the left. */
function pairScenarios(grid: SheetGrid, area: Area): Scenario[] {
  const formula = grid.at(area.top - 1, area.left - 1)
  if (!formula?.shape) return []
  return placesIn(area).flatMap((place): Scenario[] => {
    const [top, left] = [numberOf(grid.at(area.top - 1, place.column)), numberOf(grid.at(place.row, area.left - 1))]
    return top === undefined || left === undefined ? [] : [{ heads: [top, left], results: [{ place, formula }] }]
  })
}

/** One input: each of the lines has its head at one end, and each formula stands where the other lines begin. */
function lineScenarios(grid: SheetGrid, area: Area, lines: 'rows' | 'columns'): Scenario[] {
  const byHead = new Map<ModelCell, Scenario>()
  for (const place of placesIn(area)) {
    const [above, beside] = [grid.at(area.top - 1, place.column), grid.at(place.row, area.left - 1)]
    const [head, formula] = lines === 'rows' ? [beside, above] : [above, beside]
    const value = numberOf(head)
    if (!head || !formula?.shape || value === undefined) continue
    byHead.set(head, { heads: [value], results: [...(byHead.get(head)?.results ?? []), { place, formula }] })
  }
  return [...byHead.values()]
}

function placesIn({ sheet, top, left, bottom, right }: Area): Place[] {
  const places: Place[] = []
  for (let row = top; row <= bottom; row++)
    for (let column = left; column <= right; column++) places.push({ sheet, row, column })
  return places
}

/** A data table with results that the model does not give for its heads. */
export interface StaleTable {
  /** Its results that could be compared, from the first to the last, and those among them that differ. */
  cells: readonly ModelCell[]
  wrong: readonly { cell: ModelCell; formula: ModelCell; computed: number }[]
}

/** Further apart than iterations and the digits of an engine explain. */
const TOLERANCE = 1e-4

export const staleTablesOf = rememberFor((model: WorkbookModel): StaleTable[] =>
  findDataTables(model.grids).flatMap(({ area, scenarios }) => {
    const grid = getExisting(model.grids, area.sheet.toLowerCase())
    const compared = scenarios.flatMap(({ results }) =>
      results.flatMap(({ place, formula }) => {
        const cell = grid.at(place.row, place.column)
        const [stored, computed] = [numberOf(cell), model.recalculation?.valueAt(place)]
        return cell && stored !== undefined && typeof computed === 'number' ? [{ cell, formula, stored, computed }] : []
      }),
    )
    const wrong = compared.filter(
      ({ stored, computed }) => Math.abs(stored - computed) > TOLERANCE * Math.max(1e-3, Math.abs(stored)),
    )
    return wrong.length > 0 ? [{ cells: compared.map(({ cell }) => cell), wrong }] : []
  }),
)
