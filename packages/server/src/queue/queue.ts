import { PgBoss, fromKysely, type ConstructorOptions } from 'pg-boss'
import type { Database } from '../db/open-database.ts'
import type { Log } from '../log/log.ts'
import { describeJob } from './describe-job.ts'
import { type Job, type JobOrder, queueOf } from './job.ts'

/** Durable work. What is sent within a transaction is there when, and only when, the transaction commits. */
export interface Queue {
  send(transaction: Database, jobs: (Job & JobOrder)[]): Promise<void>
  /**
   * Takes work from now on, so many pieces side by side, of one person at most `each`; those that wait for a language model, a webhook or
   * a mail server are counted apart.
   */
  work(slots: WorkSlots, handlers: WorkHandlers): Promise<void>
  countWaiting(): Promise<number>
  countWorkers(): number
  /** Lets running work finish for a moment; what does not is taken up by another process or at the next start. */
  close(): Promise<void>
}

export interface WorkSlots {
  any: number
  /** More than this at a time no person gets: there are slots left for who has nothing at work. */
  each: number
  models: number
}

interface WorkHandlers {
  run(job: Job, signal: AbortSignal): Promise<void>
  /** Ends what a job was for after its last attempt; without it the task would run for ever. */
  giveUp(job: Job): Promise<void>
}

const QUEUE = 'work'
const MODELS = 'models'
const NOTICES = 'notices'
const DEAD = 'work-dead'
/** A worker that was killed is noticed after this time. pg-boss allows no shorter one. */
const HEARTBEAT_SECONDS = 10
const OPTIONS = {
  retryLimit: 8,
  retryDelay: 1,
  heartbeatSeconds: HEARTBEAT_SECONDS,
  expireInSeconds: 1800,
  deleteAfterSeconds: 3600,
  notify: true,
}

/** A slow model may take half an hour for an answer, and is asked up to three times. */
const MODEL_OPTIONS = { ...OPTIONS, expireInSeconds: 7200 }
/** How many questions an endpoint may be asked at a time; an operator's number is rounded down to one of these. */
const AT_ONCE = [1, 2, 4, 8, 16, 32]
const GROUPS = { default: 4, tiers: Object.fromEntries(AT_ONCE.map((most) => [String(most), most])) }
const tierOf = (atOnce: number): string => String(AT_ONCE.findLast((most) => most <= atOnce) ?? 1)

/** Calls to webhooks and mail servers that a process has out, and how many of them for one person. */
const NOTICE_SLOTS = { any: 6, each: 2 }

/** The attempts of a patient job take about an hour in all. */
const PATIENT = { retryLimit: 7, retryDelay: 30, retryBackoff: true }

export async function openQueue(connection: ConstructorOptions, log: Log): Promise<Queue> {
  const boss = new PgBoss({
    ...connection,
    schema: 'jobs',
    application_name: 'tickmark-jobs',
    max: 6,
    schedule: false,
    useListenNotify: true,
    // How often dead workers are looked for; together with the heartbeat it decides how soon their pages are taken over.
    superviseIntervalSeconds: 2,
    monitorIntervalSeconds: 2,
  })
  boss.on('error', (error) => log.warn('the job queue met an error', { reason: error.message }))
  try {
    await boss.start()
    await boss.createQueue(DEAD, { ...OPTIONS, retryLimit: 20 })
    await boss.createQueue(QUEUE, { ...OPTIONS, deadLetter: DEAD })
    await boss.createQueue(NOTICES, { ...OPTIONS, deadLetter: DEAD })
    await boss.createQueue(MODELS, { ...MODEL_OPTIONS, deadLetter: DEAD })
  } catch (error) {
    // What goes on in the background would keep a process alive that could not start, and nobody would start it anew.
    await boss.stop({ graceful: false, close: true }).catch(() => undefined)
    throw error
  }
  const wakers: Record<string, string[]> = {}
  let workers = 0
  let closing: Promise<void> | undefined

  /**
   * Starts `each` slots, so that no person gets more of a queue's slots, or one. After a job those that can be told so look for the next at
   * once instead of waiting for their poll.
   */
  async function startSlots(name: string, handle: WorkHandlers['run'], each?: number): Promise<void> {
    const woken = (wakers[name] ??= [])
    const options = {
      // Of slots that are started together only the first can be woken; the others find what is left in half a second.
      pollingIntervalSeconds: each === undefined ? 1 : 0.5,
      notifyPollingIntervalSeconds: each === undefined ? 2 : 0.5,
      heartbeatRefreshSeconds: 3,
      ...(name === MODELS && { groupConcurrency: GROUPS }),
      ...(each !== undefined && { localConcurrency: each, localGroupConcurrency: each }),
    }
    const id = await boss.work<Job>(name, options, async ([job]) => {
      if (!job) return
      try {
        await handle(job.data, job.signal)
      } catch (error) {
        // A job that a shutdown breaks off has not failed; it is delivered again.
        if (!closing) log.warn('a job failed', { ...describeJob(job.data), attempt: job.retryCount + 1, error })
        throw error
      } finally {
        for (const known of woken) boss.notifyWorker(known)
      }
    })
    woken.push(id)
    workers += each ?? 1
  }

  return {
    async send(transaction, jobs) {
      const users = await findUsers(transaction, jobs)
      for (const name of [QUEUE, MODELS, NOTICES]) {
        const inserts = jobs
          .filter(({ kind }) => queueOf(kind) === name)
          .map(({ priority = 0, patient, endpoint, ...data }) => ({
            data,
            priority,
            ...(patient ? PATIENT : {}),
            ...groupOf(data, users, endpoint),
          }))
        if (inserts.length > 0) await boss.insert(name, inserts, { db: fromKysely(transaction) })
      }
    },
    async work(slots, { run, giveUp }) {
      for (let slot = 0; slot < slots.any; slot += slots.each) await startSlots(QUEUE, run, slots.each)
      for (let slot = 0; slot < NOTICE_SLOTS.any; slot += NOTICE_SLOTS.each)
        await startSlots(NOTICES, run, NOTICE_SLOTS.each)
      for (let slot = 0; slot < slots.models; slot++) await startSlots(MODELS, run)
      await startSlots(DEAD, giveUp)
    },
    async countWaiting() {
      const [stats] = await boss.getQueueStats(QUEUE)
      return stats ? stats.queuedCount : 0
    },
    countWorkers: () => workers,
    close: () => (closing ??= boss.stop({ graceful: true, timeout: 5000, close: true })),
  }
}

/** For whom each task is. */
async function findUsers(transaction: Database, jobs: readonly Job[]): Promise<ReadonlyMap<string, string>> {
  const tasks = [...new Set(jobs.flatMap((job) => ('taskId' in job ? [job.taskId] : [])))]
  if (tasks.length === 0) return new Map()
  const rows = await transaction
    .selectFrom('tasks')
    .select(['task_id', 'user_id'])
    .where('task_id', 'in', tasks)
    .execute()
  return new Map(rows.map(({ task_id: task, user_id: user }) => [task, user]))
}

/** With what a job is counted where only so many are done at a time: the endpoint of a model, else the person. */
function groupOf(
  job: Job,
  users: ReadonlyMap<string, string>,
  endpoint: JobOrder['endpoint'],
): { group?: { id: string; tier?: string } } {
  if (endpoint) return { group: { id: endpoint.host, tier: tierOf(endpoint.atOnce) } }
  if (queueOf(job.kind) === MODELS) return {}
  const id = 'taskId' in job ? users.get(job.taskId) : 'mail'
  return id === undefined ? {} : { group: { id } }
}
