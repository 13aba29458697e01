import { sql } from 'kysely'
import type { Database } from '../db/open-database.ts'

export interface UsageDelta {
  tasks?: number
  files?: number
  pages?: number
  bytes?: number
  reports?: number
}

/** Adds to what the task's owner has used today (UTC). */
export async function addToUsage(db: Database, taskId: string, delta: UsageDelta): Promise<void> {
  const { tasks = 0, files = 0, pages = 0, bytes = 0, reports = 0 } = delta
  await sql`
    insert into usage (user_id, day, tasks, files, pages, bytes, reports)
    select user_id, (now() at time zone 'utc')::date, ${tasks}::int, ${files}::int, ${pages}::int, ${bytes}::bigint, ${reports}::int
    from tasks where task_id = ${taskId}
    on conflict (user_id, day) do update set
      tasks = usage.tasks + excluded.tasks, files = usage.files + excluded.files, pages = usage.pages + excluded.pages,
      bytes = usage.bytes + excluded.bytes, reports = usage.reports + excluded.reports`.execute(db)
}
