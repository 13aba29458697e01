import { expect, test } from 'vitest'
import { reviewExample, tableOf } from './review-example.ts'

const told = (body: string, ...rules: string[]): string[] =>
  reviewExample(body, { blockOf: tableOf }).findings.flatMap(({ ruleId, severity, evidence: [{ location }] }) =>
    severity !== 'suggestion' && rules.includes(ruleId) ? [location.cell ?? ''] : [],
  )

const FACTORS = (rate: string, label: string): string => `# DCF
| WACC | 9% |
| ${label} | 12% |
| | 2025E | 2026E | 2027E | 2028E |
| Discount period | 1 | 2 | 3 | 4 |
| Discount factor | =1/(1+${rate})^B4 | =1/(1+${rate})^C4 | =1/(1+${rate})^D4 | =1/(1+${rate})^E4 |`

test('flows to the shareholders are discounted at what equity costs; another rate than WACC needs a reason', () => {
  const rule = 'assumption/discount-factor'
  expect(told(FACTORS('$B$2', 'Cost of equity'), rule)).toEqual([])
  expect(told(FACTORS('$B$2', 'Ke (cost of equity) = rf + β × ERP'), rule)).toEqual([])
  expect(told(FACTORS('$B$2', 'Tax rate'), rule)).toEqual(['B5'])
})

const SPREAD = (label: string): string => `# DCF
| Discount rate used | 9% |
| ${label} | 6% |
| | 2025E | 2026E | 2027E | 2028E |
| Discount period | 1 | 2 | 3 | 4 |
| Discount factor | =1/(1+$B$1)^B4 | =1/(1+$B$1)^C4 | =1/(1+$B$1)^D4 | =1/(1+$B$1)^E4 |`

test('what is left of WACC without the growth is not WACC', () => {
  expect(told(SPREAD('WACC – g'), 'assumption/discount-factor')).toEqual([])
  expect(told(SPREAD('WACC'), 'assumption/discount-factor')).toEqual(['B5'])
})

const DEPOSITS = (label: string, formula: string): string => `# Flows
| | 2025 | 2026 | 2027 |
| Cash | 100 | 160 | 230 |
| Change in deposits | 10 | 40 | 50 |
| ${label} | ${formula} |`

test('a line that is only looked at for a check, or turns a sign, compares nothing', () => {
  const rule = 'formula/failing-check'
  expect(told(DEPOSITS('理财净变动(勾稽参考, 不计入FCFE)', '=-B3 | =-C3 | =-D3'), rule)).toEqual([])
  expect(told(DEPOSITS('Cash check', '=-B3 | =-C3 | =-D3'), rule)).toEqual([])
  expect(told(DEPOSITS('Cash check', '=B2-B3 | =C2-C3 | =D2-D3'), rule)).toHaveLength(1)
})

const GROWTH = (third: string, last: string): string => `# Model
| Revenue growth | 12% |
| Terminal growth rate | 2.5% |
| | 2024A | 2025E | 2026E | 2027E | 2028E | 2029E | 2030E |
| Revenue | 100 | =B4*(1+$B$1) | =C4*(1+$B$1) | ${third} | =E4*(1+$B$1) | =F4*(1+$B$1) | ${last} |`

test('the last period may grow as the terminal value does; one before it may not', () => {
  const rule = 'formula/inconsistent-formula'
  expect(told(GROWTH('=D4*(1+$B$1)', '=G4*(1+$B$2)'), rule)).toEqual([])
  expect(told(GROWTH('=D4*(1+$B$2)', '=G4*(1+$B$1)'), rule)).toEqual(['E4'])
})

const HORIZON = (last: string, terminal: string): string => `# DCF
| WACC | 9% |
| Terminal growth rate | 2% |
| | Year 1 | Year 2 | Year 3 | Year 4 | Year 5 | Year 6 |
| Free cash flow | 60 | 64 | 68 | 72 | 76 | ${last} |
| Discount factor | =1/(1+$B$1)^1 | =1/(1+$B$1)^2 | =1/(1+$B$1)^3 | =1/(1+$B$1)^4 | =1/(1+$B$1)^5 | =1/(1+$B$1)^6 |
| PV of free cash flow | =B4*B5 | =C4*C5 | =D4*D5 | =E4*E5 | =F4*F5 | =G4*G5 |
| Terminal value | ${terminal} |
| PV of TV | =B7*F5 |
| Sum of FCF PV | =SUM(B6:F6) |
| Enterprise value | =B8+B9 |`

test('the year that a perpetuity begins with is not valued by itself; a forecast year is', () => {
  const rules = ['formula/short-range', 'calculation/workbook-terminal-value']
  expect(told(HORIZON('=F4*(1+$B$2)', '=G4/(B1-B2)'), ...rules)).toEqual([])
  expect(told(HORIZON('80', '=G4*(1+B2)/(B1-B2)'), ...rules)).toContain('B9')
})

const SCOPES = (second: string): string => `# Balance sheet
| | Standalone 31.03.2026 | Standalone 31.03.2025 |
| Cash and cash equivalents | 788.25 | 2846.27 |
| Total current assets | 9100 | 9800 |
| Total assets | 35258 | 36498 |

# Cash flow statement
| | ${second} Year ended 31.03.2026 | Standalone Year ended 31.03.2025 |
| Net increase in cash | -2058 | 46 |
| Cash at the beginning of the year | 2846.27 | 2800.27 |
| Cash at the end of the year | 1313.63 | 2846.27 |`

test('the cash of the group is not that of the company alone', () => {
  const rule = 'consistency/cash-differs-from-balance-sheet'
  expect(told(SCOPES('Consolidated'), rule)).toEqual([])
  expect(told(SCOPES('Standalone'), rule)).toHaveLength(1)
})

const QUOTES = (label: string): string => `# Search
| Ticker | AAPL |
| ${label} | 37.4 | 28.5 | 1.06 |
| WACC | 9% |`

test('a name for each of several numbers is not one of the first', () => {
  expect(told(QUOTES('P/E (TTM) / EV/EBITDA / Beta'), 'assumption/implausible-input')).toEqual([])
  expect(told(QUOTES('Beta'), 'assumption/implausible-input')).toEqual(['B2'])
})

const KEY_FIGURES = (second: string): string => `# Dashboard
| Metric | Value |
| Net income | 12880850 |
| ${second} | 94445 |
| Total free cash flow | -716763 |`

test('a mean is no part of the total below it', () => {
  expect(told(KEY_FIGURES('Average net working capital'), 'calculation/total-mismatch')).toEqual([])
})

const BELOW = (third: string): string => `# Income statement
| | FY2023 | FY2024 | FY2025 |
| Operating income | 652751 | 927514 | 1179092 |
| Interest income | 15563 | 52208 | 68389 |
| Interest expense | -3442 | -2564 | -3517 |
| Profit before tax | 666082 | 978941 | ${third} |
| Margin | =B5/B2 | =C5/C2 | =D5/D2 |`

test('a line that is missing from every column of a sum is told once; where a column keeps the sum, each other is told', () => {
  const totals = (third: string) =>
    told(BELOW(third), 'calculation/total-mismatch', 'calculation/difference-mismatch', 'calculation/change-mismatch')
  expect(totals('1243299').length).toBeLessThanOrEqual(1)
  expect(totals('1243964').length).toBeGreaterThanOrEqual(totals('1243299').length)
})

const AFAR = (blanks: string): string => `# Inputs
| Depreciation | 231 | ${blanks} 36.8% |
| EBIT | 900 |
| Tax rate | =${blanks === '' ? 'C1' : 'G1'} |`

test('a name that belongs to the number beside it does not reach over blank cells', () => {
  expect(told(AFAR('| | | | '), 'formula/label-mismatch')).toEqual([])
  expect(told(AFAR(''), 'formula/label-mismatch')).toEqual(['B3'])
})
