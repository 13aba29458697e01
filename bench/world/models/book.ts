import { findExisting, getExisting, placeOfAddress } from '@tickmark/document'
import type { Expression } from './formula/expression.ts'

/** What a cell of the world holds; an error as Excel names it. */
export type Value = number | string | boolean | { error: string }

export interface Style {
  format?: string
  bold?: boolean
  /** RRGGBB */
  color?: string
  fill?: string
  indent?: number
}

/** Where a cell comes from in the plan. */
export interface Source {
  block: string
  line: string
  slot: string
}

export interface Cell {
  row: number
  column: number
  formula?: Expression
  /** Of a workbook of values: what the program computed that exported it. */
  derived?: Expression
  /** Typed, or what the formula gives. */
  value: Value
  style: Style
  source?: Source
  /** Number of cells to the right that share the array formula that starts here. */
  arrayWidth?: number
  /** Belongs to an array formula that starts in another cell. */
  inArray?: boolean
  /** Belongs to a data table. */
  inDataTable?: boolean
}

/** A cell that computes. */
export type FormulaCell = Cell & { formula: Expression }

/** A cell in which a number is typed. */
export type InputCell = Cell & { value: number }

export const isComputed = (cell: Cell): cell is FormulaCell => cell.formula !== undefined

export const isAmount = (cell: Cell): cell is InputCell => typeof cell.value === 'number'

/** A what-if table of two inputs. */
export interface DataTable {
  /** Top left cell of the results. */
  row: number
  column: number
  rows: number
  columns: number
  /** The input that the head of a column takes, and the one that the head of a row takes. */
  rowInput: Place
  columnInput: Place
  output: Place
}

export interface Place {
  sheet: string
  row: number
  column: number
}

export interface Sheet {
  name: string
  /** By `cellKey`. */
  cells: Map<number, Cell>
  hiddenRows: Set<number>
  widths: Map<number, number>
  dataTables: DataTable[]
  frozen?: { row: number; column: number }
}

export interface Book {
  sheets: Sheet[]
  names: { name: string; at: Place }[]
  /** Cycles are iterated. */
  iterate: boolean
  sharedFormulas: boolean
}

export const cellKey = (row: number, column: number): number => row * 16384 + column

export function cellAt(book: Book, { sheet, row, column }: Place): Cell | undefined {
  return book.sheets.find(({ name }) => name === sheet)?.cells.get(cellKey(row, column))
}

/** "B3" of a sheet. */
export function placeOf(sheet: string, address: string): Place {
  const { rowIndex, columnIndex } = placeOfAddress(address)
  return { sheet, row: rowIndex, column: columnIndex }
}

/** The sheet of a name that the book has. */
export function sheetOf(book: Book, name: string): Sheet {
  return findExisting(book.sheets, (sheet) => sheet.name === name)
}

/** The cell at a place that is filled. */
export function filledAt(book: Book, { sheet, row, column }: Place): Cell {
  return getExisting(sheetOf(book, sheet).cells, cellKey(row, column))
}

/** The number at a place that holds one. */
export function amountAt(book: Book, place: Place): number {
  const { value } = filledAt(book, place)
  if (typeof value !== 'number')
    throw new TypeError(`no number in ${place.sheet}, row ${place.row}, column ${place.column}`)
  return value
}

/** A book whose cells can be changed without changing the first. */
export function copyBook(book: Book): Book {
  return {
    ...book,
    sheets: book.sheets.map((sheet) => ({
      ...sheet,
      cells: new Map([...sheet.cells].map(([key, cell]) => [key, { ...cell }])),
      dataTables: [...sheet.dataTables],
    })),
  }
}
