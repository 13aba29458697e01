import { Decimal } from '@tickmark/document'
import { expect, test } from 'vitest'
import { EXAMPLE_DIFFERENCE, EXAMPLE_ROWS, EXAMPLE_SUM, EXAMPLE_TOTAL } from './example-sheet.ts'

const read = (text: string): Decimal => new Decimal(text.replaceAll(',', ''))
const sum = (column: 'current' | 'prior'): Decimal =>
  EXAMPLE_ROWS.map((row) => read(row[column])).reduce((total, value) => total.plus(value))

test('the arithmetic that the home page shows is right', () => {
  expect(sum('prior').equals(read(EXAMPLE_TOTAL.prior))).toBe(true)
  expect(sum('current').equals(read(EXAMPLE_SUM))).toBe(true)
  expect(read(EXAMPLE_TOTAL.current).minus(read(EXAMPLE_SUM)).equals(read(EXAMPLE_DIFFERENCE))).toBe(true)
})
