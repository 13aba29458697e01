import { expect, test } from 'vitest'
import { printDays } from './print-days.ts'

test('days are told in four languages, and what two dates share is said once', () => {
  const languages = ['zh-CN', 'en', 'ko', 'ja'] as const
  const inAll = (first: string, last: string) => languages.map((language) => printDays([first, last], language))
  expect(inAll('2026-11-20', '2026-11-24')).toEqual([
    '2026 年 11 月 20 日至 24 日',
    '20 to 24 November 2026',
    '2026년 11월 20일~24일',
    '2026年11月20日〜24日',
  ])
  expect(inAll('2026-11-20', '2026-12-03')).toEqual([
    '2026 年 11 月 20 日至 12 月 3 日',
    '20 November to 3 December 2026',
    '2026년 11월 20일~12월 3일',
    '2026年11月20日〜12月3日',
  ])
  expect(printDays(['2026-11-20', '2027-01-02'], 'en')).toBe('20 November 2026 to 2 January 2027')
  expect(printDays(['2026-11-20', '2026-11-20'], 'ja')).toBe('2026年11月20日')
})
