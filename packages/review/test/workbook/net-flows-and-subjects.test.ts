import { expect, test } from 'vitest'
import { reviewExample } from './review-example.ts'

const told = (body: string, rule: string): string[] =>
  reviewExample(body).findings.flatMap(({ ruleId, severity, evidence: [{ location }] }) =>
    severity !== 'suggestion' && ruleId === rule ? [location.cell ?? ''] : [],
  )

const NET = (name: string, past: string, sign: string): string => `# Flow
| | 2022 | 2023 | 2024 | 2025 | 2026 |
| Revenue | 500 | 520 | 540 | 560 | 580 |
| EBIT | 90 | 95 | 100 | 104 | 108 |
| Income tax | 20 | 21 | 22 | 23 | 24 |
| ${name} | ${past} | =D2*-6% | =E2*-6% | =F2*-6% |
| Free cash flow | | | =D3-D4${sign}D5 | =E3-E4${sign}E5 | =F3-F4${sign}F5 |`

test('capital spending less depreciation may lie below nought; spending itself may not', () => {
  const rule = 'assumption/cash-flow-signs'
  expect(told(NET('Capex - D&A', '12 | -8', '-'), rule)).toEqual([])
  expect(told(NET('Capex', '12 | -8', '-'), rule)).toEqual(['D6:F6'])
  expect(told(NET('Capex - D&A', '-12 | -8', '-'), rule)).toEqual(['D6:F6'])
})

const PEERS = (first: string, subject: string, range: string): string => `# Beta
| Company | Beta | Debt to equity | Unlevered beta |
| ${first} | 1.06 | 1.7 | =B2/(1+C2*0.75) |
| Harrow Foods | 0.84 | 0.1 | =B3/(1+C3*0.75) |
| Delta Mills | 0.71 | 0.44 | =B4/(1+C4*0.75) |
| Osprey Brands | 0.92 | 0.01 | =B5/(1+C5*0.75) |
| Average | | | =AVERAGE(D${range}:D5) |
| |
| Levered beta of ${subject} | 1.05 |
| Debt to value of ${subject} | 0.4 |`

test('the company that is valued is none of its peers; a peer that the average misses is told', () => {
  const rule = 'formula/short-range'
  expect(told(PEERS('NSE: Grasim', 'Grasim', '3'), rule)).toEqual([])
  expect(told(PEERS('NSE: Grasim', 'the target', '3'), rule)).toEqual(['D6'])
  expect(told(PEERS('NSE: Grasim', 'Harrow', '3'), rule)).toEqual(['D6'])
})

const LISTED = (subject: string): string => `# Beta
| Company | Beta | Debt to equity | Unlevered beta |
| NSE: Grasim | 1.06 | 1.7 | =B2/(1+C2*0.75) |
| Harrow Foods | 0.84 | 0.1 | =B3/(1+C3*0.75) |
| Delta Mills | 0.71 | 0.44 | =B4/(1+C4*0.75) |
| Osprey Brands | 0.92 | 0.01 | =B5/(1+C5*0.75) |
| |
| | | | Unlevered beta average | =AVERAGE(D3:D5) |
| |
| Levered beta of ${subject} | 1.05 |
| Debt to value of ${subject} | 0.4 |`

test('so is it where the mean stands beside the list', () => {
  expect(told(LISTED('Grasim'), 'formula/short-range')).toEqual([])
  expect(told(LISTED('the target'), 'formula/short-range')).toEqual(['E7'])
})

const RATES = (head: string, rate: string): string => `# Costs
| | ${head} |
| Spot | ${rate} |
| Mean | 5.4 |
| Spread | 0.4 |
| Cost of equity | =B2+1.1*B4 |`

test('a head that says in % makes percents of its numbers; one that is too large as such is told', () => {
  const rule = 'assumption/implausible-input'
  expect(told(RATES('Risk-free rate (in %)', '5.6'), rule)).toEqual([])
  expect(told(RATES('Risk-free rate (in %)', '56'), rule)).toEqual(['B2'])
})

const HALF = (head: string, factor: string): string => `# Debt
| | 31 Dec 2021 | 31 Dec 2022 | 31 Dec 2023 | 31 Dec 2024 | ${head} |
| Debt | 1800 | 2000 | 2400 | 2500 | 2600 |
| Interest | 100 | 118 | 130 | 141 | 75 |
| Rate | =B3/B2 | =C3/C2 | =D3/D2 | =E3/E2 | =F3/F2${factor} |`

test('half a year is doubled to a year; a whole one is not', () => {
  const rule = 'formula/embedded-constant'
  expect(told(HALF('30 Jun 2025', '*2'), rule)).toEqual([])
  expect(told(HALF('31 Dec 2025', '*2'), rule)).toEqual(['F4'])
  expect(told(HALF('30 Jun 2025', '*20'), rule)).toEqual(['F4'])
})

test('weights of debt and equity in value add up to one', () => {
  const weights = (equity: string): string => `# WACC
| D/V | 46% |
| E/V | ${equity} |
| Cost of equity | 12% |
| Cost of debt | 8% |
| Tax rate | 25% |
| WACC | =B1*B4*(1-B5)+B2*B3 |`
  expect(told(weights('54%'), 'assumption/wacc')).toEqual([])
  expect(told(weights('99%'), 'assumption/wacc')).not.toEqual([])
})
