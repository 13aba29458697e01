import { sql } from 'kysely'
import type { App } from '../app/app.ts'
import { AppError } from '../faults/app-error.ts'

interface Limit {
  uses: number
  seconds: number
}

/** How often one address or account may do what is worth guarding. */
const LIMITS = {
  'login-address': { uses: 100, seconds: 900 },
  captcha: { uses: 120, seconds: 60 },
  register: { uses: 60, seconds: 3600 },
  availability: { uses: 300, seconds: 60 },
  reset: { uses: 10, seconds: 3600 },
  'second-factor': { uses: 10, seconds: 900 },
  'single-sign-on': { uses: 60, seconds: 900 },
  consult: { uses: 20, seconds: 3600 },
  upload: { uses: 120, seconds: 60 },
} as const satisfies Record<string, Limit>

/** Counts one use; refuses with the seconds to wait when there were too many. The count is shared by all processes. */
export async function takeFromLimit(
  { db, now }: Pick<App, 'db' | 'now'>,
  name: keyof typeof LIMITS,
  who: string,
): Promise<void> {
  const { uses, seconds } = LIMITS[name]
  const time = now()
  const fresh = { key: `${name} ${who}`, uses: 1, resets_at: new Date(time.getTime() + seconds * 1000) }
  const row = await db
    .insertInto('rate_limits')
    .values(fresh)
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        uses: sql`case when rate_limits.resets_at < ${time} then 1 else rate_limits.uses + 1 end`,
        resets_at: sql`case when rate_limits.resets_at < ${time} then excluded.resets_at else rate_limits.resets_at end`,
      }),
    )
    .returning(['uses', 'resets_at'])
    .executeTakeFirstOrThrow()
  if (row.uses <= uses) return
  const wait = Math.max(1, Math.ceil((row.resets_at.getTime() - time.getTime()) / 1000))
  throw new AppError('too_many_requests', { details: { seconds: wait } })
}

/** Forgets what was counted for somebody, who has shown that he may. */
export async function forgetLimit({ db }: Pick<App, 'db'>, name: keyof typeof LIMITS, who: string): Promise<void> {
  await db.deleteFrom('rate_limits').where('key', '=', `${name} ${who}`).execute()
}
