import { expect, test } from 'vitest'
import type { Block, Sheet } from '@tickmark/document'
import { reviewExample, tableOf } from './review-example.ts'

/** What is told above suggestion: rule and cell. */
const told = (body: string, blockOf?: (sheet: Sheet) => Block): string[] =>
  reviewExample(body, { withEffects: true, ...(blockOf && { blockOf }) })
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

/** A plant whose costs grow, and that is bought anew in some years. */
const PLANT = (bought: readonly number[]): string =>
  [
    '# Plant',
    '| Year | Investment / running costs | Income | Cash flow | | Inflation |',
    '| 0 | 604000 | | =C2-B2 | | 3% |',
    '| 1 | 51864 | 650280 | =C3-B3 |',
    ...Array.from({ length: 22 }, (_, index) => {
      const [year, row] = [index + 2, index + 4]
      const cost = `$B$3*(1+$F$2)^A${row}`
      return `| ${year} | =${bought.includes(year) ? `(${cost})+B2` : cost} | =C${row - 1}*0.99 | =C${row}-B${row} |`
    }),
  ].join('\n')

test('what is bought anew at equal distances from its first purchase is no departure; once in between stays told', () => {
  expect(told(PLANT([5, 10, 15, 20]))).toEqual([])
  expect(told(PLANT([10, 20]))).toEqual([])
  expect(told(PLANT([7]))).toEqual(['formula/inconsistent-formula B9'])
  expect(told(PLANT([7, 9]))).toHaveLength(2)
})

const MONTH = (name: string, income: string): string => `# ${name}
| Income | | Budgeted | Spent | Left |
| ${income} | | | | =C2-D2 |
| Remaining | Share of income | | | =C3-D3 |
| =A2-SUM(C2:C9) | =1-(SUM(C2:C9)/A2) | | | =C4-D4 |`

test('a form that nobody filled in has no errors; a share of nothing beside amounts stays told', () => {
  const empty = '=SUM(F2:F9)'
  expect(told([MONTH('Jan', empty), MONTH('Feb', empty), MONTH('Mar', empty)].join('\n'))).toEqual([])
  const first = `# Years
| | 2021 | 2022 | 2023 | 2024 |
| Revenue | | 90 | 99 | 105 |
| Growth | | =C2/B2-1 | =D2/C2-1 | =E2/D2-1 |`
  expect(told(first)).toEqual([])
  expect(told(`${first}\n| Next year | =C3*2 |`)).toEqual(['formula/error-value C3'])
  const used = `# Year
| Net assets | Profit | Return |
| =B2-B2 | 90 | =B2/A2 |
| Twice | | =C2*2 |`
  expect(told(used)).toEqual(['formula/error-value C2'])
})

const LOAN = (rate: string, payment: string): string => `# Loan
| Principal | 100000 |
| Years | 20 |
| Yearly interest rate (%) | ${rate} |
| Payment | ${payment} |`

test('a rate that is typed in percent and read in percent is none of 700 %; read as it stands it stays told', () => {
  expect(told(LOAN('7', '=PMT(B3%,B2,-B1)'))).toEqual([])
  expect(told(LOAN('7', '=PMT(B3/100,B2,-B1)'))).toEqual([])
  expect(told(LOAN('7', '=PMT(B3,B2,-B1)'))).toEqual(['assumption/implausible-input B3'])
})

const CAPITAL = (debt: string): string => `# Capital
| Net financial debt | ${debt} |
| Payables | 16946 |
| Short-term debt | 9648 |
| Other current liabilities | 1967 |
| |
| Long-term debt | 24944 |
| Other liabilities | 14539 |
| Pensions | 1212 |
| Minority interest | 46 |
| |
| Cash | 3057 |
| Equity | 13356 |
| Total capital | =SUM(B1,B7:B9,B12) |`

test('a line that another addend has counted is not left out; one that none counts stays told', () => {
  expect(told(CAPITAL('=B3+B6-B11'))).toEqual([])
  expect(told(CAPITAL('=B3-B11'))).toEqual(['formula/short-range B13'])
})

const FLOW = (formula: string): string => `# DCF
| | 2025 | 2026 | 2027 |
| EBITDA | 100 | 126 | 158 |
| Depreciation | 21 | 27 | 26 |
| EBIT | =B2-B3 | =C2-C3 | =D2-D3 |
| Taxes | =B4*25% | =C4*25% | =D4*25% |
| NOPAT | =B4-B5 | =C4-C5 | =D4-D5 |
| Add: depreciation | =B3 | =C3 | =D3 |
| Less: capital expenditure | -60 | -65 | -61 |
| Unlevered free cash flow | ${['B', 'C', 'D'].map((column) => formula.replaceAll('#', column)).join(' | ')} |`

test('who reads a line at its source takes it in; who reads neither stays told', () => {
  expect(told(FLOW('=#6+#3+#8'))).toEqual([])
  expect(told(FLOW('=#6+#8'))).toEqual(['assumption/cash-flow-definition B9:D9'])
})

const DEAL = (opening: string): string => `# LBO
| | 2021 | 2022 | 2023 | 2024 | 2025 | 2026 | 2027 | 2028 | 2029 | 2030 |
| PPE opening | 28002 | =B5 | =C5 | =D5 | ${opening} | =F5 | =G5 | =H5 | =I5 | =J5 |
| Plus: capex | 8401 | 8402 | 8405 | 8390 | 7574 | 7725 | 7790 | 7811 | 7835 | 7860 |
| Less: depreciation | 10921 | 10165 | 9635 | 6400 | 6597 | 6793 | 6990 | 6995 | 7011 | 7020 |
| PPE closing | =B2+B3-B4 | =C2+C3-C4 | =D2+D3-D4 | =E2+E3-E4 | =F2+F3-F4 | =G2+G3-G4 | =H2+H3-H4 | =I2+I3-I4 | =J2+J3-J4 | =K2+K3-K4 |
| |
| Pro forma balance sheet | Target | Adjustment | Fair value | Closing |
| Cash | 57269 | -47269 | =B8+C8 | =D8 |
| Property | =E5 | 10382 | =B9+C9 | =D9 |`

test('a forecast that opens with the closing column of a deal is no slip; one that opens elsewhere stays told', () => {
  expect(told(DEAL('=E9'))).toEqual([])
  expect(told(DEAL('=E5'))).toEqual([])
  expect(told(DEAL('=D9'))).toContain('formula/inconsistent-formula F2')
})

const EXIT_AT = (assumed: string): string => `# LBO
| | Entry | |
| EBITDA | 250 | |
| Entry multiple | 10 | |
| Enterprise value | =B2*B3 | |
| ${assumed} |
| | Year 1 | Year 2 |
| EBITDA | 278 | 309 |
| Exit multiple | | =B3 |
| Exit value | | =C7*C8 |`

test('an exit multiple that is set to the entry multiple is an assumption; one that passes a typed exit multiple over stays told', () => {
  expect(told(EXIT_AT('Holding period | 2'))).toEqual([])
  expect(told(EXIT_AT('Exit multiple | 9'))).toEqual(['formula/label-mismatch C8'])
})

const HALF = (first: string): string => `# Cash flow
| | 2019 | 2020 | 2021 | 2022 | 2023 |
| Net income | -674 | -4584 | -352 | 1893 | 4792 |
| Depreciation | 114 | 125 | 138 | 81 | 44 |
| Share-based pay | 97 | 3001 | 899 | 930 | 1120 |
| Receivables | -186 | -15 | -29 | -185 | -102 |
| Payables | 547 | 43 | 294 | 224 | 580 |
| Unearned fees | 176 | -267 | 496 | 280 | 242 |
| Working capital | ${first} | =SUM(D5:D7) | =SUM(E5:E7) | =SUM(F5:F7) |
| Net cash from operating activities | 74 | -1697 | =SUM(D2:D4)+D8 | =SUM(E2:E4)+E8 | =SUM(F2:F4)+F8 |`

test('a period that leaves a subtotal blank does not break the sum of the others; a wrong total stays told', () => {
  expect(told(HALF(' | '), tableOf)).toEqual([])
  expect(told(HALF('537 | 537'), tableOf).length).toBeGreaterThan(0)
})

const SOLD = (last: string): string => `# Free cash flow
| | 2018 | 2019 | 2020 | 2021 | 2022 |
| EBIT | 2374 | 4940 | 3651 | 3354 | 3499 |
| D&A | 3102 | 3099 | 3375 | 1731 | 1761 |
| Property | 18192 | 18317 | 18871 | 19153 | 11733 |
| Capex | | =C4+C3-B4 | =D4+D3-C4 | =E4+E3-D4 | ${last} |
| Free cash flow | | =C2+C3-C5 | =D2+D3-D5 | =E2+E3-E5 | =F2+F3-F5 |`

test('capital expenditure net of what was sold may be either; a typed one against its line stays told', () => {
  expect(told(SOLD('=F4+F3-E4'))).toEqual([])
  expect(told(SOLD('-5659'))).toContain('assumption/cash-flow-signs F6')
})

const POWERS = (powers: readonly number[]): string => `# DCF
| Rate | 6.4% | | | |
| | | 2023E | 2024E | Terminal | Exit |
| Flow | | 1775 | 1843 | 48731 | 44950 |
| NPV | =SUM(C4:F4) | ${powers.map((power, at) => `=${'CDEF'[at]}3/(1+$B$1)^${power}`).join(' | ')} |`

test('powers that count the periods are no departures of each other; one out of turn stays told', () => {
  expect(told(POWERS([1, 2, 2, 2]))).toEqual([])
  expect(told(POWERS([2, 2, 5, 2]))).toEqual(['formula/embedded-constant E4'])
})

const VERSIONS = (first: string): string => `# Cash flow
| | 2021 | 2022 | 2023 | 2024 |
| |
| ${first} | 2513 | 2703 | 1853 | 7928 |
| Reported NI | 2539 | 5153 | 7031 | 8251 |
| D&A | 1046 | 2200 | 3435 | 2014 |
| Other | 418 | 863 | 1328 | 797 |
| CFFO | =SUM(B4:B6) | =SUM(C4:C6) | =SUM(D4:D6) | =SUM(E4:E6) |`

test('a sum takes one of two versions of an item; a line of its own that it leaves out stays told', () => {
  expect(told(VERSIONS('Model NI'))).toEqual([])
  expect(told(VERSIONS('Lease income'))).toEqual(['formula/short-range B7:E7'])
})
