import type { Language } from '@tickmark/document'

/** The first and the last day of a time, as `2026-11-20`. */
export type Days = readonly [first: string, last: string]

const MONTHS = 'January February March April May June July August September October November December'.split(' ')

/** Year, month and day as they are written in languages that go from the greatest to the smallest. */
const SIGNS = { 'zh-CN': [' 年 ', ' 月 ', ' 日'], ko: ['년 ', '월 ', '일'], ja: ['年', '月', '日'] } as const
const JOINS = { 'zh-CN': '至 ', ko: '~', ja: '〜' } as const

/**
 * Some days in words; what both dates share is said once. Not by `Intl`: pages are rendered in advance, and another release of it may write
 * other blanks than the browser.
 */
export function printDays([first, last]: Days, language: Language): string {
  const [from, to] = [numbersOf(first), numbersOf(last)]
  const same = to.findIndex((number, index) => number !== from[index])
  if (language === 'en') return inEnglish(from, to, same)
  const print = (numbers: readonly number[], after: number): string =>
    numbers.map((number, index) => (index < after ? '' : `${number}${SIGNS[language][index]}`)).join('')
  return same < 0 ? print(from, 0) : `${print(from, 0)}${JOINS[language]}${print(to, same)}`
}

const numbersOf = (day: string): number[] => day.split('-').map(Number)

function inEnglish(from: readonly number[], to: readonly number[], same: number): string {
  const print = ([year, month = 1, day]: readonly number[], left: number): string =>
    [day, MONTHS[month - 1], year].slice(0, 3 - left).join(' ')
  return same < 0 ? print(from, 0) : `${print(from, same)} to ${print(to, 0)}`
}
