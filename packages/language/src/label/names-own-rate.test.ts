import { expect, test } from 'vitest'
import { LANGUAGE_DATA } from '../data/languages.ts'
import { namesOwnRate } from './names-own-rate.ts'

test.each(LANGUAGE_DATA)('$tag: a rate that is no share of a whole', ({ labels: { ownRate } }) => {
  expect(namesOwnRate(ownRate.example?.[0] ?? '')).toBe(true)
})

test.each(['Capex as a % of revenue', 'Total costs', 'Cost ratio', '费用率', '原価率', '매출원가율'])(
  '%s may be a share, or a sum of shares',
  (label) => {
    expect(namesOwnRate(label)).toBe(false)
  },
)
