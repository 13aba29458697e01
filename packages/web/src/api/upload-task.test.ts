import { expect, test, vi } from 'vitest'

vi.stubGlobal('localStorage', { getItem: () => null })
const { sharesOf } = await import('./upload-task.ts')

test('what was sent fills the files in order', () => {
  expect(sharesOf([{ size: 100 }, { size: 200 }], 150)).toEqual([0.99, 0.25])
})

test('no file is shown as complete before the server confirms', () => {
  expect(sharesOf([{ size: 100 }, { size: 200 }, { size: 0 }], 100_000)).toEqual([0.99, 0.99, 0.99])
})
