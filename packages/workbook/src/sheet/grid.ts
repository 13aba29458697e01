import { columnName, type Sheet, type SheetCell, type Workbook, addTo, itemAt, getExisting } from '@tickmark/document'
import type { Area, Place } from '../formula/reference.ts'
import { indexTables, replaceTableReferences } from '../formula/structured.ts'
import { createShapeReader, readsNothing, type FormulaShape, type ShapeReader } from '../formula/shape.ts'
import { tokenizeFormula } from '../formula/tokenize.ts'

/** A cell with the shape of its formula. */
export interface ModelCell extends Place {
  address: string
  cell: SheetCell
  shape?: FormulaShape
}

/** A cell that holds a formula. */
export interface FormulaCell extends ModelCell {
  cell: SheetCell & { formula: string }
  shape: FormulaShape
}

/** Copies of one formula: one at least. */
export type Copies = [FormulaCell, ...FormulaCell[]]

/** A cell that holds or gives a number. */
export interface NumericCell extends ModelCell {
  cell: SheetCell & { value: number }
}

export interface SheetGrid {
  name: string
  sheet: Sheet
  cells: readonly ModelCell[]
  at(row: number, column: number): ModelCell | undefined
  /** Cells of a row by column, and of a column by row; only those that hold something. */
  row(index: number): readonly ModelCell[]
  column(index: number): readonly ModelCell[]
}

export type Grids = ReadonlyMap<string, SheetGrid>

const known = new WeakMap<Workbook, Grids>()
const readers = new WeakMap<Grids, ShapeReader>()

/** Every sheet by lower-case name: formulas name sheets in any case. Indexed once a workbook. */
export function gridsOf(workbook: Workbook): Grids {
  const found = known.get(workbook)
  if (found) return found
  const readShape = createShapeReader(indexNames(workbook))
  const tables = indexTables(workbook)
  const read: ShapeReader = (formula, host) => readShape(replaceTableReferences(formula, tables, host), host)
  const grids = new Map(workbook.sheets.map((sheet) => [sheet.name.toLowerCase(), buildGrid(sheet, read)]))
  known.set(workbook, grids)
  readers.set(grids, read)
  return grids
}

/** The sheet that a cell stands on. */
export function gridOfCell(grids: Grids, { sheet }: Place): SheetGrid {
  return getExisting(grids, sheet.toLowerCase())
}

/** The cell at a place that holds something. */
export function cellOfGrids(grids: Grids, place: Place): ModelCell {
  const cell = gridOfCell(grids, place).at(place.row, place.column)
  if (!cell) throw new RangeError(`nothing stands in row ${place.row}, column ${place.column} of ${place.sheet}`)
  return cell
}

/** The shape that a formula would have in a cell of these sheets. */
export function shapeIn(grids: Grids, formula: string, host: Place): FormulaShape {
  const read = readers.get(grids)
  if (!read) throw new Error('the shapes of formulas are read in the sheets of a workbook')
  return read(formula, host)
}

/** Other names move with the cell that uses them, or lead into other files. */
const ABSOLUTE_PLACE = /^[^[\]]+!\$[A-Z]{1,3}\$\d+(?::\$[A-Z]{1,3}\$\d+)?$/i

/** Names that stand for one cell or range; a sheet's own names hide the workbook's. */
function indexNames(workbook: Workbook): (name: string, sheet: string) => string | undefined {
  const places = new Map<string, string>()
  for (const { name, formula, sheet = '' } of workbook.definedNames) {
    const text = formula.replace(/^=/, '')
    const [token, more] = tokenizeFormula(text)
    if (token?.type === 'reference' && !more && ABSOLUTE_PLACE.test(text))
      places.set(`${sheet.toLowerCase()}!${name.toLowerCase()}`, text)
  }
  return (name, sheet) =>
    places.get(`${sheet.toLowerCase()}!${name.toLowerCase()}`) ?? places.get(`!${name.toLowerCase()}`)
}

function buildGrid(sheet: Sheet, readShape: ShapeReader): SheetGrid {
  const rows = new Map<number, ModelCell[]>()
  const columns = new Map<number, ModelCell[]>()
  const cells = sheet.cells.map((cell): ModelCell => {
    const place = { sheet: sheet.name, row: cell.rowIndex, column: cell.columnIndex }
    const shape = cell.formula ? readShape(cell.formula, place) : undefined
    return { ...place, address: cell.address, cell, ...(shape && { shape }) }
  })
  for (const cell of cells) {
    addTo(rows, cell.row, cell)
    addTo(columns, cell.column, cell)
  }
  for (const row of rows.values()) row.sort((a, b) => a.column - b.column)
  return {
    name: sheet.name,
    sheet,
    cells,
    at: (row, column) => cellOfRow(rows.get(row) ?? [], column),
    row: (index) => rows.get(index) ?? [],
    column: (index) => columns.get(index) ?? [],
  }
}

/** Columns that a sheet has at most. */
const WIDEST = 16_384

/** One number for a place of a sheet. */
export function placeNumber(row: number, column: number): number {
  return row * WIDEST + column
}

/** Found by halving: a table of all places would take more memory than the cells themselves. */
function cellOfRow(cells: readonly ModelCell[], column: number): ModelCell | undefined {
  const cell = cells[firstAtOrRight(cells, column)]
  return cell?.column === column ? cell : undefined
}

/** Index of the first cell of a row in that column or further right. */
export function firstAtOrRight(cells: readonly ModelCell[], column: number): number {
  return halve(cells, (cell) => cell.column < column)
}

/** Cells with content in an area; cost follows the cells that exist, not the area's size. */
export function* cellsInArea(grid: SheetGrid | undefined, area: Area): Generator<ModelCell> {
  if (!grid) return
  const right = Math.min(area.right, grid.sheet.columnCount - 1)
  for (let column = area.left; column <= right; column++) {
    const cells = grid.column(column)
    for (let index = firstAtOrBelow(cells, area.top); index < cells.length; index++) {
      const cell = itemAt(cells, index)
      if (cell.row > area.bottom) break
      yield cell
    }
  }
}

/** Index of the first cell of a column in that row or further down. */
export function firstAtOrBelow(cells: readonly ModelCell[], row: number): number {
  return halve(cells, (cell) => cell.row < row)
}

/** Index of the first cell that does not come before what is looked for. */
function halve(cells: readonly ModelCell[], isBefore: (cell: ModelCell) => boolean): number {
  let low = 0
  let high = cells.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (isBefore(itemAt(cells, middle))) low = middle + 1
    else high = middle
  }
  return low
}

/** "A1" or "A1:B3", as a person writes it. */
export function areaAddress(area: Area): string {
  const from = columnName(area.left) + (area.top + 1)
  const to = columnName(area.right) + (area.bottom + 1)
  return from === to ? from : `${from}:${to}`
}

/** A number that is not a date: what sums and ratios are made of. */
export function isNumeric(cell: ModelCell | undefined): cell is NumericCell {
  return cell?.cell.type === 'number' && Number.isFinite(cell.cell.value)
}

export function numberOf(cell: NumericCell): number
export function numberOf(cell: ModelCell | undefined): number | undefined
export function numberOf(cell: ModelCell | undefined): number | undefined {
  return cell && typeof cell.cell.value === 'number' ? cell.cell.value : undefined
}

/** A number typed in: no formula, or one that only adds up typed numbers. */
export function isConstantNumber(cell: ModelCell | undefined): cell is NumericCell {
  return isNumeric(cell) && !cell.cell.computedBy && (!cell.shape || readsNothing(cell.shape))
}

export function isFormula(cell: ModelCell): cell is FormulaCell {
  return cell.shape !== undefined
}

/** A formula that reads other cells. */
export function isCalculation(cell: ModelCell | undefined): cell is FormulaCell {
  return cell?.shape !== undefined && !readsNothing(cell.shape)
}

/** A value that nobody typed: its own formula gives it, or an array formula or data table of another cell. */
export function isComputed(cell: ModelCell | undefined): boolean {
  return isCalculation(cell) || cell?.cell.computedBy !== undefined
}

export function isText(cell: ModelCell | undefined): boolean {
  return cell?.cell.type === 'text' && !cell.shape && String(cell.cell.value).trim() !== ''
}
