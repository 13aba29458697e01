import { Kysely, PostgresDialect } from 'kysely'
import { DEFAULT_MIGRATION_LOCK_TABLE, DEFAULT_MIGRATION_TABLE, Migrator } from 'kysely/migration'
import { Pool, types, type PoolConfig } from 'pg'
import type { Log } from '../log/log.ts'
import { migrations } from './migrations/index.ts'
import { NamingClient } from './naming-client.ts'
import type { Tables } from './tables.ts'
import { NO_TRACING, type Tracing } from '../tracing/tracing.ts'
import { tracedDatabase } from './traced-database.ts'

export type Database = Kysely<Tables>

/** Where it is kept which changes of the tables were made: no data of the service's. */
export const MIGRATION_TABLES: readonly string[] = [DEFAULT_MIGRATION_TABLE, DEFAULT_MIGRATION_LOCK_TABLE]

const BIGINT = 20
const DATE = 1082
// Sizes are far below 2^53 and become numbers; a day stays a text, so that no time zone moves it.
types.setTypeParser(BIGINT, Number)
types.setTypeParser(DATE, (text) => text)

export interface OpenDatabase {
  db: Database
  /** Whether the database answers now. It is asked over a connection of its own, so that waiting requests do not hold it up. */
  ping(): Promise<boolean>
  close(): Promise<void>
}

/**
 * Connects and brings the tables up to date, or as far as `upTo` names a change. Several processes may do so at once: the migrator takes a
 * lock.
 */
export async function openDatabase(
  connection: PoolConfig,
  log: Log,
  { upTo, tracing = NO_TRACING }: { upTo?: string; tracing?: Tracing } = {},
): Promise<OpenDatabase> {
  const pool = new Pool({
    ...connection,
    Client: NamingClient,
    max: 16,
    application_name: 'tickmark',
    idleTimeoutMillis: 30_000,
  })
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  pool.on('error', (error) => log.warn('a database connection broke', { reason: error.message }))
  // The pool listens to idle connections only. A connection in use needs a listener too, or its error would end the process; its query fails anyway.
  pool.on('connect', (client) => client.on('error', () => {}))
  const db: Database = new Kysely<Tables>(
    tracing.isOn ? tracedDatabase(pool, tracing) : { dialect: new PostgresDialect({ pool }) },
  )
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } })
  const { error, results } = await (upTo ? migrator.migrateTo(upTo) : migrator.migrateToLatest())
  if (error) throw error
  for (const { migrationName } of results ?? []) log.info('database brought up to date', { migration: migrationName })
  const probe = openProbe(connection)
  return { db, ping: probe.ping, close: () => Promise.all([db.destroy(), probe.close()]).then(() => undefined) }
}

/** Milliseconds after which a database that says nothing counts as away. */
const PATIENCE = 1500

function openProbe(connection: PoolConfig): { ping(): Promise<boolean>; close(): Promise<void> } {
  const patience = { connectionTimeoutMillis: PATIENCE, query_timeout: PATIENCE }
  const pool = new Pool({ ...connection, ...patience, max: 1, application_name: 'tickmark-probe' })
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  const ping = () =>
    pool.query('select 1').then(
      () => true,
      () => false,
    )
  return { ping, close: () => pool.end() }
}
