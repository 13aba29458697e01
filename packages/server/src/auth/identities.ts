import type { User } from '@tickmark/contract'
import type { App } from '../app/app.ts'
import type { Config } from '../config/config.ts'
import type { UserRow } from '../db/rows.ts'
import { AppError } from '../faults/app-error.ts'
import { findObstacle } from './availability.ts'
import { freeName } from './free-name.ts'
import { inventedPhone, insertUser } from './users.ts'

/** What the provider says of somebody. */
export type Claims = { iss: string; sub: string } & Record<string, unknown>

/** Somebody at the identity provider, as far as it concerns his account here. */
export interface Identity {
  issuer: string
  subject: string
  /** As the provider calls him; made fit and unique when his account is made. */
  name: string
  /** Absent where the provider has none, or says that it was not verified. */
  email: string | undefined
  /** Undefined: the provider does not decide about roles. */
  role: User['role'] | undefined
}

/** Reads the claims; refuses who is in none of the groups that may come in. */
export function readIdentity({ signOn }: Pick<Config, 'signOn'>, claims: Claims): Identity {
  if (!signOn) throw new AppError('not_found')
  const { adminGroup, userGroup } = signOn
  const given = claims[signOn.groupsClaim]
  const groups: unknown[] = Array.isArray(given) ? given : [given]
  const isAdmin = adminGroup !== undefined && groups.includes(adminGroup)
  if (userGroup !== undefined && !isAdmin && !groups.includes(userGroup)) throw new AppError('single_sign_on_refused')
  const email = textOf(claims.email)
  return {
    issuer: claims.iss,
    subject: claims.sub,
    name: textOf(claims.preferred_username) ?? email ?? textOf(claims.name) ?? 'user',
    email: claims.email_verified === false ? undefined : email,
    role: adminGroup === undefined ? undefined : isAdmin ? 'admin' : 'user',
  }
}

/** The account of an identity, made by its first login. The role of an account that was made so follows the groups. */
export async function userOfIdentity(app: App, identity: Identity): Promise<UserRow> {
  const known = await app.db
    .selectFrom('identities')
    .innerJoin('users', 'users.user_id', 'identities.user_id')
    .where('issuer', '=', identity.issuer)
    .where('subject', '=', identity.subject)
    .selectAll('users')
    .select('made_account')
    .executeTakeFirst()
  if (!known) return makeAccount(app, identity)
  const { made_account: made, ...user } = known
  const { role } = identity
  if (!made || role === undefined || role === user.role) return user
  await app.db.updateTable('users').set({ role }).where('user_id', '=', user.user_id).execute()
  return { ...user, role }
}

/**
 * Never connects with an account of the same address by itself: anybody may have registered here with somebody else's address, and would
 * share the account with him. Its owner connects it, logged in.
 */
async function makeAccount(app: App, identity: Identity): Promise<UserRow> {
  const { issuer, subject, role = 'user' } = identity
  const username = await freeName(app, identity.name)
  const email = identity.email ?? `${username}@${new URL(issuer).hostname}`
  if ((await findObstacle(app, 'email', email)) === 'email_taken') throw new AppError('single_sign_on_email')
  try {
    return await app.db.transaction().execute(async (db) => {
      const phone = inventedPhone()
      const user = await insertUser(db, { username, password: null, email, phone, role, plan: 'enterprise' })
      const row = { issuer, subject, user_id: user.user_id, made_account: true }
      await db.insertInto('identities').values(row).execute()
      return user
    })
  } catch (error) {
    // The same person in two tabs: the second has only to try again.
    if ((error as { code?: string }).code === '23505') throw new AppError('single_sign_on_failed')
    throw error
  }
}

/** Connects an account with an identity that belongs to no other. */
export async function connectIdentity(app: App, { issuer, subject }: Identity, userId: string): Promise<UserRow> {
  await app.db
    .insertInto('identities')
    .values({ issuer, subject, user_id: userId, made_account: false })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const user = await app.db
    .selectFrom('identities')
    .innerJoin('users', 'users.user_id', 'identities.user_id')
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .selectAll('users')
    .executeTakeFirst()
  if (user?.user_id !== userId) throw new AppError('single_sign_on_taken')
  return user
}

const textOf = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined)
