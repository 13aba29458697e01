import { STEPS, type ErrorKey, type Progress, type Step } from '@tickmark/contract'
import type { App } from '../app/app.ts'
import type { Database } from '../db/open-database.ts'
import { giveBackReports } from '../usage/quota.ts'
import { announceEnd } from '../webhooks/webhooks.ts'
import type { TaskJob } from '../queue/job.ts'

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

/** Whether this run of the task has ended in one of these ways. Of one that was ended early the files that it had finished are kept. */
export async function hasEnded(
  db: Database,
  { taskId, run }: Wanted,
  ways: ('completed' | 'cancelled' | 'failed')[],
): Promise<boolean> {
  const query = db
    .selectFrom('tasks')
    .select('task_id')
    .where('task_id', '=', taskId)
    .where('run', '=', run)
    .where('status', 'in', ways)
  return (await query.executeTakeFirst()) !== undefined
}

/** For a task that was ended early: its finished files get their results, behind everybody else's work. */
export async function sendFinished({ queue }: App, transaction: Database, { taskId, run }: Wanted): Promise<void> {
  const task = await transaction
    .selectFrom('tasks')
    .select(['step', 'writing'])
    .where('task_id', '=', taskId)
    .executeTakeFirstOrThrow()
  // The job that writes the results is running already.
  if (task.step === 'build_charts') return
  const first = await transaction
    .selectFrom('files')
    .select('name')
    .where('task_id', '=', taskId)
    .where('status', '=', 'read')
    .orderBy('ordinal')
    .executeTakeFirst()
  if (!first) return
  await showWriting(transaction, { taskId, run }, { name: first.name, done: 0, total: 1 })
  await queue.send(transaction, [{ kind: 'write-results', taskId, run, priority: -1 }])
}

/** Nothing is being written for the task any more. */
export async function endWriting(db: Database, { taskId, run }: Wanted): Promise<void> {
  await db.updateTable('tasks').set({ writing: null }).where('task_id', '=', taskId).where('run', '=', run).execute()
}

/** Ends a running task and has those told who asked for it. Answers false when somebody else ended it. */
export async function endTask(
  app: App,
  transaction: Database,
  { taskId, run }: Wanted,
  status: 'completed' | 'failed',
  error?: ErrorKey,
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('tasks')
    .set({ status, finished_at: app.now(), error_key: error ?? null, writing: null })
    .where('task_id', '=', taskId)
    .where('run', '=', run)
    .where('status', '=', 'running')
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return false
  await giveBackReports(transaction, taskId)
  await announceEnd(app, transaction, { taskId, run })
  return true
}
