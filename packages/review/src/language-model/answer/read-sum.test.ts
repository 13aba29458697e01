import { expect, test } from 'vitest'
import { comesTo } from './evaluate-sum.ts'
import { readSum } from './read-sum.ts'

test.each([
  ['1,200 + 300 = 1,500', ['1,200', '300']],
  ['$1,200 + $300 = $1,500', ['1,200', '300']],
  ['(486,320 − 432,150) ÷ 432,150 = 12.5%', ['486,320', '432,150', '432,150']],
  ['(486,320 / 432,150 - 1) × 100 = 12.5', ['486,320', '432,150', '1', '100']],
  ['1,200 + (300) = 900', ['1,200', '300']],
  ['(1,200) + (300) = (1,500)', ['1,200', '300']],
  ['△1,200 + 300 = △900', ['1,200', '300']],
  ['-200 * 3 = -600', ['200', '3']],
  ['RMB 1.2 million + 0.3 million = 1.5 million', ['1.2 million', '0.3 million']],
  ['1,200万元 + 300万元 = 1,500万元', ['1,200万', '300万']],
  ['40% × 250 = 100', ['40%', '250']],
  ['12.5% − 10.0% = 2.5pp', ['12.5%', '10.0%']],
  ['Revenue 2025 1,200 minus revenue 2024 1,000 is 200', ['1,200', '1,000']],
  ['1,500 = 1,200 + 300', ['1,200', '300']],
  ['10 / 3 = 3.33', ['10', '3']],
  ['(1,500/1,000)^(1/3) − 1 = 14.5%', ['1,500', '1,000', '1', '3', '1']],
  ['365 × 350 ÷ 1,400 = 91 days', ['365', '350', '1,400']],
  ['1,200 加 300 等于 1,500', ['1,200', '300']],
])('%s is read, and comes out', (line, operands) => {
  const sum = readSum(line)
  expect(sum?.operands.map(({ text }) => text)).toEqual(operands)
  expect(sum?.result && comesTo(sum.computed, sum.result)).toBe(true)
})

test.each([
  ['1,200 + 300 = 1,500 ≠ 1,600', '1,600'],
  ['1,200 + 300 = 1,500 (not 1,600)', '1,600'],
  ['1,200 + 300 = 1,500 vs. 1,600', '1,600'],
  ['1,200 + 300 = 1,500; reported: 1,600', '1,600'],
  ['1,200 + 300 ≠ 1,600', '1,600'],
  ['1,200 + 300 = 1,500，而非1,600', '1,600'],
])('%s says what is printed instead', (line, printed) => expect(readSum(line)?.printed?.text).toBe(printed))

test.each([['1,200 + 300 = 1,600'], ['10 / 3 = 3.34'], ['40% × 250 = 10']])('%s does not come out', (line) => {
  const sum = readSum(line)
  expect(sum?.result && comesTo(sum.computed, sum.result)).toBe(false)
})

test.each([
  ['1 / 0 = 0'],
  ['revenue + cost = 100'],
  ['100 = 100'],
  ['1 + = 1'],
  ['1,200 300 = 1,500'],
  ['2 ^ 9999 = 1'],
  [''],
])('%s is no sum', (line) => expect(readSum(line)).toBeUndefined())
