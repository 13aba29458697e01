import type { StartTaskFields } from '@tickmark/contract'
import { afterEach, expect, test, vi } from 'vitest'

const kept = new Map<string, string>()
vi.stubGlobal('sessionStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
  removeItem: (key: string) => kept.delete(key),
})
let userId = 'me'
vi.stubGlobal('localStorage', {
  getItem: (key: string) => (key === 'ocr_userInfo' ? JSON.stringify({ user_id: userId }) : 'Bearer token'),
})
const { dropKeptUpload, keepUpload, readKeptUpload } = await import('./kept-upload.ts')

const FIELDS: StartTaskFields = { name: 'a', type: 'ocr', ocr_model: 'o', analysis_model: 'r', language: 'auto' }
afterEach(() => {
  userId = 'me'
  dropKeptUpload()
})

test('fields and names are kept, the files themselves are not', () => {
  keepUpload(FIELDS, [new File(['confidential'], 'a.pdf')])
  expect(readKeptUpload()).toEqual({ userId: 'me', fields: FIELDS, files: [{ name: 'a.pdf', size: 12 }] })
  expect([...kept.values()].join()).not.toContain('confidential')
})

test('nobody but the one who began it is told of it', () => {
  keepUpload(FIELDS, [])
  userId = 'somebody else'
  expect(readKeptUpload()).toBeUndefined()
})
