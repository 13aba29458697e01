import type { ConsultRecord } from '@tickmark/contract'
import { sql } from 'kysely'
import type { App } from '../app/app.ts'
import { takeFromLimit } from '../auth/rate-limits.ts'
import { containing } from '../db/like-pattern.ts'
import type { ConsultRow } from '../db/rows.ts'
import { AppError } from '../faults/app-error.ts'
import type { Handler } from '../http/handler.ts'
import { newId } from '../db/new-id.ts'
import { contentDisposition } from '../http/content-disposition.ts'
import { reportsOf } from '../usage/quota.ts'
import { exportConsults, isTimeZone } from './export-consults.ts'

/** Keeps an enquiry, a trial request or a booking for the operator. */
export const createConsult: Handler<'createConsult'> = async (app, { body, address, language }) => {
  await takeFromLimit(app, 'consult', address)
  const { kind, ...fields } = body
  const consultId = newId()
  await app.db.transaction().execute(async (transaction) => {
    const row = { consult_id: consultId, kind, fields: JSON.stringify(fields), language }
    await transaction.insertInto('consults').values(row).execute()
    if (app.config.mail) await app.queue.send(transaction, [{ kind: 'send-mail', consultId, language, patient: true }])
  })
  return { consult_id: consultId }
}

export const adminListConsults: Handler<'adminListConsults'> = async (app, { query }) => {
  const { page, page_size: size } = query
  const found = findConsults(app, query)
  const { total } = await found.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const rows = await found
    .selectAll()
    .orderBy('created_at', 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute()
  return { items: await toRecords(app, rows), total, page, page_size: size }
}

export const adminUpdateConsult: Handler<'adminUpdateConsult'> = async (app, { body }) => {
  const { consult_id: consultId, state, notes } = body
  const row = await app.db
    .updateTable('consults')
    .set({ state, notes })
    .where('consult_id', '=', consultId)
    .returningAll()
    .executeTakeFirst()
  if (!row) throw new AppError('not_found')
  return toRecord(app, row)
}

export const adminExportConsults: Handler<'adminExportConsults'> = async (app, { query, language }) => {
  const { time_zone: timeZone } = query
  if (timeZone && !isTimeZone(timeZone)) throw new AppError('request_error', { field: 'time_zone' })
  const rows = await findConsults(app, query).selectAll().orderBy('created_at', 'desc').execute()
  const headers = {
    'Content-Type': 'text/csv; charset=utf-8',
    'Content-Disposition': contentDisposition('attachment', 'enquiries.csv'),
  }
  return new Response(exportConsults(await toRecords(app, rows), { language, timeZone }), { headers })
}

type Filter = Partial<Pick<ConsultRecord, 'kind' | 'state'>> & { search?: string }

function findConsults({ db }: Pick<App, 'db'>, { kind, state, search }: Filter) {
  let found = db.selectFrom('consults')
  if (kind) found = found.where('kind', '=', kind)
  if (state) found = found.where('state', '=', state)
  if (search) found = found.where(sql<string>`fields::text`, 'ilike', containing(search))
  return found
}

type Asked = Pick<App, 'db' | 'now'>

/** With the accounts that were opened for them, asked for together. */
async function toRecords(app: Asked, rows: readonly ConsultRow[]): Promise<ConsultRecord[]> {
  const ids = rows.flatMap(({ user_id: userId }) => userId ?? [])
  const users = ids.length ? await app.db.selectFrom('users').selectAll().where('user_id', 'in', ids).execute() : []
  const accounts = new Map<string | null, ConsultRecord['account']>()
  for (const user of users) {
    const { user_id, username, plan, plan_ends_at: end } = user
    const { left } = await reportsOf(app, user)
    accounts.set(user_id, { user_id, username, plan, plan_ends_at: end?.toISOString() ?? null, reports_left: left })
  }
  return rows.map(({ consult_id, kind, created_at: createdAt, state, notes, fields, user_id: userId }) => ({
    consult_id,
    kind,
    created_at: createdAt.toISOString(),
    state,
    notes,
    fields: fields as Record<string, unknown>,
    account: accounts.get(userId) ?? null,
  }))
}

export async function toRecord(app: Asked, row: ConsultRow): Promise<ConsultRecord> {
  const [record] = await toRecords(app, [row])
  if (!record) throw new AppError('not_found')
  return record
}
