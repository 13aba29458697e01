import type { App } from '../app.ts'
import type { UserRow } from '../auth/sessions.ts'
import { sql } from 'kysely'
import { AppError } from '../errors.ts'
import { announceEnd } from '../webhooks/webhooks.ts'
import { taskPrefix } from './document-store.ts'
import { findTask } from './find-task.ts'

/** Ends a task that has not ended. The trigger on the table tells the workers, which kill what they were doing for it. */
export async function cancelTask(app: App, user: UserRow, taskId: string): Promise<void> {
  await findTask(app, user, taskId)
  await app.db.transaction().execute(async (transaction) => {
    const cancelled = await transaction
      .updateTable('tasks')
      .set({ status: 'cancelled', finished_at: app.now() })
      .where('task_id', '=', taskId)
      .where('status', 'in', ['idle', 'running'])
      .returning('run')
      .executeTakeFirst()
    if (!cancelled) throw new AppError('cancel_failed')
    await announceEnd(app, transaction, { taskId, run: cancelled.run })
  })
}

/** Ends it if need be, and removes it with its files and results. */
export async function deleteTask(app: App, user: UserRow, taskId: string): Promise<void> {
  await findTask(app, user, taskId)
  await app.db.deleteFrom('tasks').where('task_id', '=', taskId).execute()
  try {
    await app.storage.deleteAll(taskPrefix(taskId))
  } catch (error) {
    app.log.error('files of a deleted task could not be removed', { task: taskId, error })
    throw new AppError('remove_failed')
  }
}

/** A new run from the stored files. Documents and pages that were read without fault are kept; the rest is read anew. */
export async function retryTask(app: App, user: UserRow, taskId: string): Promise<void> {
  await findTask(app, user, taskId)
  await app.db.transaction().execute(async (transaction) => {
    const task = await transaction
      .updateTable('tasks')
      .set((set) => ({
        status: 'idle',
        run: set('run', '+', 1),
        step: null,
        started_at: null,
        finished_at: null,
        error_key: null,
      }))
      .where('task_id', '=', taskId)
      .where('status', 'in', ['completed', 'cancelled', 'failed'])
      .returning(['run', 'type'])
      .executeTakeFirst()
    if (!task) throw new AppError('retry_failed')
    await sql`delete from pages where file_id in (select file_id from files where task_id = ${taskId} and status <> 'read')
      and (reading is null or error is not null)`.execute(transaction)
    await sql`update files set status = case status when 'read' then 'read' else 'waiting' end, error_key = null, error_detail = null,
        pages_done = case status when 'read' then pages_done else (select count(*) from pages p where p.file_id = files.file_id) end
      where task_id = ${taskId}`.execute(transaction)
    await sql`update tasks set pages_done = (select coalesce(sum(pages_done), 0) from files where task_id = ${taskId}),
        pages_total = (select coalesce(sum(pages), 0) from files where task_id = ${taskId}) where task_id = ${taskId}`.execute(
      transaction,
    )
    await transaction.deleteFrom('results').where('task_id', '=', taskId).execute()
    const unread = await transaction
      .selectFrom('files')
      .select('file_id')
      .where('task_id', '=', taskId)
      .where('status', '=', 'waiting')
      .execute()
    const { run } = task
    if (unread.length > 0) {
      await app.queue.send(
        transaction,
        unread.map(({ file_id: fileId }) => ({ kind: 'read-file', taskId, run, fileId })),
      )
    } else {
      await app.queue.send(transaction, [{ kind: task.type === 'ocr' ? 'write-results' : 'review-task', taskId, run }])
    }
  })
}
