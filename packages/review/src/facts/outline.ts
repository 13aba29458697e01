import type { Block, Document, Table, TextBlock } from '@tickmark/document'
import { foldText } from './fold-text.ts'

/** How a heading or caption is numbered. */
export type NumberStyle =
  | 'note'
  | 'table'
  | 'figure'
  | 'item'
  | 'part'
  | 'decimal'
  | 'chinese'
  | 'chinese-bracket'
  | 'section'
  | 'appendix'

/** A numbered place of the document: heading, note, caption. */
export interface NumberedPlace {
  style: NumberStyle
  /** As printed: "9A", "十", "3.2". */
  printed: string
  /** Its last part as an integer; 0 where it is none. */
  ordinal: number
  /** Numbers above the last part: "3" of "3.2". */
  parent: string
  text: string
  block: Block
  blockIndex: number
  heading: boolean
}

const STYLES: readonly [NumberStyle, RegExp][] = [
  ['note', /^(?:notes?)\s*(\d{1,3})\b(?!\s*(?:to|and)\b)/i],
  ['note', /^(?:附注|附註|주석|注記)\s*(\d{1,3})(?!\d)/],
  ['table', /^(?:table|表|표)\s*(\d{1,3}(?:[-.]\d{1,3})?)(?!\d)/i],
  ['figure', /^(?:figure|fig\.|chart|图|圖|그림|図)\s*(\d{1,3}(?:[-.]\d{1,3})?)(?!\d)/i],
  ['item', /^i\s?t\s?e\s?m\s*(\d{1,2}\.?[A-C]?)(?![a-z])\s*[.:\-)]?(?=\s|$|[A-Z])/i],
  ['part', /^part\s+(i{1,3}v?)\b/i],
  ['section', /^第\s*([一二三四五六七八九十]+|\d{1,2})\s*[章节節장절部]/],
  ['appendix', /^(?:appendix|annex|附录|附錄|附件|별첨|부록|付録)\s*([A-Z]|\d{1,2}|[一二三四五六七八九十]+)(?![\w])/i],
  ['chinese', /^([一二三四五六七八九十]{1,3})\s*[、.]/],
  ['chinese-bracket', /^\(([一二三四五六七八九十]{1,3})\)/],
  [
    'decimal',
    /^(\d{1,2}(?:\.\d{1,2}){0,3})\s*[.、)]?\s+(?=[A-Z\u3040-\u9fff\uac00-\ud7af])|^(\d{1,2})\s*[.、]\s*(?=[A-Z\u3040-\u9fff\uac00-\ud7af])/,
  ],
]

/** All numbered headings, notes and captions in reading order. */
export function numberedPlaces(document: Document): NumberedPlace[] {
  return document.blocks.flatMap((block, blockIndex) => {
    if (block.type === 'picture') return []
    // "Note 8" at the top of a page passes for a running head.
    if (block.layer === 'furniture')
      return block.type !== 'table' && block.text.length < 40
        ? placesOf(block, blockIndex, block.text, false).filter((place) => place.style === 'note')
        : []
    if (block.type === 'table') return placesInTable(block, blockIndex)
    if (block.type === 'paragraph' && block.role === 'contents') return []
    const marker = block.type === 'list-item' && block.marker ? `${block.marker} ` : ''
    return [
      ...placesOf(block, blockIndex, marker + block.text, block.type === 'heading'),
      ...runInPlaces(block, blockIndex, block.text),
    ]
  })
}

/** Captions and headings that a reader took for rows of a table; a list of contents is none. */
function placesInTable(block: Table, blockIndex: number): NumberedPlace[] {
  const caption = block.caption ? placesOf(block, blockIndex, block.caption, false) : []
  const inside = block.cells.flatMap((cell) => {
    // A cell that holds paragraphs may hold the heading of a note among them.
    if (cell.text.length >= 120)
      return runInPlaces(block, blockIndex, cell.text).filter(({ style }) => style === 'note')
    return cell.columnIndex === 0 ? placesOf(block, blockIndex, cell.text, false) : []
  })
  // Several items of a form in one table are its list of contents.
  const contents = inside.filter((place) => place.style === 'item').length >= 3
  return [...caption, ...inside.filter((place) => !contents || place.style !== 'item')]
}

const RUN_IN = /(?<=[.。:：;)\d]\s{0,2}|^)(?:note|item)\s+(\d{1,2}[A-C]?)\s*[-.:)\u2013\u2014]*\s*(?=[A-Z][A-Za-z]+)/gi

const RUN_IN_CAPITALS = /(?<=[.)]\s{1,2})(\d{1,2})\.\s+(?=[A-Z]{3,}(?:[ ,&]+[A-Z]{3,}))/g

/** "… and lease liabilities Note 16 – Leases": a heading by its dash, and no reference. */
const RUN_IN_DASHED =
  /(?<!\b(?:[Ss]ee|to|in|of|and|or|with|under|per|from|by|also)\s)\b(?:Note|NOTE)\s+\d{1,2}\s*-\s+(?=[A-Z])/g

/** Headings that run into the text before or after them: "… of common stock. NOTE 8 - PREFERRED STOCK The Company …". */
function runInPlaces(block: TextBlock | Table, blockIndex: number, raw: string): NumberedPlace[] {
  const text = foldText(raw)
  const placesAt = (pattern: RegExp) =>
    Array.from(text.matchAll(pattern), ({ index }) =>
      placesOf(block, blockIndex, raw.slice(index, index + 100), false),
    ).flat()
  return [
    ...[...placesAt(RUN_IN), ...placesAt(RUN_IN_DASHED)].filter(({ style }) => style === 'note' || style === 'item'),
    ...placesAt(RUN_IN_CAPITALS),
  ]
}

function placesOf(block: Block, blockIndex: number, raw: string, heading: boolean): NumberedPlace[] {
  const text = foldText(raw).trim()
  for (const [style, pattern] of STYLES) {
    const match = pattern.exec(text)
    const printed = (match?.[1] ?? match?.[2])?.replace(style === 'item' ? /\./ : '', '')
    if (!printed) continue
    const parts = printed.split(/[.-]/)
    return [
      {
        style,
        printed,
        ordinal: ordinalOf(parts.at(-1)!),
        parent: parts.slice(0, -1).join('.'),
        text: raw.trim(),
        block,
        blockIndex,
        heading,
      },
    ]
  }
  return []
}

const CHINESE = '一二三四五六七八九'

/** The integer that a printed number stands for: 12, 十二, IV, C. */
export function ordinalOf(printed: string): number {
  if (/^\d+/.test(printed)) return Number.parseInt(printed, 10)
  if (/^[一二三四五六七八九十]+$/.test(printed)) {
    const [tens, ones] = printed.includes('十') ? printed.split('十') : ['0', printed]
    const value = (digit: string | undefined) => (digit ? CHINESE.indexOf(digit) + 1 : 0)
    return tens === '0' ? value(ones) : (tens ? value(tens) : 1) * 10 + value(ones)
  }
  if (/^[A-Z]$/.test(printed)) return printed.charCodeAt(0) - 64
  return 0
}

/** A number printed in the style of `like`: 三 for 3 beside 二. */
export function printOrdinal(value: number, like: string): string {
  if (!/^[一二三四五六七八九十]+$/.test(like)) return String(value)
  const tens = Math.floor(value / 10)
  const ones = value % 10 ? CHINESE[(value % 10) - 1]! : ''
  return tens === 0 ? ones : (tens > 1 ? CHINESE[tens - 1]! : '') + '十' + ones
}

/** The document's running text, block by block, furniture left out. */
export function textBlocks(document: Document): TextBlock[] {
  return document.blocks.filter(
    (block): block is TextBlock => block.type !== 'table' && block.type !== 'picture' && block.layer !== 'furniture',
  )
}
