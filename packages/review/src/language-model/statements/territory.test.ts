import { expect, test } from 'vitest'
import { placesExclude } from './territory.ts'

test.each([
  ['All factories are located in the United Kingdom.', 'The factory in Gdansk, Poland, made 18% of it.', true],
  ['All factories are located in the United Kingdom.', 'The factory in the UK was extended.', false],
  ['Most factories are located in Ireland.', 'The factory in Poland was extended.', false],
  ['All woman workers live in Ireland.', 'Workers of every kind live in Ireland.', false],
  ['公司全部生产基地均位于境内。', '泰国生产基地的产量为1.8万吨。', true],
  ['公司全部生产基地均位于境内。', '中国四川生产基地的产量为1.8万吨。', false],
  ['工場はすべて国内にあります。', 'タイ工場の従業員は140名です。', true],
  ['工場はすべて国内にあります。', '新タイプの工場の従業員は140名です。', false],
  ['모든 공장은 국내에 있습니다.', '베트남 공장의 생산능력은 연 12,000톤입니다.', true],
  ['모든 공장은 국내에 있습니다.', '해외 공장의 생산능력은 연 12,000톤입니다.', true],
])('%s / %s: %s', (one, other, expected) => {
  expect(placesExclude(one, other)).toBe(expected)
  expect(placesExclude(other, one)).toBe(expected)
})
