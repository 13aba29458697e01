import { itemAt } from '@tickmark/document'
import { firstAtOrBelow, firstAtOrRight, isNumeric, isText, type ModelCell, type SheetGrid } from './grid.ts'

const CURRENCY = String.raw`(?:(?:us|hk|a|c|s)?\$|\p{Sc}|rs\.?|usd|eur|gbp|cny|rmb|krw|jpy|hkd|inr|aud|cad|chf|sgd)`
const SCALE = String.raw`(?:'?000s?|k|m|mm|mn|bn|millions?|thousands?|billions?|crores?|crs?|lakhs?)`
/** "%", "x", "USD m", "₹ in Cr", "$/share", "万元": what stands between a label and its numbers and names no line. */
const UNIT_ONLY = new RegExp(
  String.raw`^\(?(?:[%x×]|(?:in\s+)?${CURRENCY}?\s*(?:in\s+)?${SCALE}?|${CURRENCY}\s*(?:\/|per)\s*share|[万亿千百]*元|人民币.{0,4}|[백천십]?만?원|억원|[百千億万]*円|n\/?a|-+|days?|times|天|倍|次)\)?\.?$`,
  'iu',
)

const COUNTED = String.raw`#|nos?\.?|numbers?|units?|qty|quantity|pcs|pieces|persons?|people|heads?|ftes?|shares?|hours?|hrs?|weeks?|months?|mths?|quarters?|years?|yrs?|bps|pp|pts|sq\.?\s?(?:m|ft|feet)|sqm|m[2²]|kwh?|mwh?|gwh?|tons?|tonnes?|kg|km|lit(?:er|re)s?|[数個个件人户戸台股株本社名月年日]|数量|数目|[百千万亿億]*[股株]|[股株人户戸件]数|[个かカヶヵ]月|수량|개수|[백천만억]*주|주식수|개월|[년월일명개건대호]`
/** What is counted, or a price of one: a unit beside the name of a line, and the name itself where it stands alone ("Units"). */
const COUNTS = new RegExp(
  String.raw`^\(?(?:${COUNTED}|(?:${CURRENCY}|[万亿千百]*元|[백천만억]*원|[百千億万]*円)\s*${SCALE}?\s*(?:\/|per)\s*\p{L}{1,12})\)?\.?$`,
  'iu',
)

/** A column of units writes them in square brackets: "[₦/month]", "[#]", "[%]". */
const BRACKETED = /^\[[^\][]{1,16}\]$/

/** The text that names a cell's row: the nearest one to its left that is more than a unit or a mark. */
export function rowLabelOf(grid: SheetGrid, row: number, column: number): ModelCell | undefined {
  const cells = grid.row(row)
  let mark: ModelCell | undefined
  for (let index = firstAtOrRight(cells, column) - 1; index >= 0; index--) {
    const cell = itemAt(cells, index)
    if (cell.cell.type !== 'text' || isUnit(cell)) continue
    if (!marksOf(grid).has(cell.column) && !isCountBeside(cell, cells[index - 1])) return cell
    mark ??= cell
  }
  return mark
}

/** A word that counts, right behind or below the name of what is counted. */
function isCountBeside({ cell }: ModelCell, before: ModelCell | undefined): boolean {
  return before?.cell.type === 'text' && !isUnit(before) && COUNTS.test(String(cell.value).normalize('NFKC').trim())
}

/** Lines that bear a name and a mark, for the mark to be one. */
const LEAST_MARKED = 6
/** Different texts among marks, and among names, for each line. */
const MOST_MARKS = 0.5
const LEAST_NAMES = 0.9

const MARKS = new WeakMap<SheetGrid, ReadonlySet<number>>()

/** Columns of marks between the names of lines and their numbers (a source, a note, a class): few texts recur beside names of which none does. */
function marksOf(grid: SheetGrid): ReadonlySet<number> {
  const known = MARKS.get(grid)
  if (known) return known
  const found = findMarks(grid)
  MARKS.set(grid, found)
  return found
}

function findMarks(grid: SheetGrid): ReadonlySet<number> {
  const pairs = new Map<number, { names: string[]; marks: string[] }>()
  const rows = Map.groupBy(
    grid.cells.filter((cell) => cell.cell.type === 'text' && !isUnit(cell)),
    ({ row }) => row,
  )
  for (const [row, texts] of rows) {
    const [name, mark, more] = texts
    if (!name || !mark || more || !grid.row(row).some((cell) => isNumeric(cell) && cell.column > mark.column)) continue
    const pair = pairs.get(mark.column) ?? { names: [], marks: [] }
    pair.names.push(name.cell.text)
    pair.marks.push(mark.cell.text)
    pairs.set(mark.column, pair)
  }
  const isMarked = ({ names, marks }: { names: string[]; marks: string[] }): boolean =>
    marks.length >= LEAST_MARKED &&
    new Set(marks).size <= marks.length * MOST_MARKS &&
    new Set(names).size >= names.length * LEAST_NAMES
  return new Set([...pairs].flatMap(([column, pair]) => (isMarked(pair) ? [column] : [])))
}

/** A head further up than this many cells heads nothing that a reader could see. */
const FARTHEST_HEAD = 400

/** The text, year or date that heads a cell's column: the nearest above, numbers between skipped. */
export function columnLabelOf(grid: SheetGrid, row: number, column: number): ModelCell | undefined {
  const cells = grid.column(column)
  const start = firstAtOrBelow(cells, row)
  for (let index = start - 1; index >= Math.max(0, start - FARTHEST_HEAD); index--) {
    const cell = itemAt(cells, index)
    const isName = isText(cell) && !isUnit(cell) && !isCountBeside(cell, cells[index - 1])
    if (isName || cell.cell.type === 'date') return cell
  }
  return undefined
}

/** A cell that holds no more than a unit. */
export function isUnit({ cell }: ModelCell): boolean {
  if (cell.type !== 'text') return false
  const text = String(cell.value).trim()
  return text === '' || UNIT_ONLY.test(text) || BRACKETED.test(text)
}
