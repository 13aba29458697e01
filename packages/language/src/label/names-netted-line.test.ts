import { expect, test } from 'vitest'
import { LANGUAGE_DATA } from '../data/languages.ts'
import { namesNettedLine } from './names-netted-line.ts'

test.each(LANGUAGE_DATA)('$tag: a line that is left of amounts of both signs', ({ labels: { netted } }) => {
  expect(namesNettedLine(netted.example?.[0] ?? '')).toBe(true)
})

test.each([
  'Revenue',
  'Trade receivables',
  '营业收入',
  '应收账款',
  '売掛金',
  '매출채권',
  'Umsatzerlöse',
  'Stocks',
  'Network equipment',
])('%s has parts that cannot exceed it', (label) => {
  expect(namesNettedLine(label)).toBe(false)
})
