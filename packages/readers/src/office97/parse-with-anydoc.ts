import type { Block as AnyBlock, Inline, List, Note, Table as AnyTable } from '@firecrawl/anydoc'
import type { Block, Layer } from '@tickmark/document'
import { buildTable } from '@tickmark/layout'
import type { Grid } from '@tickmark/layout'
import { createChildPool } from '@tickmark/isolation'
import type { ChildPool } from '@tickmark/isolation'

let pool: ChildPool | undefined

/**
 * Reads a Word 97–2003, RTF or PowerPoint 97–2003 file. The parser is native code that some damaged files lead to ask
 * for all memory there is: it runs in a child of its own, so that another reader can still be tried.
 */
export async function parseWithAnydoc(path: string, format: 'doc' | 'rtf' | 'ppt' | 'odt' | 'odp'): Promise<Block[]> {
  pool ??= createChildPool({
    entry: new URL('./anydoc-child.ts', import.meta.url),
    size: 1,
    memoryMb: 600,
    deadline: 20_000,
    enclose: false,
    prefork: 0,
  })
  const { blocks, notes } = (await pool.run('parse', { path, format })) as { blocks: AnyBlock[]; notes: Note[] }
  let count = 0
  const nextId = () => `b${++count}`
  return [...toBlocks(blocks, 'body', nextId), ...notes.flatMap((note) => toBlocks(note.blocks, 'notes', nextId))]
}

function toBlocks(blocks: readonly AnyBlock[], layer: Layer, nextId: () => string): Block[] {
  return blocks.flatMap((block): Block[] => {
    if (block.kind === 'table' && block.table) {
      const table = buildTable(toGrid(block.table), { id: nextId(), layer })
      return table.cells.length > 0 ? [table] : []
    }
    if (block.kind === 'list' && block.list) return toListItems(block.list, 1, layer, nextId)
    if (block.kind === 'blockQuote') return toBlocks(block.blocks ?? [], layer, nextId)
    const text = block.kind === 'codeBlock' ? (block.text ?? '') : inlineText(block.content)
    if (!text) return []
    const common = { id: nextId(), layer, text, bold: isBold(block.content) || undefined }
    if (block.kind === 'heading') return [{ ...common, type: 'heading', level: block.level ?? 1 }]
    return [{ ...common, type: 'paragraph', ...(layer === 'notes' ? { role: 'footnote' as const } : {}) }]
  })
}

function toListItems(list: List, level: number, layer: Layer, nextId: () => string): Block[] {
  return list.items.flatMap((item, i): Block[] => {
    const marker = item.markerLabel ?? (list.marker === 'bullet' ? '•' : `${list.start + i}.`)
    const text = item.blocks
      .map((block) => inlineText(block.content))
      .filter(Boolean)
      .join('\n')
    const inner = item.blocks.flatMap((block) =>
      block.kind === 'list' && block.list
        ? toListItems(block.list, level + 1, layer, nextId)
        : block.kind === 'table'
          ? toBlocks([block], layer, nextId)
          : [],
    )
    return text ? [{ id: nextId(), layer, type: 'list-item', level, marker, text }, ...inner] : inner
  })
}

function toGrid({ grid, headerRows }: AnyTable): Grid {
  const cells = grid.flatMap((row, rowIndex) =>
    row.flatMap(({ kind, cell }, columnIndex) => {
      if (kind !== 'origin' || !cell) return []
      const text = cell.blocks.map(cellText).filter(Boolean).join('\n')
      return [
        {
          rowIndex,
          columnIndex,
          rowSpan: cell.rowSpan,
          columnSpan: cell.colSpan,
          text,
          ...(text && cell.blocks.every((block) => isBold(block.content)) ? { bold: true } : {}),
        },
      ]
    }),
  )
  return {
    cells,
    rowCount: grid.length,
    columnCount: Math.max(0, ...grid.map((row) => row.length)),
    markedHeaderRows: headerRows > 1 ? headerRows : 0,
  }
}

function cellText(block: AnyBlock): string {
  if (block.list) return block.list.items.flatMap((item) => item.blocks.map(cellText)).join('\n')
  if (block.table)
    return block.table.grid
      .map((row) => row.map(({ cell }) => cell?.blocks.map(cellText).join(' ') ?? '').join('\t'))
      .join('\n')
  return inlineText(block.content)
}

function inlineText(content: readonly Inline[] | undefined): string {
  const text = (inlines: readonly Inline[] | undefined): string =>
    (inlines ?? [])
      .map((inline) =>
        inline.kind === 'lineBreak' ? '\n' : inline.kind === 'link' ? text(inline.content) : (inline.text ?? ''),
      )
      .join('')
  return text(content).normalize('NFC').trim()
}

function isBold(content: readonly Inline[] | undefined): boolean {
  const runs = (content ?? []).filter((inline) => inline.text?.trim())
  return runs.length > 0 && runs.every((inline) => inline.style?.bold)
}
