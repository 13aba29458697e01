import { ReadError } from '@tickmark/document'
import type { App } from '../app/app.ts'
import type { FileRow } from '../db/rows.ts'
import { sourceFileOf } from '../documents/document-store.ts'
import { rememberFailures } from '../documents/remember-failures.ts'
import { AppError } from '../faults/app-error.ts'

interface Picture {
  page: number
  width: number
  /** Where it is kept. */
  key: string
}

/** Milliseconds after which nobody waits for a picture any more, its turn and its drawing together. */
const PATIENCE = 60_000
/** Milliseconds for which a page that could not be drawn is not tried again: a browser asks for every page that it shows. */
const MEMORY = 60_000

const drawing = new Map<string, Promise<Uint8Array>>()
const failed = rememberFailures(MEMORY)

/** Draws a page and keeps it. Who asks for the same picture meanwhile gets the same one. */
export async function drawPage(app: App, file: FileRow, picture: Picture): Promise<Uint8Array> {
  const { key } = picture
  if (failed.has(key)) throw new AppError('results_failed')
  const drawn = drawing.get(key) ?? draw(app, file, picture).finally(() => drawing.delete(key))
  drawing.set(key, drawn)
  return drawn
}

async function draw({ engine, storage }: App, file: FileRow, { page, width, key }: Picture): Promise<Uint8Array> {
  try {
    const source = await sourceFileOf(storage, file)
    const { bytes } = await engine.renderPage(source, page, width, { signal: AbortSignal.timeout(PATIENCE) })
    await storage.put(key, bytes)
    return bytes
  } catch (error) {
    if (!(error instanceof ReadError)) throw error
    if (error.key === 'CANCELLED') throw new AppError('unavailable')
    failed.add(key)
    throw new AppError('results_failed')
  }
}
