import { printsMarker, firstOf } from '@tickmark/document'
import type { Block, Document, ListItem, Table } from '@tickmark/document'
import { tableToHtml } from '../html/table-html.ts'
import { gridOf, isSimpleTable, numericColumns } from '../input/table-grid.ts'
import { escapeMarkdown, escapeMarkdownCell } from './escape-markdown.ts'

/**
 * The document's text as GitHub-flavoured Markdown. Running heads and invisible text are left out; notes stand where the
 * document has them. A table with merged cells or several head rows is an HTML table, for Markdown has no such thing.
 */
export function toMarkdown(document: Document): string {
  const blocks = document.blocks.filter((block) => block.layer === 'body' || block.layer === 'notes')
  let markdown = ''
  let previous: Block | undefined
  for (const block of blocks) {
    const text = blockToMarkdown(block, blocks)
    if (!text) continue
    if (previous) markdown += previous.type === 'list-item' && block.type === 'list-item' ? '\n' : '\n\n'
    markdown += text
    previous = block
  }
  return markdown && `${markdown}\n`
}

function blockToMarkdown(block: Block, siblings: readonly Block[]): string {
  switch (block.type) {
    case 'heading':
      return `${'#'.repeat(Math.min(block.level, 6))} ${escapeMarkdown(oneLine(block.text))}`
    case 'paragraph':
      return block.layer === 'notes'
        ? quote(escapeMarkdown(block.text.trim()))
        : hardBreaks(escapeMarkdown(block.text.trim()))
    case 'list-item':
      return listItemToMarkdown(block)
    case 'picture':
      return block.text.trim() && hardBreaks(escapeMarkdown(block.text.trim()))
    case 'table':
      return tableToMarkdown(block, siblings)
  }
}

function listItemToMarkdown(item: ListItem): string {
  const { level, marker } = item
  const text = marker !== undefined && printsMarker(item) ? item.text.slice(marker.length) : item.text
  const numbered = marker && /^\d{1,9}[.)]$/.test(marker)
  const bullet = !marker || /^[•·●○■□▪◦‣⁃*+–—-]$/u.test(marker)
  const lead = numbered ? marker : bullet ? '-' : `- ${escapeMarkdown(marker)}`
  const indent = '   '.repeat(level - 1)
  return `${indent}${lead} ${escapeMarkdown(oneLine(text).trim())}`
}

function tableToMarkdown(table: Table, siblings: readonly Block[]): string {
  if (table.cells.length === 0) return ''
  const body = isSimpleTable(table) ? tableToLines(table) : tableToHtml(table, { rowHeads: false })
  const caption = captionOf(table, siblings)
  return caption ? `${hardBreaks(escapeMarkdown(caption))}\n\n${body}` : body
}

/** A caption that no block of its own prints already. */
function captionOf(table: Table, siblings: readonly Block[]): string | undefined {
  const caption = table.caption?.trim()
  if (!caption) return undefined
  const index = siblings.indexOf(table)
  const neighbours = siblings.slice(Math.max(0, index - 4), index + 3)
  return neighbours.some((block) => block.type !== 'table' && block.text.includes(caption)) ? undefined : caption
}

function tableToLines(table: Table): string {
  const grid = gridOf(table).map((row) => row.map((cell) => escapeMarkdownCell(cell?.text ?? '')))
  const numeric = numericColumns(table)
  const columns = Array.from({ length: table.columnCount }, (_, column) => column)
  const head = table.headerRowCount > 0 ? firstOf(grid) : columns.map(() => '')
  const rule = columns.map((column) => (numeric.has(column) ? '---:' : '---'))
  return [head, rule, ...grid.slice(table.headerRowCount)].map((row) => `| ${row.join(' | ')} |`).join('\n')
}

function oneLine(text: string): string {
  return text.trim().replace(/(?<!\s)\s*\n\s*/g, ' ')
}

function hardBreaks(text: string): string {
  return text.replace(/(?<![ \t])[ \t]*\n/g, '\\\n')
}

function quote(text: string): string {
  return hardBreaks(text).replace(/^/gm, '> ')
}
