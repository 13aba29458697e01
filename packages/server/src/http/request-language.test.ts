import { expect, test } from 'vitest'
import { requestLanguage } from './request-language.ts'

test.each([
  [undefined, 'zh-CN'],
  ['', 'zh-CN'],
  ['ja', 'ja'],
  ['en-GB,en;q=0.9', 'en'],
  ['zh-TW', 'zh-CN'],
  ['fr,de;q=0.8,ko;q=0.5', 'ko'],
  ['en;q=0.2, ja;q=0.9', 'ja'],
  ['ko;q=0, en', 'en'],
  ['*', 'zh-CN'],
  ['fr', 'zh-CN'],
])('%s is answered in %s', (header, language) => {
  expect(requestLanguage(header)).toBe(language)
})
