import { expect, test } from 'vitest'
import { failureOf } from './failures.ts'

test.each([
  ['GET', '/v1/api/task/list', 'history_failed'],
  ['GET', '/v1/api/task/resource/abc/def/report.xlsx', 'download_failed'],
  ['DELETE', '/v1/api/task', 'remove_failed'],
  ['POST', '/v1/api/task/ocr/start', 'start_failed'],
  ['POST', '/v1/api/gateway/login', 'system_error'],
])('%s %s fails as %s', (method, path, key) => expect(failureOf(method, path)).toBe(key))
