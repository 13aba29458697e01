import { amountValue } from '@tickmark/document'
import { expect, test } from 'vitest'
import { findNumbers } from './find-numbers.ts'
import type { NumberStyle } from './number-style.ts'

function found(text: string, style?: NumberStyle): string[] {
  return findNumbers(text, style).map(({ amount: { unit, currency, ...amount }, text: printed }) =>
    [printed, amountValue(amount).toFixed(), unit, currency].filter(Boolean).join(' | '),
  )
}

test.each([
  [
    'Revenue was £12.5m (2021: £9.8m).',
    ['£12.5m | 12500000 | money | GBP', '2021 | 2021 | unknown', '£9.8m | 9800000 | money | GBP'],
  ],
  ['Profit rose to CHF 130.3m at 12 m of depth', ['CHF 130.3m | 130300000 | money | CHF', '12 | 12 | unknown']],
  ['a loss of $(3.2m) and $10.2m', ['$(3.2m) | -3200000 | money', '$10.2m | 10200000 | money']],
  ['approximately 15 miles west', ['15 | 15 | unknown']],
  ['売上高は1兆4,312億円となりました', ['1兆4,312億円 | 1431200000000 | money | JPY']],
  ['経常利益は66億60百万円', ['66億60百万円 | 6660000000 | money | JPY']],
  ['매출액은 1조 4,312억원', ['1조 4,312억원 | 1431200000000 | money | KRW']],
  ['broken behind its digits: 2 조 922억원 대비', ['2 조 922억원 | 2092200000000 | money | KRW']],
  ['Reingewinn: CHF 554.9 Mio. im Jahr', ['CHF 554.9 Mio. | 554900000 | money | CHF']],
  [
    "CHF 1'309.3 Mio. und 1.2 Milliarden Franken",
    ["CHF 1'309.3 Mio. | 1309300000 | money | CHF", '1.2 Milliarden Franken | 1200000000 | money | CHF'],
  ],
  [
    'Revenue of R68.1 million, R1,234,567 and R19.0m',
    ['R68.1 million | 68100000 | money | ZAR', 'R1,234,567 | 1234567 | money | ZAR', 'R19.0m | 19000000 | money | ZAR'],
  ],
  ['an R2 of 12 and area R3', ['12 | 12 | unknown']],
  ['营业收入3.4亿元，同比增长12.5%', ['3.4亿元 | 340000000 | money', '12.5% | 12.5 | percent']],
  ['发行1,638,336,654股股份', ['1,638,336,654股 | 1638336654 | shares']],
  [
    'at 30 September 2022 £nil (2021: £15,000)',
    ['30 | 30 | unknown', '2022 | 2022 | unknown', '2021 | 2021 | unknown', '£15,000 | 15000 | money | GBP'],
  ],
  ['2021-2027 CHF 80,000', ['2021 | 2021 | unknown', '2027 | 2027 | unknown', 'CHF 80,000 | 80000 | money | CHF']],
  [
    '₹9,45,00,000 of INR 680.92 million',
    ['₹9,45,00,000 | 94500000 | money | INR', 'INR 680.92 million | 680920000 | money | INR'],
  ],
])('%s', (text, numbers) => expect(found(text)).toEqual(numbers))

test.each<[string, NumberStyle, string[]]>([
  ['Der Umsatz stieg auf 1.234,5 Mio. EUR', 'comma', ['1.234,5 Mio. EUR | 1234500000 | money | EUR']],
  [
    "Le chiffre d'affaires atteint 12,5 M€, soit 3,4 %",
    'space',
    ['12,5 M€ | 12500000 | money | EUR', '3,4 % | 3.4 | percent'],
  ],
  ['Net premiums of R3 862.4 million', 'space', ['R3 862.4 million | 3862400000 | money | ZAR']],
])('%s', (text, style, numbers) => expect(found(text, style)).toEqual(numbers))

test('what is not meant exactly is marked, in every language', () => {
  const texts = ['approximately 12%', '约12%', '약 12%', '約12%', 'Over 12%']
  expect(texts.map((text) => findNumbers(text)[0]?.amount.approximate)).toEqual([true, true, true, true, true])
})
