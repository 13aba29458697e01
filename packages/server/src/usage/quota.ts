import { LIMITS, type ErrorKey } from '@tickmark/contract'
import { sql } from 'kysely'
import type { UserRow } from '../db/rows.ts'
import type { App } from '../app/app.ts'
import type { Database } from '../db/open-database.ts'
import { oneRow } from '../db/one-row.ts'
import { AppError } from '../faults/app-error.ts'
import { addToUsage } from './add-to-usage.ts'

/** Reports used and left: of a trial since its beginning, of any other plan in this calendar month (UTC). `left` null: no limit. */
export async function reportsOf(
  { db, now }: Pick<App, 'db' | 'now'>,
  user: UserRow,
): Promise<{ used: number; left: number | null }> {
  const { user_id: userId, plan, quota, created_at: createdAt } = user
  const begin = plan === 'trial' ? createdAt : new Date(Date.UTC(now().getUTCFullYear(), now().getUTCMonth(), 1))
  const { used } = await oneRow(
    db,
    sql<{ used: number }>`select coalesce(sum(reports), 0)::int as used from usage
      where user_id = ${userId} and day >= (${begin}::timestamptz at time zone 'utc')::date`,
  )
  return { used, left: quota === null ? null : isOver(user, now()) ? 0 : Math.max(0, quota - used) }
}

/** Whether the time of the user's plan has run out. */
export const isOver = ({ plan_ends_at: end }: Pick<UserRow, 'plan_ends_at'>, now: Date): boolean =>
  end !== null && now > end

/**
 * Books a report for each file of a task that has no review yet, in the transaction that starts it, or refuses. The owner's row is
 * held to the end of the transaction: of tasks that start at the same moment each sees what the others booked.
 */
export async function bookReports({ now }: App, transaction: Database, taskId: string): Promise<void> {
  const task = await transaction
    .selectFrom('tasks')
    .select(['user_id', 'type', 'is_sample'])
    .where('task_id', '=', taskId)
    .executeTakeFirstOrThrow()
  if (task.type === 'ocr' || task.is_sample) return
  const user = await transaction
    .selectFrom('users')
    .selectAll()
    .where('user_id', '=', task.user_id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
  const booked = await transaction
    .updateTable('files')
    .set({ booked_on: sql<string>`(now() at time zone 'utc')::date` })
    .where('task_id', '=', taskId)
    .where('review', 'is', null)
    .returning('file_id')
    .execute()
  if (booked.length === 0) return
  const { left } = await reportsOf({ db: transaction, now }, user)
  if (left !== null && left < booked.length)
    throw new AppError(refusalOf(user, left, now()), {
      details: { needed: booked.length, left, reports: user.quota ?? 0, days: LIMITS.trialDays },
    })
  await addToUsage(transaction, taskId, { reports: booked.length })
}

/** The reason for which a user of this plan gets no further report. */
function refusalOf(user: UserRow, left: number, now: Date): ErrorKey {
  if (isOver(user, now)) return 'trial_over'
  if (left > 0) return 'quota_insufficient'
  if (user.quota === 0) return 'quota_none'
  return user.plan === 'trial' ? 'trial_used_up' : 'quota_exceeded'
}

/** Gives back what was booked for files that did not get their review: the task failed, was cancelled or is deleted. */
export async function giveBackReports(transaction: Database, taskId: string): Promise<void> {
  await sql`
    with unreviewed as (
      select file_id, booked_on from files where task_id = ${taskId} and review is null and booked_on is not null for update
    ), freed as (
      update files set booked_on = null from unreviewed where files.file_id = unreviewed.file_id
    )
    update usage set reports = greatest(0, usage.reports - back.reports)
    from (select booked_on, count(*)::int as reports from unreviewed group by booked_on) as back
    where usage.day = back.booked_on and usage.user_id = (select user_id from tasks where task_id = ${taskId})`.execute(
    transaction,
  )
}
