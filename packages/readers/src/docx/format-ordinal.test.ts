import { expect, test } from 'vitest'
import { formatOrdinal } from './format-ordinal.ts'

test.each([
  [1, 'decimal', '1'],
  [4, 'upperRoman', 'IV'],
  [28, 'lowerLetter', 'bb'],
  [3, 'decimalZero', '03'],
  [10, 'chineseCountingThousand', '十'],
  [12, 'chineseCounting', '十二'],
  [21, 'chineseCountingThousand', '二十一'],
  [105, 'chineseCountingThousand', '一百〇五'],
  [3, 'chineseLegalSimplified', '叁'],
  [2, 'ganada', '나'],
  [4, 'iroha', 'ニ'],
  [5, 'decimalEnclosedCircle', '⑤'],
  [2, 'ideographTraditional', '乙'],
])('%i in %s is %s', (n, format, printed) => {
  expect(formatOrdinal(n, format)).toBe(printed)
})
