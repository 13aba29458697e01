import type { ReadErrorKey } from '@tickmark/document'
import type { KeptDocument } from '@tickmark/engine'
import { sql } from 'kysely'
import type { FileRow } from '../db/rows.ts'
import type { App } from '../app/app.ts'
import { oneRow } from '../db/one-row.ts'
import type { Database } from '../db/open-database.ts'
import { keepDocument } from '../documents/document-store.ts'
import type { JobOf } from '../queue/job.ts'
import { endTask, lockTask } from '../tasks/task-state.ts'

type FileJob = JobOf<'read-file' | 'read-pages' | 'join-pages'>

/** With what was found out of it before its pages are read. */
export async function findInspectedFile(db: Database, { fileId }: FileJob): Promise<FileRow | undefined> {
  return db.selectFrom('files').selectAll().where('file_id', '=', fileId).executeTakeFirst()
}

/** Keeps the document, with what people corrected in an earlier run, and goes on to what follows when it was the task's last. */
export async function finishFile(app: App, job: FileJob, read: KeptDocument): Promise<void> {
  const corrections = await app.db
    .selectFrom('corrections')
    .select(['page', 'box', 'was', 'text'])
    .where('file_id', '=', job.fileId)
    .orderBy('created_at')
    .execute()
  if (corrections.length === 0) return keepFile(app, job, read)
  await app.engine.keep.correctedAgain({ path: read.path }, corrections, (kept) => keepFile(app, job, kept))
}

async function keepFile(app: App, job: FileJob, kept: KeptDocument): Promise<void> {
  const { fileId } = job
  const key = await keepDocument(app.storage, job, kept)
  await app.db.transaction().execute(async (transaction) => {
    if (!(await lockTask(transaction, job))) return
    const read = await transaction
      .updateTable('files')
      .set({
        status: 'read',
        document_key: key,
        failed_pages: kept.failedPages,
        outline: JSON.stringify(kept.outline),
      })
      .where('file_id', '=', fileId)
      .where('status', '=', 'reading')
      .returning(['pages', 'pages_done'])
      .executeTakeFirst()
    if (!read) return
    await addPagesDone(transaction, job, (read.pages ?? 0) - read.pages_done)
    // The document holds all that was read; of the pages only their sizes are needed from now on.
    await transaction.updateTable('pages').set({ reading: null }).where('file_id', '=', fileId).execute()
    await continueTask(app, transaction, job)
  })
}

/** A file that cannot be read fails alone; the others go on. */
export async function failFile(app: App, job: FileJob, key: ReadErrorKey, detail?: string): Promise<void> {
  await app.db.transaction().execute(async (transaction) => {
    if (!(await lockTask(transaction, job))) return
    const failed = await transaction
      .updateTable('files')
      .set({ status: 'failed', error_key: key, error_detail: detail ?? null })
      .where('file_id', '=', job.fileId)
      .where('status', 'in', ['waiting', 'reading'])
      .returning(['pages', 'pages_done'])
      .executeTakeFirst()
    if (!failed) return
    await addPagesDone(transaction, job, (failed.pages ?? 0) - failed.pages_done)
    await continueTask(app, transaction, job)
  })
}

/** Counts pages of a file as done, in the file and in its task. Answers true when they were the file's last. */
export async function addPagesDone(
  transaction: Database,
  { fileId, taskId }: FileJob,
  count: number,
): Promise<boolean> {
  const file = await transaction
    .updateTable('files')
    .set((set) => ({ pages_done: set('pages_done', '+', count) }))
    .where('file_id', '=', fileId)
    .returning(['pages', 'pages_done'])
    .executeTakeFirstOrThrow()
  await transaction
    .updateTable('tasks')
    .set((set) => ({ pages_done: set('pages_done', '+', count) }))
    .where('task_id', '=', taskId)
    .execute()
  return file.pages_done === file.pages
}

/** Sends the next step after the last file of a task: the review or, for text recognition alone, the results. The caller holds the lock of the task's row. */
async function continueTask(app: App, transaction: Database, job: FileJob): Promise<void> {
  const { taskId, run } = job
  const { open, read, type } = await oneRow(
    transaction,
    sql<{ open: number; read: number; type: string }>`
      select count(*) filter (where f.status in ('waiting', 'reading'))::int as open,
             count(*) filter (where f.status = 'read')::int as read, min(t.type) as type
      from files f join tasks t using (task_id) where f.task_id = ${taskId}`,
  )
  if (open > 0) return
  if (read === 0) return void (await endTask(app, transaction, job, 'failed', 'parse_failed'))
  await transaction.updateTable('tasks').set({ read_at: app.now() }).where('task_id', '=', taskId).execute()
  await app.queue.send(transaction, [{ kind: type === 'ocr' ? 'write-results' : 'review-task', taskId, run }])
}
