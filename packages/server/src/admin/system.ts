import { statfs } from 'node:fs/promises'
import type { DataOf } from '@tickmark/contract'
import { BRAND } from '@tickmark/document'
import { isolationLevel } from '@tickmark/isolation'
import { sql } from 'kysely'
import type { App } from '../app/app.ts'
import { masterKeysOf } from '../storage/sealed/open-sealed-storage.ts'
import { oneRow } from '../db/one-row.ts'
import type { Handler } from '../http/handler.ts'

/** What the operator wants to see at a glance. */
export const adminGetSystem: Handler<'adminGetSystem'> = async (app) => {
  const { rows } = await sql<{
    status: string
    count: string
  }>`select status, count(*) from tasks group by status`.execute(app.db)
  const disk = await statfs(app.config.dataFolder)
  return {
    version: BRAND.version,
    node: process.version,
    uptime_seconds: Math.round(process.uptime()),
    database: await describeDatabase(app),
    database_is_own: !app.config.databaseUrl,
    storage: app.storage.describe(),
    encryption: await describeEncryption(app),
    isolation: isolationLevel(),
    tasks: Object.fromEntries(rows.map(({ status, count }) => [status, Number(count)])),
    queued_jobs: await app.queue.countWaiting(),
    workers: app.queue.countWorkers(),
    free_bytes: disk.bavail * disk.bsize,
  }
}

async function describeEncryption({ db, config }: App): Promise<DataOf<'adminGetSystem'>['encryption']> {
  const [first] = masterKeysOf(config) ?? []
  if (!first) return null
  const counts = sql<{ tasks: number; earlier_key: number; open: number }>`
    select count(*) filter (where is_whole) as tasks,
      count(*) filter (where is_whole and master_id <> ${first.id}) as earlier_key,
      count(*) filter (where is_whole is not true) as open
    from tasks left join file_keys on prefix = 'tasks/' || task_id || '/'`
  return { key_id: first.id, ...(await oneRow(db, counts)) }
}

/** Kind and version, without address or credentials. */
export async function describeDatabase({ db }: Pick<App, 'db'>): Promise<string> {
  const { version } = await oneRow(db, sql<{ version: string }>`select current_setting('server_version') as version`)
  return `PostgreSQL ${version}`
}
