import { foldText } from '@tickmark/language'
import type { Block, Document, Evidence, Location, Table } from '@tickmark/document'
import { numberedPlaces } from '../facts/outline/outline.ts'
import type { Requirement } from './profile.ts'
import { simplify } from './simplify.ts'

/** Texts of one kind joined into one, so that an expression runs once over all of them; a line break parts them. */
interface Shelf {
  text: string
  starts: number[]
  places: Location[]
  /** Of each piece, the block in which it stands. */
  blocks: number[]
}

/** A document's texts in the order in which a matter is looked for. */
export type SearchIndex = Record<'heading' | 'text' | 'rows', Shelf>

interface Piece {
  text: string
  location: Location
  block: number
}

const LONGEST_HEADING = 80
/** Cells of more words than this are running text that stands in a table. */
const TEXT_CELL = 60
/** Letters shown before and after the words that were found. */
const AROUND = 60
const SPACED_CHARACTERS = /(?<=[\u3040-\u30ff\u3400-\u9fff]) +(?=[\u3040-\u30ff\u3400-\u9fff])/g

/** The texts in which requirements are looked for; those from the block of the first statement on come before the others. */
export function makeSearchIndex(document: Document, firstStatement: number): SearchIndex {
  const blocks = [...document.blocks.entries()]
  const isChinese = document.language === 'zh'
  const ordered = [...blocks.slice(firstStatement), ...blocks.slice(0, firstStatement)]
  return {
    heading: shelve(headingPieces(document), isChinese),
    text: shelve(
      ordered.flatMap(([at, block]) => textPieces(block, at)),
      isChinese,
    ),
    rows: shelve(
      blocks.flatMap(([at, block]) => (block.type === 'table' ? rowPieces(block, at) : [])),
      isChinese,
    ),
  }
}

const ORDER = { heading: ['heading'], text: ['text'], rows: ['rows'], anywhere: ['heading', 'text', 'rows'] } as const

/** The first place that one of the patterns names; headings come first, then what stands behind the statements. */
export function findWords(
  index: SearchIndex,
  patterns: readonly string[],
  within: Requirement['within'],
): Evidence | undefined {
  for (const name of ORDER[within]) {
    for (const pattern of patterns) {
      const found = searchShelf(index[name], pattern)
      if (found) return found
    }
  }
  return undefined
}

/** Blocks before and after words of a matter among which what is said of it stands: a note with its table and the heading above. */
const NEAR = { before: 3, after: 20 }

/** Whether what is asked of a matter stands near a place that names it. */
export function isSaidNear(index: SearchIndex, matter: readonly string[], asked: readonly string[]): boolean {
  const places = blocksWith(index, asked)
  return blocksWith(index, matter).some((from) =>
    places.some((at) => at >= from - NEAR.before && at <= from + NEAR.after),
  )
}

function blocksWith(index: SearchIndex, patterns: readonly string[]): number[] {
  const found = new Set<number>()
  for (const { text, starts, blocks } of Object.values(index)) {
    for (const pattern of patterns) {
      let piece = 0
      for (const { index: at } of text.matchAll(new RegExp(expressionOf(pattern), 'gim'))) {
        while ((starts[piece + 1] ?? Infinity) <= at) piece += 1
        found.add(blocks[piece] ?? 0)
      }
    }
  }
  return [...found].toSorted((a, b) => a - b)
}

function searchShelf({ text, starts, places }: Shelf, pattern: string): Evidence | undefined {
  const found = expressionOf(pattern).exec(text)
  if (!found) return undefined
  const at = starts.findLastIndex((start) => start <= found.index)
  const location = places[at]
  if (!location) return undefined
  const end = (starts[at + 1] ?? text.length + 1) - 1
  const from = Math.max(starts[at] ?? 0, found.index - AROUND)
  return { location, text: text.slice(from, Math.min(end, found.index + found[0].length + AROUND)) }
}

const expressions = new Map<string, RegExp>()

/** A pattern of characters without case runs several times as fast where case is not folded. */
function expressionOf(pattern: string): RegExp {
  const known = expressions.get(pattern)
  if (known) return known
  const hasCase = /[a-z]/i.test(pattern.replace(/\\./g, ''))
  const made = new RegExp(pattern, hasCase ? 'im' : 'm')
  expressions.set(pattern, made)
  return made
}

function shelve(pieces: readonly Piece[], isChinese: boolean): Shelf {
  const starts: number[] = []
  const texts: string[] = []
  let at = 0
  for (const { text } of pieces) {
    const line = isChinese ? simplify(normalise(text)) : normalise(text)
    starts.push(at)
    texts.push(line)
    at += line.length + 1
  }
  return {
    text: texts.join('\n'),
    starts,
    places: pieces.map(({ location }) => location),
    blocks: pieces.map(({ block }) => block),
  }
}

function normalise(text: string): string {
  return foldText(text).replace(/\n/g, ' ').replace(SPACED_CHARACTERS, '').trim()
}

function headingPieces(document: Document): Piece[] {
  const headings = document.blocks.flatMap((block, at) =>
    block.type === 'heading' && block.layer !== 'furniture'
      ? [{ text: block.text, location: placeOf(block), block: at }]
      : [],
  )
  const numbered = numberedPlaces(document)
    .filter(({ text }) => text.length < LONGEST_HEADING)
    .map(({ text, block, blockIndex }) => ({ text, location: placeOf(block), block: blockIndex }))
  return [...headings, ...numbered]
}

/** Running text, and cells that hold it: some notes are printed as tables of two columns. */
function textPieces(block: Block, at: number): Piece[] {
  if (block.type === 'picture' || block.layer === 'furniture') return []
  if (block.type === 'table')
    return block.cells
      .filter(({ text }) => text.length > TEXT_CELL)
      .map(({ text, rowIndex }) => ({ text, location: { ...placeOf(block), rowIndex }, block: at }))
  return block.type === 'paragraph' && block.role === 'contents'
    ? []
    : [{ text: block.text, location: placeOf(block), block: at }]
}

const WORDS = /[a-z\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]{2}|[\u3400-\u9fff]/i

/** The words of each row of a table, its figures left out. */
function rowPieces(table: Table, at: number): Piece[] {
  const rows = Map.groupBy(
    table.cells.filter(({ text }) => WORDS.test(text)),
    ({ rowIndex }) => rowIndex,
  )
  return Array.from(rows, ([rowIndex, cells]) => ({
    text: cells.map(({ text }) => text).join(' '),
    location: { ...placeOf(table), ...(cells[0]?.page ? { page: cells[0].page } : {}), rowIndex },
    block: at,
  }))
}

function placeOf({ id, page, box }: Pick<Block, 'id' | 'page' | 'box'>): Location {
  return { ...(page && { page }), ...(box && { box }), block: id }
}
