import { expect, test } from 'vitest'
import { cutTo, padTo, widthOf, wrapText } from './wrap-text.ts'

test('wide characters take two columns', () => {
  expect(widthOf('流动资产 1,234')).toBe(14)
  expect(padTo('合计', 6)).toBe('合计  ')
  expect(cutTo('流动资产合计', 7)).toBe('流动资…')
})

test('lines break between words, and between any two ideographs, never before a closing mark nor after an opening one', () => {
  expect(wrapText('Total current assets', 13)).toEqual(['Total current', 'assets'])
  expect(wrapText('流动资产合计列示为。', 12)).toEqual(['流动资产合计', '列示为。'])
  expect(wrapText('流动资产合计。列示', 12)).toEqual(['流动资产合计。', '列示'])
  expect(wrapText('流動資産（差額', 10)).toEqual(['流動資産', '（差額'])
  expect(wrapText('유동자산 합계의 기재값', 12)).toEqual(['유동자산', '합계의', '기재값'])
})
