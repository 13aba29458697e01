import { describe, expect, test } from 'vitest'
import { review } from '../../review.ts'
import { typeDocument } from '../../testing/type-document.ts'

/** Revenue stands over the bridge and is no part of it; two adjustments lead from one measure to the other. */
const table = (heads: readonly string[], now: readonly string[], before: readonly string[]) => `
# 2 Earnings

| | 2024 | 2023 |
${heads.map((head, row) => `| ${head} | ${now[row]} | ${before[row]} |`).join('\n')}
`
const NOW = ['456,753', '95,941', '5,401', '1,736', '103,078']
const BEFORE = ['464,576', '97,172', '3,840', '2,934', '103,946']

function wrong(heads: readonly string[], now: readonly string[], before = BEFORE): string[] {
  return review(typeDocument(table(heads, now, before)), { type: 'financial_report' })
    .findings.filter(({ category, severity }) => category === 'calculation' && severity !== 'suggestion')
    .flatMap(({ evidence }) => evidence.map(({ value }) => value ?? ''))
}

describe.each([
  ['Revenue', 'Reported EBITDA', 'Litigation settlement', 'Relocation of the plant', 'Adjusted EBITDA'],
  ['Revenue', 'Operating profit', 'Restructuring', 'Impairment of brands', 'Underlying operating profit'],
  ['营业收入', '报告EBITDA', '诉讼和解', '工厂搬迁', '调整后EBITDA'],
  ['売上高', '報告EBITDA', '訴訟和解金', '工場移転費用', '調整後EBITDA'],
  ['매출액', '보고 EBITDA', '소송합의금', '공장 이전비', '조정 EBITDA'],
  ['Umsatz', 'Ausgewiesenes EBITDA', 'Rechtsstreit', 'Umzug des Werks', 'Bereinigtes EBITDA'],
])('%s … %s', (...heads) => {
  test('what leads from the one to the other adds up', () => expect(wrong(heads, NOW)).toEqual([]))
  test.each(['103,870', '130,078', '1,030,780'])('%s is not what it comes to', (total) => {
    expect(wrong(heads, NOW.with(4, total))).toContain(total)
  })
  test('an adjustment ten times too large is told', () => {
    expect(wrong(heads, NOW.with(2, '54,010'))).toContain('54,010')
  })
})

test('an adjustment that is taken off without a word for it', () => {
  const heads = ['Revenue', 'EBITDA', 'Litigation settlement', 'Gain on sale of land', 'Adjusted EBITDA']
  expect(wrong(heads, NOW.with(4, '99,606'), BEFORE.with(4, '98,078'))).toEqual([])
})

test('one column alone, where nothing else shows what adds up', () => {
  const column = (total: string) => `
| | 2024 |
| Revenue | 456,753 |
| EBITDA | 95,941 |
| Litigation settlement | 5,401 |
| Relocation of the plant | 1,736 |
| Adjusted EBITDA | ${total} |
`
  const told = (total: string) =>
    review(typeDocument(column(total)), { type: 'financial_report' })
      .findings.filter(({ category, severity }) => category === 'calculation' && severity !== 'suggestion')
      .map(({ evidence }) => evidence[0]?.value)
  expect(told('103,078')).toEqual([])
  expect(told('214,567')).toEqual(['214,567'])
})
