import type { LoginRequest, Token } from '@tickmark/contract'
import type { App } from '../app.ts'
import { AppError } from '../errors.ts'
import { hashPassword, verifyPassword } from './passwords.ts'
import { clearLimit, takeFromLimit } from './rate-limits.ts'
import { createSession, type UserRow } from './sessions.ts'
import { keyOf } from './users.ts'

/** Verified in place of a hash that is not there, so that the time of the answer does not tell whether the account exists. */
let decoy: Promise<string> | undefined

/** Logs in by user name, email or phone. */
export async function logIn(app: App, { username, password }: LoginRequest, address: string): Promise<Token> {
  const account = keyOf.username(username)
  await takeFromLimit(app, 'login-address', address)
  await takeFromLimit(app, 'login-account', account)
  const user = await findUser(app, username)
  const right = await verifyPassword(password, user?.password_hash ?? (await (decoy ??= hashPassword(''))))
  if (!user || !right) throw new AppError('credentials_wrong')
  await clearLimit(app, 'login-account', account)
  return createSession(app, user.user_id)
}

async function findUser({ db }: App, name: string): Promise<UserRow | undefined> {
  const users = await db
    .selectFrom('users')
    .selectAll()
    .where((where) =>
      where.or([
        where('username_key', '=', keyOf.username(name)),
        where('email_key', '=', keyOf.email(name)),
        where('phone_key', '=', keyOf.phone(name)),
      ]),
    )
    .execute()
  return users.find((user) => user.username_key === keyOf.username(name)) ?? users[0]
}
