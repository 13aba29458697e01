import { numberAt } from '@tickmark/document'
import type { Document, Table } from '@tickmark/document'
import type { WorldCell, WorldDocument } from '../world/truth.ts'
import { fold } from './match-text.ts'

interface PlacedCell {
  row: number
  column: number
  rowSpan: number
  columnSpan: number
  text: string
}

/** Two cells that stand beside or above each other, as ICDAR 2013 counts tables; empty cells are passed over. */
function adjacencies(cells: readonly PlacedCell[]): string[] {
  const filled = cells.filter(({ text }) => fold(text) !== '')
  const at = new Map<string, PlacedCell>()
  for (const cell of filled)
    for (let row = cell.row; row < cell.row + cell.rowSpan; row++)
      for (let column = cell.column; column < cell.column + cell.columnSpan; column++) at.set(`${row} ${column}`, cell)
  const last = Math.max(
    0,
    ...filled.map(({ row, column, rowSpan, columnSpan }) => Math.max(row + rowSpan, column + columnSpan)),
  )
  const next = (from: PlacedCell, step: (n: number) => string): PlacedCell | undefined => {
    for (let n = 0; n < last; n++) {
      const cell = at.get(step(n))
      if (cell && cell !== from) return cell
    }
    return undefined
  }
  return filled.flatMap((cell) => {
    const right = next(cell, (n) => `${cell.row} ${cell.column + cell.columnSpan + n}`)
    const below = next(cell, (n) => `${cell.row + cell.rowSpan + n} ${cell.column}`)
    return [
      ...(right ? [`${fold(cell.text)} → ${fold(right.text)}`] : []),
      ...(below ? [`${fold(cell.text)} ↓ ${fold(below.text)}`] : []),
    ]
  })
}

const ofTruth = (cells: readonly WorldCell[]): string[] => adjacencies(cells)

const ofTable = ({ cells }: Table): string[] =>
  adjacencies(
    cells.map(({ rowIndex: row, columnIndex: column, rowSpan, columnSpan, text }) => ({
      row,
      column,
      rowSpan,
      columnSpan,
      text,
    })),
  )

/** Pairs of neighbouring cells: how many there are, were read, and agree. */
export function compareTables(
  truth: { tables: readonly { cells: readonly WorldCell[] }[] },
  document: Document,
): { there: number; read: number; right: number } {
  const wanted = truth.tables.flatMap(({ cells }) => ofTruth(cells))
  const found = document.blocks.flatMap((block) => (block.type === 'table' ? ofTable(block) : []))
  const left = new Map<string, number>()
  for (const pair of wanted) left.set(pair, (left.get(pair) ?? 0) + 1)
  let right = 0
  for (const pair of found) {
    const rest = left.get(pair) ?? 0
    if (rest > 0) right += 1
    left.set(pair, rest - 1)
  }
  return { there: wanted.length, read: found.length, right }
}

/** Of each two paragraphs or headings that follow each other: how many are read in that order. */
export function compareOrder(truth: WorldDocument, document: Document): { pairs: number; inOrder: number } {
  const texts = new Map([
    ...truth.paragraphs.map(({ id, text }) => [id, fold(text)] as const),
    ...truth.headings.map(({ id, printed }) => [id, fold(printed)] as const),
  ])
  const read = document.blocks.map((block) =>
    block.type === 'table' || block.type === 'picture' ? '' : fold(block.text),
  )
  const places = truth.readingOrder.flatMap((id) => {
    const text = texts.get(id)
    if (!text || text.length < 12) return []
    return [
      read.findIndex(
        (one) => one.length > 11 && (one.startsWith(text.slice(0, 40)) || text.startsWith(one.slice(0, 40))),
      ),
    ]
  })
  const pairs = places.slice(1).map((place, index) => {
    const before = numberAt(places, index)
    return before >= 0 && place >= before
  })
  return { pairs: pairs.length, inOrder: pairs.filter(Boolean).length }
}
