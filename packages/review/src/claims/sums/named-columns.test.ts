import { describe, expect, test } from 'vitest'
import { review } from '../../review.ts'
import { typeDocument } from '../../testing/type-document.ts'

/** Gains and losses of financial liabilities by class: two rows, and a column whose head says that it is their total. */
const table = ([first, second, total]: readonly string[], heads: readonly string[]) => `
# ${heads[0]}

| ${heads.slice(1).join(' | ')} |
| ${heads[0]} | ${first} | ${second} | ${total} |
| FX | 317,176 | 21,167 | 338,343 |
`
const PARTS = ['149,982', '100,002']

function wrong(cells: readonly string[], heads: readonly string[]): string[] {
  return review(typeDocument(table(cells, heads)), { type: 'financial_report' })
    .findings.filter(({ category }) => category === 'calculation')
    .flatMap(({ evidence }) => evidence.map(({ value }) => value ?? ''))
}

describe.each([
  ['Interest expense', '', 'At amortised cost', 'At fair value', 'Total'],
  ['이자비용', '금융부채', '상각후원가', '당기손익', '계'],
  ['支払利息', '', '償却原価', '公正価値', '合計'],
  ['利息支出', '项目', '以摊余成本计量', '以公允价值计量', '合计'],
])('%s', (...heads) => {
  test('adds up', () => expect(wrong([...PARTS, '249,984'], heads)).toEqual([]))
  test.each(['249,904', '294,984', '2,499,840'])('%s is no total of the row', (total) => {
    expect(wrong([...PARTS, total], heads)).toContain(total)
  })
})
