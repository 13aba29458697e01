import { LIMITS } from '@tickmark/contract'
import { sql } from 'kysely'
import type { App } from '../app.ts'
import type { UserRow } from '../auth/sessions.ts'
import { AppError } from '../errors.ts'

const DAY = 24 * 3600 * 1000

/** Reports used and left: of a trial since its beginning, of any other plan in this calendar month (UTC). `left` null: no limit. */
export async function reportsOf(
  { db, now }: App,
  { user_id: userId, plan, quota, created_at: createdAt }: UserRow,
): Promise<{ used: number; left: number | null }> {
  const begin = plan === 'trial' ? createdAt : new Date(Date.UTC(now().getUTCFullYear(), now().getUTCMonth(), 1))
  const { rows } = await sql<{ used: number }>`
    select coalesce(sum(reports), 0)::int as used from usage where user_id = ${userId} and day >= (${begin}::timestamptz at time zone 'utc')::date`.execute(
    db,
  )
  const used = rows[0]!.used
  const expired = plan === 'trial' && now().getTime() > createdAt.getTime() + LIMITS.trialDays * DAY
  return { used, left: quota === null ? null : expired ? 0 : Math.max(0, quota - used) }
}

export async function checkQuota(app: App, user: UserRow): Promise<void> {
  const { left } = await reportsOf(app, user)
  if (left === 0) throw new AppError('quota_exceeded')
}
