import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { corpus, startHarness, takeData, type Caller, type Harness } from './harness.ts'

let harness: Harness
let silent: Server
let hog: Caller
let other: Caller

beforeAll(async () => {
  // Takes calls and never answers.
  silent = createServer(() => {})
  silent.listen(0)
  await once(silent, 'listening')
  harness = await startHarness()
  hog = await harness.register('hog')
  other = await harness.register('other')
})
afterAll(async () => {
  silent.closeAllConnections()
  silent.close()
  await harness.stop()
})

/** A small file that takes long: sums by the thousand. */
function slowFile(name: string): File {
  const rows = Array.from({ length: 8000 }, (_, row) => `Line ${row},${row},${row * 2},${row * 3},${row * 6}`)
  return new File([['Item,2021,2022,2023,Total', ...rows].join('\n')], `${name}.csv`)
}

test('who has eight slow files and ten dead webhooks does not keep a small task of somebody else waiting for them', async () => {
  const { port } = silent.address() as AddressInfo
  for (let i = 0; i < 10; i++) await hog.call('POST', '/webhooks', { url: `http://127.0.0.1:${port}/${i}` })
  const slow: string[] = []
  for (let i = 0; i < 8; i++) {
    const data = takeData(await hog.upload([slowFile(`slow-${i}`)], { type: 'financial_report', name: `slow-${i}` }))
    slow.push(data.task_id)
  }
  const data = takeData(await other.upload([corpus('statement.pdf')], { type: 'financial_report' }))
  const ended = await other.waitForEnd(data.task_id)
  expect(ended.status).toBe('completed')
  const finished = await Promise.all(
    slow.map(async (id) => takeData(await hog.call<{ status: string }>('GET', `/task/detail?task_id=${id}`)).status),
  )
  // The other came last and was not the last to be served.
  expect(finished.filter((status) => status === 'idle' || status === 'running').length).toBeGreaterThanOrEqual(4)
  for (const id of slow) await hog.call('POST', '/task/ocr/cancel', { task_id: id })
}, 120_000)
