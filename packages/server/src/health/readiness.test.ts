import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { createReadiness } from './readiness.ts'

test('four hundred who ask at once are answered by one check, and so are those of the next moment', async () => {
  let checks = 0
  const readiness = createReadiness({
    database: async () => {
      checks++
      await sleep(20)
      return true
    },
  })
  const answers = await Promise.all(Array.from({ length: 400 }, readiness))
  expect(answers.every(({ database }) => database)).toBe(true)
  await readiness()
  expect(checks).toBe(1)
})

test('a part that hangs is not ready after two seconds, is asked no more meanwhile, and is ready when it answers again', async () => {
  let checks = 0
  let answer: (ready: boolean) => void = () => {}
  const readiness = createReadiness({
    database: () => {
      checks++
      return new Promise<boolean>((resolve) => (answer = resolve))
    },
    storage: async () => true,
  })
  const started = performance.now()
  const first = await readiness()
  const took = performance.now() - started
  expect(first).toEqual({ database: false, storage: true })
  expect(took).toBeGreaterThan(1900)
  expect(took).toBeLessThan(20_000)
  expect(await readiness()).toEqual({ database: false, storage: true })
  expect(checks).toBe(1)
  answer(true)
  expect(await readiness()).toEqual({ database: true, storage: true })
})

test('a check that throws is not ready', async () => {
  const readiness = createReadiness({ storage: () => Promise.reject(new Error('read-only file system')) })
  expect(await readiness()).toEqual({ storage: false })
})

test('a part that was ready and is slow to answer again is still ready; one failure in between is no answer', async () => {
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] })
  let check = async () => true
  const readiness = createReadiness({ database: () => check() })
  expect(await readiness()).toEqual({ database: true })
  vi.advanceTimersByTime(5000)
  check = () => new Promise(() => {})
  const slow = readiness()
  await vi.advanceTimersByTimeAsync(2000)
  expect(await slow).toEqual({ database: true })
  await vi.advanceTimersByTimeAsync(60_000)
  const gone = readiness()
  await vi.advanceTimersByTimeAsync(2000)
  expect(await gone).toEqual({ database: false })
  vi.useRealTimers()
  let fails = 1
  const flickering = createReadiness({ database: async () => fails-- <= 0 })
  expect(await flickering()).toEqual({ database: true })
})
