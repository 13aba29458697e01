import { describe, expect, test } from 'vitest'
import { review } from '../src/review.ts'
import { typeDocument } from '../src/testing/type-document.ts'

/** The figures that findings about arithmetic name. */
function named(text: string): string[] {
  return review(typeDocument(text), { type: 'financial_report' })
    .findings.filter(({ category }) => category === 'calculation' || category === 'consistency')
    .flatMap(({ evidence }) => evidence.map(({ value }) => value ?? ''))
}

describe('a sign that was lost in one of two columns', () => {
  const related = (amount: string) => `
# Related parties

| | Receivables | Payables |
| Samsung C&T | 195,355 | ${amount} |
| Others | 15,839 | 125,470 |
| Total | 211,194 | 1,766,087 |
`
  test('is no deduction that nothing names', () => {
    expect(named(related('1,640,617'))).toEqual([])
    expect(named(related('(1,640,617)'))).toContain('(1,640,617)')
  })
})

describe('a table that is printed for two years, with a line more in one of them', () => {
  const year = (heads: string, first: string, more = '') => `
| ${heads} | Sales | Purchases |
| Display | ${first} | 1,542,039 |
| Motors | 45,303 | 975,086 |
| Batteries | 49,995 | 360,350 |
${more}| Total of associates | 236,312 | ${more === '' ? '2,877,475' : '4,120,706'} |
`
  const report = (first: string) => `
# Related parties in 2021
${year('2021', first)}
# Related parties in 2020
${year('2020', '109,018', '| Media | 31,996 | 1,243,231 |\n')}
`
  test('is held to its own lines', () => {
    expect(named(report('141,014'))).toEqual([])
    expect(named(report('114,014'))).toContain('114,014')
    expect(named(report('441,014'))).toContain('441,014')
  })
})

describe.each([
  ['en', 'Opening balance', 'Additions', 'Used', 'Closing balance'],
  ['zh', '期初余额', '本期计提', '本期使用', '期末余额'],
  ['ko', '기초', '순전입', '사용', '기말'],
  ['ja', '期首残高', '増加', '使用', '期末残高'],
])('a movement of one column, %s', (_language, opening, added, used, closing) => {
  const roll = (closes: string) => `
# 14. Provisions

| | 2021 |
| ${opening} | 31,777 |
| ${added} | 13,376 |
| ${used} | (104) |
| ${closing} | ${closes} |
`
  test('leads to its closing balance', () => expect(named(roll('45,049'))).toEqual([]))
  test.each(['45,409', '54,049', '450,490'])('does not lead to %s', (closes) => {
    expect(named(roll(closes))).toContain(closes)
  })
})
