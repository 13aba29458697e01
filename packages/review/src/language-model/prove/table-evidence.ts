import type { Cell, Table } from '@tickmark/document'
import { type Ground, spanOf } from './ground.ts'
import { cellsOfRow, placeOfCell, type PlaceIndex, type Target } from './place-index.ts'
import { foldQuoted } from '../answer/quoted-text.ts'

export function quoteInTable(index: PlaceIndex, table: Table, parts: readonly string[]): Ground | undefined {
  for (const cells of Map.groupBy(table.cells, ({ rowIndex }) => rowIndex).values()) {
    const found = quoteInRow(
      index,
      table,
      cells.toSorted((a, b) => a.columnIndex - b.columnIndex),
      parts,
    )
    if (found) return found
  }
  const about = [table.caption, table.unitText].filter(Boolean).join(' ')
  if (!about || spanOf(about, parts) === undefined) return undefined
  const [first] = table.cells
  return (
    first && groundOfRow(index, table, cellsOfRow(table, first.rowIndex), { block: table, rowIndex: first.rowIndex })
  )
}

/** Cells of a row may be left out of a quote, and anything may stand between those that are in it: "Total assets: 1,200". */
export function quoteInRow(
  index: PlaceIndex,
  table: Table,
  cells: readonly Cell[],
  parts: readonly string[],
): Ground | undefined {
  const [first] = cells
  if (!first) return undefined
  const wanted = parts.join('').replace(/[:;=]/g, '')
  const texts = cells.map(({ text }) => foldQuoted(text).text.replace(/[:;=]/g, ''))
  const used = takeCells(wanted, texts)
  if (used)
    return groundOfRow(
      index,
      table,
      cells.filter((_, at) => used.includes(at)),
      { block: table, rowIndex: first.rowIndex },
    )
  const cell = cells.find(
    ({ text }) => spanOf(text, parts) !== undefined && /\p{L}{3}|[\u3040-\u9fff\uac00-\ud7af]{2}/u.test(parts.join('')),
  )
  return cell && groundOfRow(index, table, [cell], { block: table, rowIndex: first.rowIndex })
}

/** The cells that together are the quote, in their order; undefined where they are not. */
function takeCells(wanted: string, texts: readonly string[], from = 0): number[] | undefined {
  if (wanted === '') return []
  for (let at = from; at < texts.length; at++) {
    const text = texts[at] ?? ''
    if (text === '' || !wanted.startsWith(text)) continue
    const rest = takeCells(wanted.slice(text.length), texts, at + 1)
    if (rest) return [at, ...rest]
  }
  return undefined
}

/** A row by those of its cells that are meant; its first figure stands for it. */
export function groundOfRow(
  index: PlaceIndex,
  table: Table,
  cells: readonly Cell[],
  target: Target,
): Ground | undefined {
  const { rowIndex, columnIndex } = target
  const inRow = (index.figures.get(table.id) ?? []).filter((placed) => placed.rowIndex === rowIndex)
  const meant = columnIndex === undefined ? cells : cells.filter((cell) => cell.columnIndex === columnIndex)
  const figures = inRow.filter((placed) => meant.some((cell) => cell.columnIndex === placed.columnIndex))
  const shown = meant.find((cell) => figures[0]?.columnIndex === cell.columnIndex) ?? meant[0]
  if (!shown) return undefined
  const label = cells.find(({ text }) => /\p{L}/u.test(text))?.text
  return {
    evidence: {
      location: placeOfCell(table, shown),
      text: shown.text,
      ...(figures[0] && { value: shown.text }),
      ...(label && label !== shown.text && { label }),
    },
    target,
    words: cells.map(({ text }) => text).join(' '),
    figures: figures.length > 0 ? figures : inRow,
    isQuoted: true,
  }
}

/** The model named a cell and quoted its row. */
export function narrowToCell(
  index: PlaceIndex,
  { target: { block, rowIndex } }: Ground,
  columnIndex: number,
): Ground | undefined {
  if (block.type !== 'table' || rowIndex === undefined) return undefined
  const cells = cellsOfRow(block, rowIndex)
  if (!cells.some((cell) => cell.columnIndex === columnIndex)) return undefined
  const ground = groundOfRow(index, block, cells, { block, rowIndex, columnIndex })
  return ground && { ...ground, words: cells.map(({ text }) => text).join(' ') }
}
