import { expect, test } from 'vitest'
import { addressIn, readAddress } from './page-address.ts'

test.each([
  ['/', undefined, '/'],
  ['/about', undefined, '/about'],
  ['/about/', undefined, '/about'],
  ['/en', 'en', '/'],
  ['/ja/', 'ja', '/'],
  ['/ko/about', 'ko', '/about'],
  ['/english/about', undefined, '/english/about'],
])('%s', (pathname, language, path) => {
  expect(readAddress(pathname)).toEqual({ language, path })
})

test('every language has an address of its own, the default the bare one', () => {
  expect((['zh-CN', 'en'] as const).flatMap((code) => [addressIn(code, '/'), addressIn(code, '/about')])).toEqual([
    '/',
    '/about',
    '/en',
    '/en/about',
  ])
})
