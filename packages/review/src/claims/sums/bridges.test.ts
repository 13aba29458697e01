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

describe('adjustments that a line without a total’s name sums up', () => {
  const bridge = (net: string, total: string) => `
| | 2022 | 2021 |
| NPATA | 6,747,793 | 5,178,954 |
| Restructuring costs | – | 87,366 |
| Acquisition costs | 616,020 | 426,836 |
| One-off government grants | (708,346) | (450,458) |
| Net non-recurring items | ${net} | 63,744 |
| Tax effect of non-recurring items | 187,510 | (46,331) |
| Underlying NPATA | ${total} | 5,196,367 |
`
  const alarms = (net: string, total: string) =>
    review(typeDocument(bridge(net, total)), { type: 'financial_report' })
      .findings.filter(({ severity }) => severity !== 'suggestion')
      .flatMap(({ evidence }) => evidence.map(({ value }) => value ?? ''))
  test('count once', () => expect(alarms('(92,326)', '6,842,977')).toEqual([]))
  test.each(['6,824,977', '68,429,770'])('and %s is not what they lead to', (total) => {
    expect(alarms('(92,326)', total)).toContain(total)
  })
})

test('an adjusted measure of another name begins a reckoning of its own', () => {
  const told = (total: string) =>
    review(
      typeDocument(`
# Statement of profit or loss

| | 2022 | 2021 |
| Operating profit | 1,462 | 525 |
| Finance income | 80 | – |
| Finance costs | (86) | (67) |
| Profit before tax | 1,456 | 458 |
| Analysed as | | |
| Adjusted EBITDA | 3,020 | 1,762 |
| Finance costs | (86) | (67) |
| Finance income | 80 | – |
| Depreciation | (382) | (279) |
| Adjusted profit before tax | ${total} | 1,416 |
| Restructuring costs | (62) | (176) |
| Acquisition costs | (1,114) | (782) |
| Profit before tax | 1,456 | 458 |
`),
      { type: 'financial_report' },
    )
      .findings.filter(({ severity }) => severity !== 'suggestion')
      .flatMap(({ evidence }) => evidence.map(({ value }) => value ?? ''))
  expect(told('2,632')).toEqual([])
  expect(told('2,362')).toContain('2,362')
  expect(told('26,320')).toContain('26,320')
})
