import type { App } from '../app/app.ts'
import { describeJob } from '../queue/describe-job.ts'
import { failFile } from './file-state.ts'
import type { Job } from '../queue/job.ts'
import { endTask, endWriting, sendFinished } from '../tasks/task-state.ts'

/** After the last attempt of a job its file fails for good, or its task where the job worked for the whole task. */
export async function giveUpJob(app: App, job: Job): Promise<void> {
  app.log.error('a job is given up', describeJob(job))
  // Nothing is lost: an enquiry stands in the operator's list, and a task shows its end.
  if (job.kind === 'call-webhook' || job.kind === 'send-mail') return
  if ('fileId' in job) await failFile(app, job, 'READER_CRASHED')
  else
    await app.db.transaction().execute(async (transaction) => {
      await endWriting(transaction, job)
      const isOurs = await endTask(app, transaction, job, 'failed', 'task_failed')
      // The documents were read, so their results are written though the review failed.
      if (isOurs && job.kind === 'review-task') await sendFinished(app, transaction, job)
    })
}
