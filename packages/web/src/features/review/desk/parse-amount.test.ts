import { expect, test } from 'vitest'
import { parseAmount } from './parse-amount.ts'

test.each([
  ['1,200', 1200],
  ['12%', 0.12],
  ['(350)', -350],
  ['-0.5', -0.5],
  ['１２．５', 12.5],
  ['', undefined],
  ['12 apples', undefined],
  ['(350', undefined],
  ['1.2.3', undefined],
])('%s is %s', (typed, value) => {
  expect(parseAmount(typed)).toBe(value)
})
