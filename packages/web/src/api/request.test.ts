import { beforeEach, expect, test, vi } from 'vitest'

const stored = new Map<string, string>()
vi.stubGlobal('localStorage', {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => stored.set(key, value),
  removeItem: (key: string) => stored.delete(key),
})
vi.stubGlobal('fetch', async () =>
  Response.json({ code: 401, message: 'Please log in again', data: null }, { status: 401 }),
)
const { request } = await import('./request.ts')
const { sessionLost } = await import('../session/announcements.ts')

beforeEach(() => stored.clear())

const outcome = (call: Promise<unknown>): Promise<string> =>
  Promise.race([
    call.then(
      () => 'answered',
      () => 'failed',
    ),
    new Promise<string>((resolve) => setTimeout(() => resolve('open'), 50)),
  ])

test('calls whose session ends are told once, and leave their screens as they were', async () => {
  stored.set('ocr_token', 'Bearer ended')
  const told = vi.fn()
  const stop = sessionLost.on(told)
  const calls = [request('listTasks'), request('getCurrentUser', {}, { silent: true })]
  expect(await Promise.all(calls.map(outcome))).toEqual(['open', 'open'])
  expect(told).toHaveBeenCalledTimes(1)
  expect(stored.has('ocr_token')).toBe(false)
  stop()
})

test('whoever has no session is told that the call was refused', async () => {
  expect(await outcome(request('listTasks', {}, { silent: true }))).toBe('failed')
})
