import { expect, test } from 'vitest'
import { toLine } from '../strip/read-strip.ts'
import { holdsOtherScript, isInLatin, latinOf } from './latin-page.ts'

/** A line whose characters are read with one confidence. */
function line(text: string, confidence = 0.97) {
  return toLine([...text].map((one, at) => ({ text: one, start: at, end: at + 1, confidence })))
}

const english = ['Total excluding tax', 'Cashier: 01', 'Thank you'].map((text) => line(text))

test('single ideographs among Latin letters, and pairs that nobody is sure of, are none', () => {
  expect(isInLatin([...english, line('守細', 0.6), line('乙')])).toBe(true)
})

test('a page with one line of Chinese has ideographs', () => {
  expect(isInLatin([...english, line('合计')])).toBe(false)
})

test('a blurred page of Chinese with some Latin letters has ideographs', () => {
  expect(isInLatin([...english, line('销售费用及管理费用合计数', 0.7)])).toBe(false)
})

test('a few letters tell nothing', () => {
  expect(isInLatin([line('SR 6%'), line('各', 0.5)])).toBe(false)
})

test('what is left of a recogniser’s characters are those that Latin pages have', () => {
  expect(latinOf(['', 'a', '各', '：', ':', '④', '½'])).toEqual(['', 'a', '', '', ':', '', '½'])
  expect(holdsOtherScript(line('Date ：07'))).toBe(true)
  expect(holdsOtherScript(line('Date: 07, ½ – €'))).toBe(false)
})
