import { expect, test } from 'vitest'
import { review } from '../src/index.ts'
import { typeDocument } from '../src/testing/type-document.ts'

/** What is told above a suggestion of a typed report, and how many of its figures are verified. */
function reviewed(text: string) {
  const { findings, figureCounts } = review(typeDocument(text), { tuning: { documentType: 'financial_report' } })
  const told = findings.filter(({ ruleId, severity }) => ruleId.startsWith('calculation/') && severity !== 'suggestion')
  return { told: told.map(({ actual, expected }) => [actual, expected]), verified: figureCounts.verified }
}

const hedges = (market = '314.8') => `
# Forward contracts

In millions of Australian dollars

| | Contract value 2025 | Contract value 2024 | Mark to market 2025 | Mark to market 2024 | Market value 2025 | Market value 2024 |
| Buy US Dollars | 346.9 | 81.8 | (32.1) | (2.5) | ${market} | 79.3 |
| Buy NZ Dollars | 13.2 | 41.7 | (1.2) | (5.6) | 12.0 | 36.1 |
| Buy Euro | 28.5 | 60.4 | (2.6) | 4.4 | 25.9 | 64.8 |
| Buy British Pounds | 10.4 | 22.9 | (3.3) | 1.7 | 7.1 | 24.6 |
`

test('years that stand in turns are added up each by itself; one that is wrong is told', () => {
  expect(reviewed(hedges())).toEqual({ told: [], verified: 24 })
  expect(reviewed(hedges('384.8')).told).toEqual([['384.8', '314.8']])
})

const sold = (before: string) =>
  hedges().trimEnd() +
  `
| Sell NZ Dollars | 140.2 | 139.0 | 11.2 | 19.1 | 129.0 | ${before} |
`

test('a row that deducts in both years what the others add means to; in one year alone it is told', () => {
  expect(reviewed(sold('119.9'))).toEqual({ told: [], verified: 30 })
  expect(reviewed(sold('191.9')).told).not.toEqual([])
})

const maturities = (over: string) => `
# Maturity of liabilities

In millions of dollars

| | Less than 1 Year | 1 to 2 Years | 2 to 5 Years | Over 5 Years | Total |
| Bank loans | 251.1 | 24.0 | 31.5 | 12.3 | 318.9 |
| Domestic notes | 332.7 | 24.1 | 371.0 | 15.2 | 743.0 |
| Other liabilities | 878.1 | 53.3 | 59.9 | ${over} | 1,024.7 |
| Total | 1,461.9 | 101.4 | 462.4 | 60.9 | 2,086.6 |
`

test('what falls due within one to two years is an amount, and not a number of years', () => {
  expect(reviewed(maturities('33.4'))).toEqual({ told: [], verified: 20 })
  expect(reviewed(maturities('83.4')).told).toEqual([['83.4', '33.4']])
})

const reconciliation = (effect: string) => `
# Income tax

In millions of dollars

| | 2025 | 2024 |
| Profit before income tax | 3,014.9 | 2,870.6 |
| Income tax at the domestic rate | 904.5 | 861.2 |
| Non-deductible expenses | 3.3 | 5.3 |
| Impact of the change in company tax rate | 1.4 | ${effect} |
| Exempt dividends | (2.0) | (2.4) |
| Investment allowance | (6.5) | (20.0) |
| Total | 900.7 | 843.5 |
| Over provided in prior years | (3.3) | (4.7) |
| Income tax expense | 897.4 | 838.8 |
`

test('what a change of the rate does to the tax is an amount like those around it', () => {
  expect(reviewed(reconciliation('(0.6)')).told).toEqual([])
  expect(reviewed(reconciliation('(6.6)')).told).toEqual([['(6.6)', '-0.6']])
})

const margins = (group: string) => `
# Five year summary

In millions of dollars

| | 2025 | 2024 | 2023 |
| EARNINGS BEFORE INTEREST AND TAX ($m) | | | |
| Continuing operations | | | |
| Food | 3,061.6 | 2,817.2 | 2,678.9 |
| Petrol | 137.7 | 127.1 | 117.6 |
| Total before significant items | 3,199.3 | 2,944.3 | 2,796.5 |
| Significant items | (48.7) | (420.0) | (11.2) |
| Total Group | 3,150.6 | 2,524.3 | ${group} |
| EBIT TO SALES % | | | |
| Continuing operations | | | |
| Food | 7.65 | 7.50 | 7.41 |
| Petrol | 2.03 | 1.89 | 1.95 |
| Total before significant items | 6.18 | 5.96 | 6.05 |
| Total Group | 6.10 | 5.21 | 6.05 |
`

test('rates below a heading that says so are no amounts, whatever sections of theirs are called', () => {
  expect(reviewed(margins('2,785.3')).told).toEqual([])
  expect(reviewed(margins('2,875.3')).told).toEqual([['2,875.3', '2,785.3']])
})

const plans = (last: string) => `
# Long term incentives

| Year of offer | Exercise period (years) | Options | Total |
| 1999 | 10 | 100% | 100% |
| 2002 | 5.5 | 100% | ${last} |
| 2005 | 5.5 | 100% | 100% |
| 2008 | 5.5 | 100% | 100% |
`

test('a hundred per cent beside equal numbers says nothing of what they are shares of', () => {
  expect(reviewed(plans('100%')).told).toEqual([])
})

const shares = (wrong: string) => `
# Revenue by market

In millions of dollars

| | Revenue | Share |
| Europe | 412.5 | 41.3% |
| America | 355.0 | ${wrong} |
| Asia | 232.5 | 23.2% |
| Total | 1,000.0 | 100% |
`

test('a share that is not its part of the total is told', () => {
  expect(reviewed(shares('35.5%')).told).toEqual([])
  expect(reviewed(shares('53.5%')).told).toHaveLength(1)
})
