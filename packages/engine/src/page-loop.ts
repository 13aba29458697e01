import { setTimeout as sleep } from 'node:timers/promises'
import { ReadError } from '@tickmark/document'
import type { PageReading } from '@tickmark/document/page'

/** `Reading`: a page as its reader gives it. */
export interface PageLoop<Reading> {
  /** Numbers, from 1. */
  pages: readonly number[]
  /** Chunks in flight at the same time. */
  jobs: number
  /** Reads a chunk. `isRepeated`: it failed before, and another PDF engine may succeed. */
  read(pages: readonly number[], isRepeated: boolean): Promise<readonly Reading[]>
  /** Told the readings of each chunk as soon as they are there, in any order. */
  take(readings: readonly Reading[]): void | Promise<void>
  /** Given instead of a page that fails alone. */
  failed(page: number, error: ReadError): Reading | Promise<Reading>
}

/** Milliseconds for a chunk: long enough to pay for opening the file, short enough to show progress. */
const CHUNK_MILLISECONDS = 1500
const LARGEST_CHUNK = 64
/** Milliseconds after which a second child takes part: what one child has read sooner is not worth the start of another. */
const ALONE_MILLISECONDS = 400
/** A page at which its reader crashed is read once more, as the crash may have had another cause. One that takes too much time or memory is not. */
const MOST_CRASHES = 2

/**
 * Reads pages in chunks whose size follows the pace: scans come page by page, born-digital pages by the dozen. Where a chunk fails, its
 * pages are read one by one, and one that fails alone is given as a page with its error. Throws `CANCELLED`, and what is a bug.
 */
export async function readInChunks<Reading>({ pages, jobs, read, take, failed }: PageLoop<Reading>): Promise<void> {
  let next = 0
  let size = 1

  async function work(): Promise<void> {
    while (next < pages.length) {
      const share = Math.ceil((pages.length - next) / jobs)
      const chunk = pages.slice(next, next + Math.min(size, share))
      next += chunk.length
      const started = performance.now()
      await readChunk(chunk, 0)
      const perPage = (performance.now() - started) / chunk.length
      size = Math.min(LARGEST_CHUNK, Math.max(1, Math.round(CHUNK_MILLISECONDS / perPage)))
    }
  }

  async function readChunk(chunk: readonly number[], crashes: number): Promise<void> {
    try {
      return await take(await read(chunk, crashes > 0))
    } catch (error) {
      if (!isFaultOfFile(error)) throw error
      const [only, ...others] = chunk
      if (others.length > 0) for (const page of chunk) await readChunk([page], crashes + 1)
      else if (error.key === 'READER_CRASHED' && crashes + 1 < MOST_CRASHES) await readChunk(chunk, crashes + 1)
      else if (only !== undefined) await take([await failed(only, error)])
    }
  }

  const first = work()
  const others = Array.from({ length: Math.min(jobs, pages.length) - 1 }, async () => {
    await Promise.race([first, sleep(ALONE_MILLISECONDS, undefined, { ref: false })])
    await work()
  })
  await Promise.all([first, ...others])
}

/** A page with its error. The readers are loaded only where a page fails. */
export async function failedReading(page: number, { key }: ReadError): Promise<PageReading> {
  const { failedPage } = await import('@tickmark/readers')
  return failedPage(page, key, { detail: key })
}

/**
 * Whether an error tells something about the file. A call that was broken off tells nothing of it: its task was cancelled, or this
 * process is ending and the next one does the work.
 */
export function isFaultOfFile(error: unknown): error is ReadError {
  return error instanceof ReadError && error.key !== 'CANCELLED'
}
