import { ReadError, type Document } from '@tickmark/document'
import { languageOfBlocks } from '../reader/language-of-blocks.ts'
import { captionTables } from '@tickmark/layout'
import type { SourceFile } from '@tickmark/document/page'
import { openPackage, type OfficePackage } from '../ooxml/open-package.ts'
import { readMetadata } from '../ooxml/read-metadata.ts'
import { readRelationships } from '../ooxml/read-relationships.ts'
import { childOf, childrenOf, readXml } from '../ooxml/read-xml.ts'
import type { WholeReader } from '../reader/reader.ts'
import { readSlide, type SlideContext } from './read-slide.ts'
import { EMU_PER_POINT, type SlideSize } from './shape-frame.ts'

/** Presentations in Office Open XML: each slide a page. */
export const pptxReader: WholeReader = {
  inspect: (file) =>
    withPresentation(file, async (office, { slides }) => ({
      format: 'pptx',
      mediaType: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
      pageCount: slides.length,
      paginated: false,
      title: (await readMetadata(office)).title,
    })),
  read: (file) => readPptx(file),
}

/** Reads a pptx; `file.name` and `format` are kept, whatever file the bytes really come from. */
export function readPptx(file: SourceFile, format: Document['format'] = 'pptx'): Promise<Document> {
  return withPresentation(file, async (office, { slides, size }) => {
    let count = 0
    const context: SlideContext = { office, size, nextId: () => `b${++count}` }
    const document: Document = {
      version: 1,
      name: file.name,
      format,
      language: 'und',
      metadata: await readMetadata(office),
      pages: slides.map((_, i) => ({
        number: i + 1,
        width: size.width / EMU_PER_POINT,
        height: size.height / EMU_PER_POINT,
        origin: 'text',
      })),
      pageCount: slides.length,
      blocks: [],
      bookmarks: [],
      annotations: [],
      notices: [],
    }
    for (const [i, part] of slides.entries()) await addSlide(document, part, i + 1, context)
    if (document.blocks.length === 0) throw new ReadError('NO_CONTENT')
    captionTables(document.blocks)
    document.language = languageOfBlocks(document.blocks)
    return document
  })
}

async function addSlide(document: Document, part: string, page: number, context: SlideContext): Promise<void> {
  const { blocks, hidden, comments } = await readSlide(part, page, context)
  document.blocks.push(...blocks)
  if (hidden) document.notices.push({ key: 'hidden_text', location: { page } })
  for (const comment of comments) document.annotations.push({ kind: 'comment', ...comment, location: { page } })
}

interface Presentation {
  /** Part names in the order of the show. */
  slides: string[]
  size: SlideSize
}

async function withPresentation<Result>(
  file: SourceFile,
  use: (office: OfficePackage, presentation: Presentation) => Promise<Result>,
): Promise<Result> {
  const office = await openPackage(file.path)
  try {
    return await use(office, await readPresentation(office))
  } finally {
    await office.close()
  }
}

async function readPresentation(office: OfficePackage): Promise<Presentation> {
  const part =
    (await readRelationships(office, '')).find((relationship) => relationship.type === 'officeDocument')?.target ??
    'ppt/presentation.xml'
  const bytes = await office.read(part)
  if (!bytes) throw new ReadError('CORRUPT', 'no presentation part')
  const root = await readXml(bytes)
  const relationships = await readRelationships(office, part)
  const slides = childrenOf(childOf(root, 'p:sldIdLst'), 'p:sldId').map(
    ({ attributes }) => relationships.find(({ id }) => id === attributes['r:id'])?.target,
  )
  const size = childOf(root, 'p:sldSz')?.attributes
  return {
    // A slide that is listed twice is a trick: each is a part of its own.
    slides: [...new Set(slides)].filter((slide) => slide !== undefined),
    size: { width: Number(size?.['cx']) || 12_192_000, height: Number(size?.['cy']) || 6_858_000 },
  }
}
