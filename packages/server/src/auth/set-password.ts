import { createHmac, randomBytes } from 'node:crypto'
import { LIMITS } from '@tickmark/contract'
import type { UserRow } from '../db/rows.ts'
import type { App } from '../app/app.ts'
import { AppError } from '../faults/app-error.ts'
import type { Handler } from '../http/handler.ts'
import { refuseKey } from './api-keys.ts'
import { isCommonPassword } from './common-passwords.ts'
import { forgetGuesses, takeGuess } from './guesses.ts'
import { hashPassword, verifyPassword } from './passwords.ts'
import { takeFromLimit } from './rate-limits.ts'
import { sessionIdOf } from './sessions.ts'
import { identityKey } from './users.ts'

const DAY = 24 * 3600_000
/** Milliseconds for which the link of a mail, or of an administrator, sets a new password. */
const LINK_LIFE = 3600_000

export const changePassword: Handler<'changePassword'> = async (app, { body, user, token, address }) => {
  refuseKey(token)
  await provePassword(app, user, body.current_password, address)
  await setPassword(app, user, body.password, await sessionIdOf(app, token))
  return null
}

/** Refuses who does not know the password of the account that he is logged in to; guesses are counted as at a login. */
export async function provePassword(app: App, user: UserRow, password: string, address: string): Promise<void> {
  if (user.password_hash === '') throw new AppError('password_missing')
  await takeGuess(app, user.user_id, address)
  if (!(await verifyPassword(password, user.password_hash)))
    throw new AppError('password_wrong', { field: 'current_password' })
  await forgetGuesses(app, user.user_id, address)
}

/** Answers alike whether there is such an account, and in the same time: what follows is done by a job. */
export const forgotPassword: Handler<'forgotPassword'> = async (app, { body, address, language }) => {
  await takeFromLimit(app, 'reset', address)
  const { mail, publicUrl } = app.config
  const found = await app.db
    .selectFrom('users')
    .select('user_id')
    .where('email_key', '=', identityKey.email(body.email))
    .where('disabled_at', 'is', null)
    // Who comes in by the identity provider alone has no password to forget, and gets none behind its back.
    .where('password_hash', '!=', '')
    .executeTakeFirst()
  // The address of the link comes from the settings alone: a request could name any host.
  if (found && mail && publicUrl)
    await app.db
      .transaction()
      .execute((transaction) =>
        app.queue.send(transaction, [{ kind: 'send-reset', userId: found.user_id, language, patient: true }]),
      )
  return null
}

export const resetPassword: Handler<'resetPassword'> = async (app, { body, address }) => {
  await takeFromLimit(app, 'reset', address)
  const open = app.db
    .selectFrom('password_resets')
    .innerJoin('users', 'users.user_id', 'password_resets.user_id')
    .where('token_hash', '=', hashLink(app, body.token))
    .where('expires_at', '>', app.now())
    .where('disabled_at', 'is', null)
  const user = await open.selectAll('users').executeTakeFirst()
  if (!user) throw new AppError('reset_link_invalid')
  await setPassword(app, user, body.password)
  return null
}

/** A link serves once; a new one ends those before it. `life`: milliseconds. */
export async function createResetLink(
  app: App,
  userId: string,
  life = LINK_LIFE,
): Promise<{ token: string; expiresAt: Date }> {
  const token = randomBytes(32).toString('base64url')
  const expiresAt = new Date(app.now().getTime() + life)
  await app.db.transaction().execute(async (transaction) => {
    await transaction.deleteFrom('password_resets').where('user_id', '=', userId).execute()
    const row = { token_hash: hashLink(app, token), user_id: userId, expires_at: expiresAt }
    await transaction.insertInto('password_resets').values(row).execute()
  })
  return { token, expiresAt }
}

const hashLink = ({ config }: App, token: string): string =>
  createHmac('sha256', config.secret).update(`reset ${token}`).digest('base64url')

/** Who knew the old password may be in already: every session ends but the one that asks, and so does every link. */
async function setPassword(app: App, user: UserRow, password: string, kept = ''): Promise<void> {
  if (isCommonPassword(password, [user.username, user.email]))
    throw new AppError('password_common', { field: 'password' })
  const hash = await hashPassword(password)
  await app.db.transaction().execute(async (transaction) => {
    await transaction.updateTable('users').set({ password_hash: hash }).where('user_id', '=', user.user_id).execute()
    await transaction
      .deleteFrom('sessions')
      .where('user_id', '=', user.user_id)
      .where('session_id', '!=', kept)
      .execute()
    await transaction.deleteFrom('password_resets').where('user_id', '=', user.user_id).execute()
    // The account of a trial was opened for him, and he enters it for the first time.
    if (user.plan === 'trial' && !user.plan_ends_at)
      await transaction
        .updateTable('users')
        .set({ plan_ends_at: new Date(app.now().getTime() + LIMITS.trialDays * DAY) })
        .where('user_id', '=', user.user_id)
        .execute()
  })
}
