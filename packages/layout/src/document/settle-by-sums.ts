import type { Block, Cell, ReadNotice, Table } from '@tickmark/document'
import { Decimal, firstOf, groupOf, itemAt } from '@tickmark/document'
import { mentionsTotal } from '@tickmark/language'

/** A sum of fewer digits comes out by chance, unless its row says that it is one. */
const TELLING_DIGITS = 5
/** Lines that are results by their name, though no word for a total stands in it. */
const RESULT = /总额|總額|净额|利润|利益|계$|총액|이익|\bnet\b|profit|income|loss/i

/** Where a figure stands in its table, and what it may read. */
interface Doubt {
  cell: Cell
  values: { text: string; value: Decimal }[]
}

/**
 * Where the recogniser hesitated between readings of a figure, the one under which a sum of its table comes out. Only readings
 * that it considered itself; never a figure that it was sure of, and nothing where a sum comes out as read. What was decided so
 * is marked, and the reading that gave way is kept.
 */
export function settleBySums(blocks: readonly Block[]): { blocks: Block[]; notices: ReadNotice[] } {
  const notices: ReadNotice[] = []
  const settled = blocks.map((block): Block => {
    if (block.type !== 'table') return block
    const repairs = findRepairs(block)
    for (const [cell, text] of repairs) {
      const detail = `${cell.text} → ${text}`
      notices.push({
        key: 'settled_by_sum',
        detail,
        ...(cell.page && { location: { page: cell.page, box: cell.box } }),
      })
    }
    return { ...block, cells: block.cells.map((cell) => repair(cell, repairs.get(cell))) }
  })
  return { blocks: settled, notices }
}

function repair(cell: Cell, text: string | undefined): Cell {
  if (text === undefined) return cell
  const others = (cell.alternatives ?? []).filter((alternative) => alternative !== text)
  // Words are ranges of the text: where its length changes, the cell is one.
  const moved = text.length !== cell.text.length && cell.box
  return {
    ...cell,
    text,
    alternatives: [cell.text, ...others],
    repaired: true,
    ...(moved && { words: [{ start: 0, end: text.length, box: moved, origin: 'ocr' as const }] }),
  }
}

function findRepairs(table: Table): Map<Cell, string> {
  const repairs = new Map<Cell, string>()
  const doubts = table.cells.flatMap((cell) => doubtOf(cell) ?? [])
  if (doubts.length === 0) return repairs
  const values = new Map<string, Decimal>(
    table.cells.flatMap((cell) => {
      const value = valueOf(cell.text)
      return value && cell.role !== 'columnHeader' ? [[`${cell.rowIndex}:${cell.columnIndex}`, value] as const] : []
    }),
  )
  for (const { cell, values: candidates } of doubts) {
    const place = `${cell.rowIndex}:${cell.columnIndex}`
    const own = values.get(place)
    const foots = (value: Decimal) => hasSum(cell, new Map(values).set(place, value), table)
    if (own && foots(own)) continue
    const fitting = candidates.filter(({ value }) => foots(value))
    if (fitting.length !== 1) continue
    repairs.set(cell, firstOf(fitting).text)
    values.set(place, firstOf(fitting).value)
  }
  return repairs
}

function doubtOf(cell: Cell): Doubt | undefined {
  if (cell.origin !== 'ocr' || !cell.alternatives?.length || cell.role === 'columnHeader') return undefined
  const values = cell.alternatives.flatMap((text) => {
    const value = valueOf(text)
    return value ? [{ text, value }] : []
  })
  return values.length > 0 ? { cell, values } : undefined
}

/** The amount that a cell prints; percentages do not add up. */
function valueOf(text: string): Decimal | undefined {
  const plain = text.replace(/[\s$¥€£₩￥]/g, '').replace(/[−–]/g, '-')
  const match = /^([(（]|-|△|▲)?(\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?)[)）]?$/.exec(plain)
  if (!match) return undefined
  const value = new Decimal(groupOf(match, 2).replaceAll(',', ''))
  return match[1] ? value.negated() : value
}

/** Whether a sum of the column or of the row comes out in which the cell takes part. */
function hasSum({ rowIndex, columnIndex }: Cell, values: ReadonlyMap<string, Decimal>, table: Table): boolean {
  const column = Array.from({ length: table.rowCount }, (_, row) => ({
    at: row,
    value: values.get(`${row}:${columnIndex}`),
  }))
  const row = Array.from({ length: table.columnCount }, (_, index) => ({
    at: index,
    value: values.get(`${rowIndex}:${index}`),
  }))
  const labels = new Map(table.cells.filter((cell) => cell.columnIndex === 0).map((cell) => [cell.rowIndex, cell.text]))
  const saysTotal = (at: number) => mentionsTotal(labels.get(at) ?? '') || RESULT.test(labels.get(at) ?? '')
  return comesOut(column, rowIndex, saysTotal) || comesOut(row, columnIndex, () => false)
}

type Line = readonly { at: number; value: Decimal | undefined }[]

/** A figure that equals the sum of those before it, or the first of them less the others. */
function comesOut(line: Line, at: number, saysTotal: (at: number) => boolean): boolean {
  const figures = line.flatMap(({ at: place, value }) => (value ? [{ at: place, value }] : []))
  for (let total = 2; total < figures.length; total += 1) {
    const { value, at: totalAt } = itemAt(figures, total)
    if (totalAt < at) continue
    if (value.abs().toFixed().replace(/\D/g, '').length < TELLING_DIGITS && !saysTotal(totalAt)) continue
    let sum = new Decimal(0)
    for (let first = total - 1; first >= 0; first -= 1) {
      const { value: part, at: partAt } = itemAt(figures, first)
      const rest = sum
      sum = sum.plus(part)
      const takesPart = totalAt === at || partAt <= at
      if (first > total - 2 || !takesPart) continue
      if (sum.equals(value) || part.minus(rest).equals(value)) return true
    }
  }
  return false
}
