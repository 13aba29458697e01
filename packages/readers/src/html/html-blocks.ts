import { ReadError, type Block, type Layer, firstOf } from '@tickmark/document'
import { toSuperscript } from '../text/symbol-text.ts'
import { buildTable } from '@tickmark/layout'
import type { Grid, GridCell } from '@tickmark/layout'
import { childOf, childrenOf, textOf, type XmlElement } from '../ooxml/read-xml.ts'
import { parseHtml } from './parse-html.ts'

interface Reading {
  layer: Layer
  nextId(): string
  blocks: Block[]
  /** Text since the last block, and how many of its characters are bold. */
  line: string
  boldLength: number
  inBold: boolean
  /** Depth of lists, and the marker of the next item's text. */
  depth: number
  marker?: string
}

/** What no browser shows; `ix:header` holds the contexts and units of tagged figures (Inline XBRL). */
const SKIPPED = new Set([
  'head',
  'script',
  'style',
  'title',
  'noscript',
  'template',
  'object',
  'svg',
  'select',
  'ix:header',
])
const BREAKS =
  /^(?:p|div|ul|ol|dl|dt|dd|hr|pre|blockquote|section|article|header|footer|main|aside|nav|figure|figcaption|address|form|fieldset|center|body|html)$/
/** Of a cell that claims to span more, the rest is nobody's. */
const WIDEST = 200
/** Places that the cells of a table cover. */
const MOST_CELLS = 500_000

/** Blocks of an HTML text. */
export function htmlBlocks(html: string, context: Pick<Reading, 'layer' | 'nextId'>): Block[] {
  return treeBlocks(parseHtml(html), context)
}

/** Blocks of a tree of elements. */
export function treeBlocks(tree: XmlElement, { layer, nextId }: Pick<Reading, 'layer' | 'nextId'>): Block[] {
  const reading: Reading = { layer, nextId, blocks: [], line: '', boldLength: 0, inBold: false, depth: 0 }
  takeAll(tree, reading)
  endLine(reading)
  return reading.blocks
}

function takeAll(element: XmlElement, reading: Reading): void {
  for (const child of element.children) {
    if (typeof child === 'string') addText(child, reading)
    else take(child, reading)
  }
}

function take(element: XmlElement, reading: Reading): void {
  const { name } = element
  if (SKIPPED.has(name)) return
  if (isHidden(element)) return takeHidden(element, reading)
  if (name === 'br') reading.line += '\n'
  else if (name === 'sup') addText(toSuperscript(textOf(element)), reading)
  else if (name === 'table') takeTable(element, reading)
  else if (/^h[1-6]$/.test(name)) takeHeading(element, Number(name[1]), reading)
  else if (name === 'ul' || name === 'ol') takeList(element, reading)
  else if (BREAKS.test(name)) {
    endLine(reading)
    takeAll(element, reading)
    endLine(reading)
  } else takeInline(element, reading)
}

function takeInline(element: XmlElement, reading: Reading): void {
  const before = reading.inBold
  reading.inBold ||= isBold(element)
  takeAll(element, reading)
  reading.inBold = before
}

function takeHeading(element: XmlElement, level: number, reading: Reading): void {
  endLine(reading)
  const text = lineText(textOf(element))
  if (text) reading.blocks.push({ id: reading.nextId(), layer: reading.layer, type: 'heading', level, text })
}

function takeList(list: XmlElement, reading: Reading): void {
  endLine(reading)
  let ordinal = Number(list.attributes['start'] ?? 1) || 1
  for (const item of childrenOf(list)) {
    if (item.name !== 'li') {
      take(item, reading)
      continue
    }
    const inner: Reading = { ...reading, depth: reading.depth + 1, marker: list.name === 'ol' ? `${ordinal++}.` : '•' }
    takeAll(item, inner)
    endLine(inner)
  }
}

function takeHidden(element: XmlElement, reading: Reading): void {
  // A frame around the header of tagged figures hides nothing from a reader.
  const children = element.children.filter((child) => typeof child === 'string' || child.name !== 'ix:header')
  const text = lineText(textOf({ ...element, children }))
  if (text) reading.blocks.push({ id: reading.nextId(), layer: 'invisible', type: 'paragraph', text })
}

function takeTable(element: XmlElement, reading: Reading): void {
  endLine(reading)
  const rows = rowsOf(element)
  const only = rows.length === 1 ? childrenOf(rows[0]).filter(isCell) : []
  // A table of one cell is a frame around text.
  if (only.length === 1) return take({ ...firstOf(only), name: 'div' }, reading)
  const table = buildTable(toGrid(rows), { id: reading.nextId(), layer: reading.layer })
  const caption = lineText(textOf(childOf(element, 'caption')))
  if (table.cells.length > 0) reading.blocks.push({ ...table, ...(caption ? { caption } : {}) })
}

function toGrid(rows: readonly XmlElement[]): Grid {
  const grid: Grid = { cells: [], rowCount: rows.length, columnCount: 0, markedHeaderRows: 0 }
  const taken = new Set<string>()
  rows.forEach((row, rowIndex) => {
    const cells = childrenOf(row).filter(isCell)
    if (grid.markedHeaderRows === rowIndex && cells.length > 0 && cells.every(({ name }) => name === 'th'))
      grid.markedHeaderRows++
    let columnIndex = 0
    for (const cell of cells) {
      while (taken.has(`${rowIndex} ${columnIndex}`)) columnIndex++
      const placed = toCell(cell, rowIndex, columnIndex, rows.length)
      grid.cells.push(placed)
      for (let r = 0; r < placed.rowSpan; r++)
        for (let c = 0; c < placed.columnSpan; c++) taken.add(`${rowIndex + r} ${columnIndex + c}`)
      if (taken.size > MOST_CELLS) throw new ReadError('RESOURCE_LIMIT', 'html: table')
      columnIndex += placed.columnSpan
      grid.columnCount = Math.max(grid.columnCount, columnIndex)
    }
  })
  return grid
}

function toCell(element: XmlElement, rowIndex: number, columnIndex: number, rowCount: number): GridCell {
  const span = (name: string, most: number) =>
    Math.max(1, Math.min(Math.trunc(Number(element.attributes[name] ?? 1)) || 1, most))
  const inner: Reading = {
    layer: 'body',
    nextId: () => '',
    blocks: [],
    line: '',
    boldLength: 0,
    inBold: false,
    depth: 0,
  }
  takeAll(element, inner)
  endLine(inner)
  const bold = inner.blocks.length > 0 && inner.blocks.every((block) => 'bold' in block && block.bold)
  return {
    rowIndex,
    columnIndex,
    rowSpan: span('rowspan', rowCount - rowIndex),
    columnSpan: span('colspan', WIDEST),
    text: inner.blocks
      .filter((block) => block.layer === 'body')
      .map(blockText)
      .join('\n'),
    ...(bold ? { bold } : {}),
  }
}

function blockText(block: Block): string {
  return block.type === 'table' ? block.cells.map(({ text }) => text).join('\t') : block.text
}

function rowsOf(table: XmlElement): XmlElement[] {
  return childrenOf(table).flatMap((child) => {
    if (child.name === 'tr') return [child]
    return /^(?:thead|tbody|tfoot)$/.test(child.name) ? rowsOf(child) : []
  })
}

function isCell({ name }: XmlElement): boolean {
  return name === 'td' || name === 'th'
}

function isHidden({ attributes }: XmlElement): boolean {
  return 'hidden' in attributes || /display\s*:\s*none|visibility\s*:\s*hidden/i.test(attributes['style'] ?? '')
}

function isBold({ name, attributes }: XmlElement): boolean {
  return name === 'b' || name === 'strong' || /font-weight\s*:\s*(?:bold|[6-9]00)/i.test(attributes['style'] ?? '')
}

function addText(text: string, reading: Reading): void {
  reading.line += text.replace(/[ \t\r\n\f]+/g, ' ')
  if (reading.inBold) reading.boldLength += lengthOf(text)
}

/** Characters that leave ink. */
function lengthOf(text: string): number {
  return text.replace(/\s/g, '').length
}

function endLine(reading: Reading): void {
  const text = lineText(reading.line)
  const bold = reading.boldLength >= lengthOf(text)
  reading.line = ''
  reading.boldLength = 0
  if (!text) return
  const { layer, marker, depth } = reading
  const common = { id: reading.nextId(), layer, text, ...(bold ? { bold } : {}) }
  // The first paragraph of an item bears its marker.
  delete reading.marker
  reading.blocks.push(
    depth > 0 && marker ? { ...common, type: 'list-item', level: depth, marker } : { ...common, type: 'paragraph' },
  )
}

function lineText(text: string): string {
  return text
    .replace(/(?<! ) *\n */g, '\n')
    .replace(/\u00a0/g, ' ')
    .normalize('NFC')
    .trim()
}
