import type { Document } from '@tickmark/document'
import { expect, test } from 'vitest'
import { review } from '../src/review.ts'
import { typeDocument } from '../src/testing/type-document.ts'

const growthOf = (text: string, language: Document['language']) =>
  review(typeDocument(text, language)).findings.filter(({ ruleId }) => ruleId === 'calculation/growth-mismatch').length

test.each([
  ['Revenue was up 10.6% at constant exchange rates to CHF 1,028.6m, compared with CHF 950.8m in 2021.', 'en'],
  ['Sales increased organically by 10.6% to $1,028.6 million from $950.8 million in 2021.', 'en'],
  ['营业收入按固定汇率增长10.6%至1,028.6亿元，上年为950.8亿元。', 'zh'],
  ['売上高は950.8億円から恒常為替レートベースで10.6%増加し1,028.6億円となりました。', 'ja'],
  ['매출액은 950.8억원에서 고정환율 기준 10.6% 증가한 1,028.6억원을 기록하였다.', 'ko'],
] as const)('a change on another basis accuses nobody: %s', (text, language) =>
  expect(growthOf(text, language)).toBe(0),
)

test.each([
  ['Revenue was up 10.6% to CHF 1,028.6m, compared with CHF 950.8m in 2021.', 'en'],
  [
    'Excluding the acquisition margins held. Sales increased by 10.6% to $1,028.6 million from $950.8 million in 2021.',
    'en',
  ],
] as const)('a change of the printed amounts is held against them: %s', (text, language) =>
  expect(growthOf(text, language)).toBe(1),
)

test.each([
  ['Operating profit was up 34.3% to CHF 112.9m, with a margin of 11.4% compared with 9.3% in 2021.', 'en'],
  ['As the market capitalisation decreased 49%, the discount narrowed to 29% compared to 34% a year ago.', 'en'],
  ['营业利润增长34.3%至112.9亿元，毛利率由9.3%上升至11.4%。', 'zh'],
] as const)('a change of amounts is none of the rates beside them: %s', (text, language) =>
  expect(growthOf(text, language)).toBe(0),
)

test('a change of rates is held against them', () => {
  expect(growthOf('The effective rate increased by 2.2% to 26.3% from 26.1%.', 'en')).toBe(1)
  expect(growthOf('The margin increased 0.6 percentage points to 26.3% from 26.1%.', 'en')).toBe(1)
})
