import { expect, test } from 'vitest'
import { readPrintedNumber } from './printed-number.ts'

test.each([
  ['1,234', 1234, '#,##0'],
  ['1,234.50', 1234.5, '#,##0.00'],
  ['(1,234)', -1234, '#,##0_);(#,##0)'],
  ['（56.1）', -56.1, '0.0_);(0.0)'],
  ['△1,234', -1234, '#,##0'],
  ['-5%', -0.05, '0%'],
  ['12.35％', 0.1235, '0.00%'],
  ['$ 5.00', 5, '0.00'],
  ['¥-3', -3, '0'],
  ['0.07', 0.07, '0.00'],
  ['１，２００', 1200, '#,##0'],
  ['S$1,234', 1234, '#,##0'],
  ['₹ 1,23,456', 123456, '#,##0'],
])('%s is the number %d shown as %s', (text, value, numberFormat) => {
  expect(readPrintedNumber(text)).toEqual({ value, numberFormat })
})

test.each([
  '',
  '—',
  '-',
  'n/a',
  '000001',
  '600519.SH',
  '2024-12-31',
  '1,23,4',
  '1.2.3',
  '(1,234',
  '12345678901234567',
  '1,200 (a)',
])('%s stays text', (text) => {
  expect(readPrintedNumber(text)).toBeUndefined()
})

test('a table with decimal commas is read by its own style, every cell alike', () => {
  const numbers = ['117.000', '1.234,5', '12,5%'].map((text) => readPrintedNumber(text, 'comma'))
  expect(numbers).toEqual([
    { value: 117000, numberFormat: '#,##0' },
    { value: 1234.5, numberFormat: '#,##0.0' },
    { value: 0.125, numberFormat: '0.0%' },
  ])
})
