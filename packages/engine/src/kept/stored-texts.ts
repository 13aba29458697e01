import { writeFile } from 'node:fs/promises'
import type { Document } from '@tickmark/document'
import { packIndexed, type Place, type ReadBytes, readIndex, readPart } from './indexed-file.ts'
import { type PageText, textsOfPages } from './page-texts.ts'

interface PageEntry {
  page: number
  /** Words that may be wrong, and those that a person has corrected. */
  doubtful: number
  corrected: number
  place: Place
}

/** Leaves the texts of a document's pages in a file that is read page by page. Runs in the child. */
export async function writeTexts(document: Document, path: string): Promise<{ path: string }> {
  const packed = packIndexed((add) =>
    textsOfPages(document).map((text): PageEntry => {
      const words = text.pieces.flatMap((piece) => piece.words)
      return {
        page: text.number,
        doubtful: words.filter(({ isDoubtful }) => isDoubtful).length,
        corrected: words.filter(({ corrected }) => corrected !== undefined).length,
        place: add(text),
      }
    }),
  )
  await writeFile(path, packed)
  return { path }
}

export interface OpenTexts {
  pages: Omit<PageEntry, 'place'>[]
  /** Undefined where there is no such page. */
  read(page: number): Promise<PageText | undefined>
}

/** Opens a file that `writeTexts` made, of so many bytes. */
export async function openTexts(size: number, read: ReadBytes): Promise<OpenTexts> {
  const entries = (await readIndex(size, read)) as PageEntry[]
  return {
    pages: entries.map(({ page, doubtful, corrected }) => ({ page, doubtful, corrected })),
    async read(page) {
      const entry = entries.find((one) => one.page === page)
      return entry && ((await readPart(read, entry.place)) as PageText)
    },
  }
}
