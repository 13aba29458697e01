import { open } from 'node:fs/promises'
import { ReadError, type Block, type Document } from '@tickmark/document'
import { languageOfBlocks } from '../reader/language-of-blocks.ts'
import { guessHeadings } from '../docx/guess-headings.ts'
import { readDocx } from '../docx/read-docx.ts'
import { captionTables } from '@tickmark/layout'
import type { SourceFile } from '@tickmark/document/page'
import { readPptx } from '../pptx/pptx-reader.ts'
import type { WholeReader } from '../reader/reader.ts'
import { withConverted } from './convert-with-libreoffice.ts'
import { firstThatReads } from './first-that-reads.ts'
import { parseWithAnydoc } from './parse-with-anydoc.ts'

/**
 * Word up to 2003, RTF and OpenDocument texts. LibreOffice comes first though it is a thousand times slower: the direct parser reads deleted text
 * as text, shows what is hidden and takes a raised note mark for one more digit of the figure before it.
 */
export const docReader: WholeReader = {
  inspect: async () => ({ format: 'doc', mediaType: 'application/msword', pageCount: 1, paginated: false }),
  async read(file, { direct }) {
    const kind = await kindOf(file, { rtf: 'rtf', zip: 'odt', other: 'doc' } as const)
    const parse = async () => toDocument(file, 'doc', await parseWithAnydoc(file.path, kind))
    if (direct) return parse()
    return firstThatReads(
      () => withConverted(file.path, kind, 'docx', (path) => readDocx({ path, name: file.name }, 'doc')),
      parse,
    )
  },
}

/** PowerPoint up to 2003 and OpenDocument presentations: LibreOffice knows its tables and slides, the direct parser neither. */
export const pptReader: WholeReader = {
  inspect: async () => ({ format: 'ppt', mediaType: 'application/vnd.ms-powerpoint', pageCount: 1, paginated: false }),
  async read(file, { direct }) {
    const kind = await kindOf(file, { rtf: 'ppt', zip: 'odp', other: 'ppt' } as const)
    const parse = async () => toDocument(file, 'ppt', await parseWithAnydoc(file.path, kind))
    if (direct) return parse()
    return firstThatReads(
      () => withConverted(file.path, kind, 'pptx', (path) => readPptx({ path, name: file.name }, 'ppt')),
      parse,
    )
  },
}

function toDocument({ name }: SourceFile, format: 'doc' | 'ppt', blocks: Block[]): Document {
  if (!blocks.some((block) => block.layer === 'body')) throw new ReadError('NO_CONTENT')
  guessHeadings(blocks)
  captionTables(blocks)
  return {
    version: 1,
    name,
    format,
    language: languageOfBlocks(blocks),
    metadata: {},
    pages: [],
    pageCount: 1,
    blocks,
    bookmarks: [],
    annotations: [],
    notices: [],
  }
}

/** What a file of this family is, by its first bytes. */
async function kindOf<Kind>(file: SourceFile, kinds: { rtf: Kind; zip: Kind; other: Kind }): Promise<Kind> {
  const handle = await open(file.path)
  try {
    const { buffer } = await handle.read(Buffer.alloc(5), 0, 5, 0)
    const start = buffer.toString('latin1')
    return start === '{\\rtf' ? kinds.rtf : start.startsWith('PK') ? kinds.zip : kinds.other
  } finally {
    await handle.close()
  }
}
