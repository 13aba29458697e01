import { expect, test } from 'vitest'
import { reviewExample, tableOf } from './review-example.ts'

const told = (body: string, ...rules: string[]): string[] =>
  reviewExample(body, { blockOf: tableOf }).findings.flatMap(({ ruleId, severity, evidence: [{ location }] }) =>
    severity !== 'suggestion' && rules.includes(ruleId) ? [location.cell ?? ''] : [],
  )

const LIABILITIES = (pension: string): string => `# Balance sheet
| | 2021A | 2022A | 2023A | 2024A | 2025A | 2026E | 2027E | 2028E |
| Deferred taxes | 218 | 131 | 195 | 122 | 216 | =AVERAGE(B2:F2) | =AVERAGE(C2:G2) | =AVERAGE(D2:H2) |
| Pensions | 9104 | 7211 | 6516 | 5997 | 4287 | ${pension} |
| Other | 1750 | 1811 | 2011 | 2318 | 2432 | =AVERAGE(B4:F4) | =AVERAGE(C4:G4) | =AVERAGE(D4:H4) |
| Leases | 1750 | 1511 | 1911 | 2118 | 2032 | =AVERAGE(B5:F5) | =AVERAGE(C5:G5) | =AVERAGE(D5:H5) |`

test('a line that its owner forecasts by hand among means of their own past; one number among its formulas is an override', () => {
  expect(told(LIABILITIES('3990 | 3690 | 3390'), 'formula/constant-in-formulas')).toEqual([])
  expect(told(LIABILITIES('=AVERAGE(B3:F3) | 3690 | =AVERAGE(D3:H3)'), 'formula/constant-in-formulas')).toEqual(['H3'])
})

const RATIOS = (formula: string): string => `# Model
| Price | 30 | Forward P/E |
| Market cap | 4000 | 29.7 |
| |
| | 2021 | 2022 | 2023 | 2024 |
| Revenue | 3281 | 3790 | 4386 | 5005 |
| Net income | 215 | 1208 | 497 | 823 |
| ${formula} |`

test('what heads another block says nothing of a line under periods; the name of the line does', () => {
  const lines = (name: string, over: number) => `${name} | =B${over}/B5 | =C${over}/C5 | =D${over}/D5 | =E${over}/E5`
  expect(told(RATIOS(lines('Profit margin', 6)), 'formula/label-mismatch')).toEqual([])
  const multiple = RATIOS('P/E | =$B$2/B5 | =$B$2/C5 | =$B$2/D5 | =$B$2/E5')
  expect(told(multiple, 'formula/label-mismatch')).toEqual(['B7:E7'])
})

const LOAN = (repayment: string, interest: string): string => `# Debt
| | 2024 | 2025 | 2026 | 2027 | 2028 |
| Opening balance | 600 | =B5 | =C5 | =D5 | =E5 |
| Interest | ${interest} |
| Repayment | ${repayment} |
| Closing balance | =B2-B4 | =C2-C4 | =D2-D4 | =E2-E4 | =F2-F4 |
| Rate | 8% |`

test('a loan repaid in equal parts of what was lent; interest on it follows the balance', () => {
  const anchored = '=$B$2*5% | =$B$2*5% | =$B$2*5% | =$B$2*5% | =$B$2*5%'
  const moving = '=B2*$B$6 | =C2*$B$6 | =D2*$B$6 | =E2*$B$6 | =F2*$B$6'
  expect(told(LOAN(anchored, moving), 'formula/anchor-mismatch')).toEqual([])
  expect(told(LOAN(anchored, anchored.replaceAll('5%', '$B$6')), 'formula/anchor-mismatch')).toEqual(['C3:F3'])
})

const CURVE = (step: string): string => `# NPV
| Cash flows | -1000 | 400 | 500 | 600 |
| Discount rate | NPV |
| 49% | =NPV(A3,$C$1:$E$1)+$B$1 |
| 50% | =NPV(A4,$C$1:$E$1)+$B$1 |
| ${step} | =NPV(A5,$C$1:$E$1)+$B$1 |`

test('the even steps of a curve assume nothing', () => {
  expect(told(CURVE('51%'), 'assumption/implausible-input')).toEqual([])
  expect(told(CURVE('86%'), 'assumption/implausible-input')).toEqual(['A5'])
})

const CAPACITY = (typed: string): string => `# Debt
| | 2024 | 2025 | 2026 | 2027 | 2028 | 2029 |
| Operating year | 0 | 0 | 1 | 2 | 3 | 4 |
| Discount factor | =1/(1+$B$4)^B2 | =1/(1+$B$4)^C2 | =1/(1+$B$4)^D2 | ${typed} | =1/(1+$B$4)^F2 | =1/(1+$B$4)^G2 |
| Rate | 5% |`

test('nothing is discounted while it is being built; a factor of one among the years is an error', () => {
  expect(told(CAPACITY('=1/(1+$B$4)^E2'), 'assumption/discount-factor')).toEqual([])
  expect(told(CAPACITY('=1/(1+$B$4)^B2'), 'assumption/discount-factor')).toEqual(['E3'])
})

const RUNNING = (total: string): string => `# Loan
| Month | Payment | Interest | Cumulative interest |
| 1 | 100 | 20 | =C2 |
| 2 | 100 | 18 | =D2+C3 |
| 3 | 100 | 16 | =D3+C4 |
| 4 | 100 | 14 | =D4+C5 |
| 5 | 100 | 12 | =D5+C6 |
| Total | =SUM(B2:B6) | =SUM(C2:C6) | ${total} |`

test('the total under running totals is that of what they run over', () => {
  expect(told(RUNNING('=SUM(C2:C6)'), 'formula/inconsistent-formula')).toEqual([])
  expect(told(RUNNING('=SUM(B2:B6)'), 'formula/inconsistent-formula')).toEqual(['D7'])
})

const CASH = (note: string): string => `# Balance sheet
| | 2023 | 2024 | 2025 |
| Cash and cash equivalents | 29965 | 29943 | 35934 |
| Total current assets | 143566 | 152987 | 147957 |
| Total assets | 352583 | 364980 | 359241 |

# Cash flow statement
| | 2023 | 2024 | 2025 |
| Net increase in cash | 5760 | -794 | 5991 |
| Cash at the beginning of the period | 24977 | 30737 | 29943 |
| Cash at the end of the period | 30737 | 29943 | 35934 |
| ${note} |`

test('a note below the statement says that its cash is wider', () => {
  const rule = 'consistency/cash-differs-from-balance-sheet'
  expect(told(CASH('Note: ending cash includes restricted cash'), rule)).toEqual([])
  expect(told(CASH('Note: as reported'), rule)).toHaveLength(1)
})

const SCENARIOS = (second: string): string => `# Cases
| Case | 2 |
| Value | 392 |
| Bear | =IF($B$1=1,$B$2,$B$3) |
| Base | ${second} |
| Bull | =IF($B$1=3,$B$2,$B$5) |`

test('copies of one loop are told once, with their places', () => {
  const { findings } = reviewExample(SCENARIOS('=IF($B$1=2,$B$2,$B$4)'))
  const loops = findings.filter(({ ruleId }) => ruleId === 'formula/circular-reference')
  expect(loops.map(({ evidence }) => evidence.map(({ location }) => location.cell))).toEqual([['B3', 'B4', 'B5']])
})

const UNSEEN = (value: string): string => `# Cash flow
| | Oct 2025 | Nov 2025 | Dec 2025 | Jan 2026 |
| Opening balance | 900 | =B5 | =C5 | =D5 |
| Viewings and check | -380 | ${value} | -46.8 | -46.8 |
| Rent | 700 | 700 | 700 | 700 |
| Closing balance | =SUM(B2:B4) | =SUM(C2:C4) | =SUM(D2:D4) | =SUM(E2:E4) |`

test('a line of amounts is no check, whatever it is called', () => {
  expect(told(UNSEEN('0'), 'formula/failing-check')).toEqual([])
})

const COLOURED = (typed: string): string => `# Assumptions
| Risk free | 4.1% (blue) |
| Premium | 5.5% (blue) |
| Beta | 1.2 (blue) |
| Cost of equity | =B1+B3*B2 |
| Cost of debt | ${typed} |
| After tax | =B5*(1-B7) |
| Tax | 25% (blue) |
| Equity | 900 (blue) |
| Debt | 300 (blue) |
| Cash | 20 (blue) |
| Shares | 50 (blue) |
| Growth | 2% (blue) |
| WACC | =(B4*B8+B6*B9)/(B8+B9) |
| Value | =(B10+B11)*(1+B12) |`

test('a round number in the colour of formulas is an input; one with the digits of a result was typed over it', () => {
  expect(told(COLOURED('8%'), 'formula/constant-in-formulas')).toEqual([])
  expect(told(COLOURED('8.137%'), 'formula/constant-in-formulas')).toEqual(['B5'])
})

const SALE = (first: string, before: string): string => `# Cash flow
| | 2020A | 2021A | 2022A | 2023A |
| Revenue | 24578 | 31536 | 41462 | 50773 |
| Wages | 12578 | 13536 | 14462 | 15773 |
| Proceeds | ${before} | ${first} | 12353 | 18310 |`

test('a line that begins may begin small; a thousandth in a full line is another unit', () => {
  expect(told(SALE('22', ''), 'assumption/scale-outlier')).toEqual([])
  expect(told(SALE('11022', '11.4'), 'assumption/scale-outlier')).toEqual(['B4'])
})

const RANKS = (formula: string): string => `# Summary
| Region | Sales |
| North | 340 |
| South | 560 |
| 1 (white) | ${formula} |`

test('the place in a list that a formula takes may be hidden; a number that it computes with may not', () => {
  expect(told(RANKS('=LARGE(B2:B3,A4)'), 'traceability/workbook-hidden-source')).toEqual([])
  expect(told(RANKS('=B3*A4'), 'traceability/workbook-hidden-source')).toEqual(['A4'])
})

const EQUITY = (tax: string): string => `# Cash flow
| | 2024 | 2025 | 2026 |
| EBIT | 90 | 100 | 110 |
| Interest expense | ${tax} |
| Profit before tax | =B2-B3 | =C2-C3 | =D2-D3 |
| Tax | =B4*$B$8 | =C4*$B$8 | =D4*$B$8 |
| Depreciation | 10 | 10 | 10 |
| Free cash flow | =B2-B5+B6 | =C2-C5+C6 | =D2-D5+D6 |
| Tax rate | 25% |`

test('without interest the tax on the profit is that on the operating profit', () => {
  expect(told(EQUITY('0 | 0 | 0'), 'assumption/cash-flow-definition')).toEqual([])
  expect(told(EQUITY('20 | 18 | 16'), 'assumption/cash-flow-definition')).toEqual(['B5:D5'])
})
