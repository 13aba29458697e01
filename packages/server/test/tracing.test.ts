import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { corpus, startHarness, takeData } from './harness.ts'

interface SentSpan {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  startTimeUnixNano: string
  endTimeUnixNano: string
  attributes: { key: string; value: Record<string, unknown> }[]
  status: { code?: number }
}
interface Sent {
  resourceSpans: { resource: { attributes: unknown }; scopeSpans: { spans: SentSpan[] }[] }[]
}

/** Takes what OpenTelemetry's protocol sends as JSON over HTTP, as a collector does. */
let collector: Server
let received: { body: string; headers: IncomingHttpHeaders; path: string | undefined }[]
let url: string

beforeEach(async () => {
  received = []
  const take = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    received.push({ body: await text(request), headers: request.headers, path: request.url })
    response.setHeader('Content-Type', 'application/json').end('{}')
  }
  collector = createServer((request, response) => void take(request, response))
  collector.listen(0, '127.0.0.1')
  await once(collector, 'listening')
  url = `http://127.0.0.1:${(collector.address() as AddressInfo).port}/v1/traces`
})
afterEach(() => void collector.close())

const spansOf = (): SentSpan[] =>
  received.flatMap(({ body }) =>
    (JSON.parse(body) as Sent).resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
  )
const factsOf = ({ attributes }: SentSpan): Record<string, unknown> =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]))
const settings = () => ({ url, headers: { 'x-tenant': 'finance' }, service: 'review', share: 1 })

test('requests, tasks, their jobs, children and statements are told to the collector, documents are not', async () => {
  const harness = await startHarness(undefined, { traces: settings() })
  const { task_id: taskId } = takeData(
    await harness.admin.upload([corpus('statement.pdf')], {
      name: 'Project-Heron',
      type: 'financial_report',
    }),
  )
  await harness.admin.waitForEnd(taskId)
  await harness.admin.call('GET', `/task/detail?task_id=${taskId}`)
  await harness.admin.call('GET', `/task/list?page=1&page_size=20&search=heron`)
  await harness.stop()

  const spans = spansOf()
  const named = (name: string) => spans.filter((span) => span.name === name)
  const [task] = named('task financial_report')
  expect(task && factsOf(task)).toMatchObject({
    'tickmark.task': taskId,
    'tickmark.status': 'completed',
    'tickmark.files': 1,
  })
  const own = spans.filter(({ traceId }) => traceId === task?.traceId)
  const jobs = own.filter(({ name }) => name.startsWith('job '))
  expect(new Set(jobs.map(({ name }) => name))).toEqual(
    new Set(['job read-file', 'job read-pages', 'job join-pages', 'job review-task', 'job write-results']),
  )
  expect(new Set(jobs.map(({ parentSpanId }) => parentSpanId))).toEqual(new Set([task?.spanId]))
  const ids = new Set(jobs.map(({ spanId }) => spanId))
  const inJobs = own.filter(({ parentSpanId }) => ids.has(parentSpanId ?? ''))
  const called = new Set(inJobs.map(({ name }) => name))
  expect([...called]).toEqual(expect.arrayContaining(['database', 'child readPacked', 'child keepReviews']))
  for (const span of spans) expect(BigInt(span.endTimeUnixNano)).toBeGreaterThanOrEqual(BigInt(span.startTimeUnixNano))

  const [detail] = named('GET /v1/api/task/detail')
  expect(detail && factsOf(detail)).toEqual({
    'http.request.method': 'GET',
    'http.route': '/v1/api/task/detail',
    'http.response.status_code': 200,
  })
  const asked = spans.filter(({ parentSpanId }) => parentSpanId === detail?.spanId)
  expect(asked.map(factsOf)).toEqual(
    expect.arrayContaining([
      { 'db.system.name': 'postgresql', 'db.operation.name': 'SELECT', 'db.collection.name': 'sessions' },
    ]),
  )

  const all = received.map(({ body }) => body).join('')
  expect(all).toContain('"service.name"')
  expect(all).not.toMatch(/heron|statement|\.pdf|footing|select /i)
  expect(received[0]).toMatchObject({ path: '/v1/traces', headers: { 'x-tenant': 'finance' } })
})

test('a trace that a caller names is gone on with behind a proxy alone; what fails is told without its words', async () => {
  const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01'
  for (const trustProxy of [true, false]) {
    received = []
    const harness = await startHarness(undefined, { traces: settings(), trustProxy })
    await harness.admin.raw('/task/detail?task_id=secret-name', { headers: { traceparent } })
    await harness.stop()
    const [span] = spansOf().filter(({ name }) => name === 'GET /v1/api/task/detail')
    expect(span && factsOf(span)['http.response.status_code']).toBe(404)
    expect(span?.traceId === '0af7651916cd43dd8448eb211c80319c').toBe(trustProxy)
    expect(span?.parentSpanId).toBe(trustProxy ? 'b7ad6b7169203331' : undefined)
    expect(received.map(({ body }) => body).join('')).not.toContain('secret-name')
  }
})

test('a collector that is away costs nobody anything', async () => {
  const away = { ...settings(), url: 'http://127.0.0.1:1/v1/traces' }
  const harness = await startHarness(undefined, { traces: away })
  expect((await harness.admin.call('GET', '/task/list?page=1&page_size=20')).status).toBe(200)
  await harness.stop()
})

test('without a collector nothing of OpenTelemetry is loaded', async () => {
  const harness = await startHarness()
  expect(harness.service.app.tracing.isOn).toBe(false)
  await harness.stop()
  expect(received).toEqual([])
})
