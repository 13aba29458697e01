import { expect, test } from 'vitest'
import { reviewExample } from './review-example.ts'

/** What is told above suggestion: rule and place. */
const told = (body: string): string[] =>
  reviewExample(body, { withEffects: true })
    .findings.filter(({ severity }) => severity !== 'suggestion')
    .map(({ ruleId, evidence: [{ location }] }) => `${ruleId} ${location.sheet}!${location.cell}`)

const SHEETS = (rate: string, own = 'WACC'): string => `# WACC
| Cost of equity | 10% |
| WACC | 8.5% |

# Flows
| | 2025E | 2026E | 2027E | 2028E |
| ${own} | ${rate} |
| Period | 1 | =B3+1 | =C3+1 | =D3+1 |
| Discount factor | =1/(1+$B$2)^B3 | =1/(1+$B$2)^C3 | =1/(1+$B$2)^D3 | =1/(1+$B$2)^E3 |
| Flow | 100 | 104 | 108 | 112 |
| Present value | =B5*B4 | =C5*C4 | =D5*D4 | =E5*E4 |`

test('factors take the rate of their own sheet; a rate written into them stays told', () => {
  expect(told(SHEETS('7.5%', 'Rate of the example'))).toEqual([])
  const written = SHEETS('8.5%').replaceAll('$B$2', '5%')
  expect(told(written).some((text) => text.startsWith('assumption/discount-factor Flows!'))).toBe(true)
})

const ROLLING = (fourth: string): string => `# Debt
| | Q1 24 | Q2 24 | Q3 24 | Q4 24 | Q1 25 | Q2 25 | Q3 25 | Q4 25 |
| Interest | 12 | 13 | 11 | 15 | 14 | 12 | 16 | 13 |
| LTM interest | =SUM(B2:B2)*4/1 | =SUM(B2:C2)*4/2 | =SUM(B2:D2)*4/3 | =SUM(B2:E2)*4/4 | ${fourth} | =SUM(D2:G2)*4/4 | =SUM(E2:H2)*4/4 | =SUM(F2:I2)*4/4 |
| Cover | =B3/4 | =C3/4 | =D3/4 | =E3/4 | =F3/4 | =G3/4 | =H3/4 | =I3/4 |`

test('the window of a rolling total fills up; one that is too short later stays told', () => {
  expect(told(ROLLING('=SUM(C2:F2)*4/4'))).toEqual([])
  expect(told(ROLLING('=SUM(D2:F2)*4/4'))).not.toEqual([])
})

const HEADS = (third: string): string =>
  ['Income', 'Flows', 'Debt']
    .map(
      (name, index) => `| ${name} | Year 1 | Year 2 | ${third} | Year 4 | Year 5 |
| Line ${index} | 10 | 11 | 12 | 13 | 14 |
| Other ${index} | 20 | 21 | 22 | 23 | 24 |
| |`,
    )
    .join('\n')

test('a head copied from block to block with its slip is one finding', () => {
  expect(told(`# Model\n${HEADS('Year 3')}`)).toEqual([])
  expect(told(`# Model\n${HEADS('Year 2')}`)).toEqual(['formula/period-heads Model!D1'])
})

const PEERS = (mean: string): string => `# Peers
| | Target | Adler | Birch | Cedar |
| EV/EBITDA | 16.98 | 17.82 | 12.06 | 13.2 |
| EBITDA | 5520 |
| Mean of the peers | ${mean} |
| Value | =B4*B3 |`

test('a mean of the peers leaves out the company that is valued', () => {
  expect(told(PEERS('=AVERAGE(C2:E2)'))).toEqual([])
})

const GROWTH = (mean: string): string => `# Dashboard
| Year | Sales growth | Profit growth | Cover |
| 2017 | 0% | 0% | 326 |
| 2018 | 3% | 7% | 168 |
| 2019 | 7% | 18% | 268 |
| 2020 | 11% | 18% | 252 |
| 2021 | 1% | 11% | 75 |
| 2022 | 18% | 18% | 90 |
| 2023 | 11% | 11% | 111 |
| Mean | ${mean} | 13.83% | 184.29 |`

test('a mean of growth rates counts no nought of the first year; one that is neither stays told', () => {
  expect(told(GROWTH('8.5%'))).toEqual([])
  expect(told(GROWTH('11.5%'))).toEqual(['formula/typed-statistic Dashboard!B9'])
})

const SWEEP = (label: string): string => `# Cash
| | 2025 | 2026 | 2027 |
| Cash from operations | 400 | 420 | 440 |
| Investments | -200 | -210 | -220 |
| Instalments | =-B7 | =-C7 | =-D7 |
| Free cash flow | =SUM(B2:B4) | =SUM(C2:C4) | =SUM(D2:D4) |
| |
| ${label} | 25 | 25 | 25 |`

test('the amortisation of a debt is paid, that of an asset is added back', () => {
  const signs = (label: string): string[] => told(SWEEP(label)).filter((text) => text.includes('cash-flow-signs'))
  expect(signs('Amortization on variable rate term debt')).toEqual([])
  expect(signs('Term loan amortization')).toEqual([])
  expect(signs('Amortization of intangibles')).toEqual(['assumption/cash-flow-signs Cash!B5:D5'])
})
