import { BRAND } from '@tickmark/document'
import { generateURI } from 'otplib'
import type { App } from '../app/app.ts'
import type { UserRow } from '../db/rows.ts'
import { AppError } from '../faults/app-error.ts'
import type { Handler } from '../http/handler.ts'
import { refuseKey } from './api-keys.ts'
import { provePassword } from './set-password.ts'
import { forgetLimit, takeFromLimit } from './rate-limits.ts'
import { keepNewSecret, makeRecoveryCodes, removeSecondFactor, requiresSecondFactor, useCode } from './second-factor.ts'
import { sessionIdOf } from './sessions.ts'

export const getLoginWays: Handler<'getLoginWays'> = async (app, { user, token }) => {
  refuseKey(token)
  const own = async (table: 'recovery_codes' | 'identities'): Promise<number> => {
    const rows = app.db.selectFrom(table).where('user_id', '=', user.user_id)
    return (await rows.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow()).count
  }
  return {
    password: user.password_hash !== '',
    second_factor: user.second_factor_at !== null,
    second_factor_required: requiresSecondFactor(app.config, user),
    recovery_codes_left: Number(await own('recovery_codes')),
    single_sign_on: Number(await own('identities')) > 0,
  }
}

/** Asks for the password: who finds a screen open must not bind the account to a telephone of his own. */
export const beginSecondFactor: Handler<'beginSecondFactor'> = async (app, { body, user, token, address }) => {
  refuseKey(token)
  await provePassword(app, user, body.current_password, address)
  if (user.second_factor_at) throw new AppError('second_factor_on')
  const secret = await keepNewSecret(app, user.user_id)
  return { secret, uri: generateURI({ issuer: BRAND.name.en, label: user.username, secret }) }
}

/** Sessions that began with a password alone end, but this one. */
export const confirmSecondFactor: Handler<'confirmSecondFactor'> = async (app, { body, user, token }) => {
  refuseKey(token)
  if (user.second_factor_at) throw new AppError('second_factor_on')
  const userId = user.user_id
  await takeFromLimit(app, 'second-factor', userId)
  if (!(await useCode(app, userId, body.code.replace(/\s/g, ''))))
    throw new AppError('second_factor_wrong', { field: 'code' })
  await forgetLimit(app, 'second-factor', userId)
  const kept = (await sessionIdOf(app, token)) ?? ''
  return app.db.transaction().execute(async (db) => {
    const now = app.now()
    const { numUpdatedRows } = await db
      .updateTable('users')
      .set({ second_factor_at: now })
      .where('user_id', '=', userId)
      .where('second_factor_at', 'is', null)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) throw new AppError('second_factor_on')
    await db.deleteFrom('sessions').where('user_id', '=', userId).where('session_id', '!=', kept).execute()
    return { recovery_codes: await makeRecoveryCodes({ ...app, db }, userId) }
  })
}

export const disableSecondFactor: Handler<'disableSecondFactor'> = async (app, { body, user, token, address }) => {
  refuseKey(token)
  await provePassword(app, user, body.current_password, address)
  if (requiresSecondFactor(app.config, user)) throw new AppError('second_factor_required')
  await inTransaction(app, user, (within) => removeSecondFactor(within, user.user_id))
  return null
}

export const renewRecoveryCodes: Handler<'renewRecoveryCodes'> = async (app, { body, user, token, address }) => {
  refuseKey(token)
  await provePassword(app, user, body.current_password, address)
  if (!user.second_factor_at) throw new AppError('not_found')
  return { recovery_codes: await inTransaction(app, user, (within) => makeRecoveryCodes(within, user.user_id)) }
}

/** One change of an account at a time: its row is held. */
const inTransaction = <Result>(app: App, { user_id: userId }: UserRow, act: (app: App) => Promise<Result>) =>
  app.db.transaction().execute(async (db) => {
    await db.selectFrom('users').select('user_id').where('user_id', '=', userId).forUpdate().executeTakeFirst()
    return act({ ...app, db })
  })
