import { AppError } from '../faults/app-error.ts'
import { errorMessage } from '../http/envelope.ts'
import type { Handler } from '../http/handler.ts'
import { refuseKey } from './api-keys.ts'
import { findObstacle } from './availability.ts'
import { createCaptcha } from './captcha.ts'
import { logIn } from './log-in.ts'
import { takeFromLimit } from './rate-limits.ts'
import { registerUser } from './register.ts'
import { endSession, replaceSession } from './sessions.ts'
import { toUser } from './users.ts'

export const getCaptcha: Handler<'getCaptcha'> = async (app, { address }) => {
  await takeFromLimit(app, 'captcha', address)
  return createCaptcha(app)
}

export const login: Handler<'login'> = (app, { body, address, language, http }) =>
  logIn(app, body, { address, language, agent: http.req.header('User-Agent') ?? '' })
export const refresh: Handler<'refresh'> = (app, { token, user }) => {
  refuseKey(token)
  return replaceSession(app, token, user.user_id)
}

export const logout: Handler<'logout'> = async (app, { token }) => {
  await endSession(app, token)
  return null
}

export const getCurrentUser: Handler<'getCurrentUser'> = ({ config }, { user }) => toUser(config, user)

export const checkAvailability: Handler<'checkAvailability'> = async (app, { query, address, language }) => {
  await takeFromLimit(app, 'availability', address)
  const obstacle = await findObstacle(app, query.field, query.value)
  return obstacle ? { available: false, reason: errorMessage(obstacle, language) } : { available: true }
}

export const register: Handler<'register'> = async (app, { body, address, language }) =>
  toUser(app.config, await registerUser(app, body, { address, language }))

/** A user sees himself, an administrator everybody. For all others the account does not exist. */
export const getUserById: Handler<'getUserById'> = async (app, { query, user }) => {
  if (query.user_id === user.user_id) return toUser(app.config, user)
  const other =
    user.role === 'admin'
      ? await app.db.selectFrom('users').selectAll().where('user_id', '=', query.user_id).executeTakeFirst()
      : undefined
  if (!other) throw new AppError('not_found')
  return toUser(app.config, other)
}
