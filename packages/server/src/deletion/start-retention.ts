import type { App } from '../app/app.ts'
import { endedBefore, type RetentionRule } from '../db/retention-rule.ts'
import type { TaskRow } from '../db/rows.ts'
import { finishReceipt, removeTask } from './remove-task.ts'

const HOUR = 3600_000
const MINUTE = 60_000
const BATCH = 100

/** Deletes what the rule says, and finishes what was deleted by half, now and every hour. Answers how to stop. */
export function startRetention(app: App): () => Promise<void> {
  let running: Promise<void> | undefined
  let stopped = false
  const run = (): void => {
    running ??= enforceRetention(app, () => stopped)
      .catch((error: unknown) => app.log.error('deleting what is no longer kept failed', { error }))
      .finally(() => (running = undefined))
  }
  run()
  const timer = setInterval(run, HOUR)
  timer.unref()
  return async () => {
    stopped = true
    clearInterval(timer)
    await running
  }
}

/** One round. Several processes may do so at once: each task is deleted by one of them. */
export async function enforceRetention(app: App, isStopped = () => false): Promise<void> {
  await finishReceipts(app, isStopped)
  const { retention: rule } = app
  if (!rule) return
  for (let failed = 0; !isStopped();) {
    const due = await listDue(app, rule, failed)
    if (due.length === 0) return
    for (const { task_id: taskId } of due) if (!isStopped() && !(await removeDue(app, rule, taskId))) failed++
  }
}

/** Those that ended first; `skip` of them were tried in this round already. */
async function listDue({ db, now }: App, rule: RetentionRule, skip: number): Promise<{ task_id: string }[]> {
  const before = endedBefore(rule, now())
  if (!before) return []
  return db
    .selectFrom('tasks')
    .select('task_id')
    .where('finished_at', '<', before)
    .where('held_at', 'is', null)
    .where('status', 'in', ENDED)
    .orderBy('finished_at')
    .limit(BATCH)
    .offset(skip)
    .execute()
}

const ENDED = ['completed', 'cancelled', 'failed'] as const

/** Whether it is gone. */
async function removeDue(app: App, rule: RetentionRule, taskId: string): Promise<boolean> {
  const reason = { cause: 'retention', days: rule.days, since: rule.since.toISOString() } as const
  try {
    await removeTask(app, taskId, reason, (task) => isDue(task, rule, app.now()))
    app.log.info('a task was deleted by the retention rule', { task: taskId, days: rule.days })
  } catch (error) {
    app.log.error('a task could not be deleted by the retention rule', { task: taskId, error })
  }
  const left = app.db.selectFrom('tasks').select('task_id').where('task_id', '=', taskId)
  return (await left.executeTakeFirst()) === undefined
}

/** It may have been begun anew, or held, since it was listed. */
function isDue({ finished_at: end, held_at: held }: TaskRow, rule: RetentionRule, now: Date): boolean {
  const before = endedBefore(rule, now)
  return held === null && end !== null && before !== undefined && end < before
}

/** After a crash, or when the storage was away. Those of the last minute may be under way. */
async function finishReceipts(app: App, isStopped: () => boolean): Promise<void> {
  const open = await app.db
    .selectFrom('deletion_receipts')
    .select('receipt_id')
    .where('is_done', '=', false)
    .where('deleted_at', '<', new Date(app.now().getTime() - MINUTE))
    .execute()
  for (const { receipt_id: id } of open) {
    if (isStopped()) return
    await finishReceipt(app, id).catch((error: unknown) =>
      app.log.error('files of a deleted task could not be removed yet', { receipt: id, error }),
    )
  }
}
