import { expect, test } from 'vitest'
import { isFigureText, isNumberText } from './number-text.ts'

test.each([
  '1,234',
  '(5.6)%',
  '—',
  'CHF 2.50',
  'S$1,234',
  '£12.5m',
  '1.234,56',
  '12 345',
  '△12',
  '1兆4,312億円',
  '822,886,700주',
])('%s is a cell of figures', (text) => expect(isNumberText(text)).toBe(true))

test.each(['1,910,669)', '45,408 5,567,924'])('%s is what figures leave behind', (text) =>
  expect(isNumberText(text)).toBe(true),
)

test.each(['', 'Total', '9(a)', 'Note 5', '1 January 2024', '甲方'])('%s is none', (text) =>
  expect(isNumberText(text)).toBe(false),
)

test('a year heads figures and is none', () => {
  expect(isFigureText('2024')).toBe(false)
  expect(isFigureText('2,024')).toBe(true)
})
