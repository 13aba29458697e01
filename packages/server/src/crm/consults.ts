import type { ConsultRecord } from '@tickmark/contract'
import { sql } from 'kysely'
import type { App } from '../app/app.ts'
import { takeFromLimit } from '../auth/rate-limits.ts'
import type { ConsultRow } from '../db/rows.ts'
import { AppError } from '../faults/app-error.ts'
import type { Handler } from '../http/handler.ts'
import { newId } from '../db/new-id.ts'
import { contentDisposition } from '../http/content-disposition.ts'
import { exportConsults, isTimeZone } from './export-consults.ts'

/** Keeps an enquiry, a trial request or a booking for the operator. */
export const createConsult: Handler<'createConsult'> = async (app, { body, address, language }) => {
  await takeFromLimit(app, 'consult', address)
  const { kind, ...fields } = body
  const consultId = newId()
  await app.db.transaction().execute(async (transaction) => {
    const row = { consult_id: consultId, kind, fields: JSON.stringify(fields) }
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
  return { items: rows.map(toRecord), total, page, page_size: size }
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
  return toRecord(row)
}

export const adminExportConsults: Handler<'adminExportConsults'> = async (app, { query, language }) => {
  const { time_zone: timeZone } = query
  if (timeZone && !isTimeZone(timeZone)) throw new AppError('request_error', { field: 'time_zone' })
  const rows = await findConsults(app, query).selectAll().orderBy('created_at', 'desc').execute()
  const headers = {
    'Content-Type': 'text/csv; charset=utf-8',
    'Content-Disposition': contentDisposition('attachment', 'enquiries.csv'),
  }
  return new Response(exportConsults(rows.map(toRecord), { language, timeZone }), { headers })
}

type Filter = Partial<Pick<ConsultRecord, 'kind' | 'state'>> & { search?: string }

function findConsults({ db }: Pick<App, 'db'>, { kind, state, search }: Filter) {
  let found = db.selectFrom('consults')
  if (kind) found = found.where('kind', '=', kind)
  if (state) found = found.where('state', '=', state)
  if (search) found = found.where(sql<string>`fields::text`, 'ilike', `%${search.replace(/[\\%_]/g, '\\$&')}%`)
  return found
}

function toRecord(row: ConsultRow): ConsultRecord {
  const { consult_id, kind, created_at: createdAt, state, notes, fields } = row
  return {
    consult_id,
    kind,
    created_at: createdAt.toISOString(),
    state,
    notes,
    fields: fields as Record<string, unknown>,
  }
}
