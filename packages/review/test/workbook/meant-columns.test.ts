import { expect, test } from 'vitest'
import { reviewExample } from './review-example.ts'

/** What is told above suggestion: rule and cell. */
const told = (body: string): string[] =>
  reviewExample(body, { withEffects: true })
    .findings.filter(({ severity }) => severity !== 'suggestion')
    .map(({ ruleId, evidence: [{ location }] }) => `${ruleId} ${location.cell}`)

const RAISED = (fifth: string): string => `# Revenue
| Raise | 2% |
| | Jan-24 | Feb-24 | Mar-24 | Apr-24 | May-24 | Jun-24 | Jul-24 | Aug-24 |
| Guests | 1000 | =B3 | =C3 | =D3 | ${fifth} | =F3 | =G3 | =H3 |
| Revenue | =B3*12 | =C3*12 | =D3*12 | =E3*12 | =F3*12 | =G3*12 | =H3*12 | =I3*12 |`

test('a line that stays as before moves on by an assumption; another line read there stays told', () => {
  expect(told(RAISED('=E3*(1+$B$1)'))).toEqual([])
  expect(told(RAISED('=E4'))).not.toEqual([])
})

const DAYS = (cost: string): string => `# Data
| | 2014 | 2015 | 2016 | 2017 | Jun-18 |
| Receivables | 120 | 140 | 150 | 155 | 149 |
| Sales | 1700 | 1810 | 1930 | 2010 | 1001 |
| Stock | 210 | 214 | 220 | 231 | 229 |
| Cost | 900 | 910 | 950 | 990 | 505 |
| DSO | =B2/B3*360 | =C2/C3*360 | =D2/D3*360 | =E2/E3*360 | =F2/F3*180 |
| DIO | =B4/B5*360 | =C4/C5*360 | =D4/D5*360 | =E4/E5*360 | =F4/F5*${cost} |
| Cycle | =B6+B7 | =C6+C7 | =D6+D7 | =E6+E7 | =F6+F7 |`

test('a half-year counts half the days in all its lines; one line alone stays told', () => {
  expect(told(DAYS('180'))).toEqual([])
  expect(told(DAYS('360'))).toEqual(['formula/embedded-constant F6'])
})

const CASH = (next: string): string => `# Cash
| | 2021 | 2022 | 2023 | 2024 |
| Effect of rates | -42 | 23 | -64 | -11 |
| Net change, effects included | 197583 | -631835 | -251650 | -20610 |
| Opening cash | 8238870 | ${next} | 7804618 | 7552968 |
| Closing cash | =SUM(B3:B4) | =SUM(C3:C4) | =SUM(D3:D4) | =SUM(E3:E4) |`

test('a closing balance that the next year begins with is right as it stands', () => {
  expect(told(CASH('8436453'))).toEqual([])
})

const COSTS = (shown: string): string => `# Costs
| | Jan-24 | Feb-24 | Mar-24 | Apr-24 |
| Rent | 400 | 410 | 420 | 430 |
| Office | 250 | 251 | 252 | 253 |
| Salaries | 1000 | 1010 | 1015 | 1020 |
| Other | 240 | 241 | 247 | 249 |
| General costs | =SUM(B2:B4) | =SUM(C2:C4) | =SUM(D2:D4) | =SUM(E2:E4) |
| Other costs | ${shown} |
| Total | =SUM(B6:B7) | =SUM(C6:C7) | =SUM(D6:D7) | =SUM(E6:E7) |`

test('what a sum leaves out is shown by itself below and added there', () => {
  expect(told(COSTS('=B5 | =C5 | =D5 | =E5'))).toEqual([])
  expect(told(COSTS('11 | 12 | 9 | 10')).some((text) => text.startsWith('formula/short-range'))).toBe(true)
})

const TYPED_ON = (capex: string): string => `# PP&E
| | 2017A | 2018A | 2019A | 2020E | 2021E | 2022E | 2023E | 2024E |
| Revenue | 900 | 950 | 990 | 1040 | 1090 | 1150 | 1200 | 1260 |
| Capex | 370 | 420 | 440 | =E4*E2 | ${capex} |
| Capex, % of revenue | =B3/B2 | =C3/C2 | =D3/D2 | =AVERAGE($B4:$D4) | =AVERAGE($B4:$D4) | 20% | 15% | 10% |`

test('an assumption is typed from some year on to the end of its line; a number amid the results stays told', () => {
  expect(told(TYPED_ON('=F4*F2 | =G4*G2 | =H4*H2 | =I4*I2'))).toEqual([])
  expect(told(TYPED_ON('=F4*F2 | 260 | =H4*H2 | =I4*I2'))).toEqual(['formula/constant-in-formulas G3'])
})

const LINKED = (fourth: string): string => `# Cash flow
| | Twelve Months | Twelve Months | Twelve Months | Three Months | Three Months | Twelve Months |
| Capex | 253 | 497 | 524 | 121 | 130 | 540 |

# Model
| | 2019 | 2020 | 2021 | 2022 |
| Capex | ='Cash flow'!B2 | ='Cash flow'!C2 | ='Cash flow'!D2 | ${fourth} |
| Double | =B2*2 | =C2*2 | =D2*2 | =E2*2 |`

test('a link that leaps to the column with the same heads is right', () => {
  expect(told(LINKED("='Cash flow'!G2"))).toEqual([])
})

test('a nought kept as text changes nothing; an amount does', () => {
  const text = (value: string): string => `# Debt
| | 2024 | 2025 | 2026 |
| Bank | 100 | 90 | 80 |
| Notes | '${value} | 12 | 14 |
| Bonds | 10 | 10 | 10 |
| Total | =B2+B3+B4 | =C2+C3+C4 | =D2+D3+D4 |`
  expect(told(text('0'))).toEqual([])
  expect(told(text('15'))).toEqual(['formula/number-as-text B3'])
})
