import type { DataOf } from '@tickmark/contract'
import { firstOf } from '@tickmark/document'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { taskPrefix } from '../src/documents/document-store.ts'
import { corpus, startHarness, takeData, type Caller, type Harness } from './harness.ts'

let harness: Harness
let user: Caller
beforeAll(async () => {
  harness = await startHarness()
  user = await harness.register('asker')
})
afterAll(() => harness.stop())

async function review() {
  const started = await user.upload([corpus('statement.pdf')], { type: 'financial_report' })
  const task = await user.waitForEnd(takeData(started).task_id)
  const fileId = firstOf(task.files).file_id
  const figures = await user.call<DataOf<'listFigures'>>('GET', `/task/figures?task_id=${task.task_id}`)
  const { id } = firstOf(takeData(figures).items)
  const ask = (asked = id) =>
    user.call<DataOf<'explainFigure'>>(
      'GET',
      `/task/explain?task_id=${task.task_id}&file_id=${fileId}&figure_id=${encodeURIComponent(asked)}`,
    )
  return { taskId: task.task_id, fileId, ask }
}

test('what cannot be explained is not found, and never an error of the service', async () => {
  const { taskId, ask } = await review()
  expect((await ask()).status).toBe(200)
  for (const odd of ['f999999', '../../x', '\u0000', '%', '0', '-1', 'constructor', '__proto__', 'a'.repeat(200)])
    expect([odd, (await ask(odd)).status]).toEqual([odd, expect.toBeOneOf([400, 404, 422])])
  const running = takeData(await user.upload([corpus('long.pdf')], { type: 'financial_report' }))
  const detail = takeData(await user.call<DataOf<'getTask'>>('GET', `/task/detail?task_id=${running.task_id}`))
  const early = `/task/explain?task_id=${running.task_id}&file_id=${firstOf(detail.files).file_id}&figure_id=f1`
  expect((await user.call('GET', early)).status).toBe(404)
  await user.call('DELETE', `/task?task_id=${running.task_id}`)
  await user.call('DELETE', `/task?task_id=${taskId}`)
  expect((await ask()).status).toBe(404)
})

test('many who ask at once are answered, also while the task is being deleted', async () => {
  const { taskId, ask } = await review()
  expect((await Promise.all(Array.from({ length: 12 }, () => ask()))).map(({ status }) => status)).toEqual(
    Array.from({ length: 12 }, () => 200),
  )
  const [deleted, ...asked] = await Promise.all([
    user.call('DELETE', `/task?task_id=${taskId}`),
    ...Array.from({ length: 6 }, () => ask()),
  ])
  expect(deleted.status).toBe(200)
  for (const { status } of asked) expect(status).toBeOneOf([200, 404])
})

test('an explanation whose files are gone is not found', async () => {
  const first = await review()
  expect((await first.ask()).status).toBe(200)
  await harness.service.app.storage.deleteAll(taskPrefix(first.taskId))
  // The index is in memory, what it names is gone.
  expect((await first.ask()).status).toBe(404)
  const second = await review()
  await harness.service.app.storage.deleteAll(taskPrefix(second.taskId))
  expect((await second.ask()).status).toBe(404)
})
