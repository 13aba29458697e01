import { AppError } from '../errors.ts'
import { errorText } from '../http/envelope.ts'
import type { Handler } from '../http/handler.ts'
import { reportsOf } from '../tasks/quota.ts'
import { refuseKey } from './api-keys.ts'
import { findObstacle } from './availability.ts'
import { createCaptcha } from './captcha.ts'
import { logIn } from './log-in.ts'
import { takeFromLimit } from './rate-limits.ts'
import { registerUser } from './register.ts'
import { endSession, replaceSession } from './sessions.ts'
import { toUser } from './users.ts'

const DAY = 24 * 3600 * 1000

export const getCaptcha: Handler<'getCaptcha'> = async (app, { address }) => {
  await takeFromLimit(app, 'captcha', address)
  return createCaptcha(app)
}

export const login: Handler<'login'> = (app, { body, address, language }) => logIn(app, body, { address, language })
export const refresh: Handler<'refresh'> = (app, { token, user }) => {
  refuseKey(token)
  return replaceSession(app, token!, user.user_id)
}

export const logout: Handler<'logout'> = async (app, { token }) => {
  await endSession(app, token!)
  return null
}

export const getCurrentUser: Handler<'getCurrentUser'> = (_app, { user }) => toUser(user)

export const checkAvailability: Handler<'checkAvailability'> = async (app, { query, address, language }) => {
  await takeFromLimit(app, 'availability', address)
  const obstacle = await findObstacle(app, query.field, query.value)
  return obstacle ? { available: false, reason: errorText(obstacle, language) } : { available: true }
}

export const register: Handler<'register'> = async (app, { body, address, language }) =>
  toUser(await registerUser(app, body, { address, language }))

/** Oneself; others only for an administrator, and to everybody else they do not exist. */
export const getUserById: Handler<'getUserById'> = async (app, { query, user }) => {
  if (query.user_id === user.user_id) return toUser(user)
  const other =
    user.role === 'admin'
      ? await app.db.selectFrom('users').selectAll().where('user_id', '=', query.user_id).executeTakeFirst()
      : undefined
  if (!other) throw new AppError('not_found')
  return toUser(other)
}

/** Thirty days when none are named. */
export const getUserUsage: Handler<'getUserUsage'> = async (app, { query, user }) => {
  const to = query.to ?? app.now().toISOString().slice(0, 10)
  const from = query.from ?? new Date(Date.parse(to) - 29 * DAY).toISOString().slice(0, 10)
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
