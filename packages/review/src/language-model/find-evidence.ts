import { blockFigures } from './block-figures.ts'
import type { Block, Cell, Evidence, Table } from '@tickmark/document'
import type { ClaimedPlace, Refusal } from './claim.ts'
import {
  cellsOfRow,
  placeOfCell,
  placeOfText,
  type PlacedFigure,
  type PlaceIndex,
  resolveId,
  type Target,
} from './place-index.ts'
import { foldQuoted, indexOfQuote, partsOfQuote } from './quoted-text.ts'

/** A place of a claim, found in the document. */
export interface Ground {
  evidence: Evidence
  target: Target
  /** The words that were quoted, or what stands at the place. */
  words: string
  /** Figures within the quoted words, or at the place. */
  figures: PlacedFigure[]
  /** Whether words of the document were quoted, and not only a place named. */
  isQuoted: boolean
}

/** Shorter quotes stand everywhere: letters, digits and signs without blanks. Of scripts that write words in one sign fewer will do. */
const SHORTEST = { letters: 10, wide: 4 }
/** A quote that stands in another block than the one that is named must be long enough to be found nowhere by chance. */
const TELLING = { letters: 20, wide: 9 }
/** A quote may begin in a block before the one that is named, and end in one after it. */
const NEIGHBOURS = 2

const isWide = (text: string): boolean => /[\u3040-\u9fff\uac00-\ud7af]/.test(text)
const isLong = (text: string, { letters, wide }: typeof SHORTEST): boolean =>
  text.length >= (isWide(text) ? wide : letters)

/** Finds a place of a claim by its id and its quote; a refusal where either leads nowhere. `sent`: the blocks of the excerpt. */
export function findEvidence(
  index: PlaceIndex,
  { id, quote }: ClaimedPlace,
  sent: readonly string[],
): Ground | Refusal {
  const target = id === undefined ? undefined : resolveId(index, id)
  const isSent = target !== undefined && sent.includes(target.block.id)
  if (quote === undefined) return isSent ? groundOfPlace(index, target) : 'unknown_place'
  const parts = partsOfQuote(quote)
  if (parts.length === 0) return 'quote_too_short'
  if (isSent) {
    const found = quoteAt(index, target, parts)
    if (found) return isTelling(found, parts, target) ? found : 'quote_too_short'
  }
  if (!parts.some((part) => isLong(part, TELLING))) return isSent ? 'quote_not_found' : 'unknown_place'
  const elsewhere = sent.flatMap((other) => quoteIn(index, other, parts) ?? [])
  const [only, second] = elsewhere
  if (only && !second) return only
  return isSent || id === undefined ? 'quote_not_found' : 'unknown_place'
}

/** A whole cell may be short: its row and column say what it is. */
function isTelling(found: Ground, parts: readonly string[], { block }: Target): boolean {
  if (block.type === 'table' && found.target.rowIndex !== undefined) return parts.join('').length >= 2
  return parts.some((part) => isLong(part, SHORTEST)) || (/\d{2}/.test(parts.join('')) && found.figures.length > 0)
}

function groundOfPlace(index: PlaceIndex, target: Target): Ground | Refusal {
  const { block, rowIndex } = target
  if (block.type !== 'table') return groundOfText(index, block, 0, block.text.length)
  if (rowIndex === undefined) return 'quote_not_found'
  return groundOfRow(index, block, cellsOfRow(block, rowIndex), target) ?? 'unknown_place'
}

function quoteAt(
  index: PlaceIndex,
  { block, rowIndex, columnIndex }: Target,
  parts: readonly string[],
): Ground | undefined {
  if (block.type !== 'table') return quoteInText(index, block, parts)
  const rows = rowIndex === undefined ? undefined : cellsOfRow(block, rowIndex)
  const inRow = rows && quoteInRow(index, block, rows, parts)
  if (inRow) return columnIndex === undefined ? inRow : (narrowToCell(index, inRow, columnIndex) ?? inRow)
  return quoteInTable(index, block, parts)
}

function quoteIn(index: PlaceIndex, id: string, parts: readonly string[]): Ground | undefined {
  const block = index.document.blocks[index.order.get(id) ?? -1]
  if (!block) return undefined
  return block.type === 'table' ? quoteInTable(index, block, parts) : quoteWithin(index, block, block.text, parts)
}

/** In the text itself, or over the texts that stand beside it. */
function quoteInText(index: PlaceIndex, block: Exclude<Block, Table>, parts: readonly string[]): Ground | undefined {
  const own = quoteWithin(index, block, block.text, parts)
  if (own) return own
  const at = index.order.get(block.id) ?? 0
  const near = index.document.blocks.slice(Math.max(0, at - NEIGHBOURS), at + NEIGHBOURS + 1)
  const texts = near.filter((other) => other.type !== 'table' && other.layer !== 'furniture')
  for (const other of texts) {
    const found = other.type !== 'table' && quoteWithin(index, other, other.text, parts)
    if (found) return found
  }
  const joined = texts.map((other) => (other.type === 'table' ? '' : other.text)).join(' ')
  if (spanOf(joined, parts) === undefined) return undefined
  // The words run over several blocks: the one that was named stands for them.
  return groundOfText(index, block, 0, block.text.length)
}

function quoteWithin(
  index: PlaceIndex,
  block: Exclude<Block, Table>,
  text: string,
  parts: readonly string[],
): Ground | undefined {
  const span = spanOf(text, parts)
  return span && groundOfText(index, block, span[0], span[1])
}

/** From the first to the last of the parts, which must follow one another. */
function spanOf(text: string, parts: readonly string[]): [start: number, end: number] | undefined {
  const folded = foldQuoted(text)
  let from = 0
  let start: number | undefined
  let end = 0
  for (const part of parts) {
    const found = indexOfQuote(folded, text, part, from)
    if (found < 0) return undefined
    start ??= folded.at[found] ?? 0
    from = found + part.length
    end = (folded.at[from - 1] ?? 0) + 1
  }
  return start === undefined ? undefined : [start, end]
}

function groundOfText(index: PlaceIndex, block: Exclude<Block, Table>, start: number, end: number): Ground {
  const own = blockFigures(index, block).filter(
    ({ figure: { location } }) => (location.start ?? 0) < end && (location.end ?? 0) > start,
  )
  const words = block.text.slice(start, end)
  return {
    evidence: { location: placeOfText(block, start, end), text: words },
    target: { block },
    words,
    figures: own,
    isQuoted: true,
  }
}

function quoteInTable(index: PlaceIndex, table: Table, parts: readonly string[]): Ground | undefined {
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
function quoteInRow(
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
function groundOfRow(index: PlaceIndex, table: Table, cells: readonly Cell[], target: Target): Ground | undefined {
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
function narrowToCell(
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
