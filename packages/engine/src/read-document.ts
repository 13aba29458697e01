import { ReadError } from '@tickmark/document'
import type { Document } from '@tickmark/document'
import type { PageReading, SourceFile } from '@tickmark/document/page'
import type { ReadOptions } from '@tickmark/readers'
import type { Engine } from './engine.ts'

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

/** A chunk of pages should take about this long: long enough to pay for opening the file, short enough to show progress. */
const CHUNK_MILLISECONDS = 1500
const LARGEST_CHUNK = 64

/** Reads one file through the engine, the pages of a paginated one side by side. */
export async function readDocument(
  engine: Engine,
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
  const readings = await readInChunks(
    wanted,
    jobs,
    async (pages) => engine.readPages(file, pages, options, { signal }),
    onProgress,
  )
  return engine.assemble(file, inspection, readings, { signal })
}

/** Reads `pages` in chunks whose size follows the pace: scans come page by page, born-digital pages by the dozen. */
async function readInChunks(
  pages: number[],
  jobs: number,
  read: (pages: number[]) => Promise<PageReading[]>,
  onProgress: ((progress: ReadProgress) => void) | undefined,
): Promise<PageReading[]> {
  const readings: PageReading[] = []
  let next = 0
  let chunkSize = 4
  onProgress?.({ done: 0, total: pages.length })
  const work = async (): Promise<void> => {
    while (next < pages.length) {
      const share = Math.ceil((pages.length - next) / jobs)
      const chunk = pages.slice(next, next + Math.min(chunkSize, share))
      next += chunk.length
      const started = performance.now()
      readings.push(...(await read(chunk)))
      const perPage = (performance.now() - started) / chunk.length
      chunkSize = Math.min(LARGEST_CHUNK, Math.max(1, Math.round(CHUNK_MILLISECONDS / perPage)))
      onProgress?.({ done: readings.length, total: pages.length })
    }
  }
  await Promise.all(Array.from({ length: Math.min(jobs, pages.length) }, work))
  return readings.sort((a, b) => a.content.number - b.content.number)
}
