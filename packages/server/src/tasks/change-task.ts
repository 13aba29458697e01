import type { TaskType } from '@tickmark/contract'
import type { DocumentType } from '@tickmark/document'
import type { UserRow } from '../db/rows.ts'
import type { App } from '../app/app.ts'
import { sql } from 'kysely'
import type { Database } from '../db/open-database.ts'
import { AppError } from '../faults/app-error.ts'
import { sendFinished } from './task-state.ts'
import { announceEnd } from '../webhooks/webhooks.ts'
import { resultsPrefix } from '../documents/document-store.ts'
import { removeTask } from '../deletion/remove-task.ts'
import { refuseSigned } from '../reviews/sign-offs.ts'
import { findTask } from '../access/find-task.ts'
import { bookReports, giveBackReports } from '../usage/quota.ts'

/**
 * Ends a task that has not ended. The trigger on the table tells the workers, which kill what they were doing for it; files that
 * had been read to their end still get their results.
 */
export async function cancelTask(app: App, user: UserRow, taskId: string): Promise<void> {
  await findTask(app, user, taskId, 'owner')
  await app.db.transaction().execute(async (transaction) => {
    const cancelled = await transaction
      .updateTable('tasks')
      .set({ status: 'cancelled', finished_at: app.now() })
      .where('task_id', '=', taskId)
      .where('status', 'in', ['idle', 'running'])
      .returning('run')
      .executeTakeFirst()
    if (!cancelled) throw new AppError('cancel_failed')
    await transaction
      .updateTable('files')
      .set({ status: 'cancelled' })
      .where('task_id', '=', taskId)
      .where('status', 'in', ['waiting', 'reading'])
      .execute()
    await giveBackReports(transaction, taskId)
    await sendFinished(app, transaction, { taskId, run: cancelled.run })
    await announceEnd(app, transaction, { taskId, run: cancelled.run })
  })
}

/** Ends it if need be, and removes it with its files and results. What is left is a receipt. */
export async function deleteTask(app: App, user: UserRow, taskId: string): Promise<void> {
  await findTask(app, user, taskId, 'owner')
  await removeTask(app, taskId, { cause: 'owner', by: user.username })
}

/**
 * A new run from the stored files. Documents and pages that were read without fault are kept; the rest is read anew. With a `type` it is a
 * review of that type, also of documents that were only read so far.
 */
export async function retryTask(app: App, user: UserRow, taskId: string, type?: DocumentType): Promise<void> {
  await findTask(app, user, taskId, 'owner')
  await refuseSigned(app.db, taskId)
  const run = await app.db.transaction().execute(async (transaction) => {
    const task = await transaction
      .updateTable('tasks')
      .set((set) => ({
        status: 'idle',
        run: set('run', '+', 1),
        ...(type && { type }),
        step: null,
        writing: null,
        started_at: null,
        read_at: null,
        finished_at: null,
        error_key: null,
      }))
      .where('task_id', '=', taskId)
      .where('status', 'in', ['completed', 'cancelled', 'failed'])
      .returning(['run', 'type'])
      .executeTakeFirst()
    if (!task) throw new AppError('retry_failed')
    await resetFiles(transaction, taskId)
    // What was reviewed before costs no further report.
    await bookReports(app, transaction, taskId)
    await sendAgain(app, transaction, { taskId, ...task })
    return task.run
  })
  await app.storage.deleteAll(resultsPrefix(taskId, run - 1))
}

/** Keeps the documents of files that were read without fault and, of other files, the pages that were. */
async function resetFiles(transaction: Database, taskId: string): Promise<void> {
  const faulty = sql`task_id = ${taskId} and (status <> 'read' or failed_pages <> '{}')`
  await sql`delete from pages where file_id in (select file_id from files where ${faulty})
    and (reading is null or error is not null)`.execute(transaction)
  await sql`update files set status = 'waiting', error_key = null, error_detail = null, failed_pages = '{}',
    pages_done = (select count(*) from pages where pages.file_id = files.file_id) where ${faulty}`.execute(transaction)
  await sql`update tasks set
      pages_done = (select coalesce(sum(pages_done), 0) from files where task_id = ${taskId}),
      pages_total = (select coalesce(sum(pages), 0) from files where task_id = ${taskId})
    where task_id = ${taskId}`.execute(transaction)
  await transaction.deleteFrom('results').where('task_id', '=', taskId).execute()
}

async function sendAgain(
  app: App,
  transaction: Database,
  task: { taskId: string; run: number; type: TaskType },
): Promise<void> {
  const { taskId, run, type } = task
  const files = transaction.selectFrom('files').select('file_id').where('task_id', '=', taskId)
  const unread = await files.where('status', '=', 'waiting').execute()
  const reading = unread.map(({ file_id: fileId }) => ({ kind: 'read-file' as const, taskId, run, fileId }))
  const next = { kind: type === 'ocr' ? ('write-results' as const) : ('review-task' as const), taskId, run }
  if (reading.length === 0)
    await transaction.updateTable('tasks').set({ read_at: app.now() }).where('task_id', '=', taskId).execute()
  await app.queue.send(transaction, reading.length > 0 ? reading : [next])
}
