import type { App } from '../app.ts'
import { failFile } from './file-state.ts'
import type { Job } from './job.ts'
import { endTask } from './task-state.ts'

/** What a job was for fails for good, after all its attempts failed: the file, or the task when the work was for all of it. */
export async function giveUpJob(app: App, job: Job): Promise<void> {
  app.log.error('a job is given up', { kind: job.kind, task: job.taskId })
  if ('fileId' in job) await failFile(app, job, 'READER_CRASHED')
  else await endTask(app.db, job, 'failed', 'task_failed')
}
