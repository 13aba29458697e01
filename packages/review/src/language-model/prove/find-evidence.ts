import { type Ground, spanOf } from './ground.ts'
import { narrowToCell, groundOfRow, quoteInRow, quoteInTable } from './table-evidence.ts'
import { blockFigures } from './block-figures.ts'
import type { Block, Table } from '@tickmark/document'
import type { ClaimedPlace, Refusal } from '../answer/claim.ts'
import { cellsOfRow, placeOfText, type PlaceIndex, resolveId, type Target } from './place-index.ts'
import { partsOfQuote } from '../answer/quoted-text.ts'

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
