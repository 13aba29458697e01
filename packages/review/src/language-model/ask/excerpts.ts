import type { Block, Document } from '@tickmark/document'
import { estimateTokens } from './estimate-tokens.ts'
import { type Formulas, formulasOf, renderBlock } from './render-block.ts'

/** A stretch of a document as a model reads it. */
export interface Excerpt {
  text: string
  pages: [first: number, last: number] | undefined
  /** Ids of the blocks that it holds, in their order. */
  blocks: string[]
  /** Statements of different chapters, which stand nowhere beside one another. */
  isDigest?: true
}

/** A heading with what stands under it, up to the next heading of any level. */
interface Section {
  path: string[]
  blocks: { block: Block; lines: string[]; tokens: number }[]
  tokens: number
}

/** Text that is not meant to be read is not sent: furniture repeats itself, and what is invisible may be there to mislead a machine. */
const isSent = ({ layer }: Block): boolean => layer === 'body' || layer === 'notes'

/** The document in excerpts of at most so many tokens: sections stay whole where they fit, tables are parted between rows, their head repeated. */
export function excerptsOf(document: Document, most: number): Excerpt[] {
  const made: Excerpt[] = []
  let open: Section[] = []
  let tokens = 0
  const close = (): void => {
    if (open.length > 0) made.push(toExcerpt(open))
    open = []
    tokens = 0
  }
  for (const section of sectionsOf(document, formulasOf(document)).flatMap((whole) => partSection(whole, most))) {
    if (tokens + section.tokens > most) close()
    open.push(section)
    tokens += section.tokens
  }
  close()
  return made
}

function sectionsOf(document: Document, formulas: Formulas): Section[] {
  const sections: Section[] = []
  let path: { level: number; text: string }[] = []
  for (const block of document.blocks.filter(isSent)) {
    if (block.type === 'heading') {
      path = [...path.filter(({ level }) => level < block.level), { level: block.level, text: block.text.trim() }]
      sections.push({ path: path.map(({ text }) => text), blocks: [], tokens: 0 })
    }
    if (sections.length === 0) sections.push({ path: [], blocks: [], tokens: 0 })
    const section = sections.at(-1)
    const lines = renderBlock(block, formulas)
    const tokens = estimateTokens(lines.join('\n'))
    if (!section || lines.length === 0) continue
    section.blocks.push({ block, lines, tokens })
    section.tokens += tokens
  }
  return sections.filter(({ blocks }) => blocks.length > 0)
}

/** A section that is too long for one excerpt as several, each under the same headings. */
function partSection(section: Section, most: number): Section[] {
  if (section.tokens <= most) return [section]
  const parts: Section[] = []
  for (const piece of section.blocks.flatMap((whole) => partBlock(whole, most))) {
    const last = parts.at(-1)
    if (last && last.tokens + piece.tokens <= most) {
      last.blocks.push(piece)
      last.tokens += piece.tokens
    } else parts.push({ path: section.path, blocks: [piece], tokens: piece.tokens })
  }
  return parts
}

/** A long table in pieces with its head; a long text by characters, each under its id. */
function partBlock({ block, lines, tokens }: Section['blocks'][number], most: number): Section['blocks'] {
  if (tokens <= most) return [{ block, lines, tokens }]
  const [head = '', ...rows] =
    block.type === 'table' ? lines : [`[${block.id}]`, ...slicesOf(lines.join(' '), most * 2)]
  const pieces: Section['blocks'] = []
  for (const row of rows) {
    const length = estimateTokens(row)
    const last = pieces.at(-1)
    if (last && last.tokens + length <= most) {
      last.lines.push(row)
      last.tokens += length
    } else pieces.push({ block, lines: [head, row], tokens: length + estimateTokens(head) })
  }
  return pieces
}

function slicesOf(text: string, length: number): string[] {
  const slices: string[] = []
  for (let at = 0; at < text.length; at += length) slices.push(text.slice(at, at + length))
  return slices
}

function toExcerpt(sections: readonly Section[]): Excerpt {
  const blocks = sections.flatMap((section) => section.blocks.map(({ block }) => block))
  const pages = blocks.flatMap(({ page }) => page ?? [])
  let before = ''
  const lines = sections.flatMap((section) => {
    const path = section.path.join(' › ')
    const head = path && path !== before ? [`# ${path}`] : []
    before = path
    return [...head, ...section.blocks.flatMap((piece) => piece.lines)]
  })
  return {
    text: lines.join('\n'),
    pages: pages.length > 0 ? [Math.min(...pages), Math.max(...pages)] : undefined,
    blocks: [...new Set(blocks.map(({ id }) => id))],
  }
}
