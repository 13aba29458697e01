import { sql } from 'kysely'
import type { App } from '../app/app.ts'
import { newId } from '../db/new-id.ts'
import { oneRow } from '../db/one-row.ts'
import type { Database } from '../db/open-database.ts'
import type { TaskRow } from '../db/rows.ts'
import { taskPrefix } from '../documents/document-store.ts'
import { AppError } from '../faults/app-error.ts'
import { giveBackReports } from '../usage/quota.ts'
import { hashOf, type Reason, RECEIPT_ACTION, receiptSubject, type ReceiptContent } from './receipt.ts'

/**
 * Removes a task with its files and results, and leaves a receipt. Rows go in one transaction with the receipt; a receipt whose files could
 * not be removed is finished later. `isWanted` looks at the task once nobody else can change it. Throws `AppError` where the task is held.
 */
export async function removeTask(
  app: App,
  taskId: string,
  reason: Reason,
  isWanted: (task: TaskRow) => boolean = () => true,
): Promise<void> {
  const receiptId = await app.db.transaction().execute(async (transaction) => {
    const task = await transaction
      .selectFrom('tasks')
      .selectAll()
      .where('task_id', '=', taskId)
      .forUpdate()
      .executeTakeFirst()
    if (!task || !isWanted(task)) return undefined
    if (task.held_at) throw new AppError('task_held')
    await giveBackReports(transaction, taskId)
    const content = await describeTask(transaction, task, reason, app.now())
    await transaction
      .insertInto('deletion_receipts')
      .values({
        receipt_id: content.receipt_id,
        task_id: taskId,
        task_name: task.name,
        user_id: task.user_id,
        owner: content.task.owner,
        content: JSON.stringify(content),
        deleted_at: content.rows_deleted_at,
      })
      .execute()
    await transaction.deleteFrom('tasks').where('task_id', '=', taskId).execute()
    return content.receipt_id
  })
  if (receiptId === undefined) return
  try {
    await finishReceipt(app, receiptId)
  } catch (error) {
    app.log.error('files of a deleted task could not be removed yet', { task: taskId, error })
    throw new AppError('remove_failed')
  }
}

/** Removes the files, and then says so: in the receipt, and its hash in the audit log. What was done before stays as it is. */
export async function finishReceipt(app: App, receiptId: string): Promise<void> {
  const found = app.db.selectFrom('deletion_receipts').selectAll().where('receipt_id', '=', receiptId)
  const { task_id: taskId, ...row } = await found.executeTakeFirstOrThrow()
  await app.storage.deleteAll(taskPrefix(taskId))
  if (row.sha256 === null) {
    const content: ReceiptContent = { ...JSON.parse(row.content), files_deleted_at: app.now().toISOString() }
    const text = JSON.stringify(content)
    // Of two processes that come here together the first one's receipt counts.
    await app.db
      .updateTable('deletion_receipts')
      .set({ content: text, sha256: hashOf(text) })
      .where('receipt_id', '=', receiptId)
      .where('sha256', 'is', null)
      .execute()
  }
  const { sha256, is_done: isDone } = await found.executeTakeFirstOrThrow()
  if (isDone || sha256 === null) return
  await app.audit.record({
    actor_id: null,
    actor: '',
    action: RECEIPT_ACTION,
    task_id: taskId,
    subject: receiptSubject(receiptId, sha256),
    address: '',
    outcome: 'ok',
  })
  await app.db.updateTable('deletion_receipts').set({ is_done: true }).where('receipt_id', '=', receiptId).execute()
}

async function describeTask(db: Database, task: TaskRow, reason: Reason, now: Date): Promise<ReceiptContent> {
  const { task_id: taskId } = task
  const files = await db
    .selectFrom('files')
    .select(['name', 'size', 'sha256', 'pages'])
    .where('task_id', '=', taskId)
    .orderBy('ordinal')
    .execute()
  const { username, ...rows } = await oneRow(
    db,
    sql<ReceiptContent['rows'] & { username: string }>`select
      (select username from users where user_id = ${task.user_id}) as username,
      (select count(*) from results where task_id = ${taskId}) as results,
      (select count(*) from problems where task_id = ${taskId}) as problems,
      (select count(*) from figures where task_id = ${taskId}) as figures,
      (select count(*) from problem_notes where task_id = ${taskId}) as notes,
      (select count(*) from sign_offs where task_id = ${taskId}) as sign_offs,
      (select count(*) from corrections where task_id = ${taskId}) as corrections`,
  )
  return {
    format: 'tickmark-deletion-receipt/1',
    receipt_id: newId(),
    task: {
      task_id: taskId,
      name: task.name,
      owner: username,
      created_at: task.created_at.toISOString(),
      finished_at: task.finished_at?.toISOString() ?? null,
    },
    reason,
    files: files.map(({ name, size, sha256, pages }) => ({ name, bytes: size, sha256, pages })),
    rows,
    rows_deleted_at: now.toISOString(),
    files_deleted_at: null,
  }
}
