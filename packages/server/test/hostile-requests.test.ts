import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ENDPOINTS, type Endpoint } from '@tickmark/contract'
import type * as z from 'zod'
import { corpus, startHarness, type Caller, type Harness, takeData } from './harness.ts'

let harness: Harness
let user: Caller
/** Of a task that is there, so that a request gets as far as the database. */
let known: Record<string, string>

beforeAll(async () => {
  harness = await startHarness()
  user = harness.admin
  const data = takeData(await user.upload([corpus('statement.pdf')], { type: 'financial_report' }))
  const { files, results } = await user.waitForEnd(data.task_id)
  known = {
    task_id: data.task_id,
    file_id: files[0]!.file_id,
    result: results[0]!.path,
    page: '1',
    language: 'en',
    field: 'phone',
    value: '1',
  }
})
afterAll(() => harness.stop())

const NUMBERS = '99999999999 9223372036854775808 -1 -1e15 1e308 1.5 NaN Infinity 0x10'.split(' ')
const DATES = '0000-01-01 0001-01-01 9999-12-31 -000001-01-01 275760-09-13 2026-02-30'.split(' ')
const TEXTS = ['', '\0', 'a\0b', '\u202e', '[]', '{}', "'; drop table tasks --", '../../etc/passwd', 'x'.repeat(5000)]
const HOSTILE = [...NUMBERS, '9'.repeat(400), ...DATES, ...TEXTS].map(encodeURIComponent)
/** What no string of JavaScript encodes to: half a character, a broken escape. */
const BROKEN = ['%ED%A0%80', '%', '%FF%FE', '%C0%80']

/** The addresses that a call is asked at: each parameter hostile in turn, the others as they should be. */
function* addressesOf({ path, query }: Endpoint): Generator<string> {
  if (path.includes('{')) {
    const head = path.slice(0, path.indexOf('{'))
    const [taskId, id, name] = known.result!.split('/')
    for (const value of [...HOSTILE, ...BROKEN]) {
      yield `${head}${value}`
      yield `${head}${taskId}/${value}`
      yield `${head}${taskId}/${value}/${name}`
      yield `${head}${taskId}/${id}/${value}`
    }
  }
  if (!query) return
  const names = Object.keys((query as z.ZodObject).shape)
  const valid = names.flatMap((name) => (known[name] ? [`${name}=${known[name]}`] : []))
  for (const name of names) {
    const others = valid.filter((pair) => !pair.startsWith(`${name}=`))
    const ask = (...pairs: string[]) => `${path}?${[...others, ...pairs].join('&')}`
    for (const value of [...HOSTILE, ...BROKEN]) yield ask(`${name}=${value}`)
    yield ask(`${name}=1`, `${name}=2`)
    yield ask(`${name}[]=1`, `${name}[a]=2`)
  }
}

test('no value of any parameter of any GET makes the service fail', async () => {
  const failed: string[] = []
  let asked = 0
  for (const endpoint of Object.values<Endpoint>(ENDPOINTS)) {
    if (endpoint.method !== 'GET') continue
    for (const address of addressesOf(endpoint)) {
      const hangUp = new AbortController()
      const { status } = await user.raw(address, { signal: hangUp.signal })
      hangUp.abort()
      asked++
      if (status >= 500) failed.push(`${status} ${address.slice(0, 200)}`)
    }
  }
  expect(failed).toEqual([])
  expect(asked).toBeGreaterThan(1000)
}, 180_000)

test('half a character in a body is refused, also where the text is kept as JSON', async () => {
  const enquiry = {
    kind: 'booking',
    name: 'half \ud800',
    company: 'Acme',
    email: 'half@example.com',
    phone: '+8613912345678',
    time_slot: 'morning',
  }
  const answer = await harness.caller().call('POST', '/crm/consult', enquiry)
  expect([answer.status, answer.error]).toEqual([400, { key: 'request_error', field: 'name' }])
})

test('a body that breaks off is the sender’s fault and no failure in the log', async () => {
  const warnings: unknown[] = []
  const { log } = harness.service.app
  const { warn, error } = log
  Object.assign(log, {
    warn: (...said: unknown[]) => warnings.push(said),
    error: (...said: unknown[]) => warnings.push(said),
  })
  const { port, hostname } = new URL(harness.base)
  const socket = connect(Number(port), hostname)
  socket.write('POST /v1/api/gateway/login HTTP/1.1\r\nHost: x\r\nContent-Length: 500\r\n\r\n{"username":')
  await new Promise((sent) => setTimeout(sent, 300))
  socket.destroy()
  await new Promise((done) => setTimeout(done, 500))
  Object.assign(log, { warn, error })
  expect(warnings).toEqual([])
})

test('a body that never ends is answered after fifteen seconds, and the connection closed', async () => {
  const { port, hostname } = new URL(harness.base)
  const socket = connect(Number(port), hostname)
  const started = performance.now()
  socket.write('POST /v1/api/gateway/login HTTP/1.1\r\nHost: x\r\nContent-Length: 500\r\n\r\n{"username":')
  let answer = ''
  for await (const chunk of socket) answer += String(chunk)
  expect(answer).toMatch(/^HTTP\/1.1 400 .*"key":"body_incomplete"/s)
  expect(performance.now() - started).toBeGreaterThan(14_000)
  expect(performance.now() - started).toBeLessThan(25_000)
}, 40_000)
