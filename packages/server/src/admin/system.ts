import { statfs } from 'node:fs/promises'
import { BRAND } from '@tickmark/document'
import { isolationLevel } from '@tickmark/isolation'
import { sql } from 'kysely'
import type { App } from '../app/app.ts'
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
    isolation: isolationLevel(),
    tasks: Object.fromEntries(rows.map(({ status, count }) => [status, Number(count)])),
    queued_jobs: await app.queue.countWaiting(),
    workers: app.queue.countWorkers(),
    free_bytes: disk.bavail * disk.bsize,
  }
}

/** Kind and version, without address or credentials. */
export async function describeDatabase({ db }: Pick<App, 'db'>): Promise<string> {
  const { version } = await oneRow(db, sql<{ version: string }>`select current_setting('server_version') as version`)
  return `PostgreSQL ${version}`
}
