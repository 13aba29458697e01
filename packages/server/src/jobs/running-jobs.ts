import type { App } from '../app/app.ts'
import { type TaskJob, WAITS_FOR_MODELS } from '../queue/job.ts'

export interface RunningJobs {
  /** A signal for as long as `work` goes on: it fires when the job's task is cancelled, deleted or begun anew. */
  during<Result>(job: TaskJob, outer: AbortSignal, work: (signal: AbortSignal) => Promise<Result>): Promise<Result>
  stop(): void
}

/** Keeps the jobs of this process and ends those that are no longer wanted, within a moment of the request and without polling. */
export function watchRunningJobs({ listener, db, log }: Pick<App, 'listener' | 'db' | 'log'>): RunningJobs {
  const running = new Map<AbortController, TaskJob>()

  const stopListening = listener.subscribe('task', (notice) => {
    if (!notice) return void checkAll().catch((error: unknown) => log.warn('could not check running jobs', { error }))
    for (const [controller, job] of running) {
      if (job.taskId === notice.task_id && !isWanted(job, notice)) controller.abort()
    }
  })

  /** Reads from the table what was missed while the connection was lost. */
  async function checkAll(): Promise<void> {
    for (const [controller, job] of running) {
      const task = await db
        .selectFrom('tasks')
        .select(['run', 'status'])
        .where('task_id', '=', job.taskId)
        .executeTakeFirst()
      if (!task || !isWanted(job, task)) controller.abort()
    }
  }

  return {
    async during(job, outer, work) {
      const controller = new AbortController()
      running.set(controller, job)
      try {
        return await work(AbortSignal.any([controller.signal, outer]))
      } finally {
        running.delete(controller)
      }
    },
    stop: stopListening,
  }
}

function isWanted(job: TaskJob, { run, status }: { run: number; status: string }): boolean {
  // A webhook is called after its task has ended.
  if (job.kind === 'call-webhook') return status !== 'deleted'
  // Files that were finished before their task was cancelled still get their results.
  if (job.kind === 'write-results') return run === job.run && status !== 'deleted'
  // A model is asked about a task that is complete; only deleting it or a new run ends that.
  if (WAITS_FOR_MODELS.has(job.kind)) return run === job.run && status !== 'deleted'
  return run === job.run && (status === 'running' || status === 'idle')
}
