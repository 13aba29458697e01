import { expect, test } from 'vitest'
import { chooseLanguage, parsePages } from './options.ts'
import { UsageError } from './usage-error.ts'

test('page ranges are clipped to the pages there are', () => {
  expect(parsePages('1-3,7,10-')!(12)).toEqual([1, 2, 3, 7, 10, 11, 12])
  expect(parsePages('5')!(3)).toEqual([])
  expect(parsePages('2-1000000')!(3)).toEqual([2, 3])
  expect(parsePages(undefined)).toBeUndefined()
  for (const wrong of ['', 'a', '3-1', '0', '1-2-3', '-3']) expect(() => parsePages(wrong)).toThrow(UsageError)
})

test('the language of the locale, English for others and for none', () => {
  expect(chooseLanguage(undefined, { LANG: 'ko_KR.UTF-8' })).toBe('ko')
  expect(chooseLanguage(undefined, { LC_ALL: 'zh_TW.UTF-8', LANG: 'en_US' })).toBe('zh-CN')
  expect(chooseLanguage(undefined, { LANG: 'de_DE.UTF-8' })).toBe('en')
  for (const LANG of ['C', 'C.UTF-8', 'POSIX', '', undefined]) expect(chooseLanguage(undefined, { LANG })).toBe('en')
  expect(chooseLanguage(undefined, { LC_MESSAGES: 'ja_JP.UTF-8', LANG: 'zh_CN.UTF-8' })).toBe('ja')
  expect(chooseLanguage(undefined, { LC_ALL: 'C', LC_MESSAGES: 'ja_JP.UTF-8', LANG: 'zh_CN.UTF-8' })).toBe('en')
  expect(chooseLanguage('EN', {})).toBe('en')
  expect(() => chooseLanguage('fr', {})).toThrow(UsageError)
})
