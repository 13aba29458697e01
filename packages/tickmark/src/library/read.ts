import { availableParallelism } from 'node:os'
import { basename, resolve } from 'node:path'
import type { Document, Language } from '@tickmark/document'
import { readDocument, type ReadProgress } from '@tickmark/engine'
import { rememberSource } from './source-of.ts'
import { sharedEngine } from './shared-engine.ts'

/** What `read` may be told. */
export interface ReadOptions {
  /** Pages to read, from 1; all when absent. Formats without pages are always read whole. */
  pages?: readonly number[]
  /** Which recogniser reads what has no text; the product's own when absent. */
  ocrModel?: string
  /** A hint for recognition; found out when absent. */
  language?: Language
  /** The hint is an order: scanned text is read in that language whatever it looks like. */
  bindingLanguage?: boolean
  /** Pages that are read side by side; one a core when absent. */
  jobs?: number
  signal?: AbortSignal
  onProgress?: (progress: ReadProgress) => void
}

/**
 * Reads a file (PDF, picture, Word, Excel, PowerPoint, RTF, OpenDocument, CSV, HTML) in a child process with bounded memory and time, without
 * any network. Throws a `ReadError` whose `key` says why a file cannot be read.
 *
 * @example
 * ```ts
 * import { read } from 'tickmark'
 *
 * const document = await read('report.pdf', { pages: [1, 2] })
 * for (const block of document.blocks) if (block.type === 'table') console.log(block.caption, block.rowCount)
 * ```
 */
export async function read(path: string, options: ReadOptions = {}): Promise<Document> {
  const { pages, jobs = availableParallelism(), signal, onProgress, ...reading } = options
  const source = { path: resolve(path), name: basename(path).normalize('NFC') }
  const request = {
    ...reading,
    jobs,
    ...(pages && { pages: (count: number) => pages.filter((page) => page <= count) }),
  }
  return rememberSource(await readDocument(sharedEngine(), source, request, { signal, onProgress }), source)
}
