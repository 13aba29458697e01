import { ReadError } from '@tickmark/document'
import { type App, forTask } from '../app/app.ts'
import { taskPrefix } from '../documents/document-store.ts'
import { giveUpJob } from './give-up-job.ts'
import type { Job, JobKind, JobOf, TaskJob } from '../queue/job.ts'
import { traceTask } from './trace-task.ts'
import { watchRunningJobs } from './running-jobs.ts'

type Handler<Kind extends JobKind> = (app: App, job: JobOf<Kind>, signal: AbortSignal) => Promise<void>

/** Questions to language models that this process has out at a time, to all endpoints together. */
const MODEL_SLOTS = 8

/** Each kind of work is loaded when first needed. */
const HANDLERS: { [Kind in JobKind]: () => Promise<Handler<Kind>> } = {
  'read-file': async () => (await import('./begin-file.ts')).beginFile,
  'read-pages': async () => (await import('./read-page-batch.ts')).readPageBatch,
  'join-pages': async () => (await import('./join-pages.ts')).joinPages,
  'review-task': async () => (await import('./review-files.ts')).reviewFiles,
  'write-results': async () => (await import('./write-results.ts')).writeResults,
  'begin-model': async () => (await import('../model-stage/begin-model-stage.ts')).beginModelStage,
  'ask-model': async () => (await import('../model-stage/ask-question.ts')).askQuestion,
  'end-model': async () => (await import('../model-stage/end-model-stage.ts')).endModelStage,
  'call-webhook': async () => (await import('./call-webhook.ts')).callWebhook,
  'send-mention': async () => (await import('./send-mention.ts')).sendMention,
  'send-reset': async () => (await import('./send-reset.ts')).sendReset,
  'send-welcome': async () => (await import('./send-welcome.ts')).sendWelcome,
  'send-mail': async () => (await import('./send-mail.ts')).sendMail,
}

/** Pieces of work at a time: twice as many as one person gets, so that nobody who comes next has to wait for the first to be done. */
export const slotsOf = (jobs: number): number => 2 * jobs

/** Begins to take background work. `app.engine` is the worker's own. Answers how to stop. */
export async function startWorker(app: App): Promise<() => void> {
  const jobs = watchRunningJobs(app)

  async function run(job: Job, outer: AbortSignal): Promise<void> {
    const { tracing } = app
    const name = `job ${job.kind}`
    if ('taskId' in job)
      return traceTask(app, job, () =>
        tracing.withinRun(job, name, { 'tickmark.task': job.taskId }, () => runForTask(job, outer)),
      )
    const handle = (await HANDLERS[job.kind]()) as Handler<typeof job.kind>
    await tracing.within(name, {}, () => handle(app, job, outer))
  }

  async function runForTask(job: TaskJob, outer: AbortSignal): Promise<void> {
    await jobs.during(job, outer, async (signal) => {
      const handle = (await HANDLERS[job.kind]()) as Handler<TaskJob['kind']>
      try {
        await handle(forTask(app, job.taskId), job as JobOf<TaskJob['kind']>, signal)
      } catch (error) {
        // After a cancellation the job is done with. After a shutdown it must come back, so its error is passed on.
        const cancelled = signal.aborted && !outer.aborted && error instanceof ReadError && error.key === 'CANCELLED'
        if (!cancelled) throw error
      } finally {
        if (signal.aborted) await removeLeftovers(app, job)
      }
    })
  }

  // Questions mostly wait; without models one worker is enough to end what an earlier set-up left.
  const models = app.config.modelsFile ? MODEL_SLOTS : 1
  const { jobs: each } = app.config
  await app.queue.work({ any: slotsOf(each), each, models }, { run, giveUp: (job) => giveUpJob(app, job) })
  return jobs.stop
}

/** Removes files that were written while their task was being deleted. */
async function removeLeftovers({ db, storage }: App, { taskId }: TaskJob): Promise<void> {
  const task = await db.selectFrom('tasks').select('task_id').where('task_id', '=', taskId).executeTakeFirst()
  if (!task) await storage.deleteAll(taskPrefix(taskId))
}
