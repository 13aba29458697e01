import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import type { TaskSummary } from '@tickmark/contract'
import { expect, test } from 'vitest'
import { corpus, startHarness, takeData } from './harness.ts'

/** Questions that the endpoint answers before it only hangs. */
const HALF = 4
const MOST = 12
/** How long an answer takes, in milliseconds; half of it is enough for closed connections to be told. */
const SETTLED = 300

test('a service that is ended halfway goes on with what has no answer, and asks nothing twice', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'model-restart-'))
  const answered: string[] = []
  let most = HALF
  let waiting = 0
  let mostWaiting = 0
  const endpoint = createServer(async (request, response) => {
    const { messages } = JSON.parse(await text(request)) as { messages: { content: string }[] }
    waiting++
    response.on('close', () => waiting--)
    // Counted once those that are over are known to be closed.
    setTimeout(() => (mostWaiting = Math.max(mostWaiting, waiting)), SETTLED / 2)
    if (answered.length >= most) return
    answered.push(messages.at(-1)?.content ?? '')
    await sleep(SETTLED)
    response.end(JSON.stringify({ choices: [{ message: { content: '{"claims": []}' } }] }))
  })
  await new Promise<void>((resolve) => endpoint.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(endpoint.address() as AddressInfo).port}/v1`
  const model = { manufacturer: 'acme', name: 'reader', kind: 'analysis', url, private: true }
  const modelsFile = join(folder, 'models.json')
  await writeFile(modelsFile, JSON.stringify([{ ...model, excerptTokens: 1000, atOnce: 2, mostExcerpts: MOST }]))
  const first = await startHarness(folder, { modelsFile })
  const data = takeData(
    await first.admin.upload([corpus('long.pdf')], {
      type: 'due_diligence',
      analysis_model: 'acme:reader',
    }),
  )
  const taskId = data.task_id
  expect((await first.admin.waitForEnd(taskId)).status).toBe('completed')
  while (answered.length < HALF || waiting < 2) await sleep(20)
  // While the endpoint hangs, somebody else's task is as quick as ever.
  const other = await first.admin.upload([corpus('statement.pdf')], { type: 'financial_report' })
  expect((await first.admin.waitForEnd(takeData(other).task_id)).status).toBe('completed')
  await first.stop()

  most = Infinity
  const second = await startHarness(folder, { modelsFile })
  const reading = async () => {
    const { data: summary } = await second.admin.call<TaskSummary>('GET', `/task/summary?task_id=${taskId}`)
    return summary?.files[0]?.engine?.reading
  }
  while ((await reading())?.state !== 'done') await sleep(50)
  const unread = [{ pages: [expect.any(Number), 300], reason: 'too_many' }]
  expect(await reading()).toMatchObject({ read: MOST, unread })
  expect(answered).toHaveLength(MOST)
  expect(new Set(answered).size).toBe(MOST)
  expect(mostWaiting).toBeLessThanOrEqual(2)
  await second.stop()
  endpoint.close()
  await rm(folder, { recursive: true, force: true })
}, 300_000)
