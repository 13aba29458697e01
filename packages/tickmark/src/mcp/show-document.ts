import type { Block, Document, Evidence, Location, Table } from '@tickmark/document'

/** Where something stands, in a few words that are the same in every language. */
export function showPlace({ page, sheet, cell, block }: Location): string {
  if (sheet !== undefined) return cell === undefined ? sheet : `${sheet}!${cell}`
  return page === undefined ? `block ${block ?? ''}`.trim() : `page ${page}`
}

export function showEvidence({ location, text, label }: Evidence) {
  return { place: showPlace(location), text, ...(label && { label }), location }
}

/** The document as text, a piece at a time: an agent's window is small. */
export function showText({ blocks }: Document): string {
  return blocks.flatMap((block) => (block.layer === 'furniture' ? [] : [showBlock(block)])).join('\n\n')
}

export function showOutline({ name, format, language, pageCount, blocks }: Document) {
  const headings = blocks.flatMap((block) =>
    block.type === 'heading' ? [{ level: block.level, text: block.text, place: placeOf(block) }] : [],
  )
  const tables = blocks.filter((block) => block.type === 'table')
  return { name, format, language, pageCount, headings, tables: tables.map(nameTable) }
}

export function showTables({ blocks }: Document): string {
  return blocks.flatMap((block) => (block.type === 'table' ? [showBlock(block)] : [])).join('\n\n')
}

function nameTable(table: Table) {
  const { caption, unitText, rowCount, columnCount } = table
  return { caption, unitText, rowCount, columnCount, place: placeOf(table) }
}

function placeOf(block: Block): string {
  const sheet = block.type === 'table' ? { sheet: block.sheet, cell: block.range } : {}
  return showPlace({ page: block.page, block: block.id, ...sheet })
}

function showBlock(block: Block): string {
  if (block.type !== 'table') return block.type === 'heading' ? `${'#'.repeat(block.level)} ${block.text}` : block.text
  const rows = Map.groupBy(block.cells, ({ rowIndex }) => rowIndex)
  const lines = [...rows.values()].map((cells) => `| ${cells.map(({ text }) => text).join(' | ')} |`)
  return [`[${placeOf(block)}]`, block.caption, block.unitText, ...lines].filter(Boolean).join('\n')
}
