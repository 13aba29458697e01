import { Kysely, PostgresDialect, sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { Pool, types, type PoolConfig } from 'pg'
import type { Log } from '../log.ts'
import { migrations } from './migrations/index.ts'
import type { Tables } from './tables.ts'

export type Database = Kysely<Tables>

const BIGINT = 20
const DATE = 1082
// Sizes are far below 2^53, and a day is a day, not an instant in some time zone.
types.setTypeParser(BIGINT, Number)
types.setTypeParser(DATE, (text) => text)

export interface OpenDatabase {
  db: Database
  close(): Promise<void>
}

/** Connects and brings the tables up to date. Several processes may do so at once: the migrator takes a lock. */
export async function openDatabase(connection: PoolConfig, log: Log): Promise<OpenDatabase> {
  const pool = new Pool({ ...connection, max: 16, application_name: 'tickmark', idleTimeoutMillis: 30_000 })
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  pool.on('error', (error) => log.warn('a database connection broke', { reason: error.message }))
  // A connection in use has no listener of the pool's; its query fails on its own, which is all that should happen.
  pool.on('connect', (client) => client.on('error', () => {}))
  const db: Database = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } })
  const { error, results } = await migrator.migrateToLatest()
  if (error) throw error
  for (const { migrationName } of results ?? []) log.info('database brought up to date', { migration: migrationName })
  return { db, close: () => db.destroy() }
}

/** Whether the database answers now. */
export async function pingDatabase(db: Database): Promise<boolean> {
  try {
    await sql`select 1`.execute(db)
    return true
  } catch {
    return false
  }
}
