import { amountValue } from '@tickmark/document'
import { describe, expect, test } from 'vitest'
import type { NumberStyle } from './number-style.ts'
import { parseCellNumber } from './parse-cell-number.ts'

/** The value as plain decimals, its currency and unit, or undefined where the cell is no number. */
function read(text: string, style?: NumberStyle): string | undefined {
  const number = parseCellNumber(text, style)
  if (!number) return undefined
  const { unit, currency } = number.amount
  return [
    amountValue(number.amount).toFixed(),
    ...(unit === 'unknown' ? [] : [unit]),
    ...(currency ? [currency] : []),
  ].join(' ')
}

describe('a cell that holds a number', () => {
  test.each([
    ['1,234', '1234'],
    ['(1,234)', '-1234'],
    ['（1,234）', '-1234'],
    ['△12', '-12'],
    ['▲1,234', '-1234'],
    ['−5.6%', '-5.6 percent'],
    ['+10.2%', '10.2 percent'],
    ['9.8x²', '9.8 multiple'],
    ['1,234-', '-1234'],
    ['—', '0'],
    ['$ 5.00', '5 money'],
    ['S$1,234', '1234 money SGD'],
    ['HK$(1,234)', '-1234 money HKD'],
    ['CHF 1,234', '1234 money CHF'],
    ["CHF 1'234'567.50", '1234567.5 money CHF'],
    ['₹ 12,34,567.00', '1234567 money INR'],
    ['£12.5m', '12500000 money GBP'],
    ['P=49,674,830', '49674830 money PHP'],
    ['₦1,234', '1234 money NGN'],
    ['$12.5T', '12500000000000 money'],
    ['1兆4,312億円', '1431200000000 money JPY'],
    ['3億5,000万円', '350000000 money JPY'],
    ['12억 3,400만원', '1234000000 money KRW'],
    ['1,234.56万元', '12345600 money'],
    ['3.2x', '3.2 multiple'],
    ['7.95 个百分点', '7.95 points'],
    ['1,234*', '1234'],
    ['844 shares', '844 shares'],
    ['※２ 189,542', '189542'],
    ['※２,※３ 1,284,152', '1284152'],
    ['※1 △574', '-574'],
    ['*1 1,234', '1234'],
    ['(47,755) (', '-47755'],
  ])('%s', (text, value) => expect(read(text)).toBe(value))

  test.each([
    '4b',
    '12(b)(c)',
    'Note 5',
    '000',
    'CHF 000',
    '2023.11-',
    '1.234.567',
    '1,23,4',
    'Try 5',
    '2024年',
    '2 1,234',
    '※２',
    '1.2.3',
  ])('%s is none', (text) => expect(read(text)).toBeUndefined())

  test.each<[string, NumberStyle, string | undefined]>([
    ['1.234,56', 'comma', '1234.56'],
    ['117.000', 'comma', '117000'],
    ['117.000', 'point', '117'],
    ['(1.234)', 'comma', '-1234'],
    ['12,5 %', 'comma', '12.5 percent'],
    ['3,4 Mrd. EUR', 'comma', '3400000000 money EUR'],
    ['1.234,5 Mio. €', 'comma', '1234500000 money EUR'],
    ['12 345', 'space', '12345'],
    ['1 234,56', 'space', '1234.56'],
    ['1 234.56', 'space', '1234.56'],
    ['12 345', 'point', undefined],
    // A per cent with one or two places can be nothing else; a number without the sign may be a date or two notes.
    ['3.3%', 'comma', '3.3 percent'],
    ['3,3%', 'point', '3.3 percent'],
    ['3.333%', 'comma', '3333 percent'],
    ['12.04', 'comma', undefined],
    ['5,6', 'point', undefined],
  ])('%s in a table of %s numbers', (text, style, value) => expect(read(text, style)).toBe(value))
})

test('its shape is told', () => {
  expect(parseCellNumber(' (1,234.50) ')).toEqual({
    amount: { value: '-1234.50', scale: 0, unit: 'unknown', decimals: 2 },
    text: '(1,234.50)',
    start: 0,
    end: 12,
    grouped: true,
    bracketed: true,
    dash: false,
    noted: false,
  })
})
