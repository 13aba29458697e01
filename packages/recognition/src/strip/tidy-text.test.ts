import { expect, test } from 'vitest'
import { tidyText } from './tidy-text.ts'

const tidy = (text: string): string =>
  tidyText(Array.from(text, (one) => ({ text: one, start: 0, end: 0, confidence: 0.9 })))
    .map((character) => character.text)
    .join('')

test('the right half of a per cent sign is no digit, and a share that came twice stands once', () => {
  expect(tidy('상승(16.6%6) 5.0%o')).toBe('상승(16.6%) 5.0%')
  expect(tidy('(8.3%8.3%)')).toBe('(8.3%)')
})

test('two shares beside each other, and a note mark behind one, are kept', () => {
  for (const text of ['8.3%8.4%', '50%60%', '16.6%1', '10%0.5%']) expect(tidy(text)).toBe(text)
})

test('a letter O between a currency and its cents is a nought, in a number or a name it is none', () => {
  expect(tidy('Tax RMO.58')).toBe('Tax RM0.58')
  expect(tidy('-RMO.01')).toBe('-RM0.01')
  for (const text of ['NO.12', 'SNO.12', 'LEO.12', 'RMO', 'ALARMO.58', 'RMO.585', '$O']) expect(tidy(text)).toBe(text)
})
