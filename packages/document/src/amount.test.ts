import { expect, test } from 'vitest'
import { amountValue, roundingOf } from './amount.ts'

test('an amount in thousands keeps every printed digit', () => {
  expect(amountValue({ value: '-1234567890123456.78', scale: 3 }).toFixed()).toBe('-1234567890123456780')
})

test('0.1 + 0.2 is 0.3', () => {
  expect(
    amountValue({ value: '0.1', scale: 0 })
      .plus(amountValue({ value: '0.2', scale: 0 }))
      .toFixed(),
  ).toBe('0.3')
})

test('rounding is half a unit of the last printed place', () => {
  expect(roundingOf({ decimals: 1, scale: 6 }).toFixed()).toBe('50000')
  expect(roundingOf({ decimals: 2, scale: 0 }).toFixed()).toBe('0.005')
})
