import { ReadError } from '@tickmark/document'
import { packReading } from '@tickmark/engine'
import { failedPage } from '@tickmark/readers'
import type { PageReading } from '@tickmark/document/page'
import { sql } from 'kysely'
import type { FileRow } from '../db/rows.ts'
import type { App } from '../app/app.ts'
import { readPagesWithModel } from '../models/read-pages-with-model.ts'
import { sourceFileOf } from '../documents/document-store.ts'
import { addPagesDone, findFile } from './file-state.ts'
import type { JobOf } from '../queue/job.ts'
import { isFaultOfFile } from './read-fault.ts'
import { readOptionsOf } from './begin-file.ts'
import { isRunning, lockTask, showStep } from '../tasks/task-state.ts'

type PagesJob = JobOf<'read-pages'>

/** A page that was tried this many times, by all processes together, is given up. */
const MOST_ATTEMPTS = 5
/** A page at which its reader crashed is read once more, as the crash may have had another cause. One that takes too much time or memory is not. */
const MOST_CRASHES = 2
/** Pages recognised from pictures take seconds each and are saved one by one. */
const SLOW_PAGE_MILLISECONDS = 600

/** Reads a batch of pages, saving each as soon as it is there. Pages that an earlier attempt saved are not read again. */
export async function readPageBatch(app: App, job: PagesJob, signal: AbortSignal): Promise<void> {
  if (!(await isRunning(app.db, job))) return
  const file = await findFile(app.db, job)
  if (file?.status !== 'reading') return
  await showStep(app.db, job, 'extract_text')
  let chunk = 1
  for (let rest = await findUnread(app, job); rest.length > 0;) {
    const pages = rest.splice(0, chunk)
    const started = performance.now()
    await readChunk(app, job, file, pages, signal)
    const perPage = (performance.now() - started) / pages.length
    chunk = perPage > SLOW_PAGE_MILLISECONDS ? 1 : 8
  }
}

async function findUnread({ db }: App, { fileId, pages }: PagesJob): Promise<number[]> {
  const saved = await db
    .selectFrom('pages')
    .select('number')
    .where('file_id', '=', fileId)
    .where('number', 'in', pages)
    .where('reading', 'is not', null)
    .execute()
  const known = new Set(saved.map(({ number }) => number))
  return pages.filter((page) => !known.has(page))
}

async function readChunk(app: App, job: PagesJob, file: FileRow, pages: number[], signal: AbortSignal): Promise<void> {
  const tried = await countAttempt(app, job, pages)
  const hopeless = tried.filter(({ attempts }) => attempts > MOST_ATTEMPTS)
  if (hopeless.length > 0)
    await savePages(
      app,
      job,
      hopeless.map(({ number }) => failedPage(number, 'PAGE_FAILED', { detail: 'PAGE_FAILED' })),
    )
  const [first, ...others] = tried.filter(({ attempts }) => attempts <= MOST_ATTEMPTS)
  if (!first) return
  const hopeful = [first, ...others].map(({ number }) => number)
  const isRepeated = [first, ...others].some(({ attempts }) => attempts > 1)
  const source = await sourceFileOf(app.storage, file)
  const asked = await readOptionsOf(app, job)
  // A page that failed before may succeed with the other PDF engine.
  const options = isRepeated ? { ...asked, pdfEngine: 'wasm' as const } : asked
  try {
    await savePages(app, job, await readPagesWithModel(app, job, { source, pages: hopeful, options }, signal))
  } catch (error) {
    if (!isFaultOfFile(error)) {
      await takeBackAttempt(app, job, hopeful)
      throw error
    }
    // One page of several made the call fail. Each is read alone, so that only that page fails.
    if (others.length > 0) for (const page of hopeful) await readChunk(app, job, file, [page], signal)
    else if (error.key === 'READER_CRASHED' && first.attempts < MOST_CRASHES)
      await readChunk(app, job, file, hopeful, signal)
    else await savePages(app, job, [failedPage(first.number, error.key, { detail: error.key })])
  }
}

interface PageAttempts {
  number: number
  attempts: number
}

/** Counts an attempt at each page. Written down before the attempt, since a page may end the whole process. */
async function countAttempt({ db }: App, { fileId, run }: PagesJob, pages: number[]): Promise<PageAttempts[]> {
  return db
    .insertInto('pages')
    .values(pages.map((number) => ({ file_id: fileId, number, run, attempts: 1 })))
    .onConflict((conflict) =>
      conflict.columns(['file_id', 'number']).doUpdateSet({ attempts: sql`pages.attempts + 1` }),
    )
    .returning(['number', 'attempts'])
    .execute()
}

/** An attempt that we broke off does not count. */
async function takeBackAttempt({ db }: App, { fileId }: PagesJob, pages: number[]): Promise<void> {
  const broken = db.updateTable('pages').set((set) => ({ attempts: set('attempts', '-', 1) }))
  await broken.where('file_id', '=', fileId).where('number', 'in', pages).execute()
}

/** Saves readings and counts them in one transaction. Pages that are saved already are skipped. */
async function savePages(app: App, job: PagesJob, readings: PageReading[]): Promise<void> {
  const packed = await Promise.all(readings.map(async (reading) => ({ reading, bytes: await packReading(reading) })))
  await app.db.transaction().execute(async (transaction) => {
    if (!(await lockTask(transaction, job))) throw new ReadError('CANCELLED')
    let saved = 0
    for (const { reading, bytes } of packed) {
      const { number, width, height, origin } = reading.content
      const { numUpdatedRows } = await transaction
        .updateTable('pages')
        .set({ reading: bytes, width, height, origin, error: reading.error ?? null })
        .where('file_id', '=', job.fileId)
        .where('number', '=', number)
        .where('reading', 'is', null)
        .executeTakeFirst()
      saved += Number(numUpdatedRows)
    }
    if (saved === 0) return
    const isLast = await addPagesDone(transaction, job, saved)
    const { taskId, run, fileId } = job
    if (isLast) await app.queue.send(transaction, [{ kind: 'join-pages', taskId, run, fileId }])
  })
}
