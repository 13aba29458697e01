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
    ...metric('process_resident_memory_bytes', 'gauge', [['', memory.rss]]),
    ...metric('process_uptime_seconds', 'gauge', [['', Math.round(process.uptime())]]),
    '',
  ].join('\n')
}

function metric(name: string, type: 'counter' | 'gauge', values: [labels: string, value: number][]): string[] {
  return [`# TYPE ${name} ${type}`, ...values.map(([labels, value]) => `${name}${labels} ${value}`)]
}
