import { setTimeout as sleep } from 'node:timers/promises'
import type { LoginRequest, Token } from '@tickmark/contract'
import type { Language } from '@tickmark/document'
import type { App } from '../app.ts'
import { AppError } from '../errors.ts'
import { forgetGuesses, takeGuess } from './guesses.ts'
import { hashPassword, verifyPassword } from './passwords.ts'
import { takeFromLimit } from './rate-limits.ts'
import { createSession, type UserRow } from './sessions.ts'
import { keyOf, phoneKeys } from './users.ts'

/** Verified in place of a hash that is not there, so that the time of the answer does not tell whether the account exists. */
let decoy: Promise<string> | undefined

interface Visitor {
  address: string
  language: Language
}

/** Logs in by user name, email or phone. Guesses are counted by account, in whatever way its name is written. */
export async function logIn(
  app: App,
  { username, password }: LoginRequest,
  { address, language }: Visitor,
): Promise<Token> {
  await takeFromLimit(app, 'login-address', address)
  const user = await findUser(app, username, language)
  const account = user?.user_id ?? keyOf.phone(username, language).toLowerCase()
  await sleep(await takeGuess(app, account, address))
  const right = await verifyPassword(password, user?.password_hash ?? (await (decoy ??= hashPassword(''))))
  if (!user || !right) throw new AppError('credentials_wrong')
  await forgetGuesses(app, account, address)
  return createSession(app, user.user_id)
}

/** By user name before anything else; a local number that may be of several countries is first taken for the likeliest. */
async function findUser({ db }: App, name: string, language: Language): Promise<UserRow | undefined> {
  const phones = phoneKeys(name, language)
  const users = await db
    .selectFrom('users')
    .selectAll()
    .where((where) =>
      where.or([
        where('username_key', '=', keyOf.username(name)),
        where('email_key', '=', keyOf.email(name)),
        where('phone_key', 'in', phones),
      ]),
    )
    .execute()
  const rank = (user: UserRow): number =>
    user.username_key === keyOf.username(name)
      ? -2
      : phones.includes(user.phone_key)
        ? phones.indexOf(user.phone_key)
        : -1
  return users.toSorted((one, other) => rank(one) - rank(other))[0]
}
