import { expect, test, vi } from 'vitest'
import { addressOf, CallError, createClient } from './client.ts'
import type { Envelope } from './envelope.ts'

const answerWith = (status: number, body: Partial<Envelope> | string): typeof fetch =>
  vi.fn(async () => new Response(typeof body === 'string' ? body : JSON.stringify(body), { status })) as never

test('gives its caller the data of the envelope, or success where data is null', async () => {
  const data = [{ value: '1-10', label: '1–10' }]
  const list = createClient({ fetch: answerWith(200, { code: 200, data, success: true, message: '' }) })
  expect(await list('listCompanyScales')).toEqual(data)
  const cancel = createClient({ fetch: answerWith(200, { code: 200, data: null, success: true, message: '' }) })
  expect(await cancel('cancelTask', { body: { task_id: 't' } })).toBe(true)
})

test('says who asks, in which language, and sends a body as JSON', async () => {
  const fetch = answerWith(200, { code: 200, data: null, success: true, message: '' })
  const call = createClient({ fetch, token: () => 'Bearer abc', language: () => 'ko' })
  await call('cancelTask', { body: { task_id: 't' } })
  const [address, options] = vi.mocked(fetch).mock.calls[0]!
  expect(address).toBe('/v1/api/task/ocr/cancel')
  expect(options).toMatchObject({
    method: 'POST',
    body: '{"task_id":"t"}',
    headers: { Authorization: 'Bearer abc', 'Accept-Language': 'ko', 'Content-Type': 'application/json' },
  })
})

test('leaves empty query values out, and keeps the slashes of a resource path', () => {
  expect(addressOf('listTasks', { query: { page: 2, search: '', status: undefined } })).toBe('/v1/api/task/list?page=2')
  expect(addressOf('getResource', { path: { id: 'task/file/年报 1.pdf' } })).toBe(
    '/v1/api/task/resource/task/file/%E5%B9%B4%E6%8A%A5%201.pdf',
  )
})

test('a refusal carries the message, the code and the key', async () => {
  const error = { key: 'task_name_required', field: 'name' }
  const call = createClient({
    fetch: answerWith(422, { code: 422, data: null, success: false, message: '请输入任务名称', error }),
  })
  const refusal = await call('listModels').catch((thrown: unknown) => thrown)
  expect(refusal).toBeInstanceOf(CallError)
  expect(refusal).toMatchObject({ kind: 'refused', status: 422, message: '请输入任务名称', error })
})

test.each([
  ['HTTP 401', 401, { code: 401, data: null, success: false, message: '' }],
  ['a body whose code is 401', 200, { code: 401, data: null, success: false, message: '' }],
  ['HTTP 401 without an envelope', 401, 'Unauthorized'],
])('%s is the end of the session', async (_, status, body) => {
  const onUnauthorized = vi.fn()
  const call = createClient({ fetch: answerWith(status, body), onUnauthorized })
  await expect(call('listModels')).rejects.toMatchObject({ kind: 'unauthorized' })
  expect(onUnauthorized).toHaveBeenCalledOnce()
})

test('tells a broken network, a timeout and an abort apart', async () => {
  const broken = createClient({ fetch: () => Promise.reject(new TypeError('failed to fetch')) })
  await expect(broken('listModels')).rejects.toMatchObject({ kind: 'network' })
  const hanging: typeof fetch = (_, options) =>
    new Promise((_resolve, reject) => {
      const signal = options!.signal!
      if (signal.aborted) reject(signal.reason as Error)
      signal.addEventListener('abort', () => reject(signal.reason as Error))
    })
  await expect(createClient({ fetch: hanging, timeout: 20 })('listModels')).rejects.toMatchObject({ kind: 'timeout' })
  const signal = AbortSignal.abort()
  await expect(createClient({ fetch: hanging })('listModels', { signal })).rejects.toMatchObject({ kind: 'aborted' })
})

test('an answer that is no envelope is a refusal without words', async () => {
  const call = createClient({ fetch: answerWith(502, '<html>Bad gateway</html>') })
  await expect(call('listModels')).rejects.toMatchObject({ kind: 'refused', status: 502, message: '' })
})
