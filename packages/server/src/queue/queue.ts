import { PgBoss, fromKysely, type ConstructorOptions } from 'pg-boss'
import type { Database } from '../db/open-database.ts'
import type { Log } from '../log/log.ts'
import { describeJob } from './describe-job.ts'
import { type Job, type JobOrder, WAITS_FOR_MODELS } from './job.ts'

/** Durable work. What is sent within a transaction is there when, and only when, the transaction commits. */
export interface Queue {
  send(transaction: Database, jobs: (Job & JobOrder)[]): Promise<void>
  /** Takes work from now on, so many pieces side by side; those that wait for a language model are counted apart. */
  work(slots: { any: number; models: number }, handlers: WorkHandlers): Promise<void>
  countWaiting(): Promise<number>
  countWorkers(): number
  /** Lets running work finish for a moment; what does not is taken up by another process or at the next start. */
  close(): Promise<void>
}

interface WorkHandlers {
  run(job: Job, signal: AbortSignal): Promise<void>
  /** Ends what a job was for after its last attempt; without it the task would run for ever. */
  giveUp(job: Job): Promise<void>
}

const QUEUE = 'work'
const MODELS = 'models'
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
  await boss.start()
  await boss.createQueue(DEAD, { ...OPTIONS, retryLimit: 20 })
  await boss.createQueue(QUEUE, { ...OPTIONS, deadLetter: DEAD })
  await boss.createQueue(MODELS, { ...MODEL_OPTIONS, deadLetter: DEAD })
  const workers: string[] = []
  let closing: Promise<void> | undefined

  /** One worker a slot: after a job it looks for the next at once instead of waiting for its poll. */
  async function startSlot(name: string, handle: (job: Job, signal: AbortSignal) => Promise<void>): Promise<void> {
    let id: string | undefined
    const options = {
      pollingIntervalSeconds: 1,
      notifyPollingIntervalSeconds: 2,
      heartbeatRefreshSeconds: 3,
      ...(name === MODELS && { groupConcurrency: GROUPS }),
    }
    id = await boss.work<Job>(name, options, async ([job]) => {
      if (!job) return
      try {
        await handle(job.data, job.signal)
      } catch (error) {
        // A job that a shutdown breaks off has not failed; it is delivered again.
        if (!closing) log.warn('a job failed', { ...describeJob(job.data), attempt: job.retryCount + 1, error })
        throw error
      } finally {
        if (id) boss.notifyWorker(id)
      }
    })
    workers.push(id)
  }

  return {
    async send(transaction, jobs) {
      for (const name of [QUEUE, MODELS]) {
        const inserts = jobs
          .filter(({ kind }) => WAITS_FOR_MODELS.has(kind) === (name === MODELS))
          .map(({ priority = 0, patient, endpoint, ...data }) => ({
            data,
            priority,
            ...(patient ? PATIENT : {}),
            ...(endpoint && { group: { id: endpoint.host, tier: tierOf(endpoint.atOnce) } }),
          }))
        if (inserts.length > 0) await boss.insert(name, inserts, { db: fromKysely(transaction) })
      }
    },
    async work(slots, { run, giveUp }) {
      for (let slot = 0; slot < slots.any; slot++) await startSlot(QUEUE, run)
      for (let slot = 0; slot < slots.models; slot++) await startSlot(MODELS, run)
      await startSlot(DEAD, giveUp)
    },
    async countWaiting() {
      const [stats] = await boss.getQueueStats(QUEUE)
      return stats ? stats.queuedCount : 0
    },
    countWorkers: () => workers.length,
    close: () => (closing ??= boss.stop({ graceful: true, timeout: 5000, close: true })),
  }
}
