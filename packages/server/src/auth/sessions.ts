import { createHmac, randomBytes } from 'node:crypto'
import type { Token } from '@tickmark/contract'
import type { UserRow } from '../db/rows.ts'
import type { App } from '../app/app.ts'
import { newId } from '../db/new-id.ts'

const TOKEN_TYPE = 'Bearer'
const HOUR_SECONDS = 3600
const DAY_SECONDS = 24 * HOUR_SECONDS
/** The end of a session is moved at most once in this time, so that not every request writes. */
const SLIDE_SECONDS = 600
/** A replaced token still serves the requests that were under way. */
const GRACE_SECONDS = 60
/** A person is logged in at no more places than this: with one more the one that rested longest ends. */
const MOST_SESSIONS = 200
const AGENT_LENGTH = 200

/** Where a login comes from. */
export interface Place {
  address: string
  /** The browser, as it calls itself. */
  agent: string
}

const after = (app: App, seconds: number): Date => new Date(app.now().getTime() + seconds * 1000)

/** The database holds a keyed hash of a token, with which nobody can log in. */
const hashToken = ({ config }: App, token: string): string =>
  createHmac('sha256', config.secret).update(`session ${token}`).digest('base64url')

export async function createSession(app: App, userId: string, place: Place): Promise<Token> {
  const token = await insertToken(app, { user_id: userId, session_id: newId(), began_at: app.now(), ...place })
  await endOldest(app, userId)
  return token
}

type NewSession = Place & { user_id: string; session_id: string; began_at: Date }

async function insertToken(app: App, session: NewSession): Promise<Token> {
  const token = randomBytes(32).toString('base64url')
  const agent = session.agent.slice(0, AGENT_LENGTH)
  const left = secondsLeft(app, session.began_at)
  const row = { ...session, agent, token_hash: hashToken(app, token), expires_at: after(app, left) }
  await app.db.insertInto('sessions').values(row).execute()
  return { token_type: TOKEN_TYPE, access_token: token, expires_in: Math.floor(left) }
}

/** How long a session goes on that is used no more from now on: never beyond its last day, however much it is used. */
function secondsLeft({ config, now }: App, began: Date): number {
  const age = (now().getTime() - began.getTime()) / 1000
  return Math.max(0, Math.min(config.sessionIdleHours * HOUR_SECONDS, config.sessionDays * DAY_SECONDS - age))
}

async function endOldest({ db }: App, userId: string): Promise<void> {
  const kept = db
    .selectFrom('sessions')
    .select('token_hash')
    .where('user_id', '=', userId)
    .orderBy('used_at', 'desc')
    .limit(MOST_SESSIONS)
  await db.deleteFrom('sessions').where('user_id', '=', userId).where('token_hash', 'not in', kept).execute()
}

/** Whose token this is; undefined when nobody's, no longer valid, or of an account that is switched off. */
export async function findSessionUser(app: App, token: string): Promise<UserRow | undefined> {
  const hash = hashToken(app, token)
  const found = await app.db
    .selectFrom('sessions')
    .innerJoin('users', 'users.user_id', 'sessions.user_id')
    .where('token_hash', '=', hash)
    .where('expires_at', '>', app.now())
    .where('disabled_at', 'is', null)
    .selectAll('users')
    .select(['expires_at', 'began_at'])
    .executeTakeFirst()
  if (!found) return undefined
  const { expires_at: end, began_at: began, ...user } = found
  const left = (end.getTime() - app.now().getTime()) / 1000
  const possible = secondsLeft(app, began)
  if (left > GRACE_SECONDS && left < possible - SLIDE_SECONDS) {
    await app.db
      .updateTable('sessions')
      .set({ expires_at: after(app, possible), used_at: app.now() })
      .where('token_hash', '=', hash)
      .execute()
  }
  return user
}

/** A new token for the same session. The one before serves for a moment, and ends with the session. */
export async function replaceSession(app: App, token: string, userId: string): Promise<Token> {
  const hash = hashToken(app, token)
  const known = await app.db
    .selectFrom('sessions')
    .select(['session_id', 'address', 'agent', 'began_at'])
    .where('token_hash', '=', hash)
    .executeTakeFirst()
  const fresh = await insertToken(app, {
    user_id: userId,
    ...(known ?? { session_id: newId(), address: '', agent: '', began_at: app.now() }),
  })
  await app.db
    .updateTable('sessions')
    .set({ expires_at: after(app, Math.min(GRACE_SECONDS, fresh.expires_in)) })
    .where('token_hash', '=', hash)
    .execute()
  return fresh
}

/** The session that a token belongs to. */
export async function sessionIdOf(app: App, token: string): Promise<string | undefined> {
  const found = await app.db
    .selectFrom('sessions')
    .select('session_id')
    .where('token_hash', '=', hashToken(app, token))
    .executeTakeFirst()
  return found?.session_id
}

/** Ends a session: its token and those that this one replaced. */
export async function endSession(app: App, token: string): Promise<void> {
  const session = await sessionIdOf(app, token)
  if (session) await app.db.deleteFrom('sessions').where('session_id', '=', session).execute()
}

/** The token of an `Authorization` header. */
export function tokenOf(header: string | undefined): string | undefined {
  const [type, token] = header?.trim().split(/\s+/) ?? []
  return type?.toLowerCase() === TOKEN_TYPE.toLowerCase() ? token : undefined
}
