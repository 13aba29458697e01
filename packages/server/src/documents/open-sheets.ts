import { createReadStream } from 'node:fs'
import { openSheets } from '@tickmark/engine'
import type { App } from '../app/app.ts'
import { readAll } from '../storage/storage.ts'
import { sheetsKey, storedDocumentOf } from './document-store.ts'

type OpenSheets = Awaited<ReturnType<typeof openSheets>>

const RECENT = 20
/** Indexes of sheets, the latest few: who scrolls asks for the next rows of the same ones. */
const recent = new Map<string, Promise<OpenSheets>>()

/** The sheets of a stored document. */
export async function openSheetsOf(app: App, documentKey: string): Promise<OpenSheets> {
  const key = sheetsKey(documentKey)
  const known = recent.get(key) ?? openKept(app, documentKey, key)
  recent.delete(key)
  recent.set(key, known)
  known.catch(() => recent.delete(key))
  const [oldest] = recent.keys()
  if (recent.size > RECENT && oldest !== undefined) recent.delete(oldest)
  return known
}

async function openKept(app: App, documentKey: string, key: string): Promise<OpenSheets> {
  const { storage, engine } = app
  // Documents that were read by an earlier version lie alone.
  const size =
    (await storage.size(key)) ??
    (await engine.keep.sheets(await storedDocumentOf(storage, documentKey), ({ path }) =>
      storage.put(key, createReadStream(path)),
    ))
  return openSheets(size, (start, end) => readAll(storage, key, { start, end: end - 1 }))
}
