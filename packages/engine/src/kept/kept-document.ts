import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Document } from '@tickmark/document'
import type { CorrectedPlace } from './correct-text.ts'
import { storeDocument, type StoredDocument } from './stored-document.ts'
import { outlineOf, type DocumentOutline } from './document-outline.ts'
import { packSheets } from './stored-sheets.ts'

/** A document that a child left in a file, and what its owner has to know of it. */
export interface KeptDocument extends StoredDocument {
  outline: DocumentOutline
  /** Pages that could not be read. */
  failedPages: number[]
  /** Of a workbook: the file of its sheets in stretches of rows (`openSheets`). */
  sheets?: { path: string }
}

/** A document with a text of it corrected, and where that is printed. */
export interface CorrectedDocument extends KeptDocument {
  place: CorrectedPlace
}

/** Leaves a document in a folder. Runs in the child, so that a large one never stands in its parent's memory. */
export async function keepDocument(document: Document, folder: string): Promise<KeptDocument> {
  const path = join(folder, 'document')
  await storeDocument(document, path)
  const failedPages = document.pages.filter(({ error }) => error).map(({ number }) => number)
  return {
    path,
    outline: outlineOf(document),
    failedPages,
    ...(document.workbook && { sheets: await keepSheets(document, folder) }),
  }
}

/** Leaves the sheets of a workbook in a folder. Runs in the child. */
export async function keepSheets({ workbook }: Document, folder: string): Promise<{ path: string }> {
  const path = join(folder, 'sheets')
  await writeFile(path, packSheets(workbook?.sheets ?? []))
  return { path }
}
