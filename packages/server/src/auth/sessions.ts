import { createHmac, randomBytes } from 'node:crypto'
import type { Token } from '@tickmark/contract'
import type { UserRow } from '../db/rows.ts'
import type { App } from '../app/app.ts'

const TOKEN_TYPE = 'Bearer'
/** A session ends after a week without use. */
const LIFE_SECONDS = 7 * 24 * 3600
/** The end of a session is moved at most once in this time, so that not every request writes. */
const SLIDE_SECONDS = 600
/** A replaced token still serves the requests that were under way. */
const GRACE_SECONDS = 60

const after = (app: App, seconds: number): Date => new Date(app.now().getTime() + seconds * 1000)

/** The database holds a keyed hash of a token, with which nobody can log in. */
const hashToken = ({ config }: App, token: string): string =>
  createHmac('sha256', config.secret).update(`session ${token}`).digest('base64url')

export async function createSession(app: App, userId: string): Promise<Token> {
  const token = randomBytes(32).toString('base64url')
  const row = { token_hash: hashToken(app, token), user_id: userId, expires_at: after(app, LIFE_SECONDS) }
  await app.db.insertInto('sessions').values(row).execute()
  return { token_type: TOKEN_TYPE, access_token: token, expires_in: LIFE_SECONDS }
}

/** Whose token this is; undefined when nobody's or no longer valid. */
export async function findSessionUser(app: App, token: string): Promise<UserRow | undefined> {
  const hash = hashToken(app, token)
  const found = await app.db
    .selectFrom('sessions')
    .innerJoin('users', 'users.user_id', 'sessions.user_id')
    .where('token_hash', '=', hash)
    .where('expires_at', '>', app.now())
    .selectAll('users')
    .select('expires_at')
    .executeTakeFirst()
  if (!found) return undefined
  const { expires_at: end, ...user } = found
  const left = (end.getTime() - app.now().getTime()) / 1000
  if (left > GRACE_SECONDS && left < LIFE_SECONDS - SLIDE_SECONDS) {
    await app.db
      .updateTable('sessions')
      .set({ expires_at: after(app, LIFE_SECONDS) })
      .where('token_hash', '=', hash)
      .execute()
  }
  return user
}

export async function replaceSession(app: App, token: string, userId: string): Promise<Token> {
  const fresh = await createSession(app, userId)
  await app.db
    .updateTable('sessions')
    .set({ expires_at: after(app, GRACE_SECONDS) })
    .where('token_hash', '=', hashToken(app, token))
    .execute()
  return fresh
}

export async function endSession(app: App, token: string): Promise<void> {
  await app.db.deleteFrom('sessions').where('token_hash', '=', hashToken(app, token)).execute()
}

/** The token of an `Authorization` header. */
export function tokenOf(header: string | undefined): string | undefined {
  const [type, token] = header?.trim().split(/\s+/) ?? []
  return type?.toLowerCase() === TOKEN_TYPE.toLowerCase() ? token : undefined
}
