import { amountValue } from '@tickmark/document'
import { describe, expect, test } from 'vitest'
import { findNumbers } from '../number/find-numbers.ts'
import { LANGUAGE_DATA } from './languages.ts'

describe.each(LANGUAGE_DATA)('$tag', ({ decimalComma, scales }) => {
  test.each(scales)('reads $word in its example', ({ example: [text, value] }) => {
    const numbers = findNumbers(text, decimalComma ? 'comma' : 'point')
    expect(numbers.map(({ amount }) => amountValue(amount).toFixed())).toEqual([value])
  })
})
