import { beforeEach, expect, test, vi } from 'vitest'

const stored = new Map<string, string>()
vi.stubGlobal('localStorage', {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => stored.set(key, value),
  removeItem: (key: string) => stored.delete(key),
})
const { clearSession, needsRefresh, readToken, readUser, storeToken, storeUser } = await import('./session.ts')

const MINUTE = 60_000
const USER = {
  user_id: 'u',
  username: 'li',
  email: 'li@example.com',
  phone: '',
  role: 'user',
  plan: 'trial',
  quota: 5,
  plan_ends_at: null,
  created_at: '2026-01-01T00:00:00Z',
  second_factor_due: false,
} as const

beforeEach(() => stored.clear())

test('stores the token as an Authorization value, with the time it was got', () => {
  storeToken({ token_type: 'Bearer', access_token: 'abc', expires_in: 1 }, 5 * MINUTE)
  expect(Object.fromEntries(stored)).toEqual({ ocr_token: 'Bearer abc', ocr_refTokenTime: '300000' })
})

test('a token is renewed when it is more than twenty minutes old, and only then', () => {
  expect(needsRefresh(100 * MINUTE)).toBe(false)
  storeToken({ token_type: 'Bearer', access_token: 'abc', expires_in: 1 }, 0)
  expect(needsRefresh(20 * MINUTE)).toBe(false)
  expect(needsRefresh(20 * MINUTE + 1)).toBe(true)
})

test('clearing forgets token, time and user, and nothing else', () => {
  stored.set('ocr_lang', 'ja')
  storeToken({ token_type: 'Bearer', access_token: 'abc', expires_in: 1 })
  storeUser(USER)
  expect(readUser()).toEqual(USER)
  clearSession()
  expect(readToken()).toBeNull()
  expect(readUser()).toBeNull()
  expect([...stored.keys()]).toEqual(['ocr_lang'])
})

test('a user who cannot be read is no user', () => {
  stored.set('ocr_token', 'Bearer abc')
  stored.set('ocr_userInfo', '{broken')
  expect(readUser()).toBeNull()
})
