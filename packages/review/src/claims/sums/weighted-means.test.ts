import { describe, expect, test } from 'vitest'
import { review } from '../../review.ts'
import { typeDocument } from '../../testing/type-document.ts'

function told(text: string): string[] {
  return review(typeDocument(text), { type: 'financial_report' })
    .findings.filter(({ category, severity }) => category === 'calculation' && severity !== 'suggestion')
    .flatMap(({ evidence }) => evidence[0]?.value ?? [])
}

function ticked(text: string): string[] {
  return review(typeDocument(text), { type: 'financial_report' })
    .figures.filter(({ state }) => state === 'verified')
    .map((figure) => figure.text)
}

describe('a price below the options that it is the mean of', () => {
  const plans = (price: string, number = '1,085,125') => `
# Equity compensation plans

| Plan | Options outstanding | Price | Available |
| 2011 Stock Option Plan | 700,600 | 11.79 | – |
| 2018 Equity Incentive Plan | 384,525 | 11.98 | 192,638 |
| Plans not approved | – | – | – |
| Total | ${number} | ${price} | 192,638 |
`
  test('is ticked, weighed by their number', () => {
    expect(told(plans('11.86'))).toEqual([])
    expect(ticked(plans('11.86'))).toContain('11.86')
  })
  test.each(['11.68', '118.6'])('%s is no mean of them', (price) => expect(ticked(plans(price))).not.toContain(price))
  test.each(['1,058,125', '10,851,250'])('%s is no total of their number', (number) => {
    expect(told(plans('11.86', number))).toContain(number)
  })
})

describe('rents of many properties, whose last line is no sum', () => {
  const rents = (area: string, rent: string) => `
# Properties

| Property | Area | Rent |
| Brickyard | 227,598 | 8.98 |
| Coliseum | 106,648 | 12.46 |
| Fairview | 50,485 | 10.91 |
| Fieldstone | 150,123 | 11.87 |
| Gold Star | 71,720 | 9.14 |
| Golden Triangle | 202,790 | 13.07 |
| Total | ${area} | ${rent} |
`
  test('say nothing of their sum', () => expect(told(rents('809,364', '10.30'))).toEqual([]))
  test.each(['890,364', '8,093,640'])('%s is still no total of their areas', (area) => {
    expect(told(rents(area, '10.30'))).toContain(area)
  })
})

describe('amounts of two years', () => {
  const amounts = (total: string) => `
# Other receivables

| | 2024 | 2023 |
| Deposits | 1,412 | 1,398 |
| Prepayments | 2,087 | 1,950 |
| Advances to staff | 1,655 | 1,721 |
| Rebates due | 1,938 | 1,644 |
| Tax to be refunded | 1,204 | 1,310 |
| Insurance claims | 1,777 | 1,702 |
| Total | ${total} | 9,725 |
`
  test('add up', () => expect(told(amounts('10,073'))).toEqual([]))
  test.each(['10,037', '100,730', '1,007'])('as is %s', (total) => expect(told(amounts(total))).toContain(total))
})

describe('a row that multiplies below rows that add', () => {
  const both = (product: string, closing = '1,310') => `
# Deferred tax and dividends

| | Opening balance | Recognised | Closing balance |
| Provisions | 1,100 | 210 | ${closing} |
| Leases | 845 | 95 | 940 |
| Losses | 2,310 | 402 | 2,712 |
| Interim dividend | 0.5 | 12,400 | ${product} |
`
  test('is no sum', () => expect(told(both('6,200'))).toEqual([]))
  test.each(['1,130', '13,100'])('and %s is still none', (closing) => {
    expect(told(both('6,200', closing))).toContain(closing)
  })
})
