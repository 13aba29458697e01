import { ReadError } from '@tickmark/document'
import type { Document } from '@tickmark/document'
import type { PageReading, SourceFile } from '@tickmark/document/page'
import type { ReadOptions } from '@tickmark/readers'
import type { Engine } from './engine.ts'
import { failedReading, readInChunks } from './page-loop.ts'

export interface ReadRequest extends ReadOptions {
  /** Pages to read, from 1; all when absent. Formats without pages are always read whole. */
  pages?: (pageCount: number) => number[]
  /** Calls in flight at the same time. */
  jobs: number
}

export interface ReadProgress {
  done: number
  total: number
}

/** Reads one file through the engine, the pages of a paginated one side by side. Throws `PAGE_FAILED` where none of them can be read. */
export async function readDocument(
  engine: Pick<Engine, 'inspect' | 'readPages' | 'readWhole' | 'assemble'>,
  file: SourceFile,
  request: ReadRequest,
  call: { signal?: AbortSignal; onProgress?: (progress: ReadProgress) => void } = {},
): Promise<Document> {
  const { pages: choosePages, jobs, ...options } = request
  const { signal, onProgress } = call
  const inspection = await engine.inspect(file, { signal })
  if (!inspection.paginated) {
    onProgress?.({ done: 0, total: 1 })
    const document = await engine.readWhole(file, options, { signal })
    onProgress?.({ done: 1, total: 1 })
    return document
  }
  const wanted =
    choosePages?.(inspection.pageCount) ?? Array.from({ length: inspection.pageCount }, (_, index) => index + 1)
  if (wanted.length === 0) throw new ReadError('NO_CONTENT', `pages 1-${inspection.pageCount}`)
  const readings: PageReading[] = []
  onProgress?.({ done: 0, total: wanted.length })
  await readInChunks({
    pages: wanted,
    jobs,
    read: (pages, isRepeated) =>
      engine.readPages(file, pages, isRepeated ? { ...options, pdfEngine: 'wasm' } : options, { signal }),
    take(read) {
      readings.push(...read)
      onProgress?.({ done: readings.length, total: wanted.length })
    },
    failed: failedReading,
  })
  const [failure] = readings.flatMap(({ error }) => error ?? [])
  if (failure && readings.every(({ error }) => error)) throw new ReadError('PAGE_FAILED', failure)
  readings.sort((a, b) => a.content.number - b.content.number)
  return engine.assemble(file, inspection, readings, { signal })
}
