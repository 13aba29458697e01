import { foldText, namesNotes, ordinalOf } from '@tickmark/language'
import type { Cell, Figure, Table } from '@tickmark/document'
import { rowCells } from '../grids/read-grid.ts'
import type { Grid } from '../grids/grid.ts'
import { numeralsOf } from './numerals.ts'
import type { Numerals } from './numerals.ts'

/** A line of a statement that names the note it is explained in. */
export interface StatementReference {
  /** The line's name without the reference. */
  label: string
  /** As printed: "12", "六(十)". */
  printed: string
  numbers: number[]
  /** As the headings have that it leads to. */
  numerals: Numerals
  /** The part of the notes that it leads into: six of "六(十)". */
  part?: number
  /** The line's first amount, which tells its place. */
  figure: Figure
  /** Position of its table in the document. */
  blockIndex: number
}

const NOTE_WORDS = String.raw`notes?|note no\.?|ref\.?|附[注註](?:编号|編號)?|주석|注記(?:番号)?|anhang|notas?|annexes?`
/** A column of references that is called so alone: "Ref.". */
const REFERENCE_HEAD = /^ref\.?$/i
const HAN = '[一二三四五六七八九十]{1,3}'
/** "(Note 6)", "(附註六(十))", "(주석 5, 12)" at the end of a label. */
const IN_LABEL = new RegExp(
  String.raw`(?<!\s)\s*[(（]\s*(?:see\s+)?(?:${NOTE_WORDS})\s*(?<printed>(?:${HAN}\s*[、.]?\s*)?[(（]?(?:\d{1,2}|${HAN})[)）]?(?:\s*[,、&]\s*\d{1,2})*)\s*[)）]\s*$`,
  'i',
)
/** "12", "7, 9", "9(b)", "10.2", "六(十)", "七、10". */
const IN_COLUMN = new RegExp(
  String.raw`^(?:${HAN}\s*[、.]?\s*)?[(（]?(?:\d{1,2}|${HAN})[)）]?(?:[.]\d{1,2}|\s*[(（][a-z\d]{1,2}[)）])*(?:\s*(?:[,、&;/]|and)\s*\d{1,2}(?:[.]\d{1,2}|\s*[(（][a-z\d]{1,2}[)）])*)*$`,
  'i',
)
/** Lines of all tables that refer to notes, from which their columns are ones of references. */
const LEAST = 3
/** Different notes that lines' names refer to in a document's tables together, from which they are references of its statements. */
const LEAST_IN_LABELS = 5

/** The references of all statements: in a column of their own or at the end of the lines' names. */
export function statementReferences(grids: readonly Grid[]): StatementReference[] {
  const all = grids.map((grid) => referencesIn(grid))
  const [columns, labels] = [all.filter(({ inColumn }) => inColumn), all.filter(({ inColumn }) => !inColumn)]
  const inColumns = columns.flatMap(({ found }) => found)
  const inLabels = labels.flatMap(({ found }) => found)
  const isNamed = new Set(inLabels.flatMap(({ numbers }) => numbers)).size >= LEAST_IN_LABELS
  return [...(inColumns.length >= LEAST ? inColumns : []), ...(isNamed ? inLabels : [])]
}

function referencesIn(grid: Grid): { inColumn: boolean; found: StatementReference[] } {
  const columns = noteColumns(grid)
  const rows = new Map<Table, Map<number, Cell[]>>()
  const cellsIn = (table: Table, rowIndex: number): Cell[] => {
    const byRow = rows.get(table) ?? Map.groupBy(table.cells, (cell) => cell.rowIndex)
    rows.set(table, byRow)
    return byRow.get(rowIndex) ?? []
  }
  const found = grid.rows.flatMap((row, index) => {
    const figure = rowCells(grid, index).find((cell) => cell !== undefined)?.figure
    if (!figure || row.key.length < 2) return []
    const label = foldText(row.label)
    const inLabel = IN_LABEL.exec(label)?.groups?.printed
    const own = cellsIn(row.table ?? grid.table, row.rowIndex)
    const column = noteColumnOf(own, columns, figure.location.columnIndex ?? 0)
    const cells = own.filter(({ columnIndex }) => columnIndex === column)
    const printed = inLabel ?? cells.map(({ text }) => foldText(text).trim()).find((text) => IN_COLUMN.test(text))
    const numbers = printed ? numbersOf(printed) : []
    return printed && numbers.length > 0
      ? [
          {
            label: label.replace(IN_LABEL, '').trim(),
            printed,
            numbers,
            numerals: numeralsOf(withoutPart(printed)),
            ...partOf(printed),
            figure,
            blockIndex: grid.blockIndex,
          },
        ]
      : []
  })
  return { inColumn: columns.length > 0, found }
}

/** The column of notes that a row's first amount belongs to: of two halves beside each other each has its own, or none. */
function noteColumnOf(row: readonly Cell[], columns: readonly number[], amountAt: number): number | undefined {
  const before = columns.findLast((at) => at < amountAt)
  if (before === undefined) return columns[0]
  const isOfOtherHalf = row.some(
    ({ text, columnIndex }) => columnIndex > before && columnIndex < amountAt && /\d/.test(text),
  )
  return isOfOtherHalf ? undefined : before
}

function noteColumns(grid: Grid): number[] {
  const heads = grid.table.cells.filter(({ rowIndex }) => rowIndex < Math.max(1, grid.table.headerRowCount))
  return heads.flatMap(({ text, columnIndex }) => {
    const isOfNotes = namesNotes(text) || REFERENCE_HEAD.test(foldText(text).trim())
    return isOfNotes ? [columnIndex] : []
  })
}

/** A reference without the part of the notes that it leads into: "(十)" of "六(十)". */
function withoutPart(printed: string): string {
  return printed.replace(new RegExp(String.raw`^${HAN}\s*(?:[、.]\s*(?=[\d一-十])|(?=[(（]))`), '')
}

function partOf(printed: string): { part: number } | undefined {
  const part = printed.slice(0, printed.length - withoutPart(printed).length).replace(/[\s、.]/g, '')
  return part === '' ? undefined : { part: ordinalOf(part) }
}

/** The notes themselves: of "六(十)" the tenth, of "9(b)" and "9.2" the ninth. */
function numbersOf(printed: string): number[] {
  return withoutPart(printed)
    .split(/[,、&;/]|and/)
    .flatMap((part) => new RegExp(String.raw`\d{1,2}|${HAN}`).exec(part)?.[0] ?? [])
    .map(ordinalOf)
    .filter((number) => number > 0)
}
