import { sql } from 'kysely'
import type { App } from '../app/app.ts'

const BUCKETS = [5, 10, 25, 50, 100, 250, 500, 1000, 2500, 5000, 10_000]
const requests = new Map<string, number>()
const durations = { buckets: BUCKETS.map((limit) => ({ limit, count: 0 })), count: 0, sum: 0 }

/** Counts one answered request; `milliseconds` from its arrival to its answer. */
export function countRequest(method: string, status: number, milliseconds: number): void {
  const labels = `method="${/^[A-Z]{3,7}$/.test(method) ? method : 'OTHER'}",status="${status}"`
  requests.set(labels, (requests.get(labels) ?? 0) + 1)
  durations.count++
  durations.sum += milliseconds / 1000
  for (const bucket of durations.buckets) if (milliseconds <= bucket.limit) bucket.count++
}

/** In Prometheus' text format. */
export async function writeMetrics({ db, queue }: App): Promise<string> {
  const { rows } = await sql<{
    status: string
    count: string
  }>`select status, count(*) from tasks group by status`.execute(db)
  const memory = process.memoryUsage()
  return [
    ...metric(
      'tickmark_http_requests_total',
      'counter',
      [...requests].map(([labels, count]) => [`{${labels}}`, count]),
    ),
    '# TYPE tickmark_http_request_duration_seconds histogram',
    ...durations.buckets.map(
      ({ limit, count }) => `tickmark_http_request_duration_seconds_bucket{le="${limit / 1000}"} ${count}`,
    ),
    `tickmark_http_request_duration_seconds_bucket{le="+Inf"} ${durations.count}`,
    `tickmark_http_request_duration_seconds_sum ${durations.sum}`,
    `tickmark_http_request_duration_seconds_count ${durations.count}`,
    ...metric(
      'tickmark_tasks',
      'gauge',
      rows.map(({ status, count }) => [`{status="${status}"}`, Number(count)]),
    ),
    ...metric('tickmark_jobs_waiting', 'gauge', [['', await queue.countWaiting()]]),
    ...metric('tickmark_oldest_waiting_job_seconds', 'gauge', [['', await oldestJob(db)]]),
    ...metric('tickmark_failed_tasks', 'gauge', await failures(db)),
    ...metric('tickmark_task_seconds', 'gauge', await recentDurations(db)),
    ...metric('process_resident_memory_bytes', 'gauge', [['', memory.rss]]),
    ...metric('process_uptime_seconds', 'gauge', [['', Math.round(process.uptime())]]),
    '',
  ].join('\n')
}

type Values = [labels: string, value: number][]

/** How long the piece of work has waited that is due the longest. */
async function oldestJob(db: App['db']): Promise<number> {
  const { rows } = await sql<{ age: number | null }>`select extract(epoch from now() - min(start_after))::float8 as age
    from jobs.job where state in ('created', 'retry') and start_after <= now()`.execute(db)
  return Math.round(rows[0]?.age ?? 0)
}

/** Tasks that failed, by what they failed of. */
async function failures(db: App['db']): Promise<Values> {
  const { rows } = await sql<{
    cause: string
    count: number
  }>`select coalesce(error_key, 'unknown') as cause, count(*) as count
    from tasks where status = 'failed' group by cause`.execute(db)
  return rows.map(({ cause, count }) => [`{cause="${cause}"}`, count])
}

/** From start to end of the tasks that were completed within the last hour, by kind: the middle one, and what one in twenty exceeds. */
async function recentDurations(db: App['db']): Promise<Values> {
  const { rows } = await sql<{ type: string; seconds: [number, number] }>`
    select type, percentile_cont(array[0.5, 0.95]) within group (order by extract(epoch from finished_at - started_at)) as seconds
    from tasks where status = 'completed' and finished_at > now() - interval '1 hour' group by type`.execute(db)
  return rows.flatMap(({ type, seconds: [half, most] }): Values => [
    [`{type="${type}",quantile="0.5"}`, half],
    [`{type="${type}",quantile="0.95"}`, most],
  ])
}

function metric(name: string, type: 'counter' | 'gauge', values: Values): string[] {
  return [`# TYPE ${name} ${type}`, ...values.map(([labels, value]) => `${name}${labels} ${value}`)]
}
