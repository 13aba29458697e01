import { isFormula, isNumeric, isText, type ModelCell, type SheetGrid } from '../sheet/grid.ts'
import { alignLines, type Line, type LineMap } from './align.ts'
import type { SheetPair } from './match-sheets.ts'

/** Where the rows and columns of a sheet stand in its other version. */
export interface SheetMap extends SheetPair {
  rows: LineMap
  columns: LineMap
}

/** Rows first, by what they say whatever column it stands in; then columns, by what matched rows hold in them. */
export function mapLines(pair: SheetPair): SheetMap {
  const { before, after } = pair
  const [own, other] = [before, after].map((grid) => rowsOf(grid))
  const rows = alignLines(own?.lines ?? [], other?.lines ?? [], (a, b) =>
    shareOf(own?.contents.get(a) ?? [], other?.contents.get(b) ?? []),
  )
  const columns = alignLines(columnsOf(before), columnsOf(after), (a, b) => columnLikeness(pair, rows, [a, b]))
  return { ...pair, rows, columns }
}

interface Rows {
  lines: Line[]
  contents: Map<number, string[]>
}

/** A row is known by its words; where it has none, by all that it holds. */
function rowsOf(grid: SheetGrid): Rows {
  const contents = new Map<number, string[]>()
  const lines = [...Map.groupBy(grid.cells, ({ row }) => row)].map(([index, cells]): Line => {
    const words = cells.filter(isText).map(({ cell }) => cell.text.trim())
    contents.set(index, [...words, ...words, ...cells.filter((cell) => !isText(cell)).map(contentOf)])
    return { index, key: (words.length > 0 ? words : cells.map(contentOf)).join('\u0000') }
  })
  return { lines: lines.toSorted((a, b) => a.index - b.index), contents }
}

function contentOf(cell: ModelCell): string {
  return isFormula(cell) ? `=${cell.shape.structure}` : String(cell.cell.value)
}

/** Share of two lists that both hold, counted. */
function shareOf(a: readonly string[], b: readonly string[]): number {
  const open = new Map<string, number>()
  for (const text of a) open.set(text, (open.get(text) ?? 0) + 1)
  let both = 0
  for (const text of b) {
    const left = open.get(text) ?? 0
    if (left > 0) both++
    open.set(text, left - 1)
  }
  return (2 * both) / Math.max(1, a.length + b.length)
}

function columnsOf(grid: SheetGrid): Line[] {
  const indexes = [...new Set(grid.cells.map(({ column }) => column))].toSorted((a, b) => a - b)
  return indexes.map((index) => {
    const words = grid.column(index).filter(isText)
    return { index, key: words.map(({ cell }) => cell.text.trim()).join('\u0000') }
  })
}

/** The same number says most; the same formula could be that of any other period. */
const SAME_FORMULA = 0.4

function columnLikeness({ before, after }: SheetPair, rows: LineMap, [a, b]: readonly [number, number]): number {
  let [weight, alike] = [0, 0]
  const seen = new Set<number>()
  for (const cell of before.column(a)) {
    const row = rows.toNew.get(cell.row)
    if (row === undefined) continue
    seen.add(row)
    weight++
    alike += cellLikeness(cell, after.at(row, b))
  }
  for (const { row } of after.column(b)) if (rows.toOld.has(row) && !seen.has(row)) weight++
  return weight === 0 ? 0 : alike / weight
}

function cellLikeness(a: ModelCell, b: ModelCell | undefined): number {
  if (!b) return 0
  if (isFormula(a) !== isFormula(b)) return 0.2
  if (a.cell.value === b.cell.value) return 1
  if (isFormula(a) && isFormula(b))
    return a.shape.structure === b.shape.structure ? 0.5 + SAME_FORMULA * nearness(a, b) : 0.2
  return 0.2
}

/** Results move when an input does, and those of one period less far than to another period. */
function nearness(a: ModelCell, b: ModelCell): number {
  if (!isNumeric(a) || !isNumeric(b)) return 0
  const [left, right] = [Math.abs(a.cell.value), Math.abs(b.cell.value)]
  return Math.max(left, right) === 0 ? 1 : Math.min(left, right) / Math.max(left, right)
}
