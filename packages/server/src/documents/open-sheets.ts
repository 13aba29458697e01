import { openSheets } from '@tickmark/engine'
import type { App } from '../app/app.ts'
import { readAll, openFileLater } from '../storage/storage.ts'
import { sheetsKey, storedDocumentOf } from './document-store.ts'
import { rememberRecent } from './remember-recent.ts'

type OpenSheets = Awaited<ReturnType<typeof openSheets>>

/** Indexes of sheets that are kept in memory. */
const RECENT = 20
const remember = rememberRecent<OpenSheets>(RECENT)

/** The sheets of a stored document. */
export async function openSheetsOf(app: App, documentKey: string): Promise<OpenSheets> {
  const key = sheetsKey(documentKey)
  return remember(key, () => openKept(app, documentKey, key))
}

async function openKept(app: App, documentKey: string, key: string): Promise<OpenSheets> {
  const { storage, engine } = app
  // Documents that were read by an earlier version lie alone.
  const size =
    (await storage.size(key)) ??
    (await engine.keep.sheets(await storedDocumentOf(storage, documentKey), ({ path }) =>
      storage.put(key, openFileLater(path)),
    ))
  return openSheets(size, (start, end) => readAll(storage, key, { start, end: end - 1 }))
}
