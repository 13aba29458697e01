import { expect, test, vi } from 'vitest'

vi.stubGlobal('localStorage', { getItem: () => 'en' })
const { formatDuration, formatSize } = await import('./format.ts')

test('sizes are B, KB or MB, rounded down', () => {
  expect(
    [0, 1023, 1024, 2047, 1024 * 1024 - 1, 99.9 * 1024 * 1024].map((size) => formatSize(Math.floor(size))),
  ).toEqual(['0 B', '1023 B', '1 KB', '1 KB', '1,023 KB', '99 MB'])
  expect([1023.99, 1024, 66_330, 2_000_000].map((size) => formatSize(Math.floor(size * 1024 ** 2)))).toEqual([
    '1,023 MB',
    '1 GB',
    '64.7 GB',
    '1,953.1 GB',
  ])
})

test('a time left is never nothing', () => {
  expect([0, 59.4, 80, 3700].map(formatDuration)).toEqual(['1 sec', '59 sec', '1 min 20 sec', '1 hr 1 min'])
})
