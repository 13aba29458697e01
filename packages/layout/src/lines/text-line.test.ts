import { expect, it } from 'vitest'
import { isAmount } from './text-line.ts'

it.each([
  '1,234',
  '(1,234.5)',
  '-0.5%',
  '–',
  '—',
  '$ 1,000',
  '$ (27,537,000)',
  '12 345,67',
  '3.2x',
  '1,234*',
  'US$ 5',
  '△12',
])('takes %s for an amount', (text) => {
  expect(isAmount(text)).toBe(true)
})

it.each(['Note 5', '1,234,', 'Q1', '2024年度', '七、1', 'a', '', '1.2.3 Scope'])(
  'takes %j for something else',
  (text) => {
    expect(isAmount(text)).toBe(false)
  },
)
