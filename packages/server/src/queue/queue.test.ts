import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { startEmbeddedPostgres } from '../embedded-postgres/start-postgres.ts'
import { SILENT_LOG } from '../log/log.ts'
import { openQueue } from './queue.ts'

test('a queue that cannot be opened leaves nothing behind that would keep its process alive', async () => {
  const root = mkdtempSync(join(tmpdir(), 'queue-test-'))
  chmodSync(root, 0o755)
  const { connection, stop } = await startEmbeddedPostgres(join(root, 'postgres'), SILENT_LOG)
  onTestFinished(async () => {
    await stop()
    rmSync(root, { recursive: true, force: true })
  })
  await (await openQueue(connection, SILENT_LOG)).close()
  const client = new Client(connection)
  await client.connect()
  // Who may look at the queue and make none: it starts, and fails a moment later, as when the database dies in between.
  await client.query(`create role looker login password 'looker'`)
  await client.query('grant usage on schema jobs to looker; grant select on all tables in schema jobs to looker')
  let warnings = 0
  const log = { ...SILENT_LOG, warn: () => warnings++ }
  await expect(openQueue({ ...connection, user: 'looker', password: 'looker' }, log)).rejects.toThrow('denied')
  warnings = 0
  await sleep(3000)
  expect(warnings).toBe(0)
  const { rows } = await client.query(`select from pg_stat_activity where usename = 'looker'`)
  expect(rows).toEqual([])
  await client.end()
})
