import { expect, test } from 'vitest'
import { review } from '../src/review.ts'
import { typeDocument } from '../src/testing/type-document.ts'

const LINES = [
  '| Installation, day rate | 33 | 790.65 | 26,091.45 |',
  '| Gearbox oil | 3 | 308.27 | 924.81 |',
  '| Control unit | 8 | 1,704.04 | 13,632.32 |',
  '| Bearing | 13 | 515.80 | 6,705.40 |',
]

const bill = (lines: readonly string[], heads = 'Description | Quantity | Unit price | Amount') => `
# Invoice 2025-9888

| ${heads} |
${lines.join('\n')}
| Subtotal | | | 47,353.98 |
| VAT 20% | | | 9,470.80 |
| Total due | | | 56,824.78 |
`

const told = (text: string) =>
  review(typeDocument(text), { type: 'financial_report' })
    .findings.filter(({ severity }) => severity !== 'suggestion')
    .flatMap(({ evidence }) => evidence.map(({ value }) => value))

test.each([
  'Description | Quantity | Unit price | Amount',
  '品名 | 数量 | 単価 | 金額',
  '품목 | 수량 | 단가 | 금액',
  '货物名称 | 数量 | 单价 | 金额',
])('each line is its number times its price, and all of them the total: %s', (heads) => {
  expect(told(bill(LINES, heads))).toEqual([])
  expect(told(bill(LINES.with(1, '| Gearbox oil | 3 | 790.65 | 924.81 |'), heads))).toContain('924.81')
  expect(told(bill(LINES.with(1, '| Gearbox oil | 30 | 308.27 | 924.81 |'), heads))).toContain('924.81')
})

test('a line that is missing is told, though every other figure of the bill is proven', () => {
  expect(told(bill(LINES.toSpliced(2, 1)))).toContain('47,353.98')
})
