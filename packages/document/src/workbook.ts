import { groupOf } from './list.ts'
import { MacroModule } from './model-desk.ts'
import * as z from 'zod'

/** A workbook's cell. Indexes from 0; `address` in A1 without sheet. */
export const SheetCell = z.object({
  address: z.string(),
  rowIndex: z.int().min(0),
  columnIndex: z.int().min(0),
  type: z.enum(['number', 'text', 'boolean', 'error', 'date', 'empty']),
  /** The stored value: a number (dates as serial numbers), text, boolean or error code ("#REF!"); null when empty. */
  value: z.union([z.number(), z.string(), z.boolean(), z.null()]),
  /** As the spreadsheet program would show it. */
  text: z.string(),
  /** Without the leading "=". Shared formulas are expanded. */
  formula: z.string().optional(),
  /** Range of an array formula that starts here. */
  arrayRange: z.string().optional(),
  /**
   * Of a value that a formula in another cell gives (a member of an array formula, a result of a data table): the address of that cell.
   * The cell's own address where the file says that it is computed and not how.
   */
  computedBy: z.string().optional(),
  numberFormat: z.string().optional(),
  comment: z.string().optional(),
  bold: z.boolean().optional(),
  indent: z.int().min(0).optional(),
  /** RRGGBB, where the file sets them. */
  fontColor: z.string().optional(),
  fillColor: z.string().optional(),
  /** Why nobody sees what the cell holds although its row, column and sheet are shown: letters in the colour of their ground, or a format that shows nothing (";;;"). */
  concealed: z.enum(['color', 'format']).optional(),
})
export type SheetCell = z.infer<typeof SheetCell>

/** A range that its author made a table: formulas name its parts as `Sales[Amount]`, and it grows with its rows. */
export const SheetTable = z.object({
  /** As formulas write it; unique in the workbook. */
  name: z.string(),
  /** A1 range, heads and totals included. */
  range: z.string(),
  /** 1 where the first row holds the heads, else 0. */
  headerRowCount: z.int().min(0),
  /** Rows at the end that hold totals. */
  totalsRowCount: z.int().min(0),
  /** From left to right; `formula` is the one that the whole column is meant to hold, without "=". */
  columns: z.array(z.object({ name: z.string(), formula: z.string().optional() })),
})
export type SheetTable = z.infer<typeof SheetTable>

export const Sheet = z.object({
  name: z.string(),
  visibility: z.enum(['visible', 'hidden', 'veryHidden']),
  /** Extent of the cells that hold something. */
  rowCount: z.int().min(0),
  columnCount: z.int().min(0),
  /** Cells that hold a value, a formula or a comment, by row and then column. */
  cells: z.array(SheetCell),
  merges: z.array(z.string()),
  hiddenRows: z.array(z.int()),
  hiddenColumns: z.array(z.int()),
  tables: z.array(SheetTable).optional(),
})
export type Sheet = z.infer<typeof Sheet>

export const Workbook = z.object({
  sheets: z.array(Sheet),
  definedNames: z.array(
    z.object({
      name: z.string(),
      formula: z.string(),
      sheet: z.string().optional(),
      hidden: z.boolean(),
    }),
  ),
  /** Other files that formulas refer to as [1], [2] …; `target` as stored. */
  externalLinks: z.array(z.object({ index: z.int().min(1), target: z.string() })),
  /** Where the file holds macros: its modules, as far as they can be read. They are never run. */
  macros: z.object({ modules: z.array(MacroModule) }).optional(),
  iterativeCalculation: z.boolean(),
  date1904: z.boolean(),
})
export type Workbook = z.infer<typeof Workbook>

/** Column letters of a 0-based index: 0 → A, 26 → AA. */
export function columnName(columnIndex: number): string {
  let name = ''
  for (let n = columnIndex + 1; n > 0; n = Math.floor((n - 1) / 26))
    name = String.fromCharCode(65 + ((n - 1) % 26)) + name
  return name
}

/** A1 address of 0-based indexes. */
export function cellAddress(rowIndex: number, columnIndex: number): string {
  return columnName(columnIndex) + String(rowIndex + 1)
}

/** 0-based indexes of an A1 address ("$" allowed); undefined when it is not one. */
export function parseAddress(address: string): CellPlace | undefined {
  const match = /^\$?([A-Z]{1,3})\$?(\d{1,7})$/i.exec(address)
  if (!match) return undefined
  let column = 0
  for (const letter of groupOf(match, 1).toUpperCase()) column = column * 26 + letter.charCodeAt(0) - 64
  return { rowIndex: Number(match[2]) - 1, columnIndex: column - 1 }
}

/** First and last corner of an A1 range, 0-based; a single address is a range of one cell. */
export function parseRange(range: string): { from: CellPlace; to: CellPlace } | undefined {
  const [from, to = from] = range.split(':').map(parseAddress)
  return from && to ? { from, to } : undefined
}

/** Where the cell of an address stands; only for addresses that are known to be some. */
export function placeOfAddress(address: string): CellPlace {
  const place = parseAddress(address)
  if (!place) throw new RangeError(`${address} is no address`)
  return place
}

/** First and last corner of a range; only for texts that are known to be one. */
export function cornersOf(range: string): { from: CellPlace; to: CellPlace } {
  const corners = parseRange(range)
  if (!corners) throw new RangeError(`${range} is no range`)
  return corners
}

/** Where a cell stands in its sheet, from 0. */
export interface CellPlace {
  rowIndex: number
  columnIndex: number
}
