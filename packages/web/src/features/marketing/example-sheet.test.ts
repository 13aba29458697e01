import { Decimal, LANGUAGES } from '@tickmark/document'
import { expect, test } from 'vitest'
import { EXAMPLE_SHEETS } from './example-sheet.ts'

const read = (text: string): Decimal => new Decimal(text.replaceAll(',', ''))

test.each(LANGUAGES)('the arithmetic that the home page shows is right (%s)', (language) => {
  const { rows, total, sum, difference } = EXAMPLE_SHEETS[language]
  const sumOf = (column: 'current' | 'prior'): Decimal =>
    rows.map((row) => read(row[column])).reduce((whole, value) => whole.plus(value))
  expect(sumOf('prior').equals(read(total.prior))).toBe(true)
  expect(sumOf('current').equals(read(sum))).toBe(true)
  expect(read(total.current).minus(read(sum)).equals(read(difference))).toBe(true)
})
