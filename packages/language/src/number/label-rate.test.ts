import { expect, test } from 'vitest'
import { labelRate } from './label-rate.ts'

test.each([
  ['VAT 20%', '20'],
  ['TVA 5,5 %', '5.5'],
  ['增值税（13％）', '13'],
  ['MwSt. 19 %', '19'],
  ['Tax at the statutory rate of 30.62%', '30.62'],
])('%s names %s per cent', (label, rate) => {
  expect(labelRate(label)?.toString()).toBe(rate)
})

test.each(['VAT', 'Between 5% and 10%', 'Shares above 100%', '1,020% of the limit'])(
  '%s names no one rate',
  (label) => {
    expect(labelRate(label)).toBeUndefined()
  },
)
