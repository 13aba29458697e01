import { execFile } from 'node:child_process'
import { appendFile, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { DataOf } from '@tickmark/contract'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { verifyAudit } from '../src/audit/verify.ts'
import { BackupManifest } from '../src/backup/manifest.ts'
import { corpus, readEvents, startHarness, type Harness, takeData } from './harness.ts'

async function scratch(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'backup-test-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** As a command of the operator's does it: in a process of its own, beside the service. */
async function operate(work: 'backUp' | 'restore', dataFolder: string, folder: string): Promise<BackupManifest> {
  const operator = new URL('../src/operator.ts', import.meta.url).href
  const script = `const { ${work} } = await import(${JSON.stringify(operator)})
    console.log(JSON.stringify(await ${work}(${JSON.stringify(folder)})))`
  const { PATH } = process.env
  const env = { PATH, TICKMARK_DATA_DIR: dataFolder }
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script], { env })
  return BackupManifest.parse(JSON.parse(stdout))
}

const backUp = (dataFolder: string, folder: string) => operate('backUp', dataFolder, folder)
const restore = (dataFolder: string, folder: string) => operate('restore', dataFolder, folder)

/** What comes and goes while nobody does anything. */
const PASSING = /^(?:sessions|rate_limits|audit_log|kysely)/

/** Rows of every table, so that nothing is missing. */
async function countRows({ service }: Harness): Promise<Record<string, number>> {
  const { db } = service.app
  const tables = await db.introspection.getTables()
  const counts = tables
    .filter(({ name, schema }) => schema === 'public' && !PASSING.test(name))
    .map(async ({ name }) => {
      const { rows } = await sql<{ count: number }>`select count(*)::int as count from ${sql.table(name)}`.execute(db)
      return [name, rows[0]?.count ?? 0] as const
    })
  return Object.fromEntries(await Promise.all(counts))
}

test('a backup of a service that is at work brings back tasks, results, decisions and what was under way', async () => {
  const [from, to, backups] = await Promise.all([scratch(), scratch(), scratch()])
  const folder = join(backups, 'monday')
  const first = await startHarness(from)
  const done = takeData(await first.admin.upload([corpus('statement.pdf')]))
  await first.admin.waitForEnd(done.task_id)
  const open = takeData(await first.admin.upload([corpus('long.pdf')]))
  await readEvents(first.admin, open.task_id, (events) =>
    events.some(({ event }) => event.type === 'progress' && event.progress.pages_done > 0),
  )
  const manifest = await backUp(from, folder)
  const before = await first.admin.call('GET', `/task/detail?task_id=${done.task_id}`)
  await first.admin.waitForEnd(open.task_id)
  const counts = await countRows(first)
  await first.stop()
  expect(manifest.files.length).toBeGreaterThan(2)
  expect(manifest.jobs.rows).toBeGreaterThan(0)

  await restore(to, folder)
  const second = await startHarness(to)
  expect((await second.admin.call('GET', `/task/detail?task_id=${done.task_id}`)).data).toEqual(before.data)
  expect(await second.admin.waitForEnd(open.task_id)).toMatchObject({
    status: 'completed',
    files: [{ status: 'read', failed_pages: [] }],
  })
  expect(await countRows(second)).toEqual(counts)
  const { db, config } = second.service.app
  expect((await verifyAudit(db, config.secret)).brokenAt).toBeUndefined()
  // Numbers of new rows go on behind those that came back.
  const later = takeData(await second.admin.upload([corpus('statement.pdf')]))
  expect(await second.admin.waitForEnd(later.task_id)).toMatchObject({ status: 'completed' })
  await second.stop()
})

test('a backup is brought back whole into an empty place, or not at all', async () => {
  const [from, to, backups] = await Promise.all([scratch(), scratch(), scratch()])
  const folder = join(backups, 'monday')
  const service = await startHarness(from)
  await service.stop()
  const { tables } = await backUp(from, folder)
  await expect(backUp(from, folder)).rejects.toThrow('is there already')
  await expect(restore(from, folder)).rejects.toThrow('has accounts already')
  await expect(restore(to, backups)).rejects.toThrow('no complete backup')
  const users = tables.find(({ name }) => name === 'users')
  await appendFile(join(folder, 'tables', `${users?.name}.copy.zst`), 'x')
  await expect(restore(to, folder)).rejects.toThrow('not as it was written')
  expect(await readdir(to)).not.toContain('files')
})

test('an administrator makes a backup, has it checked, sees damage, and deletes it; nobody else sees any', async () => {
  const [data, backups, to] = await Promise.all([scratch(), scratch(), scratch()])
  const { admin, register, stop } = await startHarness(data, { backupFolder: backups })
  onTestFinished(stop)
  const task = takeData(await admin.upload([corpus('statement.pdf')]))
  await admin.waitForEnd(task.task_id)
  const list = async () => takeData(await admin.call<DataOf<'adminListBackups'>>('GET', '/admin/backups'))
  const whenDone = () => expect.poll(async () => (await list()).busy, { timeout: 60_000 }).toBe(false)
  expect(await list()).toMatchObject({ folder: backups, busy: false, items: [] })

  const { name } = takeData(await admin.call<DataOf<'adminStartBackup'>>('POST', '/admin/backups', {}))
  await whenDone()
  const check = () => admin.call('POST', '/admin/backups/check', { backup: name })
  expect((await check()).status).toBe(200)
  await whenDone()
  expect((await list()).items).toMatchObject([
    { name, state: 'whole', check: { state: 'sound', damaged: null }, holds: { files: expect.any(Number) } },
  ])
  // It is one that the command restores.
  const restored = await restore(to, join(backups, name))
  expect(restored.files.length).toBe((await list()).items[0]?.holds?.files)

  await appendFile(join(backups, name, 'tables', 'tasks.copy.zst'), 'x')
  await check()
  await whenDone()
  expect((await list()).items).toMatchObject([
    { check: { state: 'damaged', damaged: join('tables', 'tasks.copy.zst') } },
  ])

  for (const wrong of ['..', '.', '../data', '%2e%2e%2fdata', 'a..b'])
    expect((await admin.call('DELETE', `/admin/backups?backup=${wrong}`)).status).toBe(400)
  expect((await admin.call('DELETE', '/admin/backups?backup=nosuch')).status).toBe(404)
  const other = await register('curious')
  expect((await other.call('GET', '/admin/backups')).status).toBe(403)
  expect((await admin.call('DELETE', `/admin/backups?backup=${name}`)).status).toBe(200)
  expect((await list()).items).toEqual([])
  expect(await readdir(backups)).toEqual([])
})

test('what was cut short is shown as no backup, and two are never written at once', async () => {
  const [data, backups] = await Promise.all([scratch(), scratch()])
  const { admin, stop } = await startHarness(data, { backupFolder: backups })
  onTestFinished(stop)
  await mkdir(join(backups, 'half.part', 'tables'), { recursive: true })
  const list = async () => takeData(await admin.call<DataOf<'adminListBackups'>>('GET', '/admin/backups'))
  expect((await list()).items).toMatchObject([{ name: 'half', state: 'unfinished', holds: null }])
  const begun = await Promise.all([1, 2, 3].map(() => admin.call('POST', '/admin/backups', {})))
  expect(begun.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(begun.find(({ status }) => status !== 200)).toMatchObject({ status: 409, error: { key: 'backup_busy' } })
  await expect.poll(async () => (await list()).busy, { timeout: 60_000 }).toBe(false)
  expect((await admin.call('DELETE', '/admin/backups?backup=half')).status).toBe(200)
  expect((await list()).items).toMatchObject([{ state: 'whole' }])
})
