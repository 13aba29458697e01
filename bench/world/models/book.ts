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
