import { expect, test } from 'vitest'
import { reviewExample } from './review-example.ts'

/** What is told above suggestion: rule and cell. */
const told = (body: string): string[] =>
  reviewExample(body, { withEffects: true })
    .findings.filter(({ severity }) => severity !== 'suggestion')
    .map(({ ruleId, evidence: [{ location }] }) => `${ruleId} ${location.cell}`)

const COUNTED = (first: string, later = '=G2+1'): string => `# DCF
| | 2021A | 2022A | 2023A | 2024E | 2025E | 2026E | 2027E | 2028E |
| Time periods | 1 | =B2+1 | =C2+1 | ${first} | =E2+1 | =F2+1 | ${later} | =H2+1 |
| Flow | 90 | 95 | 99 | 104 | 109 | 115 | 120 | 126 |
| Years of flow | =B3*B2 | =C3*C2 | =D3*D2 | =E3*E2 | =F3*F2 | =G3*G2 | =H3*H2 | =I3*I2 |`

test('a forecast counts its periods anew; a number typed into the count stays told', () => {
  expect(told(COUNTED('0'))).toEqual([])
  expect(told(COUNTED('1'))).toEqual([])
  expect(told(COUNTED('0', '7'))).toEqual(['formula/constant-in-formulas H2'])
})

const EXIT = (head: string, at: string): string => `# Plan
| | 2024 | =B1+1 | =C1+1 | ${at} | =E1+1 | ${head} |
| Flow | 90 | 95 | 99 | 104 | 109 | 900 |`

test('the last head repeats the year before it for the exit; a year repeated within the row stays told', () => {
  expect(told(EXIT('=F1', '=D1+1'))).toEqual([])
  expect(told(EXIT('=F1+1', '=D1'))).toContain('formula/period-heads E1')
})

const STATEMENT = (ebitda: string): string => `# P&L
| | 2024 |
| Revenue | 900 |
| Cost of sales | -400 |
| Gross profit | =SUM(B2:B3) |
| Staff | -90 |
| Rent | -40 |
| Other | -12 |
| Energy | -8 |
| EBITDA | ${ebitda} |
| Depreciation | -50 |
| EBIT | =SUM(B9:B10) |
| Interest | -20 |
| Provisions | -11 |
| Profit before tax | =SUM(B11:B13) |
| Tax | -60 |
| Net income | =SUM(B14:B15) |`

test('subtotals down a statement take as many lines as they need; one that leaves a line out stays told', () => {
  expect(told(STATEMENT('=SUM(B4:B8)'))).toEqual([])
  expect(told(STATEMENT('=SUM(B4:B7)'))).toEqual(['formula/short-range B9'])
})

const DRIVEN = (cost: string): string => `# Model
| | 2021A | 2022A | 2023A | 2024E | 2025E | 2026E | 2027E |
| Fixed cost | =B5 | =C5 | =D5 | 32063 | 33346 | 34681 | 36068 |
| Revenue | 81422 | 86698 | 93086 | =D3*1.06 | =E3*1.06 | =F3*1.06 | =G3*1.06 |
| Gross profit | =B3*55% | =C3*55% | =D3*55% | =E3*55% | =F3*55% | =G3*55% | =H3*55% |
| Administration | 23507 | 26569 | 30830 | ${cost} |
| Result | =B4-B5 | =C4-C5 | =D4-D5 | =E4-E5 | =F4-F5 | =G4-G5 | =H4-H5 |`

test('inputs that the line below takes over are no pasted values of it', () => {
  expect(told(DRIVEN('=E2 | =F2 | =G2 | =H2'))).toEqual([])
  expect(told(DRIVEN('32063 | 33346 | 34681 | 36068'))).toContain('traceability/workbook-hardcoded E2:H2')
})

const RATES = (last: string): string => `# History
| | Mar-15 | Mar-16 | Mar-17 | Mar-18 | Mar-19 | Mar-20 |
| Profit before tax | 13647 | 18869 | 21703 | 14126 | -10580 | -7003 |
| Tax | 3777 | 4765 | 7643 | 3025 | 395 | 4231 |
| Effective tax rate | 28% | 25% | 35% | 21% | -4% | ${last} |
| Net profit | =B2-B3 | =C2-C3 | =D2-D3 | =E2-E3 | =F2-F3 | =G2-G3 |`

test('effective rates of years of loss came out so; a hundredfold one stays told', () => {
  expect(told(RATES('-60%'))).toEqual([])
  expect(told(RATES('2100%'))).toEqual(['assumption/implausible-input G4'])
})

const REPAID = (fifth: string): string => `# Loan
| | 2024 | 2025 | 2026 | 2027 | 2028 |
| Repayment | 10% | 10% | 10% | 10% | ${fifth} |
| Debt | =1000*B2 | =1000*C2 | =1000*D2 | =1000*E2 | =1000*F2 |`

test('instalments and a balloon are parts of one whole', () => {
  expect(told(REPAID('60%'))).toEqual([])
  expect(told(REPAID('80%'))).toContain('assumption/scale-outlier F2')
})

const SHARES = (before: string): string => `# Data
| | 2019 | 2020 | 2021 | 2022 | 2023 | 2024 |
| Shares | ${before} | 959197800 | 959197790 | 959197790 | 959197790 | 959197790 |
| Face value | 1000 | 10 | 10 | 10 | 10 | 10 |`

test('shares that were split take the reverse step', () => {
  expect(told(SHARES('9591977'))).toEqual([])
  expect(told(SHARES('959197790'))).toContain('assumption/scale-outlier B3')
})

const DCF = (tax: string, terminal: string): string => `# DCF
| | 2025E | 2026E | 2027E | 2028E |
| EBIT | 210 | 220 | 231 | 243 |
| Cash taxes | ${['B', 'C', 'D', 'E'].map((column) => tax.replace('EBIT', `${column}2`)).join(' | ')} |
| NOPAT | =B2+B3 | =C2+C3 | =D2+D3 | =E2+E3 |
| Tax rate | 25% |
| WACC | 9% |
| Perpetual growth | 2% |
| By growth | ${terminal} |`

test('a line of taxes that holds what is left, and a last flow that shrinks', () => {
  const own = (tax: string, terminal: string): string[] =>
    told(DCF(tax, terminal)).filter((text) => /cash-flow-definition|terminal-value/.test(text))
  expect(own('=-EBIT*$B$5', '=E4*(1+B7)/(B6-B7)')).toEqual([])
  expect(own('=-EBIT*(1-$B$5)', '=E4*(1+B7)/(B6-B7)')).toEqual(['assumption/cash-flow-definition B3:E3'])
  expect(own('=-EBIT*$B$5', '=E4*(1-B7)/(B6-B7)')).toEqual(['calculation/workbook-terminal-value B8'])
})
