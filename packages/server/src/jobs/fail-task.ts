import type { ErrorKey } from '@tickmark/contract'
import type { App } from '../app/app.ts'
import type { JobOf } from '../queue/job.ts'
import { endTask, endWriting, sendFinished } from '../tasks/task-state.ts'

/** Ends a task for good, with what its owner is told. */
export async function failTask(app: App, job: JobOf<'review-task' | 'write-results'>, error: ErrorKey): Promise<void> {
  await app.db.transaction().execute(async (transaction) => {
    await endWriting(transaction, job)
    const isOurs = await endTask(app, transaction, job, 'failed', error)
    // The documents were read, so their results are written though the review failed.
    if (isOurs && job.kind === 'review-task') await sendFinished(app, transaction, job)
  })
}
