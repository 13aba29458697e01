import type { App } from '../app/app.ts'
import { describeJob } from '../queue/describe-job.ts'
import { failTask } from './fail-task.ts'
import { failFile } from './file-state.ts'
import { giveUpModelJob } from '../model-stage/give-up-question.ts'
import type { Job } from '../queue/job.ts'

/** After the last attempt of a job its file fails for good, or its task where the job worked for the whole task. */
export async function giveUpJob(app: App, job: Job): Promise<void> {
  app.log.error('a job is given up', describeJob(job))
  // Nothing is lost: an enquiry stands in the operator's list, and a task shows its end.
  if (!('taskId' in job) || job.kind === 'call-webhook') return
  if (job.kind === 'begin-model' || job.kind === 'ask-model' || job.kind === 'end-model')
    return giveUpModelJob(app, job)
  if ('fileId' in job) await failFile(app, job, 'READER_CRASHED')
  else await failTask(app, job, 'task_failed')
}
