import type { SourceFile } from '@tickmark/document/page'
import type { KeptDocument, StoredDocument } from '@tickmark/engine'
import type { Storage } from '../storage/storage.ts'
import { openFileLater } from '../storage/storage.ts'

/** Everything of a task lies below this prefix, so that deleting the task is deleting one folder. */
export const taskPrefix = (taskId: string): string => `tasks/${taskId}/`
/** The key of an original ends as its name does, because some libraries choose their reader by the ending. */
export const originalKey = (taskId: string, fileId: string, ending: string): string =>
  `${taskPrefix(taskId)}originals/${fileId}.${/^[a-z0-9]+$/.test(ending) ? ending : 'bin'}`
/** Results of one run of a task, apart from those of others. */
export const resultsPrefix = (taskId: string, run: number): string => `${taskPrefix(taskId)}results/${run}/`
export const pageImageKey = (taskId: string, fileId: string, page: number, width: number): string =>
  `${taskPrefix(taskId)}images/${fileId}/${page}-${width}`

/** Where a document of a run lies; a repeated attempt writes the same again. */
export const documentKey = (taskId: string, fileId: string, run: number): string =>
  `${taskPrefix(taskId)}documents/${fileId}-${run}`
/** The sheets of a workbook, beside the document. */
export const sheetsKey = (documentKey: string): string => `${documentKey}-sheets`
/** The figures of a review of the document, beside it. */
export const figuresKey = (documentKey: string): string => `${documentKey}-figure-list`
/** Why each of them is in its state, beside them. */
export const explanationsKey = (documentKey: string): string => `${documentKey}-explanations`

/** The texts of its pages, word by word, beside the document. */
export const textsKey = (documentKey: string): string => `${documentKey}-texts`
/** The key of a document before any correction. */
export const originalOf = (documentKey: string): string => documentKey.replace(/\.[^/]*$/, '')
/** The document after a correction; each correction makes another. */
export const correctedKey = (documentKey: string, correctionId: string): string =>
  `${originalOf(documentKey)}.${correctionId}`

/** Keeps what a child left: the document, and the sheets of a workbook. Answers the document's key. */
export async function keepDocument(
  storage: Storage,
  { taskId, fileId, run }: { taskId: string; fileId: string; run: number },
  kept: KeptDocument,
): Promise<string> {
  const key = documentKey(taskId, fileId, run)
  await storage.put(key, openFileLater(kept.path))
  if (kept.sheets) await storage.put(sheetsKey(key), openFileLater(kept.sheets.path))
  return key
}

/** A document as read, for work in another process. */
export async function storedDocumentOf(storage: Storage, key: string): Promise<StoredDocument> {
  return { path: await storage.localPath(key) }
}

/** The original as readers want it: a path, and the name that its owner gave it. */
export async function sourceFileOf(storage: Storage, file: { storage_key: string; name: string }): Promise<SourceFile> {
  return { path: await storage.localPath(file.storage_key), name: file.name }
}
