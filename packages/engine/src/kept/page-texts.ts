import { type Block, type Cell, type Document, DOUBTFUL_BELOW, type Word } from '@tickmark/document'

/** Where a text stands in its document: a block, or a cell of one. */
export interface TextPlace {
  block: string
  row?: number
  column?: number
}

/** A word of a piece: characters `[start, end)` of its text, and where it is printed. */
export interface PieceWord extends Pick<Word, 'start' | 'end' | 'box' | 'confidence' | 'corrected'> {
  isDoubtful: boolean
}

/** A block or cell, or the part of it that stands on one page. */
export interface TextPiece extends TextPlace {
  type: Exclude<Block['type'], 'table'> | 'cell'
  /** Of a cell: over how many columns and rows it goes. */
  span?: { columns: number; rows: number }
  /** Where `text` begins in the text of the whole block. */
  from: number
  text: string
  words: PieceWord[]
  /** Other readings of a doubtful cell. */
  alternatives?: string[]
}

export interface PageText {
  number: number
  pieces: TextPiece[]
}

/** The text of each page as it was read, piece by piece in reading order. */
export function textsOfPages({ blocks, pages }: Pick<Document, 'blocks' | 'pages'>): PageText[] {
  const texts = new Map(pages.map(({ number }) => [number, { number, pieces: [] as TextPiece[] }]))
  for (const block of blocks)
    for (const { piece, page } of piecesOf(block)) if (page !== undefined) texts.get(page)?.pieces.push(piece)
  return [...texts.values()]
}

interface Placed {
  piece: TextPiece
  page: number | undefined
}

/** What has a text and its words. */
export type TextHolder = { text: string; words?: Word[] } | Cell

/** A text with where it stands. */
export interface Held {
  place: TextPlace
  holder: TextHolder
  /** The page that it begins on. */
  page: number | undefined
}

/** All that a document has of text, whoever may see it. */
export const holdersOf = ({ blocks }: Pick<Document, 'blocks'>): Held[] => blocks.flatMap(holdersIn)

function holdersIn(block: Block): Held[] {
  if (block.type !== 'table') return [{ place: { block: block.id }, holder: block, page: block.page }]
  return block.cells.map((cell) => {
    const { rowIndex: row, columnIndex: column } = cell
    return { place: { block: block.id, row, column }, holder: cell, page: cell.page ?? pageOfRow(block, row) }
  })
}

function piecesOf(block: Block): Placed[] {
  if (block.layer === 'invisible') return []
  return holdersIn(block).flatMap(({ place, holder, page }) => {
    const about = { ...place, ...('rowIndex' in holder ? aboutCell(holder) : { type: block.type as BlockType }) }
    return partsOf(about, holder.text, wordsOf(holder), page)
  })
}

type BlockType = Exclude<Block['type'], 'table'>

function aboutCell({ rowSpan, columnSpan, alternatives }: Cell): Pick<TextPiece, 'type' | 'span' | 'alternatives'> {
  const span = columnSpan > 1 || rowSpan > 1 ? { span: { columns: columnSpan, rows: rowSpan } } : {}
  return { type: 'cell', ...span, ...(alternatives && { alternatives }) }
}

function pageOfRow({ page, parts = [] }: Extract<Block, { type: 'table' }>, row: number): number | undefined {
  return parts.findLast(({ firstRowIndex }) => firstRowIndex <= row)?.page ?? page
}

/** The words of a text; a cell that names none is one word. */
export function wordsOf(holder: TextHolder): Word[] {
  if (holder.words) return holder.words
  if (!('rowIndex' in holder) || !holder.box || holder.text === '') return []
  const { box, confidence, origin, text } = holder
  return [
    { start: 0, end: text.length, box, ...(origin && { origin }), ...(confidence !== undefined && { confidence }) },
  ]
}

/** One piece for each page that a text stands on. */
function partsOf(
  about: Omit<TextPiece, 'from' | 'text' | 'words'>,
  text: string,
  words: readonly Word[],
  page: number | undefined,
): Placed[] {
  const byPage = [...Map.groupBy(words, (word) => word.page ?? page)]
  if (byPage.length < 2) return [{ piece: { ...about, from: 0, text, words: words.map(pieceWord) }, page }]
  return byPage.map(([on, some], index) => {
    const from = index === 0 ? 0 : Math.min(...some.map(({ start }) => start))
    const next = byPage[index + 1]?.[1]
    const to = next ? Math.min(...next.map(({ start }) => start)) : text.length
    return { piece: { ...about, from, text: text.slice(from, to), words: some.map(pieceWord) }, page: on }
  })
}

function pieceWord({ start, end, box, confidence, corrected }: Word): PieceWord {
  const isDoubtful = corrected === undefined && confidence !== undefined && confidence < DOUBTFUL_BELOW
  return {
    start,
    end,
    box,
    isDoubtful,
    ...(confidence !== undefined && { confidence }),
    ...(corrected !== undefined && { corrected }),
  }
}
