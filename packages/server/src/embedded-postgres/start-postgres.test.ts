import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { SILENT_LOG } from '../log/log.ts'
import { findPostmaster } from './postmaster.ts'
import { startEmbeddedPostgres, type EmbeddedPostgres } from './start-postgres.ts'

let root: string
let folder: string
const cluster = () => join(folder, 'cluster')
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'postgres-test-'))
  chmodSync(root, 0o755)
  folder = join(root, 'postgres')
})
afterAll(() => rmSync(root, { recursive: true, force: true }))

async function query(database: EmbeddedPostgres, text: string): Promise<Record<string, unknown>[]> {
  const client = new Client(database.connection)
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(text)).rows
  } finally {
    await client.end()
  }
}

async function holder(): Promise<ChildProcess> {
  const child = fork(fileURLToPath(new URL('./hold-database.test-entry.ts', import.meta.url)), [folder], {
    execArgv: [],
  })
  await once(child, 'message')
  return child
}

async function until(condition: () => boolean, patience = 10_000): Promise<void> {
  for (const end = Date.now() + patience; !condition(); await sleep(20))
    if (Date.now() > end) throw new Error('waited in vain')
}

test('a first start makes a database that only its owner can reach, and a stop ends it', async () => {
  const database = await startEmbeddedPostgres(folder, SILENT_LOG)
  expect(
    await query(database, `select current_setting('listen_addresses') as addresses, current_setting('fsync') as fsync`),
  ).toEqual([{ addresses: '127.0.0.1', fsync: 'on' }])
  expect(await query(database, `select datlocprovider, datlocale from pg_database where datname = 'postgres'`)).toEqual(
    [{ datlocprovider: 'b', datlocale: 'C.UTF-8' }],
  )
  expect(statSync(join(folder, 'password')).mode & 0o777).toBe(0o600)
  const impostor = new Client({ ...database.connection, password: 'guessed' })
  await expect(impostor.connect()).rejects.toThrow('password authentication failed')
  await query(database, 'create table notes (text text)')
  await database.stop()
  expect(findPostmaster(cluster())).toBeUndefined()
})

test('two that start at once share one database, and it lives as long as either', async () => {
  const [first, second] = await Promise.all([holder(), holder()])
  const postmaster = findPostmaster(cluster())!
  first.kill('SIGTERM')
  await once(first, 'exit')
  await sleep(200)
  expect(findPostmaster(cluster())).toEqual(postmaster)
  second.kill('SIGTERM')
  await once(second, 'exit')
  expect(findPostmaster(cluster())).toBeUndefined()
})

test('kill -9 of its user leaves no orphan behind, and the next start finds everything', async () => {
  const child = await holder()
  child.kill('SIGKILL')
  await until(() => findPostmaster(cluster()) === undefined)
  const database = await startEmbeddedPostgres(folder, SILENT_LOG)
  expect(await query(database, 'select count(*)::int as count from notes')).toEqual([{ count: 0 }])
  await database.stop()
})

test('kill -9 of the database itself: it comes back on the same port with all that was committed', async () => {
  const database = await startEmbeddedPostgres(folder, SILENT_LOG)
  await query(database, `insert into notes values ('kept')`)
  const { pid, port } = findPostmaster(cluster())!
  process.kill(pid, 'SIGKILL')
  await until(() => (findPostmaster(cluster())?.pid ?? pid) !== pid)
  await until(() => readFileSync(join(cluster(), 'postmaster.pid'), 'utf8').includes('ready'))
  expect(database.connection.port).toBe(port)
  expect(await query(database, 'select text from notes')).toEqual([{ text: 'kept' }])
  await database.stop()
})

test('kill -9 of both at once, as when a machine fails', async () => {
  const child = await holder()
  const { pid } = findPostmaster(cluster())!
  process.kill(pid, 'SIGKILL')
  child.kill('SIGKILL')
  await once(child, 'exit')
  const database = await startEmbeddedPostgres(folder, SILENT_LOG)
  expect(await query(database, 'select text from notes')).toEqual([{ text: 'kept' }])
  await database.stop()
  expect(existsSync(join(folder, 'starting'))).toBe(false)
})
