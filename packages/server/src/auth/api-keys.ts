import { createHmac, randomBytes } from 'node:crypto'
import type { UserRow } from '../db/rows.ts'
import type { App } from '../app/app.ts'
import { AppError } from '../faults/app-error.ts'
import type { Handler } from '../http/handler.ts'
import { newId } from '../db/new-id.ts'

const PREFIX = 'tk_'
const SHOWN = 8
const MOST = 20
const DAY = 24 * 3600_000
/** The last use of a key is written at most once in this time. */
const TOUCH_MILLISECONDS = 60_000

export const isApiKey = (token: string): boolean => token.startsWith(PREFIX)

/** The database holds a keyed hash of a key, as of a session's token. */
const hashKey = ({ config }: App, key: string): string =>
  createHmac('sha256', config.secret).update(`key ${key}`).digest('base64url')

/** Whose key this is; undefined when nobody's, at its end, or of an account that is switched off. Refuses a key that may only ask what changes things. */
export async function findKeyUser(app: App, key: string, method: string): Promise<UserRow | undefined> {
  const found = await app.db
    .selectFrom('api_keys')
    .innerJoin('users', 'users.user_id', 'api_keys.user_id')
    .where('key_hash', '=', hashKey(app, key))
    .where((where) => where.or([where('expires_at', 'is', null), where('expires_at', '>', app.now())]))
    .where('disabled_at', 'is', null)
    .selectAll('users')
    .select(['key_id', 'last_used_at', 'scope'])
    .executeTakeFirst()
  if (!found) return undefined
  const { key_id: keyId, last_used_at: lastUsed, scope, ...user } = found
  if (scope === 'read' && method !== 'GET') throw new AppError('forbidden')
  const now = app.now()
  if (!lastUsed || now.getTime() - lastUsed.getTime() > TOUCH_MILLISECONDS) {
    await app.db.updateTable('api_keys').set({ last_used_at: now }).where('key_id', '=', keyId).execute()
  }
  return user
}

export const listKeys: Handler<'listKeys'> = async ({ db }, { user }) => {
  const rows = await db
    .selectFrom('api_keys')
    .selectAll()
    .where('user_id', '=', user.user_id)
    .orderBy('created_at')
    .execute()
  return rows.map(({ key_id, name, prefix, created_at: made, last_used_at: used, scope, expires_at: end }) => ({
    key_id,
    name,
    prefix,
    created_at: made.toISOString(),
    last_used_at: used?.toISOString() ?? null,
    scope,
    expires_at: end?.toISOString() ?? null,
  }))
}

export const createKey: Handler<'createKey'> = async (app, { body, user, token }) => {
  refuseKey(token)
  const { count } = await app.db
    .selectFrom('api_keys')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', user.user_id)
    .executeTakeFirstOrThrow()
  if (count >= MOST) throw new AppError('too_many_items', { details: { limit: MOST } })
  const key = PREFIX + randomBytes(32).toString('base64url')
  const row = {
    key_id: newId(),
    user_id: user.user_id,
    name: body.name,
    scope: body.scope,
    expires_at: body.expires_in_days ? new Date(app.now().getTime() + body.expires_in_days * DAY) : null,
    prefix: key.slice(0, SHOWN),
    key_hash: hashKey(app, key),
  }
  await app.db.insertInto('api_keys').values(row).execute()
  return { key_id: row.key_id, key }
}

export const deleteKey: Handler<'deleteKey'> = async ({ db }, { query, user }) => {
  const { numDeletedRows } = await db
    .deleteFrom('api_keys')
    .where('key_id', '=', query.key_id)
    .where('user_id', '=', user.user_id)
    .executeTakeFirst()
  if (numDeletedRows === 0n) throw new AppError('not_found')
  return null
}

/** Refuses a request that an API key makes. A key cannot make keys, tokens or webhooks, so that deleting it ends all access by it. */
export function refuseKey(token: string | undefined): void {
  if (token && isApiKey(token)) throw new AppError('forbidden')
}
