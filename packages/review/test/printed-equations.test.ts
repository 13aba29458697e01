import { expect, test } from 'vitest'
import { review } from '../src/index.ts'
import { typeDocument } from '../src/testing/type-document.ts'

function reviewed(text: string, language?: 'zh') {
  const { findings, figures } = review(typeDocument(text, language), { tuning: { documentType: 'financial_report' } })
  return {
    told: findings
      .filter(({ severity }) => severity !== 'suggestion')
      .map(({ actual, expected }) => [actual, expected]),
    ticked: figures.filter(({ state }) => state === 'verified').map((figure) => figure.text),
  }
}

test('an equation that comes out is ticked', () => {
  expect(reviewed('Revenue was 1,200 units × $45.50 = $54,600 in the year.').ticked).toContain('$54,600')
  expect(reviewed('公司净资产收益率分解：净利率13.9% × 周转率0.63 × 权益乘数2.85 ≈ 25%。', 'zh').ticked).toContain(
    '25%',
  )
  expect(reviewed('EBITDA was $312.4 million + $45.1 million − $7.5 million = $350.0 million.').ticked).toContain(
    '$350.0 million',
  )
  expect(reviewed('EBITDA = 312.4 + 45.1 − 7.5 = 350.0 million.').told).toEqual([])
})

test('one that does not is told, near or far off', () => {
  expect(reviewed('ROE杜邦分解：ROE = 净利率13.9% × 周转率0.35 × 权益乘数2.85 ≈ 25%。', 'zh').told).toEqual([
    ['25%', '14%'],
  ])
  expect(reviewed('Revenue was 1,200 units × $45.50 = $56,400 in the year.').told).toEqual([['$56,400', '54,600']])
  expect(reviewed('Revenue was 1,200 units × $45.50 = $546,000 in the year.').told).toEqual([['$546,000', '54,600']])
})

test.each([
  ['A range, a rate of exchange and a date are no equations: 2.5 - 3.5 per cent, 1 USD = 7.08 RMB, 2024 = 2023 + 1.'],
  ['Sales (A = 1,200, B = 300) grew.'],
  ['Margins of 22% / 25% = stable by the two segments with 3 plants.'],
  ['Capital of 1,200 million / 5 = 240 a share class.'],
])('%s', (text) => expect(reviewed(text).told).toEqual([]))

test('rates and multiples that name a case are no factors of its value', () => {
  expect(reviewed('Base case: WACC 12.0% / exit multiple 8.5x = JPY 8,088 million.').told).toEqual([])
  expect(
    reviewed('Equity value: EBITDA of JPY 950 million × exit multiple 8.5x = JPY 8,880 million.').told,
  ).not.toEqual([])
})

test('a stroke within a name divides nothing, between figures it does', () => {
  const row = 'Revenue X=49,674,830 X=81,112,733 Net loss / Total comprehensive loss (29,266,883) (21,743,027).'
  expect(review(typeDocument(row)).findings).toEqual([])
  const ratio = 'The multiple is 49.7 = turnover 81,112,733 / capital 1,632,047.'
  expect(review(typeDocument(ratio)).findings).toEqual([])
  expect(review(typeDocument(ratio.replace('49.7', '94.7'))).findings.map(({ actual }) => actual)).toEqual(['94.7'])
})
