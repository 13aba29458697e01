import { expect, test } from 'vitest'
import { isDiskFull } from './is-disk-full.ts'

test('a full disk is told from other faults, also when the database driver wraps it', () => {
  const full = Object.assign(new Error('could not write init file: No space left on device'), { code: '53100' })
  expect(isDiskFull(full)).toBe(true)
  expect(isDiskFull(new Error('Failed query', { cause: full }))).toBe(true)
  expect(isDiskFull(Object.assign(new Error('write'), { code: 'ENOSPC' }))).toBe(true)
  expect(isDiskFull(Object.assign(new Error('missing'), { code: 'ENOENT' }))).toBe(false)
  expect(isDiskFull('ENOSPC')).toBe(false)
})
