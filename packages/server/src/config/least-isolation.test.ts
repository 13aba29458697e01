import { expect, test } from 'vitest'
import { checkIsolation, readLeastIsolation } from './least-isolation.ts'

test('a machine that shuts readers in less than is wanted is refused, any other serves', () => {
  expect(() => checkIsolation('bubblewrap', 'namespaces')).toThrow(/asks for isolation of level bubblewrap/)
  expect(() => checkIsolation('separate-user', 'process')).toThrow(/grants process/)
  checkIsolation('namespaces', 'bubblewrap')
  checkIsolation('process', 'process')
})

test('the setting is one of the levels, and without it every level serves', () => {
  expect(readLeastIsolation({})).toBe('process')
  expect(readLeastIsolation({ TICKMARK_ISOLATION: 'namespaces' })).toBe('namespaces')
  expect(() => readLeastIsolation({ TICKMARK_ISOLATION: 'strong' })).toThrow(/must be one of bubblewrap/)
})
