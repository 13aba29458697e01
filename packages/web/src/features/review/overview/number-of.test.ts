import { expect, test } from 'vitest'
import { numberOf } from './number-of.ts'

test.each([
  ['486,320', 486_320],
  ['(1,234.5)', -1234.5],
  ['-12.5%', -12.5],
  ['△3,200', -3200],
  ['$ (45)', -45],
  ['−7', -7],
  ['–', undefined],
  [undefined, undefined],
])('%s is %s', (printed, value) => expect(numberOf(printed)).toBe(value))
