import type { Job } from './job.ts'

/** What the log says of a job. */
export const describeJob = (job: Job): Record<string, string> => ({
  kind: job.kind,
  ...('taskId' in job ? { task: job.taskId } : 'userId' in job ? { user: job.userId } : { consult: job.consultId }),
})
