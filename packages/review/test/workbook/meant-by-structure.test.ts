import { expect, test } from 'vitest'
import { isPercentFormat } from '@tickmark/workbook'
import { reviewExample } from './review-example.ts'

const told = (body: string, ...rules: string[]): string[] =>
  reviewExample(body).findings.flatMap(({ ruleId, severity, evidence: [{ location }] }) =>
    severity !== 'suggestion' && rules.includes(ruleId) ? [location.cell ?? ''] : [],
  )

const OVERWRITTEN = ['formula/constant-in-formulas', 'traceability/workbook-hardcoded']

const DEAL = (typed: string, head: string): string => `# Debt
| | 2021 | 2022 | 2023 | ${head} | 2025 | 2026 | 2027 | 2028 | 2029 |
| Debt | 8000 | 7750 | 5500 | 36000 | 33814 | 31445 | 28465 | 25149 | 21304 |
| Current portion | =B2-C2 | =C2-D2 | ${typed} | =E2-F2 | =F2-G2 | =G2-H2 | =H2-I2 | =I2-J2 | |`

test('before the column of a deal the copy would mix two companies; between years it is an override', () => {
  expect(told(DEAL('900', 'Buyout'), ...OVERWRITTEN)).toEqual([])
  expect(told(DEAL('900', '2024'), ...OVERWRITTEN)).toEqual(['D3'])
  expect(told(DEAL('90000', '2024'), ...OVERWRITTEN)).toEqual(['D3'])
})

const CHANGE = (first: number, typed: string): string => `# Assets
| | 2015 | 2016 | 2017 | 2018 | 2019 | 2020 | 2021 |
| Fixed assets | 40 | ${first} | 55 | 57 | 63 | 70 | 78 |
| Increase in fixed assets | 3 | =C2-B2 | ${typed} | =E2-D2 | =F2-E2 | =G2-F2 | =H2-G2 |`

test('a nought where the year before has no figure; with one it is an override', () => {
  expect(told(CHANGE(0, '0'), ...OVERWRITTEN)).toEqual([])
  expect(told(CHANGE(48, '0'), ...OVERWRITTEN)).toEqual(['D3'])
})

const VERSIONS = (formula: string): string => `# Cash
| | 2021 A | 2022 A | 2023 A | 2024 E | 2024 A | 2025 E | 2026 E | 2027 E |
| Change in cash | 10 | 12 | 9 | 14 | 13 | 15 | 18 | 20 |
| Cash | 50 | =B3+C2 | =C3+D2 | =D3+E2 | =D3+F2 | ${formula} | =G3+H2 | =H3+I2 |`

test('two columns of one year: a cell that keeps the distance of its copies; another year is a slip', () => {
  expect(told(VERSIONS('=E3+G2'), 'formula/inconsistent-formula')).toEqual([])
  expect(told(VERSIONS('=D3+G2'), 'formula/inconsistent-formula')).toEqual(['G3'])
})

const CHECKS = (name: string, formula: string): string => `# Bank
| Kind | Debit |
| Transfer | 120 |
| Check | 340 |
| Check | 60 |
| |
| ${name} | ${formula} |`

test('cheques are summed, a check compares', () => {
  expect(told(CHECKS('Checks presented', '=SUMIFS(B2:B4,A2:A4,"Check")'), 'formula/failing-check')).toEqual([])
  expect(told(CHECKS('Check', '=SUM(B2:B4)-500'), 'formula/failing-check')).toEqual(['B6'])
})

const QUARTERS = (formula: string): string => `# Earnings
| | Q1 2024 | Q2 2024 | Q3 2024 | Q4 2024 | 2024 |
| Shares | 100 | 110 | ${formula} | 108 | =SUM(B2:E2) |`

test('a mean of the quarters before is a quarter; their sum is a subtotal', () => {
  expect(told(QUARTERS('=AVERAGE(B2:C2)'), 'formula/double-count')).toEqual([])
  expect(told(QUARTERS('=SUM(B2:C2)'), 'formula/double-count')).toEqual(['F2'])
})

const VINTAGES = (second: string): string => `# Depreciation
| | 2024 | 2025 | 2026 | 2027 | 2028 |
| Capital expenditure | 130 | 136 | 138 | 145 | 154 |
| Life | 7 |
| Depreciation of 2024 | =B2/$B$3 | =$B$2/$B$3 | =$B$2/$B$3 | =$B$2/$B$3 | =$B$2/$B$3 |
| Depreciation of 2025 | | =C2/$B$3 | ${second} |`

test('purchases that wear out year by year each stay with theirs; one line that stays is anchored', () => {
  expect(told(VINTAGES('=$C$2/$B$3 | =$C$2/$B$3 | =$C$2/$B$3'), 'formula/anchor-mismatch')).toEqual([])
  expect(told(VINTAGES('=D2/$B$3 | =E2/$B$3 | =F2/$B$3'), 'formula/anchor-mismatch')).toEqual(['C4:F4'])
})

const GOODWILL = (goodwill: number): string => `# Balance sheet
| | 2020 | 2021 | 2022 | 2023 | 2024 |
| Goodwill and intangibles | 612 | 48295 | 45625 | 43769 | 42111 |
| Goodwill | ${goodwill} | 24177 | 24262 | 24839 | 24839 |
| Intangibles | 323 | 24118 | 21363 | 18930 | 17272 |`

test('an amount that its column adds up is in its unit, whatever was bought the year after', () => {
  expect(told(GOODWILL(289), 'assumption/scale-outlier')).toEqual([])
})

const UNIT = (first: number): string => `# Costs
| | 2020 | 2021 | 2022 | 2023 | 2024 |
| Rent | ${first} | 24177 | 24262 | 24839 | 24839 |
| Wages | 323 | 341 | 363 | 389 | 402 |`

test('one that nothing adds up is told at any size', () => {
  expect(told(UNIT(24.1), 'assumption/scale-outlier')).toEqual(['B2'])
  expect(told(UNIT(24100000), 'assumption/scale-outlier')).toEqual(['B2'])
})

test('the printed percent sign of a format scales nothing', () => {
  const formats = ['0.0%', '0"%"', String.raw`0\%`, '0.00', '0%_)']
  expect(formats.map(isPercentFormat)).toEqual([true, false, false, false, true])
})

const MONTHS = (amount: string): string => `# January
| Rent | 100 |
| Food | 50 |
| Total | =SUM(B1:B2)+${amount} |
# February
| Rent | 100 |
| Food | 55 |
| Total | =SUM(B1:B2)+${amount} |
# March
| Rent | 100 |
| Food | 55 |
| Totals of all | =SUM(B1:B2)+900 |`

test('the same number in the same line of a sheet a month is one remark, another line another', () => {
  expect(told(MONTHS('40'), 'formula/embedded-constant')).toEqual(['B3', 'B3'])
})

const SHEET = (name: string, sales: number, formulas: string): string => `# ${name}
| | 2024 | 2025 | 2026 | 2027 | 2028 | 2029 |
| Sales | ${sales} | 110 | 121 | 130 | 140 | 150 |
| Costs | 60 | 66 | 71 | 78 | 83 | 90 |
| Profit | =B2-B3 | =C2-C3 | ${formulas} | =F2-F3 | =G2-G3 |`

test('a copied sheet repeats the error of the first at the same place; another place is an error of its own', () => {
  const [third, fourth] = ['=D2+D3 | =E2-E3', '=D2-D3 | =E2+E3']
  const signs = (other: string): string[] =>
    told([SHEET('Base', 100, third), SHEET('Stress', 90, other)].join('\n'), 'formula/inconsistent-formula')
  expect(signs(third)).toEqual(['D4'])
  expect(signs(fourth)).toEqual(['D4', 'E4'])
})

const DAYS = (head: string): string => `# Balances
| | ${head} 1 | ${head} 2 | ${head} 3 |
| Revenue | 1000 | 1100 | 1210 |
| Days of sales | 45 | 46 | 45 |
| Receivables | =B2*B3/365 | =C2*C3/365 | =D2*D3/365 |`

test('a counted year has the days of a year, a counted month those of a month', () => {
  expect([told(DAYS('Year'), 'formula/line-definition'), told(DAYS('Month'), 'formula/line-definition')]).toEqual([
    [],
    ['B4:D4'],
  ])
})

const LOOKUP = (mode: string): string => `# Loan
| Code | Years |
| 5 | 10 |
| 2 | 20 |
| 9 | 30 |
| |
| Years | =VLOOKUP(2,A2:B4,2${mode}) |`

test('an argument that is left empty asks for an exact match, one that is left out for the nearest', () => {
  expect([told(LOOKUP(','), 'formula/lookup'), told(LOOKUP(''), 'formula/lookup')]).toEqual([[], ['B6']])
})

const LINK = (heading: string): string => `# Inputs
| | 2022 | 2023 | 2024 |
| ${heading} | 0 | 0 | 0 |
| Current | 803 | 660 | 510 |
| Term loans | 20 | 30 | 40 |
# Balance sheet
| | 2022 | 2023 | 2024 |
| Borrowings | =Inputs!B3 | =Inputs!C3 | =Inputs!D3 |`

test('a line below the heading that names it; below another heading the name stands elsewhere', () => {
  expect(told(LINK('Borrowings'), 'formula/label-mismatch')).toEqual([])
})

const YEARS = (head: string): string => `# Model
| | Dec-21A | Dec-22A | Dec-23E | ${head} | Dec-24E | Dec-25E | Dec-26E |
| Revenue | 100 | 110 | 118 | 121 | 130 | 140 | 150 |
| Costs | =B2*60% | =C2*60% | =D2*60% | =E2*60% | =F2*60% | =G2*60% | =H2*60% |`

test('months with what they are make an axis; an estimate and what came are two columns of one year', () => {
  expect(told(YEARS('Dec-23A'), 'formula/period-heads')).toEqual([])
  expect(told(YEARS('Dec-23E'), 'formula/period-heads')).toEqual(['E1'])
})
