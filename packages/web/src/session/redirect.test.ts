import { expect, test } from 'vitest'
import { loginAddress, safeRedirect } from './redirect.ts'

test('a target survives the way through the login, its query and anchor included', () => {
  const target = '/taskDownload?task_id=a&finding=b c#x'
  const redirect = new URLSearchParams(loginAddress(target).split('?')[1]).get('redirect')
  expect(safeRedirect(redirect)).toBe('/taskDownload?task_id=a&finding=b%20c#x')
})

test.each([
  'https://example.com',
  '//example.com',
  '/\\example.com',
  '/\t/example.com',
  'javascript:alert(1)',
  'taskList',
  '',
  '/login?redirect=%2Flogin',
  null,
])('%j is not followed', (wanted) => {
  expect(safeRedirect(wanted)).toBe('/ocr')
})
