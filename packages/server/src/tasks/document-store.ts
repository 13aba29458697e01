import type { Document } from '@tickmark/document'
import type { SourceFile } from '@tickmark/readers'
import { packDocument, unpackDocument, type StoredDocument } from '../engine/stored-document.ts'
import { readAll, type Storage } from '../storage/storage.ts'

/** Everything of a task lies below this prefix, so that deleting the task is deleting one folder. */
export const taskPrefix = (taskId: string): string => `tasks/${taskId}/`
/** With the ending of its name, which some of the libraries that read it go by. */
export const originalKey = (taskId: string, fileId: string, ending: string): string =>
  `${taskPrefix(taskId)}originals/${fileId}.${/^[a-z0-9]+$/.test(ending) ? ending : 'bin'}`
/** Results of one run of a task, apart from those of others. */
export const resultsPrefix = (taskId: string, run: number): string => `${taskPrefix(taskId)}results/${run}/`
export const pageImageKey = (taskId: string, fileId: string, page: number, width: number): string =>
  `${taskPrefix(taskId)}images/${fileId}/${page}-${width}`

/** Keeps a document as read. The key depends on the run, not on the attempt: a repeated one writes the same again. */
export async function writeDocument(
  storage: Storage,
  at: { taskId: string; fileId: string; run: number },
  document: Document,
): Promise<string> {
  const key = `${taskPrefix(at.taskId)}documents/${at.fileId}-${at.run}`
  await storage.put(key, await packDocument(document))
  return key
}

const RECENT = 3
const recent = new Map<string, Promise<Document>>()

/** A document as read. The latest few stay in memory: the reviewer asks for the same one again and again. */
export function readDocument(storage: Storage, key: string): Promise<Document> {
  const known = recent.get(key) ?? load(storage, key)
  recent.delete(key)
  recent.set(key, known)
  known.catch(() => recent.delete(key))
  if (recent.size > RECENT) recent.delete(recent.keys().next().value!)
  return known
}

async function load(storage: Storage, key: string): Promise<Document> {
  return unpackDocument(await readAll(storage, key))
}

/** A document as read, for work in another process. */
export async function storedDocumentOf(storage: Storage, key: string): Promise<StoredDocument> {
  return { path: await storage.localPath(key) }
}

/** The original as readers want it: a path, and the name that its owner gave it. */
export async function sourceFileOf(storage: Storage, file: { storage_key: string; name: string }): Promise<SourceFile> {
  return { path: await storage.localPath(file.storage_key), name: file.name }
}
