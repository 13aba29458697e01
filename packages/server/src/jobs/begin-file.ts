import { ReadError, type Language } from '@tickmark/document'
import type { Inspection } from '@tickmark/document/page'
import type { ReadOptions } from '@tickmark/readers'
import { isFaultOfFile } from '@tickmark/engine'
import { sql } from 'kysely'
import type { App } from '../app/app.ts'
import { ownOcrModelsOf, readModelFile } from '../models/model-file.ts'
import { findEndpoint } from '../models/models.ts'
import { oneRow } from '../db/one-row.ts'
import type { Database } from '../db/open-database.ts'
import { sourceFileOf } from '../documents/document-store.ts'
import { failFile, findInspectedFile, finishFile } from './file-state.ts'
import type { JobOf } from '../queue/job.ts'
import { beginTask, lockTask, showStep } from '../tasks/task-state.ts'

type ReadFileJob = JobOf<'read-file'>
const BATCH = 8

/** Begins with a file: a paginated one is cut into batches of pages, any other is read at once. */
export async function beginFile(app: App, job: ReadFileJob, signal: AbortSignal): Promise<void> {
  if (!(await beginTask(app, job))) return
  const file = await findInspectedFile(app.db, job)
  if (!file || file.status === 'read' || file.status === 'failed') return
  await showStep(app.db, job, 'parse_structure')
  try {
    const source = await sourceFileOf(app.storage, file)
    const inspection = (file.inspection as Inspection | null) ?? (await app.engine.inspect(source, { signal }))
    const isOurs = await app.db.transaction().execute((transaction) => openFile(app, transaction, job, inspection))
    if (!isOurs || inspection.paginated) return
    await showStep(app.db, job, 'extract_text')
    const options = await readOptionsOf(app, job)
    await app.engine.keep.whole(source, options, (kept) => finishFile(app, job, kept), { signal })
  } catch (error) {
    if (!isFaultOfFile(error)) throw error
    await failFile(app, job, error.key, error.detail)
  }
}

/** Writes down what the file holds and sends its batches of pages, together. False when nobody wants it any more. */
async function openFile(app: App, transaction: Database, job: ReadFileJob, inspection: Inspection): Promise<boolean> {
  if (!(await lockTask(transaction, job))) return false
  const total = inspection.paginated ? inspection.pageCount : 1
  if (total < 1) throw new ReadError('NO_CONTENT')
  const file = await transaction
    .updateTable('files')
    .set({
      status: 'reading',
      pages: total,
      inspection: JSON.stringify(inspection),
      format: inspection.format,
      media_type: inspection.mediaType,
    })
    .where('file_id', '=', job.fileId)
    .where('status', 'in', ['waiting', 'reading'])
    .returningAll()
    .executeTakeFirst()
  if (!file) return false
  await transaction
    .updateTable('tasks')
    .set({ pages_total: sql`(select coalesce(sum(pages), 0) from files where task_id = ${job.taskId})` })
    .where('task_id', '=', job.taskId)
    .execute()
  if (inspection.paginated) await sendPages(app, transaction, job, total)
  return true
}

async function sendPages(app: App, transaction: Database, job: ReadFileJob, total: number): Promise<void> {
  const { taskId, run, fileId } = job
  const done = await transaction
    .selectFrom('pages')
    .select('number')
    .where('file_id', '=', fileId)
    .where('reading', 'is not', null)
    .execute()
  const kept = new Set(done.map(({ number }) => number))
  const pages = Array.from({ length: total }, (_, index) => index + 1).filter((number) => !kept.has(number))
  if (pages.length === 0) return app.queue.send(transaction, [{ kind: 'join-pages', taskId, run, fileId }])
  // Short documents are cut as well, so that a scan of a few pages keeps every core busy.
  const size = Math.max(1, Math.min(BATCH, Math.ceil(pages.length / app.config.jobs)))
  const backlog = await countBacklog(transaction, taskId)
  const batches = Array.from({ length: Math.ceil(pages.length / size) }, (_, index) =>
    pages.slice(index * size, (index + 1) * size),
  )
  await app.queue.send(
    transaction,
    batches.map((batch, index) => ({
      kind: 'read-pages',
      taskId,
      run,
      fileId,
      pages: batch,
      priority: -Math.floor(backlog / BATCH) - index,
    })),
  )
}

/**
 * Pages that the user already has in the queue. Each batch is put behind as many others as its user has before it: users take
 * turns, however long their documents are, and no core idles when only one of them is there.
 */
async function countBacklog(transaction: Database, taskId: string): Promise<number> {
  const { waiting } = await oneRow(
    transaction,
    sql<{ waiting: number }>`
      select coalesce(sum(f.pages - f.pages_done), 0)::int as waiting
      from files f join tasks t using (task_id)
      where t.status = 'running' and f.status = 'reading' and t.task_id <> ${taskId}
        and t.user_id = (select user_id from tasks where task_id = ${taskId})`,
  )
  return waiting
}

/** How the task wants its files read. */
export async function readOptionsOf({ db, config, log }: App, { taskId }: { taskId: string }): Promise<ReadOptions> {
  const task = await db
    .selectFrom('tasks')
    .select(['ocr_model', 'language'])
    .where('task_id', '=', taskId)
    .executeTakeFirstOrThrow()
  const language = task.language === 'auto' ? undefined : (task.language.replace(/!$/, '') as Language)
  const expected = { language, bindingLanguage: task.language.endsWith('!') }
  try {
    // The operator's own model corrects the pages after the built-in engine has recognised them, so the engine is not given its name.
    const isOwn = await findEndpoint(config, 'ocr', task.ocr_model)
    const ownOcrModels = ownOcrModelsOf(await readModelFile(config))
    return { ocrModel: isOwn ? undefined : task.ocr_model, ownOcrModels, ...expected }
  } catch (error) {
    // A file of models that was broken after the task began costs it the operator's models, not its files.
    log.warn('the file of models cannot be used', { model: task.ocr_model, error })
    return { ocrModel: undefined, ownOcrModels: [], ...expected }
  }
}
