import { AppError } from '../faults/app-error.ts'
import type { Handler } from '../http/handler.ts'
import { refuseKey } from './api-keys.ts'
import { sessionIdOf } from './sessions.ts'

/** A session is what one login began, however often its token was replaced. */
export const listSessions: Handler<'listSessions'> = async (app, { user, token }) => {
  refuseKey(token)
  const current = await sessionIdOf(app, token)
  const rows = await app.db
    .selectFrom('sessions')
    .where('user_id', '=', user.user_id)
    .where('expires_at', '>', app.now())
    .select(({ fn }) => [
      'session_id',
      fn.min<Date>('created_at').as('begun'),
      fn.max<Date>('used_at').as('used'),
      fn.max<string>('address').as('address'),
      fn.max<string>('agent').as('agent'),
    ])
    .groupBy('session_id')
    .orderBy('used', 'desc')
    .execute()
  return rows.map(({ session_id, begun, used, address, agent }) => ({
    session_id,
    address,
    agent,
    created_at: begun.toISOString(),
    used_at: used.toISOString(),
    current: session_id === current,
  }))
}

export const endSessions: Handler<'endSessions'> = async (app, { user, token, query }) => {
  refuseKey(token)
  const current = await sessionIdOf(app, token)
  const own = app.db.deleteFrom('sessions').where('user_id', '=', user.user_id)
  const { session_id: wanted } = query
  const ended = wanted ? own.where('session_id', '=', wanted) : own.where('session_id', '!=', current ?? '')
  const { numDeletedRows } = await ended.executeTakeFirst()
  if (wanted && numDeletedRows === 0n) throw new AppError('not_found')
  return null
}
