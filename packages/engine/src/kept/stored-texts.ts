import { writeFile } from 'node:fs/promises'
import type { Document } from '@tickmark/document'
import { packIndexed, type Place, type ReadBytes, readIndex, readPart } from './indexed-file.ts'
import { type PageText, type PieceWord, type TextPiece, textsOfPages } from './page-texts.ts'

interface PageEntry {
  page: number
  /** Words that may be wrong, and those that read otherwise since a person has corrected them. */
  doubtful: number
  corrected: number
  place: Place
}

/** Leaves the texts of a document's pages in a file that is read page by page. Runs in the child. */
export async function writeTexts(document: Document, path: string): Promise<{ path: string }> {
  const packed = packIndexed((add) =>
    textsOfPages(document).map((text): PageEntry => {
      const count = (isMeant: (word: PieceWord, piece: TextPiece) => boolean): number =>
        text.pieces.reduce((sum, piece) => sum + piece.words.filter((word) => isMeant(word, piece)).length, 0)
      return {
        page: text.number,
        doubtful: count(({ isDoubtful }) => isDoubtful),
        corrected: count(
          ({ corrected, start, end }, { text: all, from }) =>
            corrected !== undefined && corrected !== all.slice(start - from, end - from),
        ),
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
