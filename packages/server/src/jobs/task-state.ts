import { STEPS, type ErrorKey, type Progress, type Step } from '@tickmark/contract'
import type { App } from '../app.ts'
import type { Database } from '../db/open-database.ts'
import { announceEnd } from '../webhooks/webhooks.ts'
import type { TaskJob } from './job.ts'

type Wanted = Pick<TaskJob, 'taskId' | 'run'>

/** Marks the task as running. False when this run of it is no longer wanted. */
export async function beginTask({ db, now }: App, { taskId, run }: Wanted): Promise<boolean> {
  await db
    .updateTable('tasks')
    .set({ status: 'running', started_at: now() })
    .where('task_id', '=', taskId)
    .where('run', '=', run)
    .where('status', '=', 'idle')
    .execute()
  return isRunning(db, { taskId, run })
}

export async function isRunning(db: Database, { taskId, run }: Wanted): Promise<boolean> {
  const query = db
    .selectFrom('tasks')
    .select('task_id')
    .where('task_id', '=', taskId)
    .where('run', '=', run)
    .where('status', '=', 'running')
  return (await query.executeTakeFirst()) !== undefined
}

/** Shows the step that the engine is in. Files are worked on side by side: the one that is furthest on is shown, and it never goes back. */
export async function showStep(db: Database, { taskId, run }: Wanted, step: Step): Promise<void> {
  const earlier = STEPS.slice(0, STEPS.indexOf(step))
  await db
    .updateTable('tasks')
    .set({ step })
    .where('task_id', '=', taskId)
    .where('run', '=', run)
    .where('status', '=', 'running')
    .where((where) => where.or([where('step', 'is', null), ...(earlier.length ? [where('step', 'in', earlier)] : [])]))
    .execute()
}

/** Shows which result file is being written. */
export async function showWriting(
  db: Database,
  { taskId, run }: Wanted,
  writing: NonNullable<Progress['writing']>,
): Promise<void> {
  await db
    .updateTable('tasks')
    .set({ writing: JSON.stringify(writing) })
    .where('task_id', '=', taskId)
    .where('run', '=', run)
    .execute()
}

/** Holds the task's row to the end of the transaction, so that of several files that finish together exactly one sees that all have. */
export async function lockTask(transaction: Database, { taskId, run }: Wanted): Promise<boolean> {
  const row = await transaction
    .selectFrom('tasks')
    .select(['status', 'run'])
    .where('task_id', '=', taskId)
    .forUpdate()
    .executeTakeFirst()
  return row?.status === 'running' && row.run === run
}

/** Ends a running task and has those told who asked for it. */
export async function endTask(
  app: App,
  transaction: Database,
  { taskId, run }: Wanted,
  status: 'completed' | 'failed',
  error?: ErrorKey,
): Promise<void> {
  const { numUpdatedRows } = await transaction
    .updateTable('tasks')
    .set({ status, finished_at: app.now(), error_key: error ?? null })
    .where('task_id', '=', taskId)
    .where('run', '=', run)
    .where('status', '=', 'running')
    .executeTakeFirst()
  if (numUpdatedRows > 0n) await announceEnd(app, transaction, { taskId, run })
}
