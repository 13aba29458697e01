import { readFile } from 'node:fs/promises'
import { ReadError, type Block, type Document } from '@tickmark/document'
import { captionTables } from '@tickmark/layout'
import { childOf, textOf, type XmlElement } from '../ooxml/read-xml.ts'
import { languageOfBlocks } from '../reader/language-of-blocks.ts'
import type { WholeReader } from '../reader/reader.ts'
import { decodeHtml } from './decode-html.ts'
import { treeBlocks } from './html-blocks.ts'
import { parseHtml } from './parse-html.ts'

/** Characters of a name that a person would give a page. */
const LONGEST_TITLE = 300

/**
 * Pages and web archives: headings, paragraphs, lists and tables. Nothing of the page itself is kept or run, and nothing is fetched that it
 * refers to.
 */
export const htmlReader: WholeReader = {
  inspect: async () => ({ format: 'html', mediaType: 'text/html', pageCount: 1, paginated: false }),
  async read({ path, name }): Promise<Document> {
    const html = decodeHtml(await readFile(path))
    if (html === undefined) throw new ReadError('CORRUPT', 'a web archive without a page')
    const tree = parseHtml(html)
    let count = 0
    const blocks = treeBlocks(tree, { layer: 'body', nextId: () => `b${++count}` })
    if (blocks.every(({ layer }) => layer !== 'body')) throw new ReadError('NO_CONTENT')
    captionTables(blocks)
    return {
      version: 1,
      name,
      format: 'html',
      language: languageOfBlocks(blocks),
      metadata: titleOf(tree),
      pages: [],
      pageCount: 1,
      blocks,
      bookmarks: [],
      annotations: [],
      notices: noticesOf(blocks),
    }
  },
}

function titleOf(tree: XmlElement): Document['metadata'] {
  const head = childOf(childOf(tree, 'html'), 'head')
  const title = textOf(childOf(head, 'title')).replace(/\s+/g, ' ').trim().normalize('NFC')
  return title ? { title: title.slice(0, LONGEST_TITLE) } : {}
}

function noticesOf(blocks: readonly Block[]): Document['notices'] {
  return blocks.some(({ layer }) => layer === 'invisible') ? [{ key: 'hidden_text' }] : []
}
