import { Readable } from 'node:stream'
import type { App } from '../app/app.ts'
import { refuseKey } from '../auth/api-keys.ts'
import { toCsv } from '../crm/to-csv.ts'
import type { Handler } from '../http/handler.ts'

const SHOWN = ['entry', 'at', 'actor_id', 'actor', 'action', 'task_id', 'subject', 'address', 'outcome'] as const
const COLUMNS = [...SHOWN, 'mac'] as const
const CHUNK = 2000

export const adminListAudit: Handler<'adminListAudit'> = async ({ db }, { query }) => {
  let found = db.selectFrom('audit_log').select(SHOWN).orderBy('entry', 'desc').limit(query.limit)
  if (query.before) found = found.where('entry', '<', query.before)
  if (query.user_id) found = found.where('actor_id', '=', query.user_id)
  if (query.task_id) found = found.where('task_id', '=', query.task_id)
  return (await found.execute()).map((row) => ({ ...row, at: row.at.toISOString() }))
}

/** Sent as it is read: the log may be long. */
export const adminExportAudit: Handler<'adminExportAudit'> = async (app, { token }) => {
  refuseKey(token)
  const headers = {
    'Content-Type': 'text/csv; charset=utf-8',
    'Content-Disposition': 'attachment; filename="audit-log.csv"',
  }
  return new Response(Readable.toWeb(Readable.from(linesOf(app))) as ReadableStream, { headers })
}

async function* linesOf({ db }: App): AsyncGenerator<string> {
  yield toCsv([COLUMNS])
  for (let last = 0; ;) {
    const rows = await db
      .selectFrom('audit_log')
      .selectAll()
      .where('entry', '>', last)
      .orderBy('entry')
      .limit(CHUNK)
      .execute()
    if (rows.length === 0) return
    last = rows.at(-1)?.entry ?? last
    const lines = rows.map((row) =>
      COLUMNS.map((name) => (name === 'at' ? row.at.toISOString() : String(row[name] ?? ''))),
    )
    // The mark at the head of a file stands there once.
    yield toCsv(lines).slice(1)
  }
}
