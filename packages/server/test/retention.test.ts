import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { DataOf, DeletionReceipt, TaskDetail } from '@tickmark/contract'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { verifyAudit } from '../src/audit/verify.ts'
import { checkReceipt } from '../src/deletion/receipt.ts'
import { enforceRetention } from '../src/deletion/start-retention.ts'
import { corpus, startHarness, takeData, type Caller, type Harness } from './harness.ts'

const DAY = 24 * 3600_000
const daysAgo = (days: number): Date => new Date(Date.now() - days * DAY)

let harness: Harness
let owner: Caller
let other: Caller
beforeAll(async () => {
  harness = await startHarness(undefined, { retentionDays: 30 })
  owner = await harness.register('keeper')
  other = await harness.register('other')
})
afterAll(() => harness.stop())

/** A task of a page that was read, and ended so many days ago. */
async function ended(caller: Caller, name: string, days: number): Promise<TaskDetail> {
  const { task_id: id } = takeData(await caller.upload([corpus('statement.pdf')], { name }))
  const task = await caller.waitForEnd(id)
  const { db } = harness.service.app
  await db
    .updateTable('tasks')
    .set({ finished_at: daysAgo(days) })
    .where('task_id', '=', id)
    .execute()
  return task
}

const detail = (caller: Caller, { task_id: id }: { task_id: string }) =>
  caller.call<TaskDetail>('GET', `/task/detail?task_id=${id}`)

const receiptsOf = async (caller: Caller, path = '/receipts'): Promise<DeletionReceipt[]> =>
  takeData(await caller.call<DataOf<'listReceipts'>>('GET', path)).items

const fileOf = (caller: Caller, { receipt_id: id }: DeletionReceipt): Promise<Response> =>
  caller.raw(`/receipts/file?receipt_id=${id}`)

const storedOf = ({ task_id: id }: { task_id: string }): Promise<string[]> =>
  readdir(join(harness.service.app.config.dataFolder, 'files', 'tasks', id), { recursive: true }).catch(() => [])

/** The rule came into force so long ago. */
function ruleSince(days: number): void {
  harness.service.app.retention = { days: 30, since: daysAgo(days) }
}

test('what is older than the rule is deleted with all that belongs to it, and its owner has a receipt that cannot be changed', async () => {
  const { app } = harness.service
  ruleSince(100)
  const [old, young] = [await ended(owner, 'Q1-accounts', 31), await ended(owner, 'Q2-accounts', 29)]
  const left = takeData(await detail(owner, young)).retention.deletes_at
  expect(Math.round((Date.parse(left ?? '') - Date.now()) / DAY)).toBe(1)
  await enforceRetention(app)
  expect((await detail(owner, old)).status).toBe(404)
  expect(await storedOf(old)).toEqual([])
  expect((await detail(owner, young)).status).toBe(200)

  const receipts = await receiptsOf(owner)
  expect(receipts).toEqual([
    expect.objectContaining({ task_id: old.task_id, task_name: 'Q1-accounts', owner: 'keeper', cause: 'retention' }),
  ])
  const [receipt] = receipts
  if (!receipt) throw new Error('there is no receipt')
  expect(receipt).toMatchObject({ days: 30, by: null, files: 1, bytes: old.files[0]?.size })
  expect(Date.parse(receipt.files_deleted_at ?? '')).toBeGreaterThanOrEqual(Date.parse(receipt.deleted_at))
  const file = await (await fileOf(owner, receipt)).text()
  expect(JSON.parse(file)).toMatchObject({
    sha256: receipt.sha256,
    receipt: {
      reason: { cause: 'retention', days: 30 },
      files: [{ name: 'statement.pdf', sha256: old.files[0]?.sha256 }],
      rows: { results: old.results.length },
    },
  })
  expect(await checkReceipt(app.db, file)).toBe('sound')
  expect(await checkReceipt(app.db, file.replace('Q1-accounts', 'Q9-accounts'))).toBe('changed')
  expect(await checkReceipt(app.db, file.replaceAll(receipt.receipt_id, 'x'.repeat(26)))).toBe('unknown')
  expect(await checkReceipt(app.db, 'no receipt')).toBe('unknown')
  expect((await verifyAudit(app.db, app.config.secret)).brokenAt).toBeUndefined()

  // It is nobody else's, but an administrator's.
  expect(await receiptsOf(other)).toEqual([])
  expect((await fileOf(other, receipt)).status).toBe(404)
  expect((await fileOf(harness.admin, receipt)).status).toBe(200)
  expect(await receiptsOf(harness.admin, '/admin/receipts?search=keep')).toEqual(receipts)
  expect(await receiptsOf(harness.admin, '/admin/receipts?search=nobody')).toEqual([])
})

test('a rule deletes nothing in its first week, and says when it will', async () => {
  ruleSince(2)
  const old = await ended(owner, 'years-old', 1000)
  await enforceRetention(harness.service.app)
  const { retention } = takeData(await detail(owner, old))
  expect(Math.round((Date.parse(retention.deletes_at ?? '') - Date.now()) / DAY)).toBe(5)
  const { rule, items } = takeData(await harness.admin.call<DataOf<'adminGetRetention'>>('GET', '/admin/retention'))
  expect(rule?.days).toBe(30)
  expect(items).toContainEqual(expect.objectContaining({ task_id: old.task_id, owner: 'keeper', held: null }))
})

test('what is held stays, whoever wants to delete it, until an administrator releases it', async () => {
  const { app } = harness.service
  ruleSince(100)
  const person = await harness.register('leaver')
  const task = await ended(person, 'in-court', 400)
  const hold = { task_id: task.task_id, reason: 'lawsuit 12/2026' }
  expect((await person.call('POST', '/admin/retention/hold', hold)).status).toBe(403)
  expect((await harness.admin.call('POST', '/admin/retention/hold', { ...hold, reason: ' ' })).status).toBe(400)
  takeNothing(await harness.admin.call('POST', '/admin/retention/hold', hold))
  await enforceRetention(app)
  expect(takeData(await detail(person, task)).retention).toMatchObject({
    deletes_at: null,
    held: { reason: 'lawsuit 12/2026' },
  })
  expect(await person.call('DELETE', `/task?task_id=${task.task_id}`)).toMatchObject({
    status: 409,
    error: { key: 'task_held' },
  })
  const users = takeData(await harness.admin.call<DataOf<'adminListUsers'>>('GET', '/admin/users?search=leaver'))
  const address = `/admin/users?user_id=${users.items[0]?.user_id}`
  expect(await harness.admin.call('DELETE', address)).toMatchObject({ status: 409, error: { key: 'task_held' } })
  expect((await detail(person, task)).status).toBe(200)

  takeNothing(await harness.admin.call('POST', '/admin/retention/release', { task_id: task.task_id }))
  takeNothing(await harness.admin.call('DELETE', address))
  const [receipt] = await receiptsOf(harness.admin, '/admin/receipts?search=leaver')
  expect(receipt).toMatchObject({ task_name: 'in-court', owner: 'leaver', cause: 'account', by: 'admin' })
})

test('who deletes a task himself has a receipt of it, and one whose files could not be removed is finished later', async () => {
  const { app } = harness.service
  ruleSince(100)
  const task = await ended(other, 'draft', 0)
  const { deleteAll } = app.storage
  app.storage.deleteAll = () => Promise.reject(new Error('the storage is away'))
  onTestFinished(() => void (app.storage.deleteAll = deleteAll))
  expect(await other.call('DELETE', `/task?task_id=${task.task_id}`)).toMatchObject({ error: { key: 'remove_failed' } })
  const [pending] = await receiptsOf(other)
  expect(pending).toMatchObject({ cause: 'owner', by: 'other', files_deleted_at: null, sha256: null })
  if (!pending) throw new Error('there is no receipt')
  expect((await fileOf(other, pending)).status).toBe(404)
  expect((await storedOf(task)).length).toBeGreaterThan(0)

  app.storage.deleteAll = deleteAll
  await app.db
    .updateTable('deletion_receipts')
    .set({ deleted_at: daysAgo(1) })
    .where('is_done', '=', false)
    .execute()
  await enforceRetention(app)
  expect(await storedOf(task)).toEqual([])
  const [done] = await receiptsOf(other)
  expect(done?.files_deleted_at).not.toBeNull()
  expect(await checkReceipt(app.db, await (await fileOf(other, pending)).text())).toBe('sound')
})

test('days that are set anew count from then on; days that stay as they were count on', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'retention-test-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const sinces: (number | undefined)[] = []
  for (const retentionDays of [90, 90, 10, undefined, 10]) {
    const service = await startHarness(folder, { retentionDays })
    sinces.push(service.service.app.retention?.since.getTime())
    await service.stop()
  }
  const [first, again, shorter, none, anew] = sinces
  expect(again).toBe(first)
  expect(shorter).toBeGreaterThan(first ?? Infinity)
  expect(none).toBeUndefined()
  expect(anew).toBeGreaterThan(shorter ?? Infinity)
})

function takeNothing(answer: unknown): void {
  expect(answer).toMatchObject({ status: 200, data: null })
}
