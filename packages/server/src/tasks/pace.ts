import type { Progress } from '@tickmark/contract'
import { sql } from 'kysely'
import type { Database } from '../db/open-database.ts'
import type { TaskRow } from '../db/rows.ts'

/** Tasks that are looked through for such as this one: what the machine did lately, not what it once did. */
const LATELY = 50
/** A task is of the same size when neither its pages nor its bytes differ by more than this factor. */
const ALIKE = 3
/** Of those the nearest tell the time, by their median; fewer than three tell none. */
const [MOST, FEWEST] = [7, 3]

/** How long the part of a running task after its last page has taken, and how long it usually takes. */
export async function timeAfterReading(db: Database, task: TaskRow, now: Date): Promise<Progress['after_reading']> {
  if (task.status !== 'running' || task.pages_total === 0) return null
  return {
    seconds: task.read_at && Math.max(0, (now.getTime() - task.read_at.getTime()) / 1000),
    usual_seconds: await usualSeconds(db, task),
  }
}

/** Only times and sizes of other people's tasks are looked at, and only their median is told. */
async function usualSeconds(
  db: Database,
  { task_id: taskId, type, pages_total: pages }: TaskRow,
): Promise<number | null> {
  const { rows } = await sql<{ seconds: number | null }>`
    with lately as (
      select task_id, pages_total, extract(epoch from finished_at - read_at) as seconds from tasks
      where type = ${type} and status = 'completed' and read_at is not null and finished_at > read_at and pages_total > 0
      order by finished_at desc limit ${LATELY}
    ), distances as (
      select seconds, abs(ln(pages_total::float8 / ${pages})) as by_pages, abs(ln(greatest(bytes.own, 1) / greatest(bytes.wanted, 1))) as by_bytes
      from lately cross join lateral (select
        (select sum(size) from files where files.task_id = lately.task_id)::float8 as own,
        (select sum(size) from files where files.task_id = ${taskId})::float8 as wanted) as bytes
    ), nearest as (
      select seconds from distances where by_pages <= ${Math.log(ALIKE)} and by_bytes <= ${Math.log(ALIKE)}
      order by by_pages + by_bytes limit ${MOST}
    )
    select case when count(*) >= ${FEWEST} then percentile_cont(0.5) within group (order by seconds) end::float8 as seconds from nearest`.execute(
    db,
  )
  return rows[0]?.seconds ?? null
}
