import { ReadError, type Block, type Document } from '@tickmark/document'
import { languageOfBlocks } from '../reader/language-of-blocks.ts'
import { captionTables, findLineTables } from '@tickmark/layout'
import type { SourceFile } from '@tickmark/document/page'
import { openPackage, type OfficePackage } from '../ooxml/open-package.ts'
import { readMetadata } from '../ooxml/read-metadata.ts'
import { readRelationships } from '../ooxml/read-relationships.ts'
import { childrenOf, descendantsOf, readXml, visitXml, type XmlElement } from '../ooxml/read-xml.ts'
import type { ReadEmbedded } from '../reader/reader.ts'
import { readDocxParts, type DocxParts } from './docx-parts.ts'
import { guessHeadings } from './guess-headings.ts'
import { storyReader, type Story } from './read-story.ts'

/** Reads a docx; `file.name` is kept, whatever file the bytes really come from. */
export async function readDocx(
  file: SourceFile,
  format: Document['format'] = 'docx',
  readEmbedded?: ReadEmbedded,
): Promise<Document> {
  const office = await openPackage(file.path)
  try {
    return await readPackage(office, file.name, format, readEmbedded)
  } finally {
    await office.close()
  }
}

async function readPackage(
  office: OfficePackage,
  name: string,
  format: Document['format'],
  readEmbedded?: ReadEmbedded,
): Promise<Document> {
  const bodyPart =
    (await readRelationships(office, '')).find((relationship) => relationship.type === 'officeDocument')?.target ??
    'word/document.xml'
  const parts = await readDocxParts(office, bodyPart, readEmbedded)
  let count = 0
  const nextId = () => `b${++count}`
  const body = withLineTables(await readBody(parts, bodyPart, nextId))
  guessHeadings(body.blocks)
  captionTables(body.blocks)
  const furniture = await readFurniture(parts, nextId)
  const notes = await readNotes(parts, body.noteIds, nextId)
  const blocks = [...body.blocks, ...notes, ...furniture]
  if (!blocks.some((block) => block.layer === 'body')) throw new ReadError('NO_CONTENT')
  const notices: Document['notices'] = []
  if (body.hasHiddenText) notices.push({ key: 'hidden_text' })
  if (parts.importable.bytes < 0) notices.push({ key: 'truncated' })
  if (parts.hasExternalContent) notices.push({ key: 'external_content_ignored' })
  return {
    version: 1,
    name,
    format,
    language: languageOfBlocks(blocks),
    metadata: await readMetadata(office),
    pages: [],
    pageCount: 1,
    blocks,
    bookmarks: [],
    annotations: body.annotations,
    notices,
  }
}

/** Streams the body: one paragraph or table in memory at a time. */
async function readBody(parts: DocxParts, part: string, nextId: () => string): Promise<Story> {
  const source = await parts.office.stream(part)
  if (!source) throw new ReadError('CORRUPT', 'no document part')
  const { story, take } = storyReader({ parts, layer: 'body', nextId })
  const waiting: XmlElement[] = []
  let inBody = false
  await visitXml(
    source,
    {
      open: (name) => {
        if (inBody) return true
        inBody = name === 'w:body'
        return false
      },
      close: (element) => waiting.push(element),
    },
    async () => {
      for (const element of waiting.splice(0)) await take(element)
    },
  )
  return story
}

function withLineTables(story: Story): Story {
  const { blocks, moved } = findLineTables(story.blocks)
  const annotations = story.annotations.map((annotation) => {
    const block = moved.get(annotation.location.block ?? '')
    return block ? { ...annotation, location: { ...annotation.location, block } } : annotation
  })
  return { ...story, blocks, annotations }
}

/** Running heads and feet, each text once though sections repeat it. */
async function readFurniture(parts: DocxParts, nextId: () => string): Promise<Block[]> {
  const blocks: Block[] = []
  const seen = new Set<string>()
  for (const part of parts.furniture) {
    const bytes = await parts.office.read(part)
    if (!bytes) continue
    const { story, take } = storyReader({ parts, layer: 'furniture', nextId })
    for (const element of childrenOf(await readXml(bytes))) await take(element)
    for (const block of story.blocks) {
      const text = block.type === 'table' ? block.cells.map((cell) => cell.text).join('\t') : block.text
      if (text.trim() && !seen.has(text)) blocks.push(block)
      seen.add(text)
    }
  }
  return blocks
}

async function readNotes(parts: DocxParts, noteIds: readonly string[], nextId: () => string): Promise<Block[]> {
  const blocks: Block[] = []
  for (const id of new Set(noteIds)) {
    const note = parts.notes.get(id)
    const { story, take } = storyReader({ parts, layer: 'notes', nextId })
    for (const element of childrenOf(note)) await take(element)
    const mark = note && hasOwnMark(note) ? `${parts.markOf(id)} ` : ''
    story.blocks.forEach((block, i) => {
      if (block.type !== 'paragraph') return void blocks.push(block)
      blocks.push({ ...block, role: 'footnote', text: i === 0 ? mark + block.text : block.text })
    })
  }
  return blocks
}

/** Word prints a note's mark where the note itself says so. */
function hasOwnMark(note: XmlElement): boolean {
  return ['w:footnoteRef', 'w:endnoteRef'].some((name) => !descendantsOf(note, name).next().done)
}
