import { itemAt } from '@tickmark/document'
import { textOf } from '../draft/content.ts'
import type { Block, Cell, ContentsBlock, Layout, Piece, Row, TableBlock } from '../draft/content.ts'
import type { DrawnDocument } from '../draw-document.ts'
import { styleSheet } from './styles.ts'

/** The whole document as a page of its own. Pages of headings are known after a first printing. */
export function toHtml(drawn: DrawnDocument, pages: ReadonlyMap<string, number> = new Map()): string {
  const { scene, draft } = drawn
  const parts: string[] = []
  let layout: Layout | undefined
  const open = (next: Layout | undefined) => {
    if (next === layout) return
    if (layout) parts.push('</div>')
    if (next) parts.push(`<div class="${next}">`)
    layout = next
  }
  draft.blocks.forEach((block, at) => {
    // A chapter's break belongs to what follows it.
    open(block.type === 'break' ? draft.blocks[at + 1]?.layout : block.layout)
    const text = writeBlock(block, drawn, pages)
    parts.push(block.layout === 'side-by-side' ? `<div>${text}</div>` : text)
  })
  open(undefined)
  const sheet = styleSheet(scene, drawn.style.stream('sheet'))
  return `<!doctype html>
<html lang="${scene.manner.language}"><head><meta charset="utf-8"><title>${escape(scene.company.name)}</title><style>${sheet}</style></head>
<body>
${scene.traits.has('page-art') ? PAGE_ART : ''}
${parts.join('\n')}
</body></html>
`
}

/** What is fixed is printed on every page. */
const PAGE_ART = `<svg style="position: fixed; left: -15mm; top: -18mm; width: 240mm; height: 320mm; z-index: -1" viewBox="0 0 240 320">
<defs><linearGradient id="ground" x1="0" y1="0" x2="0" y2="1"><stop offset=".6" stop-color="#fff"/><stop offset="1" stop-color="#dcd6ee"/></linearGradient></defs>
<rect width="240" height="320" fill="url(#ground)"/>
<path d="M0 0 H14 C26 6 30 16 28 30 C24 58 8 72 0 76 Z" fill="#ece8f5"/><path d="M0 300 C60 284 150 296 240 268 V320 H0 Z" fill="#cfc7e6" opacity=".5"/></svg>`

export function escape(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')
}

function writeBlock(block: Block, drawn: DrawnDocument, pages: ReadonlyMap<string, number>): string {
  switch (block.type) {
    case 'heading': {
      const text = textOf(block.number) + block.gap + block.title
      return `<h${block.level} id="${block.id}">${escape(text)}</h${block.level}>`
    }
    case 'paragraph':
      return `<p${block.role === 'body' ? '' : ` class="${block.role}"`}>${escape(textOf(block.pieces))}</p>`
    case 'table':
      return writeTable(block, drawn)
    case 'break':
      return '<div class="break"></div>'
    case 'contents':
      return writeContents(block, drawn, pages)
  }
}

function writeContents(block: ContentsBlock, { draft }: DrawnDocument, pages: ReadonlyMap<string, number>): string {
  const lines = draft.blocks
    .filter((one) => one.type === 'heading')
    .filter((one) => one.level <= block.depth)
    .map((one) => {
      const text = escape(textOf(one.number) + one.gap + one.title)
      return `<p><a href="#${one.id}" style="color:inherit;text-decoration:none">${text}</a><i></i><span>${pages.get(one.id) ?? '00'}</span></p>`
    })
  return `<div class="contents break"><h2>${escape(block.title)}</h2>${lines.join('')}</div>`
}

function writeTable(table: TableBlock, { scene }: DrawnDocument): string {
  const unit = table.unit.length > 0 ? `<p class="unit">${escape(textOf(table.unit))}</p>` : ''
  const caption = table.caption.length > 0 ? `<p class="centred">${escape(textOf(table.caption))}</p>` : ''
  const head = table.headRows.map((cells) => `<tr>${cells.map((cell) => writeHead(cell)).join('')}</tr>`).join('')
  const rows = table.rows.map((row) => writeRow(row, table))
  const wrap = (some: string[]) => `<table><thead>${head}</thead><tbody>${some.join('')}</tbody></table>`
  const at = table.splitAfter
  const body =
    at === undefined
      ? wrap(rows)
      : `${wrap(rows.slice(0, at))}<div class="break"></div>${scene.traits.has('nested-heads') ? unit : ''}${wrap(rows.slice(at))}`
  return caption + unit + body
}

function writeHead(cell: Cell): string {
  const text = escape(textOf(cell.pieces))
  const kind = cell.align === 'right' ? ' class="n"' : cell.align === 'center' ? ' class="c"' : ''
  const span = cell.columnSpan ? ` colspan="${cell.columnSpan}"` : ''
  return `<th${kind}${span}>${text ? `<span>${text}</span>` : ''}</th>`
}

function writeRow(row: Row, table: TableBlock): string {
  const cells = row.cells.flatMap((cell, at) => {
    if (!cell) return []
    const { kind } = itemAt(table.columns, at)
    const indent = kind === 'label' && row.indent > 0 ? ` style="padding-left:${row.indent * 1.2 + 0.3}em"` : ''
    const name = kind === 'amount' ? 'n' : kind === 'label' ? 'l' : kind === 'text' ? '' : kind
    const span = cell.columnSpan ? ` colspan="${cell.columnSpan}"` : ''
    return [`<td${name ? ` class="${name}"` : ''}${span}${indent}>${writePieces(cell.pieces)}</td>`]
  })
  return `<tr${row.style === 'line' ? '' : ` class="${row.style}"`}>${cells.join('')}</tr>`
}

/** A currency sign before a figure stands at the left of its column. */
function writePieces(pieces: readonly Piece[]): string {
  const [first, ...rest] = pieces
  const isSign = typeof first === 'string' && rest[0] !== undefined && typeof rest[0] !== 'string' && first.length <= 3
  return isSign ? `<span class="cur">${escape(first)}</span>${escape(textOf(rest))}` : escape(textOf(pieces))
}
