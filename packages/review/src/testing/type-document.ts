import type { Block, Cell, Document } from '@tickmark/document'

/**
 * A document typed as text, for examples and tests: blank lines part blocks; `# ` starts a heading; lines with `|` are a table,
 * whose first rows up to a `---` line (or the first row) are heads; leading `>` signs of a row label are its indent.
 */
export function typeDocument(text: string, language: Document['language'] = 'en'): Document {
  const blocks = text
    .trim()
    .split(/\n\s*\n/)
    .map((part, index) =>
      typeBlock(
        part.split('\n').map((line) => line.trim()),
        `b${index}`,
      ),
    )
  return {
    version: 1,
    name: 'typed',
    format: 'docx',
    language,
    metadata: {},
    pages: [],
    pageCount: 1,
    blocks,
    bookmarks: [],
    annotations: [],
    notices: [],
  }
}

function typeBlock(lines: readonly string[], id: string): Block {
  const [first = ''] = lines
  if (lines.every((line) => line.includes('|') || line === '---')) return typeTable(lines, id)
  const heading = /^(#+)\s+(.*)$/.exec(first)
  if (heading) return { type: 'heading', id, layer: 'body', level: heading[1]!.length, text: heading[2]! }
  return { type: 'paragraph', id, layer: 'body', text: lines.join(' ').normalize('NFC') }
}

function typeTable(lines: readonly string[], id: string): Block {
  const rule = lines.indexOf('---')
  const rows = lines
    .filter((line) => line !== '---')
    .map((line) =>
      line
        .replace(/^\||\|$/g, '')
        .split('|')
        .map((cell) => cell.trim()),
    )
  const columnCount = Math.max(...rows.map((row) => row.length))
  const cells = rows.flatMap((row, rowIndex) =>
    row.flatMap((cell, columnIndex): Cell[] => (cell === '' ? [] : [typeCell(cell, rowIndex, columnIndex)])),
  )
  return {
    type: 'table',
    id,
    layer: 'body',
    rowCount: rows.length,
    columnCount,
    headerRowCount: rule > 0 ? rule : 1,
    headerColumnCount: 1,
    cells,
  }
}

function typeCell(text: string, rowIndex: number, columnIndex: number): Cell {
  const indent = /^>+/.exec(text)?.[0].length ?? 0
  return {
    rowIndex,
    columnIndex,
    rowSpan: 1,
    columnSpan: 1,
    text: text.slice(indent).trim().normalize('NFC'),
    ...(indent ? { indent } : {}),
  }
}
