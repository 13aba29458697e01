import type { Handler } from '../http/handler.ts'
import { reportsOf } from './quota.ts'

const DAY = 24 * 3600 * 1000
/** Days that are answered when the request names none. */
const DEFAULT_DAYS = 30

/** What a user has used, day by day. */
export const getUserUsage: Handler<'getUserUsage'> = async (app, { query, user }) => {
  const to = query.to ?? app.now().toISOString().slice(0, 10)
  const from = query.from ?? new Date(Date.parse(to) - (DEFAULT_DAYS - 1) * DAY).toISOString().slice(0, 10)
  const rows = await app.db
    .selectFrom('usage')
    .selectAll()
    .where('user_id', '=', user.user_id)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .orderBy('day')
    .execute()
  const { used, left } = await reportsOf(app, user)
  const days = rows.map(({ day, tasks, files, pages, bytes, reports }) => ({
    date: day,
    tasks,
    files,
    pages,
    bytes,
    reports,
  }))
  return { from, to, reports_used: used, reports_left: left, days }
}
