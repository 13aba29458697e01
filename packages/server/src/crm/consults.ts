import type { ConsultRecord } from '@tickmark/contract'
import { sql, type Selectable } from 'kysely'
import { takeFromLimit } from '../auth/rate-limits.ts'
import type { ConsultsTable } from '../db/tables.ts'
import { AppError } from '../errors.ts'
import type { Handler } from '../http/handler.ts'
import { newId } from '../new-id.ts'
import { contentDisposition } from '../tasks/file-names.ts'
import { toCsv } from './to-csv.ts'

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
  const { page, page_size: size, kind, state, search } = query
  let found = app.db.selectFrom('consults')
  if (kind) found = found.where('kind', '=', kind)
  if (state) found = found.where('state', '=', state)
  if (search) found = found.where(sql<string>`fields::text`, 'ilike', `%${search.replace(/[\\%_]/g, '\\$&')}%`)
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

export const adminExportConsults: Handler<'adminExportConsults'> = async (app) => {
  const rows = await app.db.selectFrom('consults').selectAll().orderBy('created_at', 'desc').execute()
  const flat = rows.map(toRecord).map(({ fields, ...record }) => ({ ...record, ...fields }))
  const headers = {
    'Content-Type': 'text/csv; charset=utf-8',
    'Content-Disposition': contentDisposition('attachment', 'enquiries.csv'),
  }
  return new Response(toCsv(flat), { headers })
}

function toRecord(row: Selectable<ConsultsTable>): ConsultRecord {
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
