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

const demand = (asked: string) => `
${bill(LINES)}

${asked}
`

test.each([
  ['Please transfer $56,824.78 to account 4711 2038 by 18 December 2025.', []],
  ['Please transfer $56,842.78 to account 4711 2038 by 18 December 2025.', ['$56,842.78']],
  // However far off.
  ['Please transfer $568,247.80 to account 4711 2038 by 18 December 2025.', ['$568,247.80']],
  ['请于2025年12月18日前将56,842.78元汇至账号6222 0211 4711 2038。', ['56,842.78元']],
  ['Please transfer a deposit of $10,000.00 to account 4711 2038 by 18 December 2025.', []],
])('what is asked to be paid is what the bill comes to: %s', (asked, wrong) => {
  expect(told(demand(asked)).filter((value) => asked.includes(value ?? ''))).toEqual(wrong)
})

const taxed = (tax: string, total: string) => bill(LINES).replace('9,470.80', tax).replace('56,824.78', total)

test.each([
  ['9,470.80', '56,824.78', undefined],
  ['9,047.80', '56,824.78', '9,047.80'],
  ['28,412.40', '56,824.78', '28,412.40'],
  ['9,470.80', '170,474.34', '170,474.34'],
])('a tax of %s in a total of %s, by the rate that its line names', (tax, total, wrong) => {
  const values = told(taxed(tax, total))
  if (wrong) expect(values).toContain(wrong)
  else expect(values).toEqual([])
})

test('lines that each name a rate of what stands above them reach the total together', () => {
  const two = (state: string) => `
| Particulars | Quantity | Amount |
| Taxable value | | 61,400.00 |
| CGST 9% | | 5,526.00 |
| SGST 9% | | ${state} |
| Total | | 72,452.00 |
`
  expect(told(two('5,526.00'))).toEqual([])
  expect(told(two('5,256.00'))).toContain('5,256.00')
})
