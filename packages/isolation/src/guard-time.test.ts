import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { guardTime } from './guard-time.ts'

const DEADLINE = 10_000

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Milliseconds after which a call is ended that gets this share of the processor; undefined: it is left alone for two hours. */
function endOf(share: (elapsed: number) => number | undefined): number | undefined {
  const begun = performance.now()
  let ended: number | undefined
  const spent = () => share(performance.now() - begun)
  const stop = guardTime(DEADLINE, spent, () => (ended ??= performance.now() - begun))
  vi.advanceTimersByTime(7_200_000)
  stop()
  return ended
}

test('a call that has the processor alone ends at its deadline', () => {
  expect(endOf((elapsed) => elapsed)).toBe(DEADLINE)
})

test('one that gets a quarter of it has four times as long', () => {
  expect(endOf((elapsed) => elapsed / 4)).toBe(4 * DEADLINE)
})

test('two threads do not shorten the time by the clock', () => {
  expect(endOf((elapsed) => elapsed * 2)).toBe(DEADLINE)
})

test('one that waits for ever ends at its deadline', () => {
  expect(endOf((elapsed) => Math.min(elapsed, 300))).toBe(DEADLINE)
})

test('one that gets a little now and then is not waited for without end', () => {
  expect(endOf((elapsed) => elapsed / 30)).toBe(8 * DEADLINE)
})

test('where nothing tells the time of the processor the clock does', () => {
  const end = endOf(() => undefined)
  expect(end).toBeGreaterThanOrEqual(DEADLINE)
  expect(end).toBeLessThanOrEqual(4 * DEADLINE + 5000)
})

test('a call that has ended is not watched', () => {
  const onLate = vi.fn<() => void>()
  guardTime(DEADLINE, () => performance.now(), onLate)()
  vi.advanceTimersByTime(7_200_000)
  expect(onLate).not.toHaveBeenCalled()
})
