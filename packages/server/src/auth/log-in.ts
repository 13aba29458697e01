import { setTimeout as sleep } from 'node:timers/promises'
import type { LoginRequest, Token } from '@tickmark/contract'
import type { Language } from '@tickmark/document'
import type { UserRow } from '../db/rows.ts'
import type { App } from '../app/app.ts'
import { AppError } from '../faults/app-error.ts'
import { forgetGuesses, takeGuess } from './guesses.ts'
import { hashPassword, verifyPassword } from './passwords.ts'
import { passSecondFactor } from './second-factor.ts'
import { takeFromLimit } from './rate-limits.ts'
import { createSession } from './sessions.ts'
import { identityKey, phoneKeys } from './users.ts'

/** Verified where there is no account, so that the time of the answer does not tell whether one exists. */
let decoy: Promise<string> | undefined

interface Visitor {
  address: string
  agent: string
  language: Language
}

/** Logs in by user name, email or phone. Guesses are counted by account, in whatever way its name is written. */
export async function logIn(
  app: App,
  { username, password, code }: LoginRequest,
  { address, agent, language }: Visitor,
): Promise<Token> {
  await takeFromLimit(app, 'login-address', address)
  const user = await findUser(app, username, language)
  const account = user?.user_id ?? identityKey.phone(username, language).toLowerCase()
  await sleep(await takeGuess(app, account, address))
  const right = await verifyPassword(password, user?.password_hash || (await (decoy ??= hashPassword(''))))
  if (!user?.password_hash || !right) throw new AppError('credentials_wrong')
  // Told only to who knows the password, as is that a code is needed.
  if (user.disabled_at) throw new AppError('account_disabled')
  if (user.second_factor_at) await passSecondFactor(app, user.user_id, code)
  await forgetGuesses(app, account, address)
  return createSession(app, user.user_id, { address, agent })
}

/** Finds an account, by user name first. A local number that fits several countries is tried as the likeliest first. */
export async function findUser(
  { db }: Pick<App, 'db'>,
  name: string,
  language: Language,
): Promise<UserRow | undefined> {
  const phones = phoneKeys(name, language)
  const users = await db
    .selectFrom('users')
    .selectAll()
    .where((where) =>
      where.or([
        where('username_key', '=', identityKey.username(name)),
        where('email_key', '=', identityKey.email(name)),
        where('phone_key', 'in', phones),
      ]),
    )
    .execute()
  const rank = (user: UserRow): number =>
    user.username_key === identityKey.username(name)
      ? -2
      : phones.includes(user.phone_key)
        ? phones.indexOf(user.phone_key)
        : -1
  return users.toSorted((one, other) => rank(one) - rank(other))[0]
}
