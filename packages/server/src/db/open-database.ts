import { Kysely, PostgresDialect } from 'kysely'
import { DEFAULT_MIGRATION_LOCK_TABLE, DEFAULT_MIGRATION_TABLE, Migrator } from 'kysely/migration'
import { Pool, types, type PoolConfig } from 'pg'
import { OperatorProblem } from '@tickmark/contract/operator-problem'
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
  await refuseNewer(pool)
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } })
  const { error, results } = await (upTo ? migrator.migrateTo(upTo) : migrator.migrateToLatest())
  if (error) throw error
  for (const { migrationName } of results ?? []) log.info('database brought up to date', { migration: migrationName })
  const probe = openProbe(connection)
  return { db, ping: probe.ping, close: () => Promise.all([db.destroy(), probe.close()]).then(() => undefined) }
}

/** Tables that a newer version has changed are not ours to work with: what stands in them may mean something else by now. */
async function refuseNewer(pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ table: string | null }>('select to_regclass($1) as "table"', [
    DEFAULT_MIGRATION_TABLE,
  ])
  if (!rows[0]?.table) return
  const made = await pool.query<{ name: string }>(`select name from "${DEFAULT_MIGRATION_TABLE}" order by name`)
  const newer = made.rows.map(({ name }) => name).filter((name) => !(name in migrations))
  if (newer.length === 0) return
  await pool.end()
  const names = newer.join(', ')
  throw new OperatorProblem({
    'zh-CN': `数据库已由更新的版本升级（${names}），本程序版本较旧，不能使用。请换回较新的程序；如需退回旧版本，请恢复升级前的备份。`,
    en: `The database was brought up to date by a newer version (${names}), and this program is older. Use the newer program, or restore the backup from before the upgrade.`,
    ko: `데이터베이스가 더 새로운 버전에서 업그레이드되어(${names}) 이전 버전인 이 프로그램으로는 사용할 수 없습니다. 새 버전의 프로그램을 사용하거나 업그레이드 전의 백업을 복원하십시오.`,
    ja: `データベースは新しいバージョンで更新されており（${names}）、旧バージョンの本プログラムでは使用できません。新しいプログラムを使用するか、更新前のバックアップを復元してください。`,
  })
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
