import type { App } from '../app/app.ts'
import type { TaskJob } from '../queue/job.ts'

/** Does a job of a task; when the task has ended with it, or meanwhile, the whole of its run becomes a span. */
export async function traceTask({ tracing, db, now }: App, job: TaskJob, work: () => Promise<void>): Promise<void> {
  if (!tracing.isOn) return work()
  const began = now()
  await work()
  const task = await db
    .selectFrom('tasks')
    .select(['type', 'status', 'error_key', 'file_count', 'pages_total', 'started_at', 'finished_at'])
    .where('task_id', '=', job.taskId)
    .where('run', '=', job.run)
    .where('finished_at', '>=', began)
    .executeTakeFirst()
  if (!task?.started_at || !task.finished_at) return
  tracing.endedRun(
    job,
    `task ${task.type}`,
    { from: task.started_at, to: task.finished_at },
    {
      'tickmark.task': job.taskId,
      'tickmark.run': job.run,
      'tickmark.status': task.status,
      'tickmark.files': task.file_count,
      'tickmark.pages': task.pages_total,
      ...(task.error_key === null ? {} : { 'error.type': task.error_key }),
    },
  )
}
