import { randomBytes } from 'node:crypto'
import { type ConsultProgress, LIMITS } from '@tickmark/contract'
import type { App } from '../app/app.ts'
import { refuseKey } from '../auth/api-keys.ts'
import { findObstacle } from '../auth/availability.ts'
import { freeName } from '../auth/free-name.ts'
import { createResetLink } from '../auth/set-password.ts'
import { insertUser, inventedPhone } from '../auth/users.ts'
import type { ConsultRow, UserRow } from '../db/rows.ts'
import { AppError } from '../faults/app-error.ts'
import type { Handler } from '../http/handler.ts'
import { isOver } from '../usage/quota.ts'
import { toRecord } from './consults.ts'

/** Milliseconds in which who asked for a trial can enter it. */
export const WELCOME_LIFE = LIMITS.trialLinkDays * 24 * 3600_000

/** From a request to an account that works: made once, its link as often as nobody has entered by it. */
export const adminOpenTrial: Handler<'adminOpenTrial'> = async (app, { body, token }) => {
  refuseKey(token)
  const { consult_id: consultId } = body
  const asked = await findConsult(app, consultId)
  if (asked?.kind !== 'trial') throw new AppError('not_found')
  const { user, consult } = asked.user_id ? await findOpened(app, asked) : await openOnce(app, asked)
  if (user.plan_ends_at || user.plan !== 'trial') throw new AppError('account_entered')
  if (app.config.mail && app.config.publicUrl) {
    await app.db
      .transaction()
      .execute((transaction) => app.queue.send(transaction, [{ kind: 'send-welcome', consultId, patient: true }]))
    return { consult: await toRecord(app, consult), token: null }
  }
  const link = await createResetLink(app, user.user_id, WELCOME_LIFE)
  return { consult: await toRecord(app, consult), token: link.token }
}

/** For who sent the request: he alone knows its id. */
export const getConsult: Handler<'getConsult'> = async (app, { query }) => {
  const consult = await findConsult(app, query.consult_id)
  if (!consult) throw new AppError('not_found')
  const user = consult.user_id
    ? await app.db.selectFrom('users').selectAll().where('user_id', '=', consult.user_id).executeTakeFirst()
    : undefined
  return {
    kind: consult.kind,
    created_at: consult.created_at.toISOString(),
    progress: user ? progressOf(user, app.now()) : consult.state,
    trial_ends_at: (user?.plan === 'trial' && user.plan_ends_at?.toISOString()) || null,
  }
}

function progressOf(user: UserRow, now: Date): ConsultProgress['progress'] {
  if (user.plan !== 'trial') return 'done'
  if (!user.plan_ends_at) return 'opened'
  return isOver(user, now) ? 'over' : 'running'
}

const findConsult = ({ db }: App, consultId: string): Promise<ConsultRow | undefined> =>
  db.selectFrom('consults').selectAll().where('consult_id', '=', consultId).executeTakeFirst()

type Opened = { user: UserRow; consult: ConsultRow }

async function findOpened({ db }: App, consult: ConsultRow): Promise<Opened> {
  const userId = consult.user_id ?? ''
  const user = await db.selectFrom('users').selectAll().where('user_id', '=', userId).executeTakeFirst()
  if (!user) throw new AppError('not_found')
  return { user, consult }
}

/** Two requests of one firm may be opened at the same moment with one number: the second tries again, and sees what is taken by then. */
async function openOnce(app: App, asked: ConsultRow, tries = 3): Promise<Opened> {
  try {
    return await openAccount(app, asked)
  } catch (error) {
    if ((error as { code?: string }).code !== '23505' || tries <= 1) throw error
    return openOnce(app, asked, tries - 1)
  }
}

/** Account and request are bound in one step; of two administrators who press at once the second finds the account of the first. */
async function openAccount(app: App, asked: ConsultRow): Promise<Opened> {
  const fields = asked.fields as Record<string, unknown>
  const [email, phone] = [String(fields.email), String(fields.phone)]
  const obstacle = await findObstacle(app, 'email', email)
  if (obstacle && !(await isOpened(app, asked))) throw new AppError(obstacle, { field: 'email' })
  // Colleagues give the number of their switchboard; one of them has it already.
  const isFree = (await findObstacle(app, 'phone', phone)) === undefined
  const account = {
    username: await freeName(app, email),
    // Nobody knows it: the link sets the first one that somebody does.
    password: randomBytes(32).toString('base64url'),
    email,
    phone: isFree ? phone : inventedPhone(),
    role: 'user',
    plan: 'trial',
    waits: true,
    language: asked.language,
  } as const
  return app.db.transaction().execute(async (db) => {
    const consult = await db
      .selectFrom('consults')
      .selectAll()
      .where('consult_id', '=', asked.consult_id)
      .forUpdate()
      .executeTakeFirstOrThrow()
    if (consult.user_id) return findOpened({ ...app, db }, consult)
    const user = await insertUser(db, account)
    const opened = { user_id: user.user_id, state: 'done' } as const
    const bound = await db
      .updateTable('consults')
      .set(opened)
      .where('consult_id', '=', asked.consult_id)
      .returningAll()
      .executeTakeFirstOrThrow()
    return { user, consult: bound }
  })
}

const isOpened = async (app: App, { consult_id: consultId }: ConsultRow): Promise<boolean> =>
  Boolean((await findConsult(app, consultId))?.user_id)
