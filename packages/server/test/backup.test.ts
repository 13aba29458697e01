import { execFile } from 'node:child_process'
import { appendFile, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
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
