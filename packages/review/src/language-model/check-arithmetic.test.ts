import { expect, test } from 'vitest'
import { checkArithmetic } from './check-arithmetic.ts'

test.each([
  ['1,200 + 300 = 1,500', ['1,200', '300'], '1,500'],
  ['(486,320 − 432,150) ÷ 432,150 = 12.5%', ['486,320', '432,150', '432,150'], '12.5%'],
  ['1,200 + 300 = 1,500 ≠ 1,600', ['1,200', '300'], '1,500'],
  ['-200 * 3 = -600', ['200', '3'], '-600'],
  ['10 / 3 = 3.33', ['10', '3'], '3.33'],
  ['40% × 250 = 100', ['40%', '250'], '100'],
])('%s holds', (line, operands, result) => expect(checkArithmetic(line)).toEqual({ operands, result }))

test.each([
  ['1,200 + 300 = 1,600'],
  ['10 / 3 = 3.34'],
  ['1 / 0 = 0'],
  ['revenue + cost = 100'],
  ['100 = 100'],
  ['(1 + 2 = 3'],
  ['1 + = 1'],
  [''],
])('%s does not', (line) => expect(checkArithmetic(line)).toBeUndefined())
