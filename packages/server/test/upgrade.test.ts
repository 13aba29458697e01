import { createHash } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client, type PoolConfig } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { columnsOf, nameList, tablesInOrder } from '../src/backup/database-shape.ts'
import { openDatabase } from '../src/db/open-database.ts'
import { migrations } from '../src/db/migrations/index.ts'
import { startEmbeddedPostgres } from '../src/embedded-postgres/start-postgres.ts'
import { SILENT_LOG } from '../src/log/log.ts'
import { corpus, startHarness, takeData, type Harness } from './harness.ts'

/** Tables of the first week, of the days before retention and before workspaces, and those before the last change. */
const EARLIER = ['011-audit', '020-file-keys', '022-mentions', Object.keys(migrations).at(-2) ?? '']

interface Problem {
  problem_id: string
  rule_id: string
  decision: string
  decision_reason: string | null
}

let data: string
let taskId: string
let before: unknown

/** What a person sees of the task, and every byte of its files. */
async function look({ admin }: Harness): Promise<unknown> {
  const detail = await admin.call<{ results: { name: string; path: string }[] }>(
    'GET',
    `/task/detail?task_id=${taskId}`,
  )
  const { results, ...task } = takeData(detail)
  const files: Record<string, string> = {}
  for (const { name, path } of results) {
    const bytes = await (await admin.raw(`/task/resource/${path}`)).arrayBuffer()
    files[name] = createHash('sha256').update(new Uint8Array(bytes)).digest('hex')
  }
  const { data: problems } = await admin.call<{ items: Problem[] }>('GET', `/task/problems?task_id=${taskId}`)
  const { data: summary } = await admin.call<{ scores: unknown }>('GET', `/task/summary?task_id=${taskId}`)
  return { task, files, problems, scores: summary?.scores }
}

/** Works on the database of the folder while no service runs. */
async function onDatabase<Value>(work: (client: Client, connection: PoolConfig) => Promise<Value>): Promise<Value> {
  const { connection, stop } = await startEmbeddedPostgres(join(data, 'postgres'), SILENT_LOG)
  const client = new Client(connection)
  await client.connect()
  try {
    return await work(client, connection)
  } finally {
    await client.end()
    await stop()
  }
}

/** Copies from `latest` what the table of today's name had for columns then. */
async function copyRows(client: Client, table: string): Promise<void> {
  const found = await client.query<{ oid: string | null }>('select to_regclass($1) as oid', [`latest."${table}"`])
  if (!found.rows[0]?.oid) return
  const known = new Set(await columnsOf(client, 'latest', table))
  const columns = nameList((await columnsOf(client, 'public', table)).filter((name) => known.has(name)))
  await client.query(
    `insert into public."${table}" (${columns}) overriding system value select ${columns} from latest."${table}"`,
  )
}

/** Makes the tables of an earlier version and fills them with what it would have kept of the rows in `latest`. */
async function goBackTo(version: string): Promise<void> {
  await onDatabase(async (client, connection) => {
    await client.query('drop schema if exists public cascade; create schema public')
    const old = await openDatabase(connection, SILENT_LOG, { upTo: version })
    await old.close()
    const tables = await tablesInOrder(client)
    for (const table of tables) await client.query(`alter table public."${table}" disable trigger user`)
    // Some changes bring rows along, which the earlier version had as well.
    await client.query(`truncate ${tables.map((table) => `public."${table}"`).join(', ')}`)
    for (const table of tables) await copyRows(client, table)
    for (const table of tables) await client.query(`alter table public."${table}" enable trigger user`)
  })
}

beforeAll(async () => {
  data = await mkdtemp(join(tmpdir(), 'upgrade-test-'))
  const harness = await startHarness(data)
  const { admin } = harness
  taskId = takeData(await admin.upload([corpus('statement.pdf')], { type: 'financial_report' })).task_id
  await admin.waitForEnd(taskId)
  const { items } = takeData(await admin.call<{ items: Problem[] }>('GET', `/task/problems?task_id=${taskId}`))
  expect(items.length).toBeGreaterThan(0)
  for (const { problem_id } of items)
    await admin.call('POST', '/task/problems/decision', {
      task_id: taskId,
      problem_id,
      decision: 'dismissed',
      reason: 'rounded by the printer',
    })
  before = await look(harness)
  expect(before).toMatchObject({ task: { status: 'completed' }, problems: { items: [{ decision: 'dismissed' }] } })
  await harness.stop()
  // The extension goes to whatever tables are made next, and which changes were made is told of those alone.
  await onDatabase((client) =>
    client.query(`alter schema public rename to latest; drop extension pg_trgm cascade;
      drop table latest.kysely_migration, latest.kysely_migration_lock`),
  )
})
afterAll(() => rm(data, { recursive: true, force: true }))

test.each(EARLIER)('tasks, decisions and files of tables as of %s are there after an upgrade', async (version) => {
  await goBackTo(version)
  const harness = await startHarness(data)
  expect(await look(harness)).toEqual(before)
  const { task_id: next } = takeData(await harness.admin.upload([corpus('sheet.png')]))
  expect(await harness.admin.waitForEnd(next)).toMatchObject({ status: 'completed' })
  await harness.stop()
})

test('tables of a newer version are not opened by an older one, and that is told in words', async () => {
  await onDatabase((client) => client.query(`insert into kysely_migration values ('999-later', now()::text)`))
  await expect(startHarness(data)).rejects.toThrow(/newer version.*999-later/)
})
