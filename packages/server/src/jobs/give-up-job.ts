import type { App } from '../app.ts'
import { describeJob } from './describe-job.ts'
import { failFile } from './file-state.ts'
import type { Job } from './job.ts'
import { endTask, endWriting, sendFinished } from './task-state.ts'

/** What a job was for fails for good, after all its attempts failed: the file, or the task when the work was for all of it. */
export async function giveUpJob(app: App, job: Job): Promise<void> {
  app.log.error('a job is given up', describeJob(job))
  // The enquiry itself stands in the operator's list.
  if (job.kind === 'call-webhook' || job.kind === 'send-mail') return
  if ('fileId' in job) await failFile(app, job, 'READER_CRASHED')
  else
    await app.db.transaction().execute(async (transaction) => {
      await endWriting(transaction, job)
      const isOurs = await endTask(app, transaction, job, 'failed', 'task_failed')
      // What had been read is worth having though it could not be reviewed.
      if (isOurs && job.kind === 'review-task') await sendFinished(app, transaction, job)
    })
}
