import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { atEndpoint } from './endpoint-places.ts'

const never = new AbortController().signal

test('an endpoint is called as often at a time as it takes, however many ask; others do not wait for it', async () => {
  const endpoint = { url: 'https://one.example/v1', atOnce: 2 }
  let [now, most] = [0, 0]
  const call = async () => {
    most = Math.max(most, ++now)
    await sleep(5)
    now--
  }
  const all = Promise.all(Array.from({ length: 9 }, () => atEndpoint(endpoint, never, call)))
  await expect(atEndpoint({ url: 'https://two.example/v1', atOnce: 1 }, never, async () => now)).resolves.toBe(2)
  await all
  expect([now, most]).toEqual([0, 2])
})

test('a call that fails, or is given up while it waits, leaves its place to the next', async () => {
  const endpoint = { url: 'https://three.example/v1', atOnce: 1 }
  const { signal, abort } = (() => {
    const controller = new AbortController()
    return { signal: controller.signal, abort: () => controller.abort(new Error('ended')) }
  })()
  const failing = atEndpoint(endpoint, never, async () => {
    await sleep(5)
    throw new Error('refused')
  })
  const ended = atEndpoint(endpoint, signal, async () => 'never asked')
  const last = atEndpoint(endpoint, never, async () => 'asked')
  abort()
  await expect(ended).rejects.toThrow('ended')
  await expect(failing).rejects.toThrow('refused')
  await expect(last).resolves.toBe('asked')
})
