import { expect, test } from 'vitest'
import { reviewExample } from './review-example.ts'

const told = (body: string): string[] =>
  reviewExample(body).findings.flatMap(({ ruleId, evidence: [{ location }] }) =>
    ruleId === 'formula/line-definition' ? [location.cell ?? ''] : [],
  )

const LIFETIME = (name: string, formula: string): string => `# Customers
| Monthly churn | 2% |
| Margin per month | 40 |
| ${name} | ${formula} |`

test('a lifetime is one over churn; what a customer brings over it may multiply', () => {
  expect(told(LIFETIME('Customer lifetime, months', '=B1'))).toEqual(['B3'])
  expect(told(LIFETIME('Customer lifetime, months', '=1/B1'))).toEqual([])
  expect(told(LIFETIME('Lifetime value lost to churn', '=B2*B1'))).toEqual([])
})

const DAYS = (heads: string, divisor: string): string => `# Balances
| | ${heads} |
| Revenue | 1000 | 1100 | 1210 |
| DSO | 45 | 46 | 45 |
| Receivables | =B2*B3/${divisor} | =C2*C3/${divisor} | =D2*D3/${divisor} |`

test('the days of a year are those of a year, of a month those of a month', () => {
  const [years, months] = ['2024 | 2025 | 2026', 'Jan-24 | Feb-24 | Mar-24']
  expect([told(DAYS(years, '365')), told(DAYS(months, '30'))]).toEqual([[], []])
  expect([told(DAYS(years, '30')), told(DAYS(months, '365'))]).toEqual([['B4:D4'], ['B4:D4']])
  expect(told(DAYS(years, '12*1/30'))).toEqual([])
})

const SALE = (value: string): string => `# Property
| Exit yield | 6% |
| |
| | 2024 | 2025 | 2026 |
| Net operating income | 100 | 105 | 110 |
| Sale value | | | ${value} |`

test('an income is divided by its yield; a part of it is no value', () => {
  expect([told(SALE('=D4*B1')), told(SALE('=D4/B1*98%'))]).toEqual([['D5'], []])
})

const ROUND = (price: string): string => `# Round
| Pre-money valuation | 40000 |
| Amount raised | 10000 |
| Post-money valuation | =B1+B2 |
| Price per share | ${price} |
| |
| Holder | Shares before | New shares | Shares after |
| Founder | 600 | 0 | =B7+C7 |
| Angel | 400 | 0 | =B8+C8 |
| New investor | 0 | 250 | =B9+C9 |
| Total | =SUM(B7:B9) | =SUM(C7:C9) | =SUM(D7:D9) |`

test('the value before the money goes with the shares before it, the value after it with those after', () => {
  expect([told(ROUND('=B1/B10')), told(ROUND('=B3/D10')), told(ROUND('=(B1+B2)/SUM(D7:D9)'))]).toEqual([[], [], []])
  expect([told(ROUND('=B3/B10')), told(ROUND('=(B1+B2)/SUM(B7:B9)'))]).toEqual([['B4'], ['B4']])
})

const LOAN = (sale: string, flow: (column: string) => string): string => `# Property
| Interest rate | 5% |
| |
| | 2024 | 2025 | 2026 | 2027 |
| Net operating income | | 100 | 103 | 106 |
| Loan, beginning of year | | =B8 | =C8 | =D8 |
| Interest | | =-C5*$B$1 | =-D5*$B$1 | =-E5*$B$1 |
| Repayment | | -40 | -40 | -40 |
| Loan, end of year | 900 | =C5+C7 | =D5+D7 | =E5+E7 |
| Sale proceeds | | | | ${sale} |
| Cash flow to equity | -600 | ${['C', 'D', 'E'].map(flow).join(' | ')} |`

test('what a sale brings repays the loan, wherever it is taken off', () => {
  const levered = (column: string) => `=${column}4+${column}6+${column}7+${column}9`
  expect(told(LOAN('=E4/6%', levered))).toEqual(['E9'])
  expect(told(LOAN('=E4/6%-E8', levered))).toEqual([])
  expect(told(LOAN('=E4/6%', (column) => (column === 'E' ? `${levered(column)}-E8` : levered(column))))).toEqual([])
  // The flow of all who gave money pays no lender.
  expect(told(LOAN('=E4/6%', (column) => `=${column}4+${column}9`))).toEqual([])
})

const EQUITY = (retained: string, others = ''): string => `# Balance sheet
| | 2023A | 2024E | 2025E |
| Net income | 100 | 110 | 121 |
| Dividends | -30 | -33 | -36 |
| Cash | 400 | =B4+C2+C3 | =C4+D2+D3 |
| Total assets | =B4 | =C4 | =D4 |
| Retained earnings | 400 | =B6+C2${retained} | =C6+D2${retained.replace('C', 'D')} |
${others}| Total liabilities and equity | =B6${others && '+B7'} | =C6${others && '+C7'} | =D6${others && '+D7'} |`

test('dividends that are paid are taken off the retained earnings, or another line of the equity', () => {
  expect([told(EQUITY('')), told(EQUITY('+C3'))]).toEqual([['C6:D6'], []])
  expect(told(EQUITY('', '| Dividends to date | 0 | =B7+C3 | =C7+D3 |\n'))).toEqual([])
})

const GROWTH = (stray: string): string => `# Quarters
| | Q1 23 | Q2 23 | Q3 23 | Q4 23 | Q1 24 | Q2 24 | Q3 24 | Q4 24 | Q1 25 | Q2 25 | Q3 25 | Q4 25 | FY23 | FY24 | FY25 |
| Revenue | 100 | 120 | 110 | 140 | 108 | 131 | 118 | 149 | 115 | 140 | 128 | 160 | =SUM(B2:E2) | =SUM(F2:I2) | =SUM(J2:M2) |
| Growth | | | | | =F2/B2-1 | =G2/C2-1 | =H2/D2-1 | =I2/E2-1 | =J2/F2-1 | =K2/${stray}-1 | =L2/H2-1 | =M2/I2-1 | | =O2/N2-1 | =P2/O2-1 |`

test('years that compare with the year before excuse no quarter among quarters', () => {
  const stray = (formula: string) =>
    reviewExample(GROWTH(formula)).findings.flatMap(({ ruleId, evidence: [{ location }] }) =>
      ruleId === 'formula/inconsistent-formula' ? [location.cell] : [],
    )
  expect([stray('G2'), stray('J2')]).toEqual([[], ['K3']])
})
