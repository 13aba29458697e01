import { textWithMarker } from '@tickmark/document'
import type { Block, Document, Table, TextBlock } from '@tickmark/document'
import { readNumbering, type Numbering, foldText } from '@tickmark/language'

/** A numbered place of the document: heading, note, caption. */
export interface NumberedPlace extends Numbering {
  text: string
  block: Block
  blockIndex: number
  heading: boolean
}

/** All numbered headings, notes and captions in reading order. */
export function numberedPlaces(document: Document): NumberedPlace[] {
  return document.blocks.flatMap((block, blockIndex) => {
    if (block.type === 'picture') return []
    // "Note 8" at the top of a page passes for a running head.
    if (block.layer === 'furniture')
      return block.type !== 'table' && block.text.length < 40
        ? placesOf(block, blockIndex, block.text, false).filter((place) => place.kind === 'note')
        : []
    if (block.type === 'table') return placesInTable(block, blockIndex)
    if (block.type === 'paragraph' && block.role === 'contents') return []
    return [
      ...placesOf(block, blockIndex, textWithMarker(block), block.type === 'heading'),
      ...runInPlaces(block, blockIndex, block.text),
    ]
  })
}

/** Captions and headings that a reader took for rows of a table; a list of contents is none. */
function placesInTable(block: Table, blockIndex: number): NumberedPlace[] {
  const caption = block.caption ? placesOf(block, blockIndex, block.caption, false) : []
  const inside = block.cells.flatMap((cell) => {
    // A cell that holds paragraphs may hold the heading of a note among them.
    if (cell.text.length >= 120) return runInPlaces(block, blockIndex, cell.text).filter(({ kind }) => kind === 'note')
    return cell.columnIndex === 0 ? placesOf(block, blockIndex, cell.text, false) : []
  })
  // Several items of a form in one table are its list of contents.
  const contents = inside.filter((place) => place.kind === 'item').length >= 3
  return [...caption, ...inside.filter((place) => !contents || place.kind !== 'item')]
}

const RUN_IN = /(?<=[.。:：;)\d]\s{0,2}|^)(?:note|item)\s+(\d{1,2}[A-C]?)\s*[-.:)\u2013\u2014]*\s*(?=[A-Z][A-Za-z]+)/gi

const RUN_IN_CAPITALS = /(?<=[.)]\s{1,2})(\d{1,2})\.\s+(?=[A-Z]{3,}(?:[ ,&]+[A-Z]{3,}))/g

/** "… and lease liabilities Note 16 – Leases": a heading by its dash, and no reference. */
const RUN_IN_DASHED =
  /(?<!\b(?:[Ss]ee|to|in|of|and|or|with|under|per|from|by|also)\s)\b(?:Note|NOTE)\s+\d{1,2}\s*-\s+(?=[A-Z])/g

/** "… drinking alongside them. Figure 3: Types of guests": the caption of a picture that the text stands beside, and no reference, by its colon. */
const RUN_IN_CAPTION =
  /(?<!\b(?:in|see|to|of|by|and|or|as|from|with|under|per)\s)\b(?:Figure|Fig\.|Table|Chart)\s+\d{1,3}\s*:\s+(?=[A-Z])|(?<![见見如及和与與据據参參照和])(?:图|圖|図|表|그림|표)\s*\d{1,3}\s*[:：]\s*(?=\S)/g

/** Headings that run into the text before or after them: "… of common stock. NOTE 8 - PREFERRED STOCK The Company …". */
function runInPlaces(block: TextBlock | Table, blockIndex: number, raw: string): NumberedPlace[] {
  const text = foldText(raw)
  const placesAt = (pattern: RegExp) =>
    Array.from(text.matchAll(pattern), ({ index }) =>
      placesOf(block, blockIndex, raw.slice(index, index + 100), false),
    ).flat()
  return [
    ...[...placesAt(RUN_IN), ...placesAt(RUN_IN_DASHED)].filter(({ kind }) => kind === 'note' || kind === 'item'),
    ...placesAt(RUN_IN_CAPITALS),
    ...placesAt(RUN_IN_CAPTION).filter(({ kind }) => kind === 'figure' || kind === 'table'),
  ]
}

function placesOf(block: Block, blockIndex: number, raw: string, heading: boolean): NumberedPlace[] {
  const numbering = readNumbering(raw)
  return numbering ? [{ ...numbering, text: raw.trim(), block, blockIndex, heading }] : []
}

/** The document's running text, block by block, furniture left out. */
export function textBlocks(document: Document): TextBlock[] {
  return document.blocks.filter(
    (block): block is TextBlock => block.type !== 'table' && block.type !== 'picture' && block.layer !== 'furniture',
  )
}
