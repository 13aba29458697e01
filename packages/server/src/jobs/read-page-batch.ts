import { ReadError } from '@tickmark/document'
import { failedReading, isFaultOfFile, packPage, readInChunks, type PackedPage } from '@tickmark/engine'
import { failedPage } from '@tickmark/readers'
import { sql } from 'kysely'
import type { FileRow } from '../db/rows.ts'
import { selectFiles } from '../db/select-files.ts'
import type { App } from '../app/app.ts'
import { readPagesWithModel } from '../models/read-pages-with-model.ts'
import { sourceFileOf } from '../documents/document-store.ts'
import { addPagesDone } from './file-state.ts'
import type { JobOf } from '../queue/job.ts'
import { readOptionsOf } from './begin-file.ts'
import { isRunning, lockTask, showStep } from '../tasks/task-state.ts'

type PagesJob = JobOf<'read-pages'>

/** A page that was tried this many times, by all processes together, is given up. */
const MOST_ATTEMPTS = 5

/** Reads a batch of pages, saving each as soon as it is there. Pages that an earlier attempt saved are not read again. */
export async function readPageBatch(app: App, job: PagesJob, signal: AbortSignal): Promise<void> {
  if (!(await isRunning(app.db, job))) return
  const file = await selectFiles(app.db).where('file_id', '=', job.fileId).executeTakeFirst()
  if (file?.status !== 'reading') return
  await showStep(app.db, job, 'extract_text')
  await readInChunks({
    pages: await findUnread(app, job),
    jobs: 1,
    read: (pages) => readCounted(app, job, file, pages, signal),
    take: (packed) => savePages(app, job, packed),
    failed: async (page, error) => packPage(await failedReading(page, error)),
  })
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

/** Reads pages, each attempt counted; those that were tried too often are given as failed. */
async function readCounted(
  app: App,
  job: PagesJob,
  file: FileRow,
  pages: readonly number[],
  signal: AbortSignal,
): Promise<PackedPage[]> {
  const tried = await countAttempt(app, job, pages)
  const hopeless = tried.filter(({ attempts }) => attempts > MOST_ATTEMPTS)
  const hopeful = tried.filter(({ attempts }) => attempts <= MOST_ATTEMPTS)
  const failed = await Promise.all(
    hopeless.map(({ number }) => packPage(failedPage(number, 'PAGE_FAILED', { detail: 'PAGE_FAILED' }))),
  )
  if (hopeful.length === 0) return failed
  const numbers = hopeful.map(({ number }) => number)
  const source = await sourceFileOf(app.storage, file)
  const asked = await readOptionsOf(app, job)
  // A page that failed before may succeed with the other PDF engine.
  const isRepeated = hopeful.some(({ attempts }) => attempts > 1)
  const options = isRepeated ? { ...asked, pdfEngine: 'wasm' as const } : asked
  try {
    return [...failed, ...(await readPagesWithModel(app, job, { source, pages: numbers, options }, signal))]
  } catch (error) {
    if (!isFaultOfFile(error)) await takeBackAttempt(app, job, numbers)
    throw error
  }
}

interface PageAttempts {
  number: number
  attempts: number
}

/** Counts an attempt at each page. Written down before the attempt, since a page may end the whole process. */
async function countAttempt({ db }: App, { fileId, run }: PagesJob, pages: readonly number[]): Promise<PageAttempts[]> {
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
async function savePages(app: App, job: PagesJob, packed: readonly PackedPage[]): Promise<void> {
  await app.db.transaction().execute(async (transaction) => {
    if (!(await lockTask(transaction, job))) throw new ReadError('CANCELLED')
    let saved = 0
    for (const { number, width, height, origin, error, bytes } of packed) {
      const { numUpdatedRows } = await transaction
        .updateTable('pages')
        .set({
          reading: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length),
          width,
          height,
          origin,
          error: error ?? null,
        })
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
