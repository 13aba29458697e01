import { expect, it } from 'vitest'
import { isBrokenAmount } from './broken-amount.ts'

it.each([
  [['1,858,221,567.', '60']],
  [['9,251,', '880.12']],
  [['15,419,010.0', '0']],
  [['644,25', '6,778.', '19']],
  [['(452,143,', '172.66)']],
  [['100.0', '0%']],
])('takes %j for one amount', (lines) => expect(isBrokenAmount(lines)).toBe(true))

it.each([
  [['1,234', '567']],
  [['1,234.50', '60']],
  [['12', '34']],
  [['1,234.5', '67']],
  [['1,234,567.00', '12.5%']],
  [['1,858,221,567.60']],
  [['2023', '1,200']],
])('takes %j for what it is', (lines) => expect(isBrokenAmount(lines)).toBe(false))
