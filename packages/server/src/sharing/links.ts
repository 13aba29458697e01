import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { App } from '../app/app.ts'
import { refuseKey } from '../auth/api-keys.ts'
import { takeGuess } from '../auth/guesses.ts'
import { hashPassword, verifyPassword } from '../auth/passwords.ts'
import { newId } from '../db/new-id.ts'
import { AppError } from '../faults/app-error.ts'
import type { Handler } from '../http/handler.ts'
import { findTask } from '../access/find-task.ts'

const PREFIX = 'link_'
const DAY = 24 * 3600 * 1000
const MOST = 50
/** The last use of a link is written at most once in this time (ms). */
const TOUCH = 60_000

/** The database holds a keyed hash of what stands in the address, as of a session's token. */
const hashLink = ({ config }: App, link: string): string =>
  createHmac('sha256', config.secret).update(`link ${link}`).digest('base64url')

/** Whoever has given the password of a link proves it by this. A link without a password has a proof as well. */
const proofOf = ({ config }: App, link: string, passwordHash: string | null): string =>
  createHmac('sha256', config.secret)
    .update(`opened ${link} ${passwordHash ?? ''}`)
    .digest('base64url')

export const isLinkToken = (token: string): boolean => token.startsWith(PREFIX)

async function findLink(app: App, link: string) {
  return (
    app.db
      .selectFrom('task_links')
      .innerJoin('tasks', 'tasks.task_id', 'task_links.task_id')
      .innerJoin('users', 'users.user_id', 'tasks.user_id')
      .selectAll('task_links')
      .where('token_hash', '=', hashLink(app, link))
      .where('expires_at', '>', app.now())
      // What a person shared is closed with his account.
      .where('disabled_at', 'is', null)
      .executeTakeFirst()
  )
}

/** The id of the link by which a visitor reads; undefined once it has ended. */
export async function findLinkVisitor(app: App, token: string): Promise<string | undefined> {
  const [link = '', proof = ''] = token.slice(PREFIX.length).split('.')
  const row = await findLink(app, link)
  if (!row) return undefined
  const [given, right] = [Buffer.from(proof), Buffer.from(proofOf(app, link, row.password_hash))]
  if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined
  const now = app.now()
  if (!row.last_used_at || now.getTime() - row.last_used_at.getTime() > TOUCH)
    await app.db.updateTable('task_links').set({ last_used_at: now }).where('link_id', '=', row.link_id).execute()
  return row.link_id
}

export const openLink: Handler<'openLink'> = async (app, { body, address }) => {
  const row = await findLink(app, body.link)
  if (!row) throw new AppError('link_ended')
  if (row.password_hash) {
    if (!body.password) throw new AppError('link_password', { field: 'password' })
    await takeGuess(app, row.link_id, address)
    if (!(await verifyPassword(body.password, row.password_hash)))
      throw new AppError('link_password', { field: 'password' })
  }
  const task = await findTask(app, { user_id: row.link_id }, row.task_id)
  const token = `${PREFIX}${body.link}.${proofOf(app, body.link, row.password_hash)}`
  return { task_id: task.task_id, name: task.name, token: `Bearer ${token}`, expires_at: row.expires_at.toISOString() }
}

export const listLinks: Handler<'listLinks'> = async (app, { query, user }) => {
  await findTask(app, user, query.task_id, 'owner')
  const rows = await app.db
    .selectFrom('task_links')
    .selectAll()
    .where('task_id', '=', query.task_id)
    .where('expires_at', '>', app.now())
    .orderBy('created_at')
    .execute()
  return rows.map(({ link_id, created_at, expires_at, password_hash, last_used_at }) => ({
    link_id,
    created_at: created_at.toISOString(),
    expires_at: expires_at.toISOString(),
    has_password: password_hash !== null,
    last_used_at: last_used_at?.toISOString() ?? null,
  }))
}

export const createLink: Handler<'createLink'> = async (app, { body, user, token }) => {
  refuseKey(token)
  await findTask(app, user, body.task_id, 'owner')
  const { count } = await app.db
    .selectFrom('task_links')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('task_id', '=', body.task_id)
    .executeTakeFirstOrThrow()
  if (count >= MOST) throw new AppError('too_many_items', { details: { limit: MOST } })
  const link = randomBytes(24).toString('base64url')
  const expires = new Date(app.now().getTime() + body.days * DAY)
  const link_id = `${PREFIX}${newId()}`
  await app.db
    .insertInto('task_links')
    .values({
      link_id,
      task_id: body.task_id,
      token_hash: hashLink(app, link),
      password_hash: body.password ? await hashPassword(body.password) : null,
      expires_at: expires,
    })
    .execute()
  // Behind the sign of numbers: what stands there is never sent to a server, so it stands in no log.
  return { link_id, address: `/shared#${link}`, expires_at: expires.toISOString() }
}

export const revokeLink: Handler<'revokeLink'> = async (app, { query, user }) => {
  await findTask(app, user, query.task_id, 'owner')
  const { numDeletedRows } = await app.db
    .deleteFrom('task_links')
    .where('task_id', '=', query.task_id)
    .where('link_id', '=', query.link_id)
    .executeTakeFirst()
  if (numDeletedRows === 0n) throw new AppError('not_found')
  return null
}
