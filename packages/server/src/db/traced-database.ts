import { PostgresDialect, type KyselyConfig, type LogEvent } from 'kysely'
import type { Pool } from 'pg'
import type { Tracing } from '../tracing/tracing.ts'

/** A connection that is free is had at once; what takes longer was a wait. Milliseconds. */
const AT_ONCE = 1

/** A database whose every statement is a span, and the wait for a free connection one of its own. Neither texts nor values are told. */
export function tracedDatabase(pool: Pool, tracing: Tracing): KyselyConfig {
  const waited: Pick<Pool, 'connect' | 'end' | 'options'> = {
    options: pool.options,
    connect: (async () => {
      const asked = performance.now()
      const client = await pool.connect()
      const milliseconds = performance.now() - asked
      if (milliseconds > AT_ONCE) tracing.ended('database connection', milliseconds, {})
      return client
    }) as Pool['connect'],
    end: (() => pool.end()) as Pool['end'],
  }
  return {
    dialect: new PostgresDialect({ pool: waited }),
    log: (event) => tracing.ended('database', event.queryDurationMillis, describe(event)),
  }
}

function describe({ query, level }: LogEvent): Record<string, string> {
  const [operation = 'OTHER'] = query.sql.trimStart().split(/\s/, 1)
  const [, table] = /\b(?:from|into|update)\s+"?(\w+)/i.exec(query.sql) ?? []
  return {
    'db.system.name': 'postgresql',
    'db.operation.name': operation.toUpperCase(),
    ...(table === undefined ? {} : { 'db.collection.name': table }),
    ...(level === 'error' ? { 'error.type': 'database' } : {}),
  }
}
