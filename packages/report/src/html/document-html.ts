import { printsMarker, firstOf } from '@tickmark/document'
import type { Block, Cell, Document, Language, Location, Table, TextBlock } from '@tickmark/document'
import { escapeHtml } from '../words/escape-html.ts'
import { formatCount, labelsOf } from '../words/labels.ts'
import { findingAnchor, splitAtMarks } from './marks.ts'
import type { Mark, Marks } from './marks.ts'
import { langAttribute } from './page-shell.ts'
import { sheetsToHtml } from './sheet-html.ts'
import { tableToHtml } from './table-html.ts'

/** The document's own text and tables, its pages divided, the places of findings marked and linked back. */
export function documentToHtml(document: Document, marks: Marks, language: Language): string {
  const content = document.workbook
    ? sheetsToHtml(document.workbook, marks, language)
    : blocksToHtml(document, marks, language)
  return `<article${langAttribute(document.language)}>\n${content}\n</article>`
}

function blocksToHtml(document: Document, marks: Marks, language: Language): string {
  const labels = labelsOf(language)
  const parts: string[] = []
  let page = 0
  for (const block of document.blocks) {
    if (block.layer === 'invisible' && marks.ofBlock(block.id).length === 0) continue
    while (block.page && page < block.page) {
      page++
      parts.push(
        `<div class="page" id="p-${page}" lang="${language}">${labels.page(formatCount(page, language))}</div>`,
      )
    }
    const html = blockToHtml(block, marks.ofBlock(block.id))
    if (html) parts.push(html)
  }
  return parts.join('\n')
}

/** A block with its id: the reviewer finds by it the place that a finding names. */
function blockToHtml(block: Block, marks: readonly Mark[]): string {
  const id = ` data-block="${escapeHtml(block.id)}"`
  const layer = block.layer === 'body' ? '' : block.layer
  switch (block.type) {
    case 'heading': {
      // The report's own headings are h1 and h2; the document's come below them.
      const tag = `h${Math.min(block.level + 2, 6)}`
      return element(tag, id, layer, textToHtml(block, marks))
    }
    case 'paragraph':
      return element('p', id, `text ${layer}`, textToHtml(block, marks))
    case 'list-item':
      return element(
        'p',
        id,
        `l${Math.min(block.level, 3)} ${layer}`,
        `<span>${printsMarker(block) ? '' : escapeHtml(block.marker ?? '•')}</span><span>${textToHtml(block, marks)}</span>`,
      )
    case 'picture':
      return block.text.trim() ? element('p', id, `text ${layer}`, escapeHtml(block.text.trim())) : ''
    case 'table':
      return tableBlockToHtml(block, id, marks)
  }
}

function element(tag: string, id: string, className: string, content: string): string {
  const attribute = className.trim() && ` class="${className.trim()}"`
  return `<${tag}${id}${attribute}>${content}</${tag}>`
}

function textToHtml(block: TextBlock, marks: readonly Mark[]): string {
  if (marks.length === 0) return escapeHtml(block.text)
  const opened = new Set<string>()
  return splitAtMarks(block, marks)
    .map((piece) =>
      piece.marks.length > 0 ? markToHtml(escapeHtml(piece.text), piece.marks, opened) : escapeHtml(piece.text),
    )
    .join('')
}

/** A marked piece of text that leads back to its finding. Every mark's anchor is set once, where the mark begins. */
function markToHtml(content: string, marks: readonly Mark[], opened: Set<string>): string {
  const { severity, finding } = firstOf(marks)
  const fresh = marks.filter(({ anchor }) => !opened.has(anchor))
  for (const { anchor } of fresh) opened.add(anchor)
  const anchors = fresh.map(({ anchor }) => `<span id="${escapeHtml(anchor)}"></span>`).join('')
  return `${anchors}<mark class="${severity}"><a href="#${escapeHtml(findingAnchor(finding))}">${content}</a></mark>`
}

function tableBlockToHtml(table: Table, id: string, marks: readonly Mark[]): string {
  const byCell = new Map<Cell, Mark[]>()
  const ofTable: Mark[] = []
  for (const mark of marks) {
    const cell = cellAt(table, mark.location)
    if (cell) byCell.set(cell, [...(byCell.get(cell) ?? []), mark])
    else ofTable.push(mark)
  }
  const anchors = ofTable.map(({ anchor }) => `<span id="${escapeHtml(anchor)}"></span>`).join('')
  const html = tableToHtml(table, {
    cellContent: (cell) => cellToHtml(cell, byCell.get(cell) ?? []),
    cellAttributes: (cell, numeric) => cellClass(cell, numeric, byCell.get(cell)),
  })
  return `${anchors}<div class="wide"${id}>${html}</div>`
}

function cellAt(table: Table, { rowIndex, columnIndex }: Location): Cell | undefined {
  if (rowIndex === undefined) return undefined
  return table.cells.find((cell) => cell.rowIndex === rowIndex && cell.columnIndex === (columnIndex ?? 0))
}

function cellToHtml(cell: Cell, marks: readonly Mark[]): string {
  const text = escapeHtml(cell.text.trim()).replaceAll('\n', '<br>')
  if (marks.length === 0) return text
  const anchors = marks.map(({ anchor }) => `<span id="${escapeHtml(anchor)}"></span>`).join('')
  return `${anchors}<a href="#${escapeHtml(findingAnchor(firstOf(marks).finding))}">${text}</a>`
}

function cellClass(cell: Cell, numeric: boolean, marks: readonly Mark[] | undefined): string {
  const names = [
    numeric ? 'n' : '',
    cell.indent ? `i${Math.min(cell.indent, 3)}` : '',
    cell.bold ? 'b' : '',
    marks ? `mark ${firstOf(marks).severity}` : '',
  ].filter(Boolean)
  return names.length > 0 ? ` class="${names.join(' ')}"` : ''
}
