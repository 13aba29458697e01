import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { DataOf, TaskDetail } from '@tickmark/contract'
import { corpus, startHarness, type Caller, type Harness, takeData } from './harness.ts'

let harness: Harness
beforeAll(async () => {
  harness = await startHarness()
})
afterAll(() => harness.stop())

const REVIEW = { type: 'financial_report' }
const usage = async (user: Caller) => {
  const data = takeData(await user.call<DataOf<'getUserUsage'>>('GET', '/user/get_user_usage'))
  return [data.reports_used, data.reports_left]
}
const start = (user: Caller) => user.upload([corpus('text.pdf')], REVIEW)

test('thirty starts at the same moment use up a trial of five, once; samples go on', async () => {
  const user = await harness.register('parallel', 'trial')
  const answers = await Promise.all(Array.from({ length: 30 }, () => start(user)))
  const started = answers.flatMap(({ data }) => data?.task_id ?? [])
  expect(started).toHaveLength(5)
  const refusals = answers
    .filter(({ data }) => !data)
    .map(({ status, error, message }) => [status, error?.key, message])
  const refusal = [429, 'trial_used_up', 'The 5 reports of your trial are used up. Please contact us to go on']
  expect(refusals).toEqual(Array.from({ length: 25 }, () => refusal))
  expect(await usage(user)).toEqual([5, 0])
  const tasks = await user.call<DataOf<'listTasks'>>('GET', '/task/list')
  expect(takeData(tasks).total).toBe(5)

  const samples = takeData(await user.call<DataOf<'listSamples'>>('GET', '/demo/samples'))
  const sample = samples.find(({ type }) => type === 'financial_report')!
  const demo = await user.call<{ task_id: string }>('POST', '/demo/start', { sample_id: sample.sample_id })
  expect(demo.status).toBe(200)
  await user.call('DELETE', `/task?task_id=${takeData(demo).task_id}`)
  expect(await usage(user)).toEqual([5, 0])

  for (const taskId of started) await user.call('DELETE', `/task?task_id=${taskId}`)
})

test('cancelling gives a report back, and starting again books it again', async () => {
  const user = await harness.register('cancelling', 'trial')
  // Three scans at once: they are not all recognised before they are cancelled.
  const answers = await Promise.all([1, 2, 3].map(() => user.upload([corpus('scan.pdf')], REVIEW)))
  const started = answers.flatMap(({ data }) => data?.task_id ?? [])
  expect(started).toHaveLength(3)
  const ends = await Promise.all(
    started.map((taskId) => user.call('POST', '/task/ocr/cancel', { task_id: taskId }).then(({ status }) => status)),
  )
  const cancelled = ends.filter((status) => status === 200).length
  expect(cancelled).toBeGreaterThan(0)
  expect(await usage(user)).toEqual([3 - cancelled, 2 + cancelled])

  const again = await Promise.all(started.map((taskId) => user.call('POST', '/task/retry', { task_id: taskId })))
  expect(again.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(cancelled)
  expect(await usage(user)).toEqual([3, 2])
  for (const taskId of started) await user.call('DELETE', `/task?task_id=${taskId}`)
})

test('thirty retries at the same moment share five reports as well', async () => {
  const user = await harness.register('retrying', 'trial')
  const { db } = harness.service.app
  const { data } = await start(user)
  await user.call('POST', '/task/ocr/cancel', { task_id: data!.task_id })
  const taskIds = Array.from({ length: 30 }, (_, index) => `${data!.task_id}-${index}`)
  for (const taskId of taskIds) {
    const task = db.selectFrom('tasks').selectAll().where('task_id', '=', data!.task_id)
    const file = db.selectFrom('files').selectAll().where('task_id', '=', data!.task_id)
    const row = await task.executeTakeFirstOrThrow()
    await db
      .insertInto('tasks')
      .values({ ...row, task_id: taskId, status: 'cancelled', writing: null })
      .execute()
    const { file_id: fileId, review_head: _head, trust: _trust, ...rest } = await file.executeTakeFirstOrThrow()
    const copy = { ...rest, file_id: `${fileId}-${taskId}`, task_id: taskId, inspection: null, review: null }
    await db
      .insertInto('files')
      .values({ ...copy, outline: null })
      .execute()
  }
  const answers = await Promise.all(taskIds.map((taskId) => user.call('POST', '/task/retry', { task_id: taskId })))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(5)
  expect(answers.filter(({ error }) => error?.key === 'trial_used_up')).toHaveLength(25)
  expect(await usage(user)).toEqual([5, 0])
  for (const taskId of taskIds) await user.call('DELETE', `/task?task_id=${taskId}`)
})

test('a report is given back when its file fails, and a retry has to have one to book', async () => {
  const user = await harness.register('failing', 'trial')
  const data = takeData(await user.upload([corpus('text.pdf'), corpus('broken.pdf')], REVIEW))
  const task = await user.waitForEnd(data.task_id)
  expect(task.files.map(({ reviewed }) => reviewed)).toEqual([true, false])
  expect(await usage(user)).toEqual([1, 4])

  await harness.service.app.db.updateTable('users').set({ quota: 1 }).where('username', '=', 'failing').execute()
  const retry = await user.call('POST', '/task/retry', { task_id: data.task_id })
  expect([retry.status, retry.error?.key]).toEqual([429, 'trial_used_up'])
  const kept = takeData(await user.call<TaskDetail>('GET', `/task/detail?task_id=${data.task_id}`))
  expect([kept.status, kept.results.length]).toEqual(['completed', task.results.length])
})

test('a refusal says what keeps this user, not another, from a report', async () => {
  const user = await harness.register('refused', 'trial')
  const set = (row: object) =>
    harness.service.app.db.updateTable('users').set(row).where('username', '=', 'refused').execute()
  const refusal = async (files = 1) =>
    (
      await user.upload(
        Array.from({ length: files }, () => corpus('text.pdf')),
        REVIEW,
      )
    ).message
  await set({ quota: 1 })
  expect(await refusal(2)).toBe('Not enough reports left: this task needs 2, you have 1')
  await set({ quota: 0, plan: 'professional' })
  expect(await refusal()).toMatch(/charged per report/)
  await set({ quota: 5, plan: 'trial', plan_ends_at: new Date(Date.now() - 24 * 3600 * 1000) })
  expect(await refusal()).toBe('Your 7-day trial is over. Please contact us to go on')
  expect(await usage(user)).toEqual([0, 0])
})

test('a person stores no more than there is room for him, also with many uploads at the same moment, and deleting makes room', async () => {
  const kilobytes = 300
  const small = await startHarness(undefined, { storageGb: kilobytes / 1e6 })
  const [user, other] = [await small.register('collector'), await small.register('neighbour')]
  // Three of them fill the room, fewer where results of the first are written before the last has come.
  const file = () => new File([`a,b\n${'1,2\n'.repeat(20_000)}`], 'numbers.csv')
  const answers = await Promise.all(Array.from({ length: 6 }, () => user.upload([file()])))
  const started = answers.flatMap(({ data }) => data?.task_id ?? [])
  expect(started.length).toBeGreaterThan(0)
  expect(started.length).toBeLessThanOrEqual(3)
  const refused = answers.filter(({ data }) => !data)
  for (const { status, error } of refused)
    expect({ status, error }).toMatchObject({ status: 413, error: { key: 'storage_used_up', field: 'files' } })
  expect((await other.upload([corpus('text.pdf')])).status).toBe(200)
  const folders = await readdir(join(small.service.app.storage.describe(), 'tasks'))
  expect(folders.filter((name) => started.includes(name))).toHaveLength(started.length)
  expect(folders.length).toBeLessThanOrEqual(started.length + 1)
  for (const taskId of started) await user.call('DELETE', `/task?task_id=${taskId}`)
  expect((await user.upload([file()])).status).toBe(200)
  await small.stop()
})
