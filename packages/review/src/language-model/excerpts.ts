import type { Block, Document } from '@tickmark/document'

/** A stretch of a document as a model reads it: each block under its id. */
export interface Excerpt {
  text: string
  pages: [first: number, last: number] | undefined
}

/** Characters that leave any of today's models room for its answer. */
const LENGTH = 16_000

/** The document in excerpts, no block cut in two but for one that is longer than an excerpt. */
export function excerptsOf(document: Document): Excerpt[] {
  const excerpts: Excerpt[] = []
  let lines: string[] = []
  let pages: number[] = []
  let length = 0
  const close = (): void => {
    if (lines.length > 0)
      excerpts.push({
        text: lines.join('\n'),
        pages: pages.length > 0 ? [Math.min(...pages), Math.max(...pages)] : undefined,
      })
    ;[lines, pages, length] = [[], [], 0]
  }
  for (const block of document.blocks) {
    if (block.layer === 'furniture' || block.layer === 'invisible') continue
    const text = `[${block.id}] ${textOf(block)}`.slice(0, LENGTH)
    if (length + text.length > LENGTH) close()
    lines.push(text)
    length += text.length
    if (block.page) pages.push(block.page)
  }
  close()
  return excerpts
}

function textOf(block: Block): string {
  if (block.type !== 'table') return block.text
  const rows = Map.groupBy(block.cells, ({ rowIndex }) => rowIndex)
  const lines = [...rows.values()].map((cells) => `| ${cells.map(({ text }) => text).join(' | ')} |`)
  return [block.caption, block.unitText, ...lines].filter(Boolean).join('\n')
}
