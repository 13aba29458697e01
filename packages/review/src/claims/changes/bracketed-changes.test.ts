import { describe, expect, test } from 'vitest'
import { review } from '../../review.ts'
import { typeDocument } from '../../testing/type-document.ts'

const found = (sentence: string, language: 'en' | 'zh' | 'und' = 'en'): string[] =>
  review(typeDocument(`# Results\n\n${sentence}\n`, language), { type: 'financial_report' }).findings.map(
    ({ ruleId, actual, expected }) => [ruleId.replace(/^.*\//, ''), actual, expected].filter(Boolean).join(' '),
  )

const stateOf = (sentence: string, text: string) =>
  review(typeDocument(`# Results\n\n${sentence}\n`), { type: 'financial_report' }).figures.find(
    (figure) => figure.text === text,
  )?.state

describe('what a line was before stands in the bracket behind it', () => {
  test.each([
    ['Underlying profit was $6,296,955 (2021: $5,114,832), an increase of 23.1%.', '23.1%'],
    [
      'Earnings of the parent were $6,312,568 (FY21: $5,041,894), up 25.2% from the prior corresponding period.',
      '25.2%',
    ],
    ['Receipts from customers increased by 23.9% to £66.1m (pcp: £53.4m).', '23.9%'],
    ['Net debt fell to £40.2m (30 June 2021: £53.4m), a reduction of £13.2m or 24.7%.', '24.7%'],
  ])('%s', (sentence, text) => {
    expect(found(sentence)).toEqual([])
    expect(stateOf(sentence, text)).toBe('verified')
  })

  test.each([
    ['Underlying profit was $6,296,955 (2021: $5,114,832), an increase of 32.1%.', 'growth-mismatch 32.1% 23.1%'],
    ['Underlying profit was $6,296,955 (2021: $5,114,832), an increase of 231%.', 'growth-mismatch 231% 23%'],
    ['Earnings were $6,312,568 (FY21: $5,041,894), up 28.2% from the pcp.', 'growth-mismatch 28.2% 25.2%'],
    ['Receipts decreased by 23.9% to £66.1m (prior year: £53.4m).', 'direction-contradicts-figures decreased'],
    ['Gross margin decreased to 58.1% (2021: 55.1%).', 'direction-contradicts-figures decreased'],
  ])('and is told: %s', (sentence, told) => expect(found(sentence)).toEqual([told]))

  test('in Chinese, of either script, and German as well', () => {
    expect(found('公司实现营业收入6,296.96万元（上年同期：5,114.83万元），同比增长23.1%。', 'zh')).toEqual([])
    expect(found('公司实现营业收入6,296.96万元（上年同期：5,114.83万元），同比增长32.1%。', 'zh')).toEqual([
      'growth-mismatch 32.1% 23.1%',
    ])
    expect(found('集團收入為6,296.96萬元（上年同期：5,114.83萬元），較上年增長23.1%。', 'zh')).toEqual([])
    expect(found('集團收入為6,296.96萬元（上年同期：5,114.83萬元），較上年增長32.1%。', 'zh')).toEqual([
      'growth-mismatch 32.1% 23.1%',
    ])
    expect(found('Der Umsatz stieg um 23,9 % auf 66,1 Mio. EUR (Vorjahr: 53,4 Mio. EUR).', 'und')).toEqual([])
    expect(found('Der Umsatz stieg um 32,9 % auf 66,1 Mio. EUR (Vorjahr: 53,4 Mio. EUR).', 'und')).toEqual([
      'growth-mismatch 32,9 % 23,8%',
    ])
  })
})

describe('a word that does not lead to the amount tells of another line', () => {
  test.each([
    'Revenue increased by 12.0% and operating costs were $5.0m (2021: $6.0m).',
    'Sales grew 12.0%, while profit was $6.3m (2021: $5.1m), in line with the increase of 9.0% in volumes.',
    'The tax charge increased, at a rate of 22.0% (2021: 25.0%).',
    'Income rose by 4.0% to $6.3m (2025 target: $7.1m).',
    'In 2021 sales fell to $5.1m (2022: $6.3m).',
    'The loss decreased to $4.1m (2021: profit of $5.1m).',
    'Dividends increased by 12.0% (2021: 8.0%).',
    'Profit was $6.3m (2021: $5.1m), with an increase of 40.0% in Asia.',
  ])('%s', (sentence) => expect(found(sentence)).toEqual([]))
})
